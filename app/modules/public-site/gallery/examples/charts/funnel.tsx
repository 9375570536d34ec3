import { useT } from '#app/shell/page-context.tsx'
import { Funnel } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const stages = { quotes: 240, accepted: 132, invoices: 120, paid: 96 }

export default function FromQuoteToPayment() {
  const t = useT('gallery')
  const { number, share } = useSample()
  return (
    <Funnel
      label={t('words.quoteToPaid')}
      stages={Object.entries(stages).map(([name, value]) => ({
        label: t(`words.${name}`),
        value,
        text: number(value),
        shareText: share(value / stages.quotes),
      }))}
    />
  )
}
