import { and, eq, ne } from 'drizzle-orm'
import type { ItemTranslations, ItemWordsInput, NamedItem } from '#contract/catalogue/item-words.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { tellChanged } from './observers.ts'
import { getItem, getStoredItem } from './reader.ts'
import { namesByLanguage } from './spoken.ts'
import { itemWordsTable } from './tables.ts'

/** The translation group of an item. @throws AppError not_found */
export function getItemWords(reader: Reader, itemId: string): ItemTranslations {
  const { name, description } = getStoredItem(reader, itemId)
  const { language: own } = getFirmProfile(reader)
  const rows = reader.db
    .select()
    .from(itemWordsTable)
    .where(eq(itemWordsTable.itemId, itemId))
    .all()
  return {
    ...{ itemId, language: own, name, description },
    words: languages
      .filter((language) => language !== own)
      .map((language) => {
        const row = rows.find((one) => one.language === language)
        if (!row) return { language, name: '', description: '', isOutdated: false }
        const isOutdated = row.ofName !== name || row.ofDescription !== description
        return { language, name: row.name, description: row.description, isOutdated }
      }),
  }
}

/**
 * Writes all translations of an item. What is said in the firm's own language is the item's, and is
 * left alone. @throws AppError not_found
 */
export function updateItemWords(
  writer: Writer,
  context: FirmContext,
  { itemId, words }: ItemWordsInput & { itemId: string },
): ItemTranslations {
  const before = getItemWords(writer, itemId)
  const given = new Map(words.map((each) => [each.language, each]))
  const kept = before.words.flatMap(({ language }) => {
    const one = given.get(language)
    return one && one.name !== '' ? [one] : []
  })
  const { language: own, name: ofName, description: ofDescription } = before
  const isOthers = and(eq(itemWordsTable.itemId, itemId), ne(itemWordsTable.language, own))
  writer.db.delete(itemWordsTable).where(isOthers).run()
  for (const { language, name, description } of kept) {
    const values = { itemId, language, name, description, ofName, ofDescription }
    writer.db.insert(itemWordsTable).values(values).run()
  }
  const after = getItemWords(writer, itemId)
  tellChanged(writer, context, getItem(writer, itemId))
  writer.audit({
    entity: 'item',
    entityId: itemId,
    action: 'translate',
    title: before.name,
    before: said(before),
    after: said(after),
  })
  return after
}

/** By language what an item is called. */
function said({ words }: ItemTranslations): Record<string, string> {
  return Object.fromEntries(
    words.filter(({ name }) => name !== '').map(({ language, name }) => [language, name]),
  )
}

/** What some items are called in a language, in no order; those that are gone are left out. */
export function nameItems(
  reader: Reader,
  itemIds: readonly string[],
  language: Language,
): NamedItem[] {
  return [...namesByLanguage(reader, itemIds)].map(([itemId, names]) => ({
    itemId,
    name: names[language] ?? names.own,
    names: [...new Set(Object.values(names))],
  }))
}
