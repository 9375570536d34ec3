import type { InvoiceRow } from '#contract/invoice.ts'
import type { InvoiceFilter, InvoicePage } from '#contract/invoices.ts'
import type { PageQuery } from '#contract/page.ts'
import { decodeCursor, encodeCursor } from '../../firm/cursor.ts'
import { reachCondition } from '../../firm/reach.ts'
import { Remembered } from '../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { type Matches, maxGathered, maxMatches, recallMatches } from './list-matches.ts'
import { type ListQuery, latestDueDate } from './list-query.ts'
import { type Edge, findRows, type Route, type Sum, sumRows } from './list-reader.ts'
import { countsOf, keptSums, statsOf } from './list-sums.ts'
import { isOverdueOn } from './view.ts'

/** As many are added up for one page; beyond it there are no totals. */
const maxSummed = 5_000
const remembered = new Remembered<Sum[] | null>(16)

/**
 * A page of invoices and credit notes. Its cost does not grow with their number: it follows one
 * index from where the last page ended, and takes counts and sums from those the writer keeps.
 * @throws AppError malformed for a cursor that is none of ours
 */
export function listInvoices(
  reader: Reader,
  context: FirmContext,
  { after, before, size, q, ...filter }: PageQuery & InvoiceFilter,
): InvoicePage {
  const today = firmDate(reader, context)
  const within = reachCondition(context.actor, 'invoice', 'created_by')
  const query: ListQuery = { ...filter, q: q === '' ? undefined : q, today, within }
  const stats = statsOf(reader, within)
  const counts = countsOf(reader, stats, { today, within })
  const search = query.q === undefined ? undefined : recallMatches(reader, query.q)
  if (search === null) {
    return { rows: [], next: null, previous: null, first: 0, total: 0, counts, totals: [] }
  }
  const kept = keptSums(reader, query, stats)
  const route = routeFor(reader, query, search, kept, size)
  const from = cursorOf(after, before)
  const found = findRows(reader, query, search?.rowNumbers, route, from, size + 1)
  const totals = kept ?? sumsOf(reader, query, search, route)
  return {
    ...pageOf(found, from, size, today),
    total: totals ? totals.reduce((sum, { count }) => sum + count, 0) : null,
    counts,
    totals: totals ?? [],
  }
}

/** Sums that no writer keeps: added up once for all pages of a filter. */
function sumsOf(
  reader: Reader,
  query: ListQuery,
  search: Matches | undefined,
  route: Route,
): Sum[] | undefined {
  if (search && search.count > maxGathered) return undefined
  const most = search ? undefined : maxSummed
  const { sort: _, direction: __, ...filter } = query
  const key = JSON.stringify([route.by, filter])
  const read = () => sumRows(reader, query, search?.rowNumbers, route, most) ?? null
  return remembered.recall(reader, key, read) ?? undefined
}

/** Picks the way that reads fewer rows, by the counts that are known beforehand. */
function routeFor(
  reader: Reader,
  query: ListQuery,
  search: Matches | undefined,
  kept: readonly Sum[] | undefined,
  size: number,
): Route {
  if (query.customerId !== undefined) return { by: 'customer' }
  if (search !== undefined) {
    const isFew = search.count <= maxGathered || search.count > maxMatches
    return { by: isFew ? 'search' : 'walk' }
  }
  const isDue = query.dueFrom !== undefined || latestDueDate(query) !== undefined
  const isIssued = query.from !== undefined || query.to !== undefined
  if (!isDue && !isIssued) return { by: 'walk' }
  const by = isIssued ? 'issueDate' : 'dueDate'
  if (query.sort === by || !kept) return { by }
  const matches = kept.reduce((sum, { count }) => sum + count, 0)
  const all = keptSums(
    reader,
    { ...query, ...everyDay, tab: openOf(query.tab) },
    statsOf(reader, query.within),
  )
  const population = (all ?? []).reduce((sum, { count }) => sum + count, 0)
  return { by: matches * matches < population * size ? by : 'walk' }
}

const everyDay = { from: undefined, to: undefined, dueFrom: undefined, dueTo: undefined } as const

function openOf(tab: InvoiceFilter['tab']): InvoiceFilter['tab'] {
  return tab === 'overdue' ? 'open' : tab
}

type Start = Edge & { position: number }

function cursorOf(after: string | undefined, before: string | undefined): Start | undefined {
  const cursor = before ?? after
  return cursor === undefined
    ? undefined
    : { ...decodeCursor(cursor), isBackward: before !== undefined }
}

function pageOf(
  found: ReturnType<typeof findRows>,
  from: Start | undefined,
  size: number,
  today: string,
) {
  const isBackward = from?.isBackward ?? false
  const hasMore = found.length > size
  const rows = isBackward ? found.slice(-size) : found.slice(0, size)
  const position = from?.position ?? 0
  const first = isBackward ? Math.max(1, position - rows.length) : position + 1
  const [head, tail] = [rows[0], rows.at(-1)]
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : from !== undefined
  return {
    rows: rows.map((row) => toRow(row, today)),
    first: rows.length === 0 ? 0 : first,
    next:
      hasNext && tail
        ? encodeCursor({ value: tail.orderKey, id: tail.id, position: first + rows.length - 1 })
        : null,
    previous:
      hasPrevious && head
        ? encodeCursor({ value: head.orderKey, id: head.id, position: first })
        : null,
  }
}

function toRow(stored: ReturnType<typeof findRows>[number], today: string): InvoiceRow {
  const { id, kind, number, customerId, customerName, issueDate, dueDate } = stored
  const { state, currency, total, paid, due, creditNotesTotal } = stored
  const isOverdue = isOverdueOn(stored, today)
  return {
    id,
    kind,
    number,
    customerId,
    customerName,
    issueDate,
    dueDate,
    state,
    isOverdue,
    currency,
    total,
    paid,
    due,
    creditNotesTotal,
  }
}
