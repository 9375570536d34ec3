import { invoicePath } from '#app/modules/invoicing/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { HeadCell, NameCell, NumberCell, SheetPad, Table, text } from '#app/ui/index.ts'
import type { Payment } from '#contract/payments.ts'

/** The invoices that a payment was put towards. */
export function PaidInvoices({ payment }: { payment: Payment }) {
  const t = useT('payments')
  const { amount: formatAmount } = useFormat()
  const { firm } = useFirm()
  const { allocations, currency, state } = payment
  if (allocations.length === 0) {
    return (
      <SheetPad>
        <p className={text.soft}>
          {state === 'reversed' ? t('detail.noneLeft') : t('detail.nonePaid')}
        </p>
      </SheetPad>
    )
  }
  return (
    <Table caption={t('detail.paid')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('invoice.number')}</HeadCell>
          <HeadCell isNumber>{t('invoice.dueNow', { currency })}</HeadCell>
          <HeadCell isNumber>{t('invoice.took', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {allocations.map(({ invoiceId, number, amount, invoiceDue }) => (
          <tr key={invoiceId}>
            <NameCell href={invoicePath(firm.firmId, invoiceId)}>{number}</NameCell>
            <NumberCell tone="soft" place="state" stackedLabel={t('invoice.dueNowShort')}>
              {formatAmount(invoiceDue, currency)}
            </NumberCell>
            <NumberCell tone="strong" place="figure">
              {formatAmount(amount, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
