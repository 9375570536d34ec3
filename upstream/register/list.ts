import { decodeCursor, encodeCursor, type Keyset } from '../firm/cursor.ts'
import type { Reader } from '../firm/store.ts'
import { countMatches, type Matching } from './count.ts'
import type { Condition, RegisterQuery, RegisterSource } from './describe.ts'
import { conditionOf, onTab } from './where.ts'

type Stored = Record<string, SqlStorageValue>
/** A row of the table, with what it is sorted by. */
type Found = Stored & { id: string; registerSort: string | number }

export type RegisterPage<Row> = Matching & {
  rows: Row[]
  next: string | null
  previous: string | null
  first: number
  total: number | null
}

const nothing = { rows: [], next: null, previous: null, first: 0, total: 0, totals: [] }

/**
 * A page of a register in the order, of the tab and by the filters of the query. It reads one row
 * more than the page, never an offset: page 500 costs what page 1 costs.
 * @param parse makes a row of the contract from one of the table
 * @throws AppError malformed for a cursor that is none of ours
 */
export function listRegister<Query extends RegisterQuery, Row>(
  reader: Reader,
  table: RegisterSource<Query>,
  query: Query,
  parse: (row: Stored) => Row,
): RegisterPage<Row> {
  const condition = conditionOf(table, query)
  const tabs = Object.keys(table.tabs)
  if (!condition) return { ...nothing, counts: Object.fromEntries(tabs.map((tab) => [tab, 0])) }
  const { found, hasMore, from, isBackward } = findPage(reader, table, query, condition)
  const matching = countMatches(reader, table, query, condition)
  const first = firstOf(from, isBackward, found.length)
  const [head, tail] = [found[0], found.at(-1)]
  const last = first + found.length - 1
  const isInside = from !== undefined
  return {
    ...matching,
    rows: found.map(parse),
    first,
    next: (isBackward ? isInside : hasMore) && tail ? cursorOf(tail, last) : null,
    previous: (isBackward ? hasMore : isInside) && head ? cursorOf(head, first) : null,
    total: matching.counts[query.tab] ?? null,
  }
}

/** The next piece of all rows that the query means, for a file. @throws as `listRegister` */
export function listRows<Query extends RegisterQuery, Row>(
  reader: Reader,
  table: RegisterSource<Query>,
  query: Query,
  parse: (row: Stored) => Row,
): { rows: Row[]; next: string | null } {
  const condition = conditionOf(table, query)
  if (!condition) return { rows: [], next: null }
  const { found, hasMore, from } = findPage(reader, table, query, condition)
  const tail = found.at(-1)
  const next = hasMore && tail ? cursorOf(tail, (from?.position ?? 0) + found.length) : null
  return { rows: found.map(parse), next }
}

function findPage<Query extends RegisterQuery>(
  { sql }: Reader,
  table: RegisterSource<Query>,
  query: Query,
  condition: Condition,
) {
  const isBackward = query.before !== undefined
  const cursor = query.before ?? query.after
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const { statement, bound } = selectPage(table, query, condition, from)
  const found = sql.exec<Found>(statement, ...bound, query.size + 1).toArray()
  const hasMore = found.length > query.size
  if (hasMore) found.pop()
  if (isBackward) found.reverse()
  return { found, hasMore, from, isBackward }
}

/** The statement of a page; its last question mark is how many rows are wanted. */
export function selectPage<Query extends RegisterQuery>(
  table: RegisterSource<Query>,
  query: Query,
  condition: Condition,
  from: Pick<Keyset, 'value' | 'id'> | undefined,
): { statement: string; bound: SqlStorageValue[] } {
  const sort: Query['sort'] = query.sort
  const by = table.sorts[sort]
  const isUpward = (query.direction === 'ascending') !== (query.before !== undefined)
  const direction = isUpward ? 'asc' : 'desc'
  const where = onTab(table, query.tab, condition)
  const beyond = isUpward ? '>' : '<'
  // A pair of values would be plainer, but begins in the middle of no index of expressions.
  const after = from ? ` and ${by} ${beyond}= ? and (${by} ${beyond} ? or id ${beyond} ?)` : ''
  return {
    statement: `select *, ${by} as registerSort from ${table.from} where ${where.sql}${after}
      order by ${by} ${direction}, id ${direction} limit ?`,
    bound: [...where.bound, ...(from ? [from.value, from.value, from.id] : [])],
  }
}

function firstOf(from: Keyset | undefined, isBackward: boolean, count: number): number {
  if (count === 0) return 0
  if (from === undefined) return 1
  return isBackward ? Math.max(1, from.position - count) : from.position + 1
}

function cursorOf({ registerSort, id }: Found, position: number): string {
  return encodeCursor({ value: registerSort, id, position })
}
