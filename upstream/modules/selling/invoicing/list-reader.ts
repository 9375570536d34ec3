import type { InvoiceRow } from '#contract/selling/invoice.ts'
import type { InvoiceFilter } from '#contract/selling/invoices.ts'
import type { Reader } from '../../../firm/store.ts'
import {
  type ListQuery,
  latestDueDate,
  type StateRange,
  sorts,
  stateRangesFor,
} from './list-query.ts'
import { invoiceSearchTerms } from './list-search.ts'

/**
 * How to find the rows: `walk` follows the index of the sort and leaves out what does not match;
 * the others take everything that matches from another index and sort that.
 */
export type Route =
  | { by: 'walk' }
  | { by: 'issueDate' }
  | { by: 'dueDate' }
  | { by: 'customer' }
  | { by: 'maker' }
  | { by: 'search' }

export type Edge = { value: string | number; id: string; isBackward: boolean }

const ways = ['ascending', 'descending'] as const

type Stored = Omit<InvoiceRow, 'isOverdue' | 'custom'> & {
  orderKey: string | number
  custom: string
}
type Fragment = { text: string; bound: SqlStorageValue[] }

const columns = `id, kind, number, imported_number as importedNumber, customer_id as customerId, customer_name as customerName,
  issue_date as issueDate, due_date as dueDate, state, currency, total, paid, due,
  deducted, credit_notes_total as creditNotesTotal, split_tax as splitTax, custom`

/**
 * Rows of one page in the order asked for, at most `limit`. `matches` are the row numbers a search
 * found, as JSON.
 */
export function findRows(
  { sql }: Reader,
  query: ListQuery,
  matches: string | undefined,
  route: Route,
  edge: Edge | undefined,
  limit: number,
): Stored[] {
  const { column } = sorts[query.sort]
  const isDown = (query.direction === 'descending') !== (edge?.isBackward ?? false)
  const direction = isDown ? 'desc' : 'asc'
  const order = `order by ${column} ${direction}, id ${direction} limit ${limit}`
  const selects = rangesOf(query, route).map((stateRange): Fragment => {
    const way = isDown ? 'descending' : 'ascending'
    const where = conditions(query, matches, stateRange, edge && way)
    if (edge) {
      where.push({
        text: `(${column}, id) ${isDown ? '<' : '>'} (?, ?)`,
        bound: [edge.value, edge.id],
      })
    }
    const index = indexFor(query, route, stateRange !== null)
    return {
      text: `select ${columns}, ${column} as orderKey, ${column}
        from invoices ${index} where ${joined(where)} ${order}`,
      bound: where.flatMap(({ bound }) => bound),
    }
  })
  const text = selects.length === 1 ? (selects[0]?.text ?? '') : `${unionOf(selects)} ${order}`
  const rows = sql.exec<Stored>(text, ...selects.flatMap(({ bound }) => bound)).toArray()
  return edge?.isBackward ? rows.reverse() : rows
}

/** What documents of a kind, state and currency come to; `isLate` where they are open and overdue. */
export type Stat = {
  kind: string
  state: string
  currency: string
  isLate: number
  count: number
  total: number
  due: number
  totalBase: number
  dueBase: number
}

/**
 * What the filter matches by kind, state and currency, or undefined when that is more than `max`
 * rows. Where few can match no `max` is better: the limit makes SQLite write the rows down before
 * it adds them.
 */
export function countByState(
  { sql }: Reader,
  query: ListQuery,
  matches: string | undefined,
  route: Route,
  max?: number,
): Stat[] | undefined {
  const selects = rangesOf(query, route).map((stateRange): Fragment => {
    const where = conditions(query, matches, stateRange)
    return {
      text: `select kind, state, currency, due_date, total - deducted as total, due,
          total_base - deducted_base as total_base, due_base
        from invoices ${indexFor(query, route, stateRange !== null)}
        where ${joined(where)} ${max === undefined ? '' : `limit ${max + 1}`}`,
      bound: where.flatMap(({ bound }) => bound),
    }
  })
  const stats = sql
    .exec<Stat>(
      `select kind, state, currency, due_date < ? and kind = 'invoice'
           and state in ('finalised', 'sent', 'viewed', 'partlyPaid') as isLate,
         count(*) as count, sum(total) as total, sum(due) as due, sum(total_base) as totalBase,
         sum(due_base) as dueBase
       from (${unionOf(selects)}) group by 1, 2, 3, 4`,
      query.today,
      ...selects.flatMap(({ bound }) => bound),
    )
    .toArray()
  const added = stats.reduce((all, { count }) => all + count, 0)
  return max !== undefined && added > max ? undefined : stats
}

