import { PaymentDirection, PaymentMethod, type PaymentRow } from '#contract/books/payment.ts'
import type { PaymentListQuery } from '#contract/money/payments.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Store } from '../../../firm/store.ts'
import {
  amountAtLeast,
  amountAtMost,
  atLeast,
  atMost,
  type Condition,
  equals,
  type RegisterSource,
  type RegisterTotals,
} from '../../../register/describe.ts'
import { listRegister, listRows, type RegisterPage } from '../../../register/list.ts'
import { usesOf } from '../../books/settlement/views.ts'
import { customCondition } from '../../firm/custom-fields/index.ts'
import { sumDays } from './reader.ts'

/** The list of payments; reversed ones are listed and left out of what it comes to. */
export function paymentList(
  within?: Condition,
  custom?: RegisterSource<PaymentListQuery>['custom'],
): RegisterSource<PaymentListQuery> {
  return {
    ...(custom && { custom }),
    from: 'payments',
    within,
    search: 'payment_search',
    tabs: {
      all: '',
      customers: "direction in ('in', 'out')",
      refunds: "direction = 'out'",
      suppliers: "direction in ('toSupplier', 'fromSupplier')",
      reversed: "state = 'reversed'",
    },
    sorts: { date: 'date', customer: 'party_name collate nocase', amount: 'amount' },
    filters: {
      customerId: equals('party_id'),
      from: atLeast('date'),
      to: atMost('date'),
      method: equals('method'),
      currency: equals('currency'),
      amountFrom: amountAtLeast('amount', 'currency'),
      amountTo: amountAtMost('amount', 'currency'),
    },
    totals: {
      currency: 'currency',
      count: "sum(state = 'completed')",
      sums: {
        amount: signed('amount'),
        amountBase: signed('amount_base'),
      },
    },
    quickTotals,
  }
}

/** What came in less what went out, of payments that stand. */
function signed(column: string): string {
  return `case when state <> 'completed' then 0
    when direction in ('in', 'fromSupplier') then ${column} else -${column} end`
}

/** A page of the payments that the caller reaches. @throws AppError malformed for a bad cursor */
export function listPayments(
  { reader }: Store,
  { actor }: FirmContext,
  query: PaymentListQuery,
): RegisterPage<PaymentRow> {
  const page = listRegister(reader, reached(reader, actor), query, parseRow)
  return { ...page, rows: withUses(reader, page.rows) }
}

/** As `listPayments`, a piece of a file. */
export function listPaymentRows(
  { reader }: Store,
  { actor }: FirmContext,
  query: PaymentListQuery,
): { rows: PaymentRow[]; next: string | null } {
  const { rows, next } = listRows(reader, reached(reader, actor), query, parseRow)
  return { rows: withUses(reader, rows), next }
}

function reached(reader: Reader, actor: FirmContext['actor']): RegisterSource<PaymentListQuery> {
  const within = reachCondition(actor, 'payment', 'created_by')
  return paymentList(within, customCondition(reader, { actor }, 'payment'))
}

/** What is unused of each, and the invoices it went to. */
function withUses(reader: Reader, rows: PaymentRow[]): PaymentRow[] {
  const uses = usesOf(
    reader,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    unallocated: row.direction !== 'out' ? (uses.get(row.id)?.balance ?? 0) : 0,
    invoiceNumbers: uses.get(row.id)?.numbers ?? [],
  }))
}

/** A span of days of all payments, from the sums by day. */
function quickTotals(reader: Reader, query: PaymentListQuery): RegisterTotals | undefined {
  const { tab, q, customerId, method, currency, amountFrom, amountTo, from, to, custom } = query
  const isNarrowed = q || customerId || method || currency || amountFrom || amountTo || custom
  if ((tab !== 'all' && tab !== 'customers') || isNarrowed) return undefined
  const party = tab === 'customers' ? 'customer' : undefined
  const sums = sumDays(reader, { from: from ?? '', to: to ?? '9999', party })
  return sums.map(({ currency, count, ...amounts }) => ({ currency, count, sums: amounts }))
}

function parseRow(row: Record<string, SqlStorageValue>): PaymentRow {
  return {
    id: String(row.id),
    number: String(row.number),
    direction: PaymentDirection.parse(row.direction),
    customerId: String(row.party_id),
    customerName: String(row.party_name),
    date: String(row.date),
    method: PaymentMethod.parse(row.method),
    currency: String(row.currency),
    amount: Number(row.amount),
    reference: String(row.reference),
    state: row.state === 'reversed' ? 'reversed' : 'completed',
    custom: JSON.parse(String(row.custom)),
    unallocated: 0,
    invoiceNumbers: [],
  }
}
