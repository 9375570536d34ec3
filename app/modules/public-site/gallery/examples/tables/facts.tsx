import { useT } from '#app/shell/page-context.tsx'
import { FactList, Figure, Rules, Stack } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

export default function Facts() {
  const t = useT('gallery')
  const { day, euros, exactEuros } = useSample()
  return (
    <Stack>
      <Rules columns="two">
        <Figure label={t('words.paid')} value={euros(48_200)} detail={day(31)} />
        <Figure label={t('words.open')} value={euros(6_120)} detail={day(31)} />
      </Rules>
      <FactList
        areSums
        facts={[
          { term: t('words.net'), value: exactEuros(1000) },
          { term: t('words.vat'), value: exactEuros(220) },
          { term: t('words.total'), value: exactEuros(1220), isTotal: true },
        ]}
      />
    </Stack>
  )
}
