import { useT } from '#app/shell/page-context.tsx'
import { StackedChart } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const costs = { rent: [4, 4, 4, 5], wages: [12, 12, 14, 14], goods: [8, 11, 7, 13] }

export default function Stacked() {
  const t = useT('gallery')
  const { months, euros, tick } = useSample()
  return (
    <StackedChart
      label={t('words.costs')}
      periodName={t('words.month')}
      periods={months(4)}
      series={Object.entries(costs).map(([name, values]) => ({
        name: t(`words.${name}`),
        values: values.map((value) => value * 1000),
        texts: values.map((value) => euros(value * 1000)),
      }))}
      formatTick={tick}
      tableLabel={t('words.asTable')}
    />
  )
}
