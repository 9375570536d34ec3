import type { SearchIndex } from '../firm/search-index.ts'

/** A full-text table of a module, in its `tables.ts`; drizzle cannot say one. */
export type FullText = {
  name: SearchIndex
  /** Makes it; the migrations take it as it stands here. */
  sql: string
}

/**
 * Describes the full-text table that a register is searched by: which words stand in which column,
 * `found` of the register says. It keeps no text, finds words without their accents, and beginnings of
 * words from two letters.
 * @param detail `column`: it does not note where in a column a word stands, so that beginnings of words
 *   that very many rows have are found an eighth of the time; who searches it asks for single words alone
 */
export function fullText(
  name: SearchIndex,
  columns: readonly string[],
  detail: 'full' | 'column' = 'full',
): FullText {
  const kept = detail === 'full' ? '' : `, detail=${detail}`
  return {
    name,
    sql: `CREATE VIRTUAL TABLE ${name} USING fts5(${columns.join(', ')}, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'${kept});`,
  }
}
