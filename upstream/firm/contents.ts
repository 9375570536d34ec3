import { z } from 'zod'
import journal from '../migrations/firm/meta/_journal.json'
import type { Reader, Tables, Writer } from './store.ts'

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

/** Whoever must do something to a copy before it is used says so in `on-copy.ts`. */
const found = import.meta.glob<{ onCopy: (writer: Writer) => void }>('../modules/*/on-copy.ts', {
  eager: true,
})

/** Of the object itself, not of its business. */
const leftOut = /^(sqlite_|_cf_|__drizzle|idempotency$|kept_answers$)/
const searchTable = /_search$/
const longestParameter = 400_000
const rowsOnPage = 2_000

/** Reads the rows of a firm. */
export function readContents({ sql }: Tables): FirmContents {
  const { tables, searches } = contentNames({ sql })
  return {
    tables: tables.map((name) => {
      const { columns, pages } = readRowsOf({ sql }, name)
      return { name, columns, rows: [...pages].flat() }
    }),
    searches: searches.map((name) => {
      const { columns, rows } = readSearch({ sql }, name)
      return { name, columns, rows: [...rows] }
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
 * The rows of a table that fulfil a condition in SQL, some thousands at a time. Nothing is held open
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
  if (hasNoRowId({ sql }, name)) {
    yield [...sql.exec(`select * from ${name} where ${condition}`).raw()]
    return
  }
  const page = `select rowid, * from ${name} where rowid > ? and (${condition})
    order by rowid limit ${rowsOnPage}`
  for (let after: SqlStorageValue = Number.MIN_SAFE_INTEGER; ; ) {
    const rows: SqlStorageValue[][] = [...sql.exec(page, after).raw()]
    const last = rows.at(-1)
    if (!last) return
    after = last[0] ?? null
    yield rows.map((row) => row.slice(1))
    if (rows.length < rowsOnPage) return
  }
}

function hasNoRowId({ sql }: Pick<Reader, 'sql'>, name: string): boolean {
  const { text } = sql
    .exec<{ text: string }>('select sql as text from sqlite_master where name = ?', name)
    .one()
  return /without\s+rowid/i.test(text)
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

/** Puts the words of an index without texts together again, row by row; all are to be taken in one turn. */
export function readSearch(
  { sql }: Pick<Tables, 'sql'>,
  name: string,
  condition = 'true',
): { columns: string[]; rows: Iterable<SearchRow> } {
  const { columnNames: columns } = sql.exec(`select * from ${name} limit 0`)
  return { columns, rows: searchRows({ sql }, name, columns, condition) }
}

type SearchRow = [number, ...string[]]

function* searchRows(
  { sql }: Pick<Tables, 'sql'>,
  name: string,
  columns: readonly string[],
  condition: string,
): Generator<SearchRow> {
  sql.exec(`create virtual table ${name}_words using fts5vocab(${name}, instance)`)
  const words = sql.exec<{ term: string; doc: number; col: string }>(
    `select term, doc, col from ${name}_words where ${condition} order by doc, col, offset`,
  )
  let doc: number | undefined
  let texts: Record<string, string> = {}
  const rowOf = (id: number): SearchRow => [id, ...columns.map((column) => texts[column] ?? '')]
  for (const { term, doc: next, col } of words) {
    if (doc !== undefined && next !== doc) {
      yield rowOf(doc)
      texts = {}
    }
    doc = next
    texts[col] = texts[col] === undefined ? term : `${texts[col]} ${term}`
  }
  if (doc !== undefined) yield rowOf(doc)
  sql.exec(`drop table ${name}_words`)
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
  for (const { onCopy } of Object.values(found)) onCopy(writer)
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
