import { useT } from '#app/shell/page-context.tsx'
import type { PaymentMethod } from '#contract/payment.ts'

/** What each way to pay is called. */
export function usePaymentMethods(): Record<PaymentMethod, string> {
  const t = useT('payments')
  return {
    bankTransfer: t('method.bankTransfer'),
    card: t('method.card'),
    cash: t('method.cash'),
    directDebit: t('method.directDebit'),
    other: t('method.other'),
  }
}
