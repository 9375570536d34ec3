import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, SheetPad, text } from '#app/ui/index.ts'
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

type Standing = Pick<Payment, 'state' | 'unallocated'> & { direction: keyof typeof nonePaid }

/** What is said of a payment that stands against nothing. */
function nothingPaid({ state, direction, unallocated }: Standing) {
  if (state === 'reversed') return noneLeft[direction]
  // A gift card that was sold, or a payment that was paid back, is no credit of the customer.
  if (direction === 'in' && unallocated === 0) return 'detail.noneLeftAsCredit'
  return nonePaid[direction]
}

/** The invoices or bills that a payment was put towards. */
export function PaidInvoices({ payment }: { payment: Payment }) {
  const t = useT('payments')
  const format = useFormat()
  const { firm } = useFirm()
  const { allocations, currency, state, direction, unallocated } = payment
  if (direction === 'out') return <PaidBack payment={payment} />
  if (allocations.length === 0) {
    return (
      <SheetPad>
        <p className={text.soft}>{t(nothingPaid({ state, direction, unallocated }))}</p>
      </SheetPad>
    )
  }
  return (
    <RowsTable
      caption={t('detail.paid')}
      isStacked
      rows={allocations}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t(heads[direction]),
          href: ({ documentKind, invoiceId }) =>
            documentHref(firm.firmId, documentKind, invoiceId) ?? '',
          cell: ({ number }) => number,
        },
        {
          head: t('invoice.dueNow'),
          isNumber: true,
          tone: 'soft',
          place: 'state',
          stackedLabel: t('invoice.dueNowShort'),
          cell: (invoice) => format.money(invoice.invoiceDue, invoice.invoiceCurrency),
        },
        {
          head: t('invoice.took', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: ({ amount }) => format.amount(amount, currency),
        },
      ]}
    />
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

/** An invoice of a customer, or what else they are to pay, that awaits money; amounts in minor units of its currency. */
export type OpenInvoice = {
  id: string
  documentKind: string
  number: string
  dueDate: string
  currency: string
  total: number
  due: number
  /** What is open of each instalment, the earliest due first; one where it has none. */
  parts: readonly number[]
  isOverdue: boolean
}
