import { useT } from '#app/shell/page-context.tsx'
import { AreaChart } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const balances = [18, 24, 9, -4, 12, 27, 31]

export default function Area() {
  const t = useT('gallery')
  const { months, euros, tick } = useSample()
  return (
    <AreaChart
      label={t('words.balance')}
      periodName={t('words.month')}
      periods={months(balances.length)}
      series={[
        {
          name: t('words.balance'),
          values: balances.map((value) => value * 1000),
          texts: balances.map((value) => euros(value * 1000)),
        },
      ]}
      formatTick={tick}
      tableLabel={t('words.asTable')}
    />
  )
}
