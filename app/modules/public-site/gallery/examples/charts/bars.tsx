import { useT } from '#app/shell/page-context.tsx'
import { BarChart } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const paidIn = [42, 38, 51, 47, 60, 58]
const paidOut = [30, 35, 33, 41, 38, 40]

export default function Bars() {
  const t = useT('gallery')
  const { months, euros, tick } = useSample()
  const bars = months(6).map((label, at) => {
    const [moneyIn = 0, out = 0] = [paidIn[at], paidOut[at]].map((value = 0) => value * 1000)
    const net = moneyIn - out
    return {
      label,
      in: moneyIn,
      inText: euros(moneyIn),
      out,
      outText: euros(out),
      net,
      netText: euros(net),
      isExpected: at === 5,
    }
  })
  return (
    <BarChart
      label={t('words.cashFlow')}
      bars={bars}
      names={{
        period: t('words.month'),
        in: t('words.moneyIn'),
        out: t('words.moneyOut'),
        net: t('words.net'),
        expected: t('words.expected'),
      }}
      formatTick={tick}
      tableLabel={t('words.asTable')}
    />
  )
}
