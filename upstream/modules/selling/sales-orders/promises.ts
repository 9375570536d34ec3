import { isAllowed } from '#contract/core/roles.ts'
import type { LinePromise } from '#contract/selling/sales-orders.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { keptInStock, promiseOfItem, quantityText } from '../../stock/stock/index.ts'
import { progressOf } from './progress.ts'
import { getStoredOrder } from './reader.ts'

/**
 * From when on what is left of each line can be delivered, beside what was promised to others. A line of
 * a kit has one for each component; lines of one item are met one after the other. How much there is is told to
 * whoever may see the stock.
 * @throws AppError not_found
 */
export function promisesOf(reader: Reader, context: FirmContext, orderId: string): LinePromise[] {
  const { lines, deliveries } = progressOf(reader, getStoredOrder(reader, orderId).id)
  const today = firmDate(reader, context)
  const wanted = lines
    .filter(({ line, state }) => line.isGoods && state.toDeliver > 0)
    .map(({ line, state }) => ({ ...line, quantity: quantityText(state.toDeliver) }))
  const own = [orderId, ...deliveries.map(({ id }) => id)]
  const seesStock = isAllowed(context.actor, 'stock:view')
  const before = new Map<string, number>()
  return keptInStock(reader, wanted).map(({ id: lineId, itemId, units }) => {
    const needed = (before.get(itemId) ?? 0) + units
    before.set(itemId, needed)
    const { onHand, free, earliestDate } = promiseOfItem(reader, { itemId, today, needed, own })
    return {
      lineId,
      itemId,
      needed: quantityText(units),
      onHand: seesStock ? quantityText(onHand) : null,
      free: seesStock ? quantityText(free) : null,
      earliestDate,
    }
  })
}
