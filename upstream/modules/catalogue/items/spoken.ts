import type { Language } from '#contract/core/fields.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { titlesOfItems } from './views.ts'

/** What an item is called: by itself, in the firm's language, and in each that it has words in. */
export type ItemNames = Partial<Record<Language, string>> & { own: string }

/** What some items are called in all their languages, by their ids; archived ones, too. */
export function namesByLanguage(
  reader: Reader,
  itemIds: readonly string[],
): Map<string, ItemNames> {
  const { language } = getFirmProfile(reader)
  const found = new Map<string, ItemNames>()
  for (const [id, name] of titlesOfItems(reader, itemIds)) {
    found.set(id, { own: name, [language]: name })
  }
  for (const { itemId, language: other, name } of wordRows(reader, itemIds)) {
    const names = found.get(itemId)
    if (names && names[other] === undefined) names[other] = name
  }
  return found
}

/** Names and descriptions of some items in a language, by their ids; those without words in it are left out. */
export function wordsOfItems(
  reader: Reader,
  itemIds: readonly string[],
  language: Language,
): Map<string, { name: string; description: string }> {
  if (language === getFirmProfile(reader).language) return new Map()
  const rows = wordRows(reader, itemIds).filter((row) => row.language === language)
  return new Map(rows.map(({ itemId, name, description }) => [itemId, { name, description }]))
}

type WordRow = { itemId: string; language: Language; name: string; description: string }

function wordRows({ sql }: Reader, itemIds: readonly string[]): WordRow[] {
  return sql
    .exec<WordRow>(
      `select item_id as itemId, language, name, description from item_words
       where item_id in (select value from json_each(?))`,
      JSON.stringify([...new Set(itemIds)]),
    )
    .toArray()
}
