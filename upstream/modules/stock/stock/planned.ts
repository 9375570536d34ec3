import type { Reader } from '../../../firm/store.ts'
import { promiseDays } from './order-steps.ts'
import { type DatedItem, expectedByDay, reservedBySource } from './promises.ts'
import { type StockItem, stockItems } from './stock-items.ts'

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
  const supplies = expectedByDay(reader)
  const promised = reservedBySource(reader)
  const days = promiseDays(reader, [...new Set(promised.map(({ id }) => id))])
  const demands = promised.map(({ id, ...one }) => ({ ...one, date: days.get(id) ?? today }))
  return { supplies, demands }
}
