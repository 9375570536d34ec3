import type { PaymentMethod } from '#contract/books/payment.ts'
import { useT } from '../page-context.tsx'

/** What each way to pay is called. */
export function usePaymentMethods(): Record<PaymentMethod, string> {
  const t = useT('form')
  return {
    bankTransfer: t('method.bankTransfer'),
    card: t('method.card'),
    cash: t('method.cash'),
    directDebit: t('method.directDebit'),
    other: t('method.other'),
  }
}
