import { type Keyset, pageOfRows, pageStart } from '../firm/cursor.ts'
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
  const condition = conditionOf(table, query, reader)
  const tabs = Object.keys(table.tabs)
  if (!condition) return { ...nothing, counts: Object.fromEntries(tabs.map((tab) => [tab, 0])) }
  const page = findPage(reader, table, query, condition)
  const matching = countMatches(reader, table, query, condition)
  return {
    ...page,
    ...matching,
    rows: page.rows.map(parse),
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
  const { rows, next } = findPage(reader, table, query, condition)
  return { rows: rows.map(parse), next }
}

function findPage<Query extends RegisterQuery>(
  { sql }: Reader,
  table: RegisterSource<Query>,
  query: Query,
  condition: Condition,
) {
  const start = pageStart(query)
  const { statement, bound } = selectPage(table, query, condition, start.edge)
  const found = sql.exec<Found>(statement, ...bound, query.size + 1).toArray()
  return pageOfRows(found, start, query.size, ({ registerSort, id }) => ({
    value: registerSort,
    id,
  }))
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
