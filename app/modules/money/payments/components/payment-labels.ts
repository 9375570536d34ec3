import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { OpenInvoice } from './open-invoice.ts'
import { allocationField, discountField, invoiceAmountField } from './payment-of-form.ts'

/** What each field of a payment is called, by its path; invoices by their numbers. */
export function usePaymentLabels(
  currency: string,
  open: readonly OpenInvoice[],
): Record<string, string> {
  const t = useT('payments')
  const { firm } = useFirm()
  return {
    amount: t('field.amount'),
    currency: t('field.currency'),
    exchangeRate: t('field.exchangeRate', { from: currency, to: firm.baseCurrency }),
    date: t('field.date'),
    method: t('field.method'),
    account: t('field.account'),
    fee: t('field.fee'),
    reference: t('field.reference'),
    ...Object.fromEntries(
      open.flatMap(({ id, number }) => [
        [allocationField(id), number],
        [invoiceAmountField(id), `${number}, ${t('invoice.settles')}`],
        [discountField(id), `${number}, ${t('invoice.discount')}`],
      ]),
    ),
  }
}
