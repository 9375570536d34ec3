import type { Writer } from './store.ts'

/** A full-text table: of `fullText` in a module’s `tables.ts`, else of its `schema.sql`. */
export type SearchIndex = `${string}_search`

/**
 * Sets what a row can be found by; the index itself keeps no text.
 * `columns` are the index's own, in its order.
 */
export function writeSearchEntry(
  { sql }: Pick<Writer, 'sql'>,
  index: SearchIndex,
  rowNumber: number,
  columns: Record<string, string>,
): void {
  removeSearchEntry({ sql }, index, rowNumber)
  const names = Object.keys(columns)
  sql.exec(
    `insert into ${index} (rowid, ${names.join(', ')}) values (?${', ?'.repeat(names.length)})`,
    rowNumber,
    ...Object.values(columns),
  )
}

export function removeSearchEntry(
  { sql }: Pick<Writer, 'sql'>,
  index: SearchIndex,
  rowNumber: number,
): void {
  sql.exec(`delete from ${index} where rowid = ?`, rowNumber)
}
