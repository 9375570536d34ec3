import type { ImportWord, ImportWords } from '#contract/core/import-words.ts'
import type { ImportCheck, ImportReading } from '#contract/core/imports.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { getStoredImport, rowsOf } from './batches.ts'
import type { Importer } from './importer.ts'
import { keptWords, plainWord } from './kept-words.ts'
import { isKnownWord, listsOf } from './word-lists.ts'

/** As many words are listed at once. */
const maxWords = 100
/** A cell of more is a text and no word. */
const longestWord = 200
/** Keys of problems that say that a value is none of the firm's. */
const isOfValue = /^(unknown|noSuch)/

/**
 * The words of a file, once each, that stand for a value of the firm and that neither it nor
 * `reading.words` know, those in most rows first; those that were given a meaning are among them.
 * @param problems what a trial found: it also finds words that are known and mean nothing there, such
 * as a percentage of another year
 */
export function findWords(
  reader: Reader,
  context: FirmContext,
  importer: Importer,
  { importId, mapping, words }: ImportReading & { importId: string },
  problems: ImportCheck['problems'] = [],
): ImportWords {
  const batch = getStoredImport(reader, importId)
  const lists = listsOf(reader, context, importer, [...new Set(mapping.map(({ field }) => field))])
  const said = new Map(keptWords(reader, batch).map((one) => [keyOf(one.field, one.word), one]))
  const known = new Set(words.map(({ field, word }) => keyOf(field, word)))
  const refused = new Set(
    problems.filter(({ key }) => isOfValue.test(key)).map(({ field, text }) => keyOf(field, text)),
  )
  const found = new Map<string, ImportWord>()
  for (const { cells } of rowsOf(reader, importId)) {
    for (const { field, column } of mapping) {
      const list = lists.get(field)
      const word = cells[column] ?? ''
      if (!list || word === '' || word.length > longestWord) continue
      const key = keyOf(field, word)
      const one = found.get(key)
      if (one) one.rows += 1
      else if (said.has(key) || refused.has(key) || !(known.has(key) || isKnownWord(list, word))) {
        found.set(key, { field, word, rows: 1, value: said.get(key)?.value ?? '' })
      }
    }
  }
  const all = [...found.values()].sort((one, other) => other.rows - one.rows)
  const shown = all.slice(0, maxWords)
  return {
    words: shown,
    more: all.length - shown.length,
    lists: [...lists].flatMap(([field, { values, isFree = false }]) => {
      const isAsked = shown.some((one) => one.field === field)
      return isAsked
        ? [{ field, isFree, values: values.map(({ value, names = {} }) => ({ value, names })) }]
        : []
    }),
  }
}

function keyOf(field: string, word: string): string {
  return `${field}\n${plainWord(word)}`
}
