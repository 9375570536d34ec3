import type { ItemSupplier } from '#contract/catalogue/items.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { findSupplier } from '../../firm/parties/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'

type Row = { supplierId: string; supplierNumber: string; unitPrice: string }

/** Who an item is bought from, the usual one first. */
export function suppliersOf(reader: Reader, itemId: string): ItemSupplier[] {
  const rows = reader.sql
    .exec<Row>(
      `select supplier_id as supplierId, number as supplierNumber, unit_price as unitPrice
       from item_suppliers where item_id = ? order by position`,
      itemId,
    )
    .toArray()
  if (rows.length === 0) return []
  const ids = rows.map(({ supplierId }) => supplierId)
  const names = namesOfParties(reader, ids)
  return rows.map(({ supplierId, ...row }) => ({
    supplierName: names.get(supplierId) ?? '',
    ...row,
  }))
}

/** The supplier of a name: one the item has already, be it archived, else one of the firm's. */
export function supplierNamed(reader: Reader, itemId: string, name: string): string | undefined {
  const [known] = reader.sql
    .exec<{ supplierId: string }>(
      'select supplier_id as supplierId from item_suppliers where item_id = ?',
      itemId,
    )
    .toArray()
    .filter(({ supplierId }) => namesOfParties(reader, [supplierId]).get(supplierId) === name)
  return known?.supplierId ?? findSupplier(reader, name)
}

/** Writes anew who an item is bought from; the caller has checked the names. */
export function keepSuppliers(
  writer: Writer,
  itemId: string,
  suppliers: readonly ItemSupplier[],
): void {
  const ids = suppliers.map(({ supplierName }) => supplierNamed(writer, itemId, supplierName))
  writer.sql.exec('delete from item_suppliers where item_id = ?', itemId)
  for (const [position, { supplierNumber, unitPrice }] of suppliers.entries()) {
    writer.sql.exec(
      `insert into item_suppliers (item_id, position, supplier_id, number, unit_price)
       values (?, ?, ?, ?, ?)`,
      itemId,
      position,
      ids[position] ?? '',
      supplierNumber,
      unitPrice,
    )
  }
}

/** The usual supplier of each item that names one, with the price there. */
export function usualSuppliers(
  reader: Reader,
  itemIds: readonly string[],
): Map<string, ItemSupplier> {
  const rows = reader.sql
    .exec<Row & { itemId: string }>(
      `select item_id as itemId, supplier_id as supplierId, number as supplierNumber,
         unit_price as unitPrice
       from item_suppliers
       where position = 0 and item_id in (select value from json_each(?))`,
      JSON.stringify(itemIds),
    )
    .toArray()
  const names = namesOfParties(
    reader,
    rows.map(({ supplierId }) => supplierId),
  )
  return new Map(
    rows.map(({ itemId, supplierId, ...row }) => [
      itemId,
      { supplierName: names.get(supplierId) ?? '', ...row },
    ]),
  )
}
