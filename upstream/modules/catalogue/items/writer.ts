import { eq } from 'drizzle-orm'
import type { ItemInput } from '#contract/catalogue/items.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { newStamps } from '../../../register/stamps.ts'
import { customWords } from '../../firm/custom-fields/index.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { keepComponents } from './components.ts'
import { keepPackages } from './packages.ts'
import { getItem, getStoredItem } from './reader.ts'
import { keepSuppliers } from './suppliers.ts'
import { itemsTable, itemWordsTable } from './tables.ts'
import { forgetVariantWords } from './variants/writer.ts'

export function insertItem(writer: Writer, context: FirmContext, input: ItemInput): string {
  const { suppliers, packages, components, ...columns } = input
  const id = context.newId()
  writer.db
    .insert(itemsTable)
    .values({
      ...columns,
      id,
      ...newStamps(context),
    })
    .run()
  index(writer, id, input)
  keepBarcodes(writer, id, input)
  keepPackages(writer, id, packages)
  keepSuppliers(writer, id, suppliers)
  keepComponents(writer, id, components)
  return id
}

/** Writes an item anew; the caller has compared the version. */
export function updateItem(
  writer: Writer,
  { actor, now }: FirmContext,
  itemId: string,
  input: ItemInput,
  version: number,
): void {
  const { suppliers, packages, components, ...columns } = input
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  writer.db
    .update(itemsTable)
    .set({ ...columns, ...stamp, version })
    .where(eq(itemsTable.id, itemId))
    .run()
  index(writer, itemId, input)
  keepBarcodes(writer, itemId, input)
  keepPackages(writer, itemId, packages)
  keepSuppliers(writer, itemId, suppliers)
  keepComponents(writer, itemId, components)
}

export function setArchived(
  { db }: Writer,
  { actor, now }: FirmContext,
  { id, version }: { id: string; version: number },
  isArchived: boolean,
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  db.update(itemsTable)
    .set({ ...stamp, isArchived, version: version + 1 })
    .where(eq(itemsTable.id, id))
    .run()
}

export function deleteItem(
  writer: Writer,
  { id, rowNumber }: { id: string; rowNumber: number },
): void {
  removeSearchEntry(writer, 'item_search', rowNumber)
  removeRecord(writer, { kind: 'item', id })
  keepBarcodes(writer, id, { barcodes: [], packages: [] })
  keepPackages(writer, id, [])
  keepSuppliers(writer, id, [])
  keepComponents(writer, id, [])
  forgetVariantWords(writer, id)
  writer.db.delete(itemWordsTable).where(eq(itemWordsTable.itemId, id)).run()
  writer.db.delete(itemsTable).where(eq(itemsTable.id, id)).run()
}

/** Writes anew what an item is found by. */
export function reindexItem(writer: Writer, itemId: string): void {
  const item = getItem(writer, itemId)
  index(writer, itemId, { ...item, suppliers: item.suppliers ?? [] })
}

function keepBarcodes(
  { sql }: Writer,
  itemId: string,
  { barcodes, packages }: Pick<ItemInput, 'barcodes' | 'packages'>,
): void {
  sql.exec('delete from item_barcodes where item_id = ?', itemId)
  const insert = 'insert into item_barcodes (code, item_id, unit) values (?, ?, ?)'
  for (const code of new Set(barcodes)) sql.exec(insert, code, itemId, '')
  for (const { barcode, unit } of packages) {
    if (barcode !== '') sql.exec(insert, barcode, itemId, unit)
  }
}

type Found = Pick<
  ItemInput,
  'name' | 'sku' | 'description' | 'barcodes' | 'packages' | 'suppliers' | 'custom'
>

function index(writer: Writer, itemId: string, input: Found): void {
  const { name, suppliers } = input
  const custom = customWords(writer, 'item', input.custom)
  const description = [input.description, custom].filter(Boolean).join(' ')
  const barcodes = codesOf(input)
  const numbers = suppliers.map(({ supplierNumber }) => supplierNumber)
  const sku = [input.sku, ...barcodes, ...numbers].filter(Boolean).join(' ')
  const { rowNumber } = getStoredItem(writer, itemId)
  writeSearchEntry(writer, 'item_search', rowNumber, { name, sku, description })
  putSearchEntry(writer, {
    kind: 'item',
    id: itemId,
    title: name,
    subtitle: input.sku,
    text: [description, ...barcodes, ...numbers].join(' '),
  })
}

/** All that may be scanned of an item. */
function codesOf({ barcodes, packages }: Pick<ItemInput, 'barcodes' | 'packages'>): string[] {
  return [...barcodes, ...packages.map(({ barcode }) => barcode)].filter((code) => code !== '')
}
