import { AppError } from '#contract/core/errors.ts'
import type { OrderDeliverInput } from '#contract/selling/sales-orders.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  deliverRest,
  getWarehouse,
  mostTaken,
  openOrderDelivery,
  quantityText,
} from '../../stock/stock/index.ts'
import { partsOf } from './parts.ts'
import { progressOf, refreshOrder } from './progress.ts'
import { getStoredOrder } from './reader.ts'
import { refusal } from './refusal.ts'

/**
 * Puts all that is left, or parts, on a delivery note of its own; the goods leave now, or wait on it to
 * be picked. More than was ordered goes along as far as the surplus that is allowed.
 * @throws AppError not_found; invalid at quantities above that, at `isNow` where batches or serial
 * numbers are to be named first, and where goods are missing; conflict where nothing is left; locked
 */
export function deliverOrder(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  { date, warehouseId, isNow, lines: asked }: OrderDeliverInput,
): { stockDocumentId: string } {
  const row = getStoredOrder(writer, orderId)
  if (row.state !== 'open') throw refusal('orderNotOpen')
  const { lines } = progressOf(writer, orderId)
  const parts = partsOf(
    lines,
    asked,
    ({ state }) => state.toReserve,
    ({ line: { itemId }, state: { isGoods, ordered, closed, out, back, onNotes } }) => {
      if (!isGoods) return 0
      return mostTaken(writer, { itemId, ordered: ordered - closed, done: out - back + onNotes })
    },
  )
  const source = { kind: 'salesOrder', id: orderId, number: row.number ?? '', date }
  const id = openOrderDelivery(writer, context, {
    source,
    partner: row.customerName,
    lines: parts.map(({ progress: { line }, units }) => ({
      ...line,
      quantity: quantityText(units),
    })),
    ...(warehouseId !== '' && { warehouseId: getWarehouse(writer, warehouseId).id }),
  })
  if (id === undefined) throw refusal('orderWithoutGoods')
  if (isNow) leaveNow(writer, context, id, date)
  refreshOrder(writer, context, orderId)
  writer.audit({
    entity: 'salesOrder',
    entityId: orderId,
    action: 'deliver',
    after: { stockDocumentId: id, date, isNow },
  })
  return { stockDocumentId: id }
}

/** Hands out a delivery note whole. What is asked at its own lines has no field here. */
function leaveNow(writer: Writer, context: FirmContext, documentId: string, date: string): void {
  try {
    deliverRest(writer, context, documentId, date)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const { date: day, ...rest } = error.fields
    const asksForCodes = Object.keys(rest).some((path) => path.endsWith('.codes'))
    if (asksForCodes) {
      throw new AppError('invalid', 'The codes have fields to correct', {
        fields: { isNow: { key: 'codesOnDeliveryNote' } },
      })
    }
    const [missing] = Object.values(rest)
    throw new AppError('invalid', 'The goods are not in stock', {
      fields: { ...(day && { date: day }), ...(missing && { isNow: missing }) },
    })
  }
}
