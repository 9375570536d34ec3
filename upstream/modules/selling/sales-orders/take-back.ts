import type { OrderReturnInput } from '#contract/selling/sales-orders.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { takeBackOrdered } from '../../stock/stock/index.ts'
import { partsOf } from './parts.ts'
import { progressOf, refreshOrder } from './progress.ts'
import { getStoredOrder, type OrderRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { giveUp } from './writer.ts'

/**
 * Takes back what was delivered, the last that went out first, at the cost it went out with. What is
 * not delivered again is given up: where it was invoiced it is to be credited.
 * @throws AppError not_found; invalid at a quantity above what is with the customer; conflict; locked
 */
export function takeBackFromOrder(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  { date, isDeliveredAgain, reason, lines: asked }: OrderReturnInput,
): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  if (row.state === 'draft') throw refusal('orderNotOpen')
  const { lines } = progressOf(writer, orderId)
  const parts = partsOf(lines, asked, ({ state }) => Math.max(0, state.out - state.back))
  const quantities = new Map(parts.map(({ progress, units }) => [progress.line.id, units]))
  takeBackOrdered(writer, context, orderId, { date, quantities })
  for (const { progress, units } of isDeliveredAgain ? [] : parts) {
    const { line, state } = progress
    // What went out above the order was never wanted, so that it is not given up either.
    const wanted = Math.max(0, state.ordered - state.closed)
    const left = state.out - state.back - units
    const quantity = Math.min(units, Math.max(0, wanted - left - state.toDeliver))
    if (quantity > 0) {
      giveUp(writer, context, { orderId, lineId: line.id, kind: 'return', quantity, reason })
    }
  }
  refreshOrder(writer, context, orderId)
  writer.audit({
    entity: 'salesOrder',
    entityId: orderId,
    action: 'return',
    after: { date, isDeliveredAgain, reason },
  })
  return getStoredOrder(writer, orderId)
}
