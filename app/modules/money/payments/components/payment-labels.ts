import type { Translate } from '#app/shell/i18n/translate.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { OpenInvoice } from './paid-invoices.tsx'
import { allocationField, discountField, invoiceAmountField } from './payment-of-form.ts'

/** What the fields are called that everything paid has; `rate` are the currencies of its rate. */
export function usualLabels(t: Translate, rate: { from: string; to: string }) {
  return {
    exchangeRate: t('field.exchangeRate', rate),
    date: t('field.date'),
    method: t('field.method'),
    account: t('field.account'),
    fee: t('field.fee'),
    reference: t('field.reference'),
  }
}

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
    ...usualLabels(t, { from: currency, to: firm.baseCurrency }),
    ...Object.fromEntries(
      open.flatMap(({ id, number }) => [
        [allocationField(id), number],
        [invoiceAmountField(id), `${number}, ${t('invoice.settles')}`],
        [discountField(id), `${number}, ${t('invoice.discount')}`],
      ]),
    ),
  }
}
