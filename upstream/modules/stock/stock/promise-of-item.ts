import type { Reader } from '../../../firm/store.ts'
import { promiseDays } from './order-steps.ts'
import { promiseDate } from './promise-date.ts'
import { expectedByDay, reservedBySource } from './promises.ts'
import { findStockItem } from './stock-items.ts'

/**
 * How much of an item is free beside what was promised to others, and from when on so much can be
 * promised. Quantities are ten-thousandths of the item's unit.
 * @param own ids of the records whose promises are those of who asks
 */
export function promiseOfItem(
  reader: Reader,
  wanted: { itemId: string; today: string; needed: number; own: readonly string[] },
): { onHand: number; free: number; earliestDate: string | null } {
  const { itemId, today, needed, own } = wanted
  const onHand = findStockItem(reader, itemId)?.quantity ?? 0
  const others = reservedBySource(reader, itemId).filter(({ id }) => !own.includes(id))
  const days = promiseDays(
    reader,
    others.map(({ id }) => id),
  )
  const promised = others.map(({ id, quantity }) => ({ date: days.get(id) ?? today, quantity }))
  const receipts = expectedByDay(reader, itemId)
  const free = onHand - promised.reduce((sum, { quantity }) => sum + quantity, 0)
  const earliestDate = promiseDate(today, { onHand, receipts, promised }, needed) ?? null
  return { onHand, free, earliestDate }
}
