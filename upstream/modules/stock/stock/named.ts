import type { Reader } from '../../../firm/store.ts'
import { quantityText } from './quantity.ts'
import type { StockItem } from './stock-items.ts'

/** Codes and names of items in stock, as they may be typed. */
export function stockNames({ sql }: Reader, maximum: number): string[] {
  return sql
    .exec<{ text: string }>(
      `select case sku when '' then name else sku end as text from stock_items
       where is_listed = 1 order by name collate nocase, id limit ?`,
      maximum,
    )
    .toArray()
    .map(({ text }) => text)
}

type LowItem = Pick<StockItem, 'id' | 'name' | 'sku' | 'unit'> & {
  available: number
  reorderLevel: number
  reorderQuantity: number
}

/** Items to be bought that are below their reorder level, with what is expected counted in; quantities as decimal text. */
export function listLowItems({ sql }: Reader, maximum: number) {
  return sql
    .exec<LowItem>(
      `select id, name, sku, unit, quantity - reserved + expected as available,
         reorder_level as reorderLevel, reorder_quantity as reorderQuantity
       from stock_items
       where shelf = 'low' and is_kit = 0 and quantity - reserved + expected < reorder_level
       order by name collate nocase, id limit ?`,
      maximum,
    )
    .toArray()
    .map(({ available, reorderLevel, reorderQuantity, ...item }) => ({
      ...item,
      available: quantityText(available),
      reorderLevel: quantityText(reorderLevel),
      /** What the item says, else what is missing. */
      quantity: quantityText(Math.max(reorderQuantity, reorderLevel - available)),
    }))
}
