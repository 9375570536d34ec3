import type { Writer } from '../../../firm/store.ts'
import { getStockItem } from './stock-items.ts'
import { getWarehouse } from './warehouses.ts'

/** Says where in a warehouse an item lies. @throws AppError not_found */
export function setBin(writer: Writer, itemId: string, warehouseId: string, bin: string): void {
  const item = getStockItem(writer, itemId)
  const { name } = getWarehouse(writer, warehouseId)
  writer.sql.exec(
    `insert into stock_balances (item_id, warehouse_id, quantity, bin) values (?, ?, 0, ?)
     on conflict do update set bin = excluded.bin`,
    ...[itemId, warehouseId, bin],
  )
  const after = { bin: `${name} ${bin}` }
  writer.audit({ entity: 'item', entityId: itemId, action: 'bin', title: item.name, after })
}
