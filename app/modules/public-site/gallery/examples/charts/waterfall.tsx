import { useT } from '#app/shell/page-context.tsx'
import { Waterfall } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const steps = [
  { name: 'sales', value: 90_000, isSum: true },
  { name: 'goods', value: -34_000 },
  { name: 'wages', value: -28_000 },
  { name: 'rent', value: -9_000 },
  { name: 'other', value: 3_500 },
  { name: 'profit', value: 22_500, isSum: true },
]

export default function FromSalesToProfit() {
  const t = useT('gallery')
  const { euros, tick } = useSample()
  return (
    <Waterfall
      label={t('words.salesToProfit')}
      steps={steps.map(({ name, ...step }) => ({
        ...step,
        label: t(`words.${name}`),
        text: euros(step.value),
      }))}
      names={{ step: t('words.step'), amount: t('words.amount') }}
      formatTick={tick}
      tableLabel={t('words.asTable')}
    />
  )
}
