import { searchTerms } from '../firm/search-terms.ts'
import type { Reader } from '../firm/store.ts'
import type { Condition, RegisterQuery, RegisterSource } from './describe.ts'

const notFilters: ReadonlySet<string> = new Set([
  ...['firmId', 'q', 'after', 'before', 'size'],
  ...['tab', 'sort', 'direction', 'custom'],
])

/** Of a search that finds no more, the rows are noted: it is made once for a page and all its counts. */
const maxNoted = 1_000

/**
 * Search and filters of a query as one condition; undefined when what was searched for holds no
 * letter or digit, so that nothing matches.
 * @param reader searches at once, for who asks with the condition more than once
 */
export function conditionOf<Query extends RegisterQuery>(
  table: RegisterSource<Query>,
  query: Query,
  reader?: Reader,
): Condition | undefined {
  const parts: Condition[] = table.within ? [table.within] : []
  if (query.q && table.search) {
    const terms = searchTerms(query.q)
    if (!terms) return undefined
    parts.push(foundBy(table.search, terms, reader))
  }
  if (query.custom && table.custom) parts.push(table.custom(query.custom))
  const filters: Record<string, ((value: SqlStorageValue) => Condition) | undefined> = {
    ...table.filters,
  }
  for (const [name, value] of Object.entries(query)) {
    if (notFilters.has(name) || value === undefined || value === null) continue
    const filter = filters[name]
    if (filter) parts.push(filter(typeof value === 'number' ? value : String(value)))
  }
  return joined(parts)
}

function foundBy(search: string, terms: string, reader: Reader | undefined): Condition {
  const found = `select rowid from ${search} where ${search} match ?`
  const rows = reader?.sql
    .exec<{ rowid: number }>(`${found} limit ${maxNoted + 1}`, terms)
    .toArray()
  if (!rows || rows.length > maxNoted) return { sql: `row_number in (${found})`, bound: [terms] }
  const noted = JSON.stringify(rows.map(({ rowid }) => rowid))
  return { sql: 'row_number in (select value from json_each(?))', bound: [noted] }
}

/** All of the conditions at once. */
export function joined(parts: readonly Condition[]): Condition {
  const given = parts.filter(({ sql }) => sql !== '')
  return {
    sql: given.length === 0 ? 'true' : given.map(({ sql }) => `(${sql})`).join(' and '),
    bound: given.flatMap(({ bound }) => bound),
  }
}

/** A condition within a tab of the register. */
export function onTab<Query extends RegisterQuery>(
  table: RegisterSource<Query>,
  tab: Query['tab'],
  condition: Condition,
): Condition {
  return joined([{ sql: table.tabs[tab], bound: [] }, condition])
}
