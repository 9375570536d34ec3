import type { Tables, Writer } from '../../firm/store.ts'
import { renewPublicSecrets } from '../invoicing/index.ts'
import { renewQuoteSecrets } from '../quotes/index.ts'

/** All that a firm holds, to be copied into another one. */
export type Template = {
  firmId: string
  userId: string
  tables: { name: string; columns: string[]; rows: unknown[][] }[]
  /** The words of the search indexes, which keep no text: by row, and column by column. */
  searches: { name: string; columns: string[]; rows: [number, ...string[]][] }[]
}

/** Of the object itself, not of its business, or kept by triggers. */
const leftOut =
  /^(sqlite_|_cf_|__drizzle|idempotency$|kept_answers$|account_days$|account_months$|journal_search)/
const searchTable = /_search$/
const longestParameter = 400_000

/** Reads a firm that nobody has changed yet. */
export function readTemplate({ sql }: Tables, firmId: string, userId: string): Template {
  const names = sql
    .exec<{ name: string }>("select name from sqlite_master where type = 'table' order by rowid")
    .toArray()
    .map(({ name }) => name)
    .filter((name) => !leftOut.test(name))
  const searches = names.filter((name) => searchTable.test(name))
  const others = names.filter((name) => !searches.some((search) => name.startsWith(search)))
  // An entry is only taken when its lines are there and balance.
  const plain = others.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
  return {
    firmId,
    userId,
    tables: plain.map((name) => {
      const cursor = sql.exec(`select * from ${name}`)
      return { name, columns: cursor.columnNames, rows: [...cursor.raw()] }
    }),
    searches: searches.map((name) => readSearch(sql, name)),
  }
}

function isFirst(table: string): boolean {
  return table === 'journal_lines'
}

/** Puts the words of an index without texts together again. */
function readSearch(sql: SqlStorage, name: string): Template['searches'][number] {
  const { columnNames: columns } = sql.exec(`select * from ${name} limit 0`)
  sql.exec(`create virtual table ${name}_words using fts5vocab(${name}, instance)`)
  const words = sql
    .exec<{ term: string; doc: number; col: string }>(
      `select term, doc, col from ${name}_words order by doc, col, offset`,
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
 * Fills an empty firm with a template's rows, under its own id and its own visitor's. Public links
 * get secrets of their own.
 */
export function writeTemplate(
  writer: Writer,
  template: Template,
  { firmId, userId }: { firmId: string; userId: string },
): void {
  const { sql, wake } = writer
  sql.exec('pragma defer_foreign_keys = on')
  const own = (text: string) =>
    text.replaceAll(template.firmId, firmId).replaceAll(template.userId, userId)
  for (const { name, columns, rows } of template.tables) insertRows(sql, name, columns, rows, own)
  for (const { name, columns, rows } of template.searches) {
    insertRows(sql, name, ['rowid', ...columns], rows, own)
  }
  // What the template is to do later, the copy does too.
  wake()
  renewPublicSecrets(writer)
  renewQuoteSecrets(writer)
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
