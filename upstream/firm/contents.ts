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

/** Reads the rows of a firm: all of them, or of some tables those that fulfil a condition in SQL. */
export function readContents(
  { sql }: Tables,
  conditions: Readonly<Record<string, string>> = {},
): FirmContents {
  const names = tableNames({ sql })
  const searches = names.filter((name) => searchTable.test(name))
  const others = names.filter((name) => !searches.some((search) => name.startsWith(search)))
  // An entry is only taken when its lines are there and balance.
  const plain = others.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
  return {
    tables: plain.map((name) => {
      const cursor = sql.exec(`select * from ${name} where ${conditions[name] ?? 'true'}`)
      return { name, columns: cursor.columnNames, rows: [...cursor.raw()] }
    }),
    searches: searches.map((name) => readSearch(sql, name, conditions[name])),
  }
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

/** Puts the words of an index without texts together again. */
function readSearch(
  sql: SqlStorage,
  name: string,
  condition = 'true',
): FirmContents['searches'][number] {
  const { columnNames: columns } = sql.exec(`select * from ${name} limit 0`)
  sql.exec(`create virtual table ${name}_words using fts5vocab(${name}, instance)`)
  const words = sql
    .exec<{ term: string; doc: number; col: string }>(
      `select term, doc, col from ${name}_words where ${condition} order by doc, col, offset`,
    )
    .toArray()
  sql.exec(`drop table ${name}_words`)
  const texts = new Map<number, Record<string, string>>()
  for (const { term, doc, col } of words) {
    const row = texts.get(doc) ?? {}
    texts.set(doc, row)
    row[col] = row[col] === undefined ? term : `${row[col]} ${term}`
  }
  const rows = [...texts].map(([doc, row]): [number, ...string[]] => [
    doc,
    ...columns.map((column) => row[column] ?? ''),
  ])
  return { name, columns, rows }
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
