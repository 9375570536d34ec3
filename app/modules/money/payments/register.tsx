import { usePaymentMethods } from '#app/shell/form/payment-methods.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status } from '#app/ui/index.ts'
import {
  ImportedPayment,
  type Payment,
  PaymentMethod,
  type PaymentRow,
} from '#contract/books/payment.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { PaymentListQuery, paymentsContract } from '#contract/money/payments.ts'
import { paymentFields } from './import-fields.ts'
import { paymentHeads } from './import-heads.ts'

const marks = { out: 'refund.mark', toSupplier: 'supplier.mark', fromSupplier: 'supplier.backMark' }

/** How a payment was made, that it went back, or that it was reversed. */
function PaymentMethodCell({ row: { state, direction, method } }: { row: PaymentRow }) {
  const t = useT('payments')
  const methods = usePaymentMethods()
  if (state === 'reversed') return <Status kind="void">{t('state.reversed')}</Status>
  if (direction === 'in') return methods[method]
  return `${t(marks[direction])}, ${methods[method]}`
}

/** Whose payments alone are shown. */
type PaymentExtra = { customerName: string | undefined }

const columns: Column<PaymentRow, PaymentExtra>[] = [
  { name: 'number', kind: 'text', label: 'list.number', place: 'detail' },
  { name: 'customerName', kind: 'link', label: 'list.customer', sort: 'customer' },
  { name: 'date', kind: 'date', label: 'list.date', sort: 'date', place: 'secondDetail' },
  {
    name: 'method',
    kind: 'text',
    label: 'list.method',
    place: 'state',
    value: ({ method }, { texts }) => texts('form')(`method.${method}`),
    cell: (row) => <PaymentMethodCell row={row} />,
  },
  {
    name: 'invoiceNumbers',
    kind: 'text',
    label: 'list.invoices',
    value: ({ invoiceNumbers }) => shortList(invoiceNumbers),
    fileValue: ({ invoiceNumbers }) => invoiceNumbers,
  },
  { name: 'reference', kind: 'text', label: 'field.reference', isFileOnly: true },
  {
    name: 'state',
    kind: 'text',
    label: 'list.state',
    isFileOnly: true,
    value: ({ state }, { t }) => (state === 'reversed' ? t('state.reversed') : ''),
  },
  { name: 'currency', kind: 'text', label: 'field.currency', isFileOnly: true },
  {
    name: 'unallocated',
    kind: 'money',
    label: 'list.unallocated',
    currency: ({ currency }) => currency,
    hasSign: true,
  },
  {
    name: 'amount',
    kind: 'money',
    label: 'list.amount',
    sort: 'amount',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
    hasSign: true,
    value: ({ direction, amount }) =>
      direction === 'in' || direction === 'fromSupplier' ? amount : -amount,
  },
]

const filters: Filter<PaymentExtra>[] = [
  {
    kind: 'party',
    name: 'customerId',
    label: 'list.customer',
    nameOf: ({ extra }) => extra.customerName,
  },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'list.date' },
  { kind: 'amountSpan', from: 'amountFrom', to: 'amountTo', label: 'list.amount' },
  {
    kind: 'choice',
    name: 'method',
    label: 'list.method',
    choices: ({ texts }) =>
      PaymentMethod.options.map((value) => ({ value, label: texts('form')(`method.${value}`) })),
  },
]

export const register = describeRegister({
  name: 'payments',
  path: 'payments',
  idParam: 'paymentId',
  recordKind: 'payment',
  query: PaymentListQuery,
  tabs: ['all', 'customers', 'refunds', 'suppliers', 'reversed'],
  columns,
  filters,
  hasOwnNew: true,
  hasImport: true,
  form: { input: ImportedPayment, sections: paymentFields() },
  importHeads: paymentHeads,
  nameOf: ({ number }: PaymentRow | Payment) => number,
  load: loadPaymentExtra,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(paymentsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(paymentsContract.rows, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, paymentId) =>
      call(paymentsContract.get, { firmId, paymentId }),
  },
})

async function loadPaymentExtra(
  { call, firm: { firmId } }: FirmAccess,
  _: 'list' | 'record' | 'form',
  query?: PaymentListQuery,
): Promise<PaymentExtra> {
  const partyId = query?.customerId
  if (partyId === undefined) return { customerName: undefined }
  const { name } = await call(partiesContract.get, { firmId, partyId })
  return { customerName: name }
}

/** The first three, and how many more. */
function shortList(numbers: readonly string[]): string {
  const more = numbers.length - 3
  const shown = numbers.slice(0, 3).join(', ')
  return more > 0 ? `${shown} +${more}` : shown
}
