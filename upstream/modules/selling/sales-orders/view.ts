import type { LineQuantities, SalesOrder } from '#contract/selling/sales-orders.ts'
import { calculatedLine, storedSums } from '../../../documents/stored-document.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { quantityText } from '../../stock/stock/index.ts'
import { unusualToSell } from '../invoicing/views.ts'
import { actionsFor } from './actions.ts'
import type { LineState } from './line-quantities.ts'
import { progressOf } from './progress.ts'
import { publicPath } from './public-path.ts'
import { billingsOf, closingsOf, getStoredOrder, type OrderRecord, orderInput } from './reader.ts'

/** An order as the API gives it. @throws AppError not_found */
export function getOrder(reader: Reader, context: FirmContext, orderId: string): SalesOrder {
  return toOrder(reader, context, getStoredOrder(reader, orderId))
}

export function toOrder(
  reader: Reader,
  { firmId, actor }: Pick<FirmContext, 'firmId' | 'actor'>,
  row: OrderRecord,
): SalesOrder {
  const progress = progressOf(reader, row.id)
  const lines = progress.lines.map(({ line }) => line)
  return {
    ...orderInput(row, lines),
    id: row.id,
    number: row.number,
    state: row.state,
    deliveryState: row.deliveryState,
    billingState: row.billingState,
    customerName: row.customerName,
    customerEmail: getStoredParty(reader, row.customerId).email,
    lines: progress.lines.map(({ line, state }) => ({
      ...calculatedLine(line),
      isGoods: line.isGoods,
      quantities: shownQuantities(state),
    })),
    totals: storedSums(row),
    stillOrdered: row.stillOrdered,
    quoteId: row.quoteId,
    deliveries: progress.deliveries.map(({ id, number, date, state, lines: parts }) => ({
      ...{ id, number, date, state },
      lines: parts.map(({ lineId, quantity, done, returned }) => ({
        lineId,
        quantity: quantityText(quantity),
        delivered: quantityText(done),
        returned: quantityText(returned),
      })),
    })),
    closings: closingsOf(reader, row.id).map(({ quantity, orderId: _, id: __, ...closing }) => ({
      ...closing,
      quantity: quantityText(quantity),
    })),
    confirmedAt: row.confirmedAt,
    sentAt: row.sentAt,
    viewedAt: row.viewedAt,
    publicPath: row.state === 'draft' ? null : publicPath(firmId, row),
    publicUntil: row.publicUntil,
    isWaiting: row.waitingSince !== null,
    actions: actionsFor(reader, row, progress, billingsOf(reader, row.id).length, actor),
    unusual: row.state === 'draft' ? unusualToSell(reader, { actor }, { ...row, lines }) : [],
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** The quantities of a line as decimal text. */
function shownQuantities(state: LineState): LineQuantities {
  return {
    ordered: quantityText(state.ordered),
    closed: quantityText(state.closed),
    reserved: quantityText(state.toDeliver),
    onDeliveryNotes: quantityText(state.onNotes),
    delivered: quantityText(state.out),
    returned: quantityText(state.back),
    drafted: quantityText(state.drafted),
    billed: quantityText(state.billed),
    credited: quantityText(state.credited),
    waived: quantityText(state.waived),
    paid: quantityText(state.paid),
    toDeliver: quantityText(state.toDeliver),
    toInvoice: quantityText(state.toInvoice),
    toCredit: quantityText(state.toCredit),
  }
}
