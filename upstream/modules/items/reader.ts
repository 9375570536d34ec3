import { and, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Item, ItemRow } from '#contract/items.ts'
import type { PageQuery } from '#contract/page.ts'
import { listByName, type NamePage } from '../../firm/name-page.ts'
import { prepared } from '../../firm/prepared.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { itemsTable } from './tables.ts'

type Stored = typeof itemsTable.$inferSelect

/** @throws AppError not_found */
export function getStoredItem({ db }: Reader, itemId: string): Stored {
  const row = db.select().from(itemsTable).where(eq(itemsTable.id, itemId)).get()
  if (!row) throw new AppError('not_found', 'No such item')
  return row
}

/** @throws AppError not_found */
export function getItem(reader: Reader, itemId: string): Item {
  const { rowNumber: _, ...row } = getStoredItem(reader, itemId)
  return { ...row, currency: getFirmProfile(reader).baseCurrency }
}

/** Whether another item has the stock-keeping unit. */
export function isSkuTaken({ db }: Reader, sku: string, exceptItemId: string): boolean {
  const isOther = and(eq(itemsTable.sku, sku), ne(itemsTable.id, exceptItemId))
  return (
    sku !== '' &&
    db.select({ id: itemsTable.id }).from(itemsTable).where(isOther).get() !== undefined
  )
}

export function listItems(
  reader: Reader,
  query: PageQuery & { show: 'active' | 'archived' },
): NamePage<ItemRow> {
  const { baseCurrency } = getFirmProfile(reader)
  return listByName(reader, { table: 'items', search: 'item_search' }, query, (row) => ({
    id: String(row.id),
    kind: row.kind === 'service' ? 'service' : 'product',
    sku: String(row.sku),
    name: String(row.name),
    description: String(row.description),
    unit: String(row.unit),
    unitPrice: String(row.unit_price),
    priceMode: row.price_mode === 'gross' ? 'gross' : 'net',
    taxCode: String(row.tax_code),
    currency: baseCurrency,
    isArchived: row.is_archived === 1,
  }))
}

const namesOfActive = prepared((db) =>
  db
    .select({ id: itemsTable.id, name: itemsTable.name, sku: itemsTable.sku })
    .from(itemsTable)
    .where(eq(itemsTable.isArchived, false))
    .orderBy(itemsTable.name, itemsTable.id)
    .limit(sql.placeholder('most'))
    .prepare(),
)

/** The first items by name that are not archived. */
export function listItemNames(
  { db }: Reader,
  most: number,
): Pick<ItemRow, 'id' | 'name' | 'sku'>[] {
  return namesOfActive(db).all({ most })
}
