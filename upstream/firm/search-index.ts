import { otherSpelling } from '../core/plain-name.ts'
import type { Writer } from './store.ts'

/** A full-text table: of `fullText` in a module’s `tables.ts`, else of its `schema.sql`. */
export type SearchIndex = `${string}_search`

/**
 * Sets what a row can be found by, in each spelling of its words; the index itself keeps no text.
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
    ...Object.values(columns).map(withSpellings),
  )
}

export function removeSearchEntry(
  { sql }: Pick<Writer, 'sql'>,
  index: SearchIndex,
  rowNumber: number,
): void {
  sql.exec(`delete from ${index} where rowid = ?`, rowNumber)
}

/** A text, and how banks and machines spell words of it: `Süd` is found by `Sued`, `Иванов` by `Ivanov`. */
export function withSpellings(text: string): string {
  if (isPlain(text)) return text
  const words = new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const others = [...words].map(otherSpelling).filter((one) => one !== '')
  return others.length === 0 ? text : [text, ...others].join(' ')
}

/** Whether there is nothing to spell in another way. */
function isPlain(text: string): boolean {
  return !/[^\p{ASCII}]/u.test(text)
}
