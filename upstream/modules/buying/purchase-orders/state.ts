import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getStoredOrder, linesOf } from './reader.ts'
import { changeOrder } from './writer.ts'

/** Sets where an order stands by what of it arrived and was billed; one that was closed stays so. */
export function keepState(writer: Writer, context: FirmContext, id: string): void {
  const order = getStoredOrder(writer, id)
  if (order.state === 'closed') return
  const lines = linesOf(writer, id)
  const isReceived = lines.every(({ received, units }) => received >= units)
  const isBilled = lines.every(({ billed, received, units }) => billed >= Math.max(units, received))
  const isBegun = lines.some(({ received }) => received > 0)
  const before = order.sentAt === null ? 'approved' : 'sent'
  const state =
    isReceived && isBilled ? 'billed' : isReceived ? 'received' : isBegun ? 'partReceived' : before
  if (state !== order.state) changeOrder(writer, context, order, { state })
}
