import { useT } from '#app/shell/page-context.tsx'
import { RankBars, RegionMap, Stack } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const sales = { DE: 42_000, US: 31_500, EE: 18_000, BR: 9_300, JP: 7_100, SG: 2_400 }

export default function World() {
  const t = useT('gallery')
  const { euros, country } = useSample()
  const values = Object.entries(sales).map(([code, value]) => ({
    country: code,
    name: country(code),
    value,
    text: euros(value),
  }))
  return (
    <Stack>
      <RegionMap of="world" label={t('words.salesByCountry')} values={values} />
      <RankBars
        caption={t('words.salesByCountry')}
        rows={values.map(({ name, value, text }) => ({
          label: name,
          amount: value,
          amountText: text,
        }))}
      />
    </Stack>
  )
}
