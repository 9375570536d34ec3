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
    if (filter) {
      const part = filter(typeof value === 'number' ? value : String(value))
      parts.push(foundIfRare(table.from, part, reader))
    }
  }
  return joined(parts)
}

/** Rows of a value that few have, noted; the condition as it is where many have it. */
function foundIfRare(from: string, part: Condition, reader: Reader | undefined): Condition {
  if (!reader || part.rare === undefined) return part
  const found = `select row_number as rowid from ${from} where ${part.rare} = ?`
  return noted(readSome(reader, found, part.bound)) ?? part
}

function foundBy(search: string, terms: string, reader: Reader | undefined): Condition {
  const found = `select rowid from ${search} where ${search} match ?`
  const rows = reader && noted(readSome(reader, found, [terms]))
  return rows ?? { sql: `row_number in (${found})`, bound: [terms] }
}

function readSome({ sql }: Reader, found: string, bound: readonly SqlStorageValue[]): number[] {
  const rows = sql.exec<{ rowid: number }>(`${found} limit ${maxNoted + 1}`, ...bound)
  return rows.toArray().map(({ rowid }) => rowid)
}

/** Undefined for more rows than are noted. */
function noted(rows: readonly number[]): Condition | undefined {
  if (rows.length > maxNoted) return undefined
  const bound = [JSON.stringify(rows)]
  return { sql: 'row_number in (select value from json_each(?))', bound }
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
