import type { OrderCloseInput } from '#contract/selling/sales-orders.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { shrinkOrderDeliveries } from '../../stock/stock/index.ts'
import type { LineState } from './line-quantities.ts'
import { partsOf } from './parts.ts'
import { progressOf, refreshOrder } from './progress.ts'
import { getStoredOrder, type OrderRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { giveUp } from './writer.ts'

/**
 * Gives up what is left of an order, with the reason: what is not delivered, of services what is not
 * invoiced, which frees what is reserved for it; or what is delivered and is not to be invoiced.
 * @throws AppError not_found; invalid at a quantity above what is left; conflict
 */
export function closeOrder(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  { what, reason, lines: asked }: OrderCloseInput,
): OrderRecord {
  const row = getStoredOrder(writer, orderId)
  if (row.state !== 'open') throw refusal('orderNotOpen')
  const { lines } = progressOf(writer, orderId)
  const parts = partsOf(lines, asked, ({ state }) => closable(state, what))
  for (const { progress, units: quantity } of parts) {
    const lineId = progress.line.id
    giveUp(writer, context, { orderId, lineId, kind: what, quantity, reason })
  }
  const left = progressOf(writer, orderId).lines
  shrinkOrderDeliveries(
    writer,
    context,
    orderId,
    new Map(left.map(({ line, state }) => [line.id, state.toDeliver])),
  )
  refreshOrder(writer, context, orderId)
  writer.audit({
    entity: 'salesOrder',
    entityId: orderId,
    action: 'close',
    after: { what, reason },
  })
  return getStoredOrder(writer, orderId)
}

/** How much of a line can be given up. */
export function closable(state: LineState, what: OrderCloseInput['what']): number {
  if (what === 'invoice') return state.isGoods ? Math.min(state.toInvoice, waivable(state)) : 0
  // What is invoiced before it is delivered may be given up, too: it is to be credited then.
  return state.isGoods ? state.toDeliver : state.toInvoice
}

/** What is with the customer and on no invoice. */
function waivable({ out, back, billed, credited, drafted, waived }: LineState): number {
  return Math.max(0, out - back - (billed - credited) - drafted - waived)
}
