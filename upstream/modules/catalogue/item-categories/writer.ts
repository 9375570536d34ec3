import { eq } from 'drizzle-orm'
import type { ItemCategoryInput } from '#contract/catalogue/item-categories.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { getItemCategory } from './reader.ts'
import { itemCategoriesTable } from './tables.ts'

/** Gives the new id. */
export function insertItemCategory(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  input: ItemCategoryInput & { trail: string },
): string {
  const id = newId()
  const at = now.toISOString()
  const by = actor.userId
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  writer.db
    .insert(itemCategoriesTable)
    .values({ ...input, ...stamp, id, version: 1 })
    .run()
  index(writer, id)
  return id
}

/** Writes what has changed; the caller has compared the version. */
export function changeItemCategory(
  writer: Writer,
  { actor, now }: FirmContext,
  id: string,
  change: Partial<ItemCategoryInput> & { trail?: string; isArchived?: boolean; version?: number },
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  const isMeant = eq(itemCategoriesTable.id, id)
  writer.db
    .update(itemCategoriesTable)
    .set({ ...change, ...stamp })
    .where(isMeant)
    .run()
  index(writer, id)
}

export function deleteItemCategory(writer: Writer, id: string): void {
  removeSearchEntry(writer, 'item_categories_search', getItemCategory(writer, id).rowNumber)
  removeRecord(writer, { kind: 'itemCategory', id })
  writer.db.delete(itemCategoriesTable).where(eq(itemCategoriesTable.id, id)).run()
}

function index(writer: Writer, id: string): void {
  const { rowNumber, trail, notes } = getItemCategory(writer, id)
  writeSearchEntry(writer, 'item_categories_search', rowNumber, { trail, notes })
  putSearchEntry(writer, { kind: 'itemCategory', id, title: trail, text: notes })
}