/** Ids of all that the filter matches, at most `limit`, by date of issue as a series wants it. */
export function idsMatching(
  { sql }: Reader,
  query: ListQuery,
  matches: string | undefined,
  route: Route,
  limit: number,
): string[] {
  const where = conditions(query, matches, null)
  return sql
    .exec<{ id: string }>(
      `select id from invoices ${indexFor(query, route, false)}
       where ${joined(where)} order by issue_date, id limit ${limit}`,
      ...where.flatMap(({ bound }) => bound),
    )
    .toArray()
    .map(({ id }) => id)
}

/** All of several selects; a statement of the store may join five, so more are joined in groups. */
function unionOf(selects: readonly Fragment[]): string {
  const texts = selects.map(({ text }) => `select * from (${text})`)
  if (texts.length <= 5) return texts.join(' union all ')
  const [first, second] = [texts.slice(0, 4), texts.slice(4)]
  return [first, second]
    .map((part) => `select * from (${part.join(' union all ')})`)
    .join(' union all ')
}

/** The newest documents a search finds, at most `max`: their row numbers as JSON, and how many. */
export function findMatches(
  { sql }: Reader,
  terms: string,
  max: number,
): { rowNumbers: string; count: number } {
  return sql
    .exec<{ rowNumbers: string; count: number }>(
      `select json_group_array(rowid) as rowNumbers, count(*) as count from (
         select rowid from invoice_search where invoice_search match ? order by rowid desc limit ?)`,
      terms,
      max,
    )
    .one()
}

/**
 * What was typed, as a query of the index: whole words where they find something, else the
 * beginnings of words. Undefined when there is nothing to look for.
 */
export function findTerms({ sql }: Reader, typed: string): string | undefined {
  const beginnings = invoiceSearchTerms(typed)
  const whole = invoiceSearchTerms(typed, true)
  if (whole === undefined || whole === beginnings) return beginnings
  const found = sql
    .exec('select 1 from invoice_search where invoice_search match ? limit 1', whole)
    .toArray()
  return found.length > 0 ? whole : beginnings
}

/** Along a state's own index a query runs for each state; elsewhere once for all of them. */
function rangesOf(query: ListQuery, { by }: Route): readonly (StateRange | null)[] {
  const stateRanges = stateRangesFor(query.tab)
  const hasOwnIndex = by === 'walk' || by === 'dueDate' || by === 'issueDate'
  return stateRanges === null || !hasOwnIndex ? [null] : stateRanges
}

function indexFor({ sort }: ListQuery, { by }: Route, isStateRange: boolean): string {
  switch (by) {
    case 'customer':
      return 'indexed by invoices_by_customer'
    case 'maker':
      return 'indexed by invoices_by_maker'
    case 'search':
      return ''
    default: {
      const names = sorts[by === 'walk' ? sort : by]
      return `indexed by ${isStateRange ? names.stateRange : names.all}`
    }
  }
}

function conditions(
  query: ListQuery,
  matches: string | undefined,
  stateRange: StateRange | null,
  edgeWay?: InvoiceFilter['direction'],
): Fragment[] {
  const where: Fragment[] = []
  const add = (text: string, ...bound: SqlStorageValue[]) => where.push({ text, bound })
  if (matches !== undefined) add('row_number in (select value from json_each(?))', matches)
  if (query.within) add(query.within.sql, ...query.within.bound)
  if (query.customerId !== undefined) add('customer_id = ?', query.customerId)
  if (stateRange) add('kind = ? and state = ?', stateRange.kind, stateRange.state)
  else addStates(query, add)
  const latest = latestDueDate(query)
  // Where a page begins is the narrower bound of its sort, and the index shall be entered there.
  const plus = (column: string, way: InvoiceFilter['direction']) =>
    edgeWay === way && sorts[query.sort].column === column ? '+' : ''
  const [issueLow, issueHigh] = ways.map((way) => plus('issue_date', way))
  const [dueLow, dueHigh] = ways.map((way) => plus('due_date', way))
  if (query.from !== undefined) add(`${issueLow}issue_date >= ?`, query.from)
  if (query.to !== undefined) add(`${issueHigh}issue_date <= ?`, query.to)
  if (query.dueFrom !== undefined) add(`${dueLow}due_date >= ?`, query.dueFrom)
  if (latest !== undefined) add(`${dueHigh}due_date <= ?`, latest)
  if (query.currency !== undefined) add('currency = ?', query.currency)
  if (query.added) add(query.added.sql, ...query.added.bound)
  return where
}

/** Not to be taken for a use of the states' indexes, hence the plus. */
function addStates({ tab }: ListQuery, add: (text: string, ...bound: string[]) => void): void {
  const stateRanges = stateRangesFor(tab)
  const [first] = stateRanges ?? []
  if (!stateRanges || !first) return
  const states = stateRanges.map(({ state }) => state)
  add(`+kind = ? and +state in (${states.map(() => '?').join(', ')})`, first.kind, ...states)
}

function joined(where: readonly Fragment[]): string {
  return where.length === 0 ? 'true' : where.map(({ text }) => text).join(' and ')
}
