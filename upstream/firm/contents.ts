import { z } from 'zod'
import { hooks } from '../core/hooks.ts'
import journal from '../migrations/firm/meta/_journal.json'
import type { Reader, Tables, Writer } from './store.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** A copy of a firm needs secrets of its own, or the like. */
    onCopy: (writer: Writer) => void
  }
}

const Table = z.object({ name: z.string(), columns: z.array(z.string()) })

/** All rows that a firm holds, to be copied into another one. */
export const FirmContents = z.object({
  tables: z.array(Table.extend({ rows: z.array(z.array(z.unknown())) })),
  /** The words of the search indexes, which keep no text: by row, and column by column. */
  searches: z.array(Table.extend({ rows: z.array(z.tuple([z.number()]).rest(z.string())) })),
})
export type FirmContents = z.infer<typeof FirmContents>

/** Changes with the tables: rows fit into those of the same shape alone. */
export const contentsShape = journal.entries.at(-1)?.tag ?? ''

/** Of the object itself, not of its business. */
const leftOut = /^(sqlite_|_cf_|__drizzle|idempotency$|kept_answers$|stranger_acts$)/
const searchTable = /_search$/
const longestParameter = 400_000
const rowsOnPage = 200

/** Reads the rows of a firm. */
export function readContents({ sql }: Tables): FirmContents {
  const { tables, searches } = contentNames({ sql })
  openSearches({ sql })
  return {
    tables: tables.map((name) => {
      const { columns, pages } = readRowsOf({ sql }, name)
      return { name, columns, rows: [...pages].flat() }
    }),
    searches: searches.map((name) => {
      const { columns, pages } = readSearch({ sql }, name)
      return { name, columns, rows: [...pages].flat() }
    }),
  }
}

/** The tables whose rows a firm's contents are, and its search indexes, in the order to fill them in. */
export function contentNames({ sql }: Pick<Reader, 'sql'>): {
  tables: string[]
  searches: string[]
} {
  const names = tableNames({ sql })
  const searches = names.filter((name) => searchTable.test(name))
  const others = names.filter((name) => !searches.some((search) => name.startsWith(search)))
  // An entry is only taken when its lines are there and balance.
  const tables = others.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
  return { tables, searches }
}

/**
 * The rows of a table that fulfil a condition in SQL, some hundreds at a time. Nothing is held open
 * between two pages.
 */
export function readRowsOf(
  { sql }: Pick<Reader, 'sql'>,
  name: string,
  condition = 'true',
): { columns: string[]; pages: Iterable<unknown[][]> } {
  const { columnNames: columns } = sql.exec(`select * from ${name} limit 0`)
  return { columns, pages: pagesOf({ sql }, name, condition) }
}

function* pagesOf(
  { sql }: Pick<Reader, 'sql'>,
  name: string,
  condition: string,
): Generator<unknown[][]> {
  const keys = keysOf({ sql }, name)
  const [order, places] = [keys.join(', '), keys.map(() => '?').join(', ')]
  const page = (edge: string) => `select ${order}, * from ${name} where ${edge} (${condition})
    order by ${order} limit ${rowsOnPage}`
  for (let after: SqlStorageValue[] = []; ; ) {
    const edge = after.length > 0 ? `(${order}) > (${places}) and` : ''
    const rows: SqlStorageValue[][] = [...sql.exec(page(edge), ...after).raw()]
    const last = rows.at(-1)
    if (last) yield rows.map((row) => row.slice(keys.length))
    if (!last || rows.length < rowsOnPage) return
    after = last.slice(0, keys.length)
  }
}

/** The columns in whose order the rows of a table lie. */
function keysOf({ sql }: Pick<Reader, 'sql'>, name: string): string[] {
  const { text } = sql
    .exec<{ text: string }>('select sql as text from sqlite_master where name = ?', name)
    .one()
  if (!/without\s+rowid/i.test(text)) return ['rowid']
  return sql
    .exec<{ name: string }>('select name from pragma_table_info(?) where pk > 0 order by pk', name)
    .toArray()
    .map((column) => column.name)
}

/** Whether every table and column of contents is one of a firm's own. */
export function fitsTables(reader: Pick<Reader, 'sql'>, contents: FirmContents): boolean {
  const names = new Set(tableNames(reader))
  return [...contents.tables, ...contents.searches].every(({ name, columns }) => {
    if (!names.has(name)) return false
    const { columnNames } = reader.sql.exec(`select * from ${name} limit 0`)
    return columns.every((column) => columnNames.includes(column))
  })
}

