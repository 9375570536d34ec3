import type { Reader } from '../../../firm/store.ts'
import { promiseDays } from './order-steps.ts'
import type { Dated } from './promise-date.ts'
import { type StockItem, stockItems } from './stock-items.ts'

type DatedItem = Dated & { itemId: string }

/** Items of which something was promised, or that are below their level. */
export function plannedItems(reader: Reader): StockItem[] {
  const ids = reader.sql
    .exec<{ id: string }>(
      `select id from stock_items
       where is_listed = 1 and (reserved > 0 or quantity < reorder_level or quantity < 0)
       order by name collate nocase, id`,
    )
    .toArray()
    .map(({ id }) => id)
  return [...stockItems(reader, ids).values()]
}

/** What is expected and what was promised, by item and day. Without a day it is wanted today. */
export function promisedByDay(
  reader: Reader,
  today: string,
): { supplies: DatedItem[]; demands: DatedItem[] } {
  const supplies = reader.sql
    .exec<DatedItem>(
      `select item_id as itemId, date, sum(quantity) as quantity from stock_promises
       where kind = 'expected' group by item_id, date having sum(quantity) > 0`,
    )
    .toArray()
  const promised = reader.sql
    .exec<{ itemId: string; id: string; quantity: number }>(
      `select item_id as itemId, source_id as id, sum(quantity) as quantity from stock_promises
       where kind = 'reserved' group by item_id, source_id having sum(quantity) > 0`,
    )
    .toArray()
  const days = promiseDays(reader, [...new Set(promised.map(({ id }) => id))])
  const demands = promised.map(({ id, ...one }) => ({ ...one, date: days.get(id) ?? today }))
  return { supplies, demands }
}
