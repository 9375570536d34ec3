import { AppError } from '#contract/core/errors.ts'
import type { PageQuery } from '#contract/core/page.ts'
import type { InvoiceRow } from '#contract/selling/invoice.ts'
import type { InvoiceFilter, InvoicePage } from '#contract/selling/invoices.ts'
import { decodeCursor, pageOfRows } from '../../../firm/cursor.ts'
import { reachCondition } from '../../../firm/reach.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type Matches, maxGathered, maxMatches, recallMatches } from './list-matches.ts'
import { addedCondition, isOnTab, type ListQuery, latestDueDate } from './list-query.ts'
import { countByState, type Edge, findRows, idsMatching, type Route } from './list-reader.ts'
import { keptByState, maxSummed, type Stats, statsMatching } from './list-stats.ts'
import { countsOf, sumsDue, sumsOn, sumUp, type TabSums } from './list-sums.ts'
import { isOverdueOn } from './view.ts'

const remembered = new Remembered<Stats | { none: true }>(16)

/**
 * A page of invoices and credit notes. Its cost does not grow with their number: it follows one
 * index from where the last page ended, and takes counts and sums from those the writer keeps.
 * @throws AppError malformed for a cursor that is none of ours
 */
export function listInvoices(
  reader: Reader,
  context: FirmContext,
  { after, before, size, ...filter }: PageQuery & InvoiceFilter,
): InvoicePage {
  const query = listQuery(reader, context, filter)
  const { today } = query
  const search = query.q === undefined ? undefined : recallMatches(reader, query.q)
  if (search === null) return { ...pageOf([], undefined, size, today), ...sumsOfNothing }
  const stats = recallStats(reader, query, search)
  const known = sumsOn(stats, query.tab) ?? sumsDue(reader, query)
  const route = routeFor(reader, query, search, known?.matching, size)
  const from = cursorOf(after, before)
  const found = findRows(reader, query, search?.rowNumbers, route, from, size + 1)
  const sums = known ?? sumsOf(reader, query, search, route)
  return {
    ...pageOf(found, from, size, today),
    total: sums?.matching ?? null,
    counts: countsOf(stats),
    totals: sums?.totals ?? [],
    leftOut: sums?.leftOut ?? 0,
  }
}

const sumsOfNothing = { total: 0, counts: {}, totals: [], leftOut: 0 }

/**
 * Ids of all documents that a filter means, in the order of their dates.
 * @throws AppError invalid for more than `maximum`
 */
export function listMatchingIds(
  reader: Reader,
  context: FirmContext,
  filter: InvoiceFilter & { q?: string | undefined },
  maximum: number,
): string[] {
  const query = { ...listQuery(reader, context, filter), sort: 'issueDate' as const }
  const search = query.q === undefined ? undefined : recallMatches(reader, query.q)
  if (search === null) return []
  const route: Route =
    query.customerId !== undefined ? { by: 'customer' } : { by: search ? 'search' : 'issueDate' }
  const ids = idsMatching(reader, query, search?.rowNumbers, route, maximum + 1)
  if (ids.length <= maximum && (search?.count ?? 0) <= maxMatches) return ids
  const problem = { key: 'tooManyChosen', params: { maximum } }
  throw new AppError('invalid', 'Too many records', { fields: { ids: problem } })
}

function listQuery(
  reader: Reader,
  context: FirmContext,
  { q, ...filter }: InvoiceFilter & { q?: string | undefined },
): ListQuery {
  const today = firmDate(reader, context)
  const within = reachCondition(context.actor, 'invoice', 'created_by')
  const added = addedCondition(reader, context, filter)
  return { ...filter, q: q === '' ? undefined : q, today, within, added }
}

/** What matches by state, counted once for all pages, orders and tabs of a filter. */
function recallStats(
  reader: Reader,
  query: ListQuery,
  search: Matches | undefined,
): Stats | undefined {
  if (search && search.count > maxGathered) return undefined
  const { sort: _, direction: __, tab: ___, ...filter } = query
  const found = search && {
    rowNumbers: search.rowNumbers,
    route: { by: query.customerId === undefined ? 'search' : 'customer' } as const,
  }
  const read = () => statsMatching(reader, query, found) ?? { none: true as const }
  const stats = remembered.recall(reader, JSON.stringify(filter), read)
  return 'none' in stats ? undefined : stats
}

/** Sums of a tab where all tabs together are too many to be counted. */
function sumsOf(
  reader: Reader,
  query: ListQuery,
  search: Matches | undefined,
  route: Route,
): TabSums | undefined {
  if (search && search.count > maxGathered) return undefined
  const stats = countByState(reader, query, search?.rowNumbers, route, maxSummed)
  return stats && sumUp(stats, query.tab)
}

/** Picks the way that reads fewer rows, by the counts that are known beforehand. */
function routeFor(
  reader: Reader,
  query: ListQuery,
  search: Matches | undefined,
  matching: number | undefined,
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
  if (query.sort === by || matching === undefined || query.within || query.added) return { by }
  const onTab = keptByState(reader).filter((stat) => isOnTab(openOf(query.tab), stat))
  const population = sumUp(onTab, query.tab).matching
  return { by: matching * matching < population * size ? by : 'walk' }
}

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
  const read = isBackward ? found.toReversed() : found
  const page = pageOfRows(read, { edge: from, isBackward }, size, ({ orderKey, id }) => ({
    value: orderKey,
    id,
  }))
  return { ...page, rows: page.rows.map((row) => toRow(row, today)) }
}

function toRow(stored: ReturnType<typeof findRows>[number], today: string): InvoiceRow {
  const { id, kind, number, importedNumber, customerId, customerName, issueDate, dueDate } = stored
  const { state, currency, total, paid, due, deducted, creditNotesTotal, splitTax } = stored
  const custom: InvoiceRow['custom'] = JSON.parse(stored.custom)
  const isOverdue = isOverdueOn(stored, today)
  return {
    id,
    kind,
    number,
    importedNumber,
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
    deducted,
    creditNotesTotal,
    splitTax,
    custom,
  }
}
