import { useT } from '#app/shell/page-context.tsx'
import { RankBars, RegionMap, Stack } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const customers = { DE: 120, EE: 64, IT: 48, ES: 41, FR: 22, MT: 6 }

export default function Europe() {
  const t = useT('gallery')
  const { number, country } = useSample()
  const values = Object.entries(customers).map(([code, value]) => ({
    country: code,
    name: country(code),
    value,
    text: number(value),
  }))
  return (
    <Stack>
      <RegionMap of="europe" label={t('words.customersByCountry')} values={values} />
      <RankBars
        caption={t('words.customersByCountry')}
        rows={values.map(({ name, value, text }) => ({
          label: name,
          amount: value,
          amountText: text,
        }))}
      />
    </Stack>
  )
}
