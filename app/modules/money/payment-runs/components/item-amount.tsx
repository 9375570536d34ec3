import { useFormat, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { PaymentRun } from '#contract/money/payment-runs.ts'

type ItemAmountProps = { item: PaymentRun['items'][number]; currency: string }

/** What is paid or collected, and what is usual where that is far from it. */
export function ItemAmount({ item: { amount: sum, usualAmount }, currency }: ItemAmountProps) {
  const t = useT('payment-runs')
  const { amount } = useFormat()
  return (
    <>
      {amount(sum, currency)}
      {usualAmount !== null && (
        <>
          <br />
          <span className={text.small}>
            {t('usually', { amount: amount(usualAmount, currency) })}
          </span>
        </>
      )}
    </>
  )
}
