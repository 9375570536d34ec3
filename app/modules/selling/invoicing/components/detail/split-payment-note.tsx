import { useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { DocumentTotals } from '#contract/selling/invoice.ts'

type SplitPaymentNoteProps = {
  totals: Pick<DocumentTotals, 'total' | 'splitTax'>
  currency: string
}

/** Why less is due than the total: the customer pays the tax to the state. */
export function SplitPaymentNote({ totals, currency }: SplitPaymentNoteProps) {
  const t = useT('invoicing')
  const { money } = useFormat()
  const { splitTax } = totals
  if (splitTax === 0) return null
  return (
    <p className={classes(text.tiny, text.soft)}>
      {t('detail.splitPayment', {
        tax: money(splitTax, currency),
        due: money(payableOf(totals), currency),
      })}
    </p>
  )
}
