import { eq } from 'drizzle-orm'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import type { StoredOpeningItem } from './reader.ts'
import { openingBalancesTable, openingItemsTable } from './tables.ts'

type NewOpeningItem = Omit<
  StoredOpeningItem,
  'id' | 'rowNumber' | 'version' | 'createdAt' | 'createdBy'
>

export function insertOpeningItem(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  values: NewOpeningItem,
): StoredOpeningItem {
  const stamp = { createdAt: now.toISOString(), createdBy: actor.userId }
  const row = writer.db
    .insert(openingItemsTable)
    .values({ ...values, ...stamp, id: newId(), version: 1 })
    .returning()
    .get()
  const { id, rowNumber, number, partyName, amount, currency, date } = row
  writeSearchEntry(writer, 'opening_items_search', rowNumber, { number, party: partyName })
  const found = { title: number, subtitle: partyName, text: '', amount, currency, date }
  putSearchEntry(writer, { kind: 'openingItem', id, ...found })
  return row
}

/** Notes what is open of one, or that it was undone. */
export function changeOpeningItem(
  { db }: Writer,
  { id, version }: StoredOpeningItem,
  change: Partial<Pick<StoredOpeningItem, 'due' | 'state'>>,
): StoredOpeningItem {
  return db
    .update(openingItemsTable)
    .set({ ...change, version: version + 1 })
    .where(eq(openingItemsTable.id, id))
    .returning()
    .get()
}

export function saveOpeningBalances(
  { db }: Writer,
  values: Omit<typeof openingBalancesTable.$inferInsert, 'id'>,
): void {
  db.insert(openingBalancesTable)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: openingBalancesTable.id, set: values })
    .run()
}
