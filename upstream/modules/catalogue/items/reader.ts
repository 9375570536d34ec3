import { and, eq, ne, sql } from 'drizzle-orm'
import { writingsOf } from '#contract/catalogue/barcodes.ts'
import type { Item, ItemRow } from '#contract/catalogue/items.ts'
import { AppError } from '#contract/core/errors.ts'
import { prepared } from '../../../firm/prepared.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getItemCategory } from '../item-categories/index.ts'
import { componentsOf } from './components.ts'
import { packagesOf } from './packages.ts'
import { suppliersOf } from './suppliers.ts'
import { itemsTable } from './tables.ts'
import { optionWords } from './variants/reader.ts'

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
  const { categoryId } = row
  const { parentId } = row
  return {
    ...row,
    parentName: parentId === '' ? '' : getStoredItem(reader, parentId).name,
    options: optionWords(reader, row),
    category: categoryId === '' ? '' : getItemCategory(reader, categoryId).trail,
    packages: packagesOf(reader, itemId),
    suppliers: suppliersOf(reader, itemId),
    components: componentsOf(reader, itemId),
    currency: getFirmProfile(reader).baseCurrency,
  }
}

/** Whether another item has the stock-keeping unit. */
export function isSkuTaken({ db }: Reader, sku: string, exceptItemId: string): boolean {
  const isOther = and(eq(itemsTable.sku, sku), ne(itemsTable.id, exceptItemId))
  return (
    sku !== '' &&
    db.select({ id: itemsTable.id }).from(itemsTable).where(isOther).get() !== undefined
  )
}

/** The item that carries a barcode. */
export function itemOfBarcode({ sql }: Reader, code: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select item_id as id from item_barcodes where code in (select value from json_each(?)) limit 1',
    JSON.stringify(writingsOf(code)),
  )
  return row?.id
}

const namesOfActive = prepared((db) =>
  db
    .select({ id: itemsTable.id, name: itemsTable.name, sku: itemsTable.sku })
    .from(itemsTable)
    .where(and(eq(itemsTable.isArchived, false), eq(itemsTable.isParent, false)))
    .orderBy(sql`name collate nocase`, itemsTable.id)
    .limit(sql.placeholder('max'))
    .prepare(),
)

/** The first items by name that are not archived and can be sold: no parents of variants. */
export function listItemNames({ db }: Reader, max: number): Pick<ItemRow, 'id' | 'name' | 'sku'>[] {
  return namesOfActive(db).all({ max })
}
