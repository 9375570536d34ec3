import { useT } from '#app/shell/page-context.tsx'
import { LineChart } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const years = [
  { name: '2025', values: [31, 29, 36, 40, 38, 44] },
  { name: '2026', values: [35, 37, 34, 46, 52, 57] },
]

export default function Line() {
  const t = useT('gallery')
  const { months, euros, tick } = useSample()
  return (
    <LineChart
      label={t('words.sales')}
      periodName={t('words.month')}
      periods={months(6)}
      series={years.map(({ name, values }) => ({
        name,
        values: values.map((value) => value * 1000),
        texts: values.map((value) => euros(value * 1000)),
      }))}
      formatTick={tick}
      tableLabel={t('words.asTable')}
    />
  )
}
