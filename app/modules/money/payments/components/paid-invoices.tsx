import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { HeadCell, NameCell, NumberCell, SheetPad, Table, text } from '#app/ui/index.ts'
import type { Payment } from '#contract/books/payment.ts'
import { paymentPath } from '../paths.ts'

const heads = {
  in: 'invoice.number',
  out: 'invoice.number',
  toSupplier: 'supplier.bill',
  fromSupplier: 'supplier.credit',
}

const nonePaid = {
  in: 'detail.nonePaid',
  toSupplier: 'supplier.nonePaid',
  fromSupplier: 'supplier.creditsLeft',
}
const noneLeft = {
  in: 'detail.noneLeft',
  toSupplier: 'supplier.noneLeft',
  fromSupplier: 'supplier.creditsLeft',
}

/** The invoices or bills that a payment was put towards. */
export function PaidInvoices({ payment }: { payment: Payment }) {
  const t = useT('payments')
  const format = useFormat()
  const { firm } = useFirm()
  const { allocations, currency, state, direction } = payment
  if (direction === 'out') return <PaidBack payment={payment} />
  if (allocations.length === 0) {
    return (
      <SheetPad>
        <p className={text.soft}>
          {t(state === 'reversed' ? noneLeft[direction] : nonePaid[direction])}
        </p>
      </SheetPad>
    )
  }
  return (
    <Table caption={t('detail.paid')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t(heads[direction])}</HeadCell>
          <HeadCell isNumber>{t('invoice.dueNow')}</HeadCell>
          <HeadCell isNumber>{t('invoice.took', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {allocations.map(({ id, documentKind, invoiceId, number, amount, ...invoice }) => (
          <tr key={id}>
            <NameCell href={documentHref(firm.firmId, documentKind, invoiceId) ?? ''}>
              {number}
            </NameCell>
            <NumberCell tone="soft" place="state" stackedLabel={t('invoice.dueNowShort')}>
              {format.money(invoice.invoiceDue, invoice.invoiceCurrency)}
            </NumberCell>
            <NumberCell tone="strong" place="figure">
              {format.amount(amount, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The payments and credit notes whose credit a refund paid back. */
function PaidBack({ payment: { refunds, currency } }: { payment: Payment }) {
  const { firm } = useFirm()
  const { money } = useFormat()
  return (
    <SheetPad>
      {refunds.map(({ id, documentKind, documentId, number, amount }) => (
        <p key={id}>
          <a
            className={text.link}
            href={
              documentKind === 'payment'
                ? paymentPath(firm.firmId, documentId)
                : invoicePath(firm.firmId, documentId)
            }
          >
            {number}
          </a>
          {`, ${money(amount, currency)}`}
        </p>
      ))}
    </SheetPad>
  )
}