function tableNames({ sql }: Pick<Reader, 'sql'>): string[] {
  const filled = filledByTriggers({ sql })
  return sql
    .exec<{ name: string }>("select name from sqlite_master where type = 'table' order by rowid")
    .toArray()
    .map(({ name }) => name)
    .filter((name) => !leftOut.test(name) && !filled.some((one) => isPartOf(name, one)))
}

/** What triggers fill from other rows: taken along, it would be there twice. */
function filledByTriggers({ sql }: Pick<Reader, 'sql'>): string[] {
  const triggers = sql.exec<{ text: string }>(
    "select sql as text from sqlite_master where type = 'trigger'",
  )
  const inserted = /\binsert\s+(?:or\s+\w+\s+)?into\s+[`"]?(\w+)/gi
  return triggers
    .toArray()
    .flatMap(({ text }) => [...text.matchAll(inserted)].map(([, name = '']) => name))
}

/** The table itself, or one in which a full-text table keeps its index. */
function isPartOf(name: string, table: string): boolean {
  return name === table || (searchTable.test(table) && name.startsWith(`${table}_`))
}

function isFirst(table: string): boolean {
  return table === 'journal_lines'
}

type SearchRow = [number, ...string[]]

const leastDocuments = 4_096
const mostPages = 16

/** Makes the words of the search indexes readable: a table over each, which holds nothing itself. */
export function openSearches({ sql }: Pick<Tables, 'sql'>): void {
  for (const name of contentNames({ sql }).searches) {
    sql.exec(`create virtual table if not exists ${name}_words using fts5vocab(${name}, instance)`)
  }
}

/**
 * Puts the words of an index without texts together again, row by row, some thousands at a time. Nothing is
 * held open between two pages; they are few, as each goes through all words of the index. Only after
 * `openSearches`.
 */
export function readSearch(
  { sql }: Pick<Reader, 'sql'>,
  name: string,
  condition = 'true',
): { columns: string[]; pages: Iterable<SearchRow[]> } {
  const { columnNames: columns } = sql.exec(`select * from ${name} limit 0`)
  return { columns, pages: searchPages({ sql }, name, columns, condition) }
}

function* searchPages(
  { sql }: Pick<Reader, 'sql'>,
  name: string,
  columns: readonly string[],
  condition: string,
): Generator<SearchRow[]> {
  const { last } = sql
    .exec<{ last: number | null }>(`select max(id) as last from ${name}_docsize`)
    .one()
  const step = Math.max(leastDocuments, Math.ceil((last ?? 0) / mostPages))
  for (let from = 0; from <= (last ?? -1); from += step) {
    const words = sql.exec<{ doc: number; col: string; words: string }>(
      `select doc, col, group_concat(term, ' ' order by offset) as words from ${name}_words
       where doc >= ? and doc < ? and (${condition}) group by doc, col order by doc`,
      from,
      from + step,
    )
    const texts = new Map<number, Record<string, string>>()
    for (const { doc, col, words: text } of words) {
      texts.set(doc, { ...texts.get(doc), [col]: text })
    }
    yield [...texts].map(([doc, of]) => [doc, ...columns.map((column) => of[column] ?? '')])
  }
}

/**
 * Fills an empty firm with contents. `own` puts the ids of the new firm and its people in the place
 * of the old ones, in rows as JSON. Public links get secrets of their own.
 */
export function writeContents(
  writer: Writer,
  contents: FirmContents,
  own: (rows: string) => string,
): void {
  const { sql, resetAlarm } = writer
  sql.exec('pragma defer_foreign_keys = on')
  for (const { name, columns, rows } of contents.tables) insertRows(sql, name, columns, rows, own)
  for (const { name, columns, rows } of contents.searches) {
    insertRows(sql, name, ['rowid', ...columns], rows, own)
  }
  // What the first firm is to do later, the copy does too.
  resetAlarm()
  for (const onCopy of hooks('onCopy')) onCopy(writer)
}

function insertRows(
  sql: SqlStorage,
  name: string,
  columns: readonly string[],
  rows: readonly unknown[][],
  own: (text: string) => string,
): void {
  const values = columns.map((_column, at) => `value ->> ${at}`).join(', ')
  const insert = `insert into ${name} (${columns.join(', ')}) select ${values} from json_each(?)`
  for (const part of partsOf(rows)) sql.exec(insert, own(`[${part.join(',')}]`))
}

/** Rows as JSON, together as long as one parameter may be. */
function partsOf(rows: readonly unknown[][]): string[][] {
  const parts: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const text = JSON.stringify(row)
    length += text.length
    if (length > longestParameter) {
      parts.push([])
      length = text.length
    }
    parts.at(-1)?.push(text)
  }
  return parts
}
