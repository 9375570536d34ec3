import type { PageQuery } from '#contract/page.ts'
import type { PaymentRow } from '#contract/payments.ts'
import { addDays } from '../../firm/calendar.ts'
import { decodeCursor, encodeCursor } from '../../firm/cursor.ts'
import { searchTerms } from '../../firm/search-terms.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { openInvoicesOf } from '../settlement/views.ts'
import {
  countPayments,
  findPayments,
  type PaymentFilter,
  type PaymentSum,
  sumMonths,
  sumPayments,
} from './reader.ts'

const maxSummed = 10_000
const maxOpen = 500

type Query = PageQuery & Omit<PaymentFilter, 'terms'>

/**
 * A page of payments, newest first. Reversed ones are listed and left out of the totals.
 * @throws AppError malformed for a cursor that is none of ours
 */
export function listPayments(reader: Reader, { after, before, size, q, ...rest }: Query) {
  const terms = q ? searchTerms(q) : undefined
  if (q && !terms) return { rows: [], next: null, previous: null, first: 0, total: 0, totals: [] }
  const filter: PaymentFilter = { ...rest, terms }
  const cursor = before ?? after
  const isBackward = before !== undefined
  const from = cursor === undefined ? undefined : { ...decodeCursor(cursor), isBackward }
  const found = findPayments(reader, filter, from, size + 1)
  const hasMore = found.length > size
  const rows = isBackward ? found.slice(-size) : found.slice(0, size)
  const position = from?.position ?? 0
  const first = isBackward ? Math.max(1, position - rows.length) : position + 1
  const [head, tail] = [rows[0], rows.at(-1)]
  const isUnfiltered = !terms && !rest.customerId && !rest.from && !rest.to
  return {
    rows,
    first: rows.length === 0 ? 0 : first,
    next: (isBackward || hasMore) && tail ? cursorOf(tail, first + rows.length - 1) : null,
    previous: (isBackward ? hasMore : from) && head ? cursorOf(head, first) : null,
    total: isUnfiltered ? countPayments(reader) : null,
    totals: totalsOf(reader, filter),
  }
}

/** A customer's open invoices, to choose what a payment covers. @throws AppError not_found */
export function listOpenInvoices(
  reader: Reader,
  context: FirmContext,
  { customerId, currency }: { customerId: string; currency?: string },
) {
  getStoredParty(reader, customerId)
  const today = firmDate(reader, context)
  return openInvoicesOf(reader, customerId, currency, maxOpen).map((invoice) => ({
    ...invoice,
    isOverdue: invoice.dueDate < today,
  }))
}

/** Whole months come from the sums by month, other spans are added up as far as that is quick. */
function totalsOf(reader: Reader, filter: PaymentFilter): PaymentSum[] {
  const { customerId, terms, from, to } = filter
  const isWhole = (from?.endsWith('-01') ?? true) && (to === undefined || isMonthEnd(to))
  if (customerId === undefined && terms === undefined && isWhole) {
    return sumMonths(reader, from?.slice(0, 7) ?? '', to?.slice(0, 7) ?? '9999')
  }
  return sumPayments(reader, filter, maxSummed) ?? []
}

function isMonthEnd(date: string): boolean {
  return addDays(date, 1).endsWith('-01')
}

function cursorOf({ date, id }: PaymentRow, position: number): string {
  return encodeCursor({ value: date, id, position })
}
