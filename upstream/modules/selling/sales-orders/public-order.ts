import { AppError } from '#contract/core/errors.ts'
import type { PublicSalesOrder } from '#contract/selling/public-sales-orders.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { markOpened } from '../../firm/outbound/index.ts'
import { quantityText } from '../../stock/stock/index.ts'
import { composeOrderPaper } from './paper/order-paper.ts'
import { progressOf } from './progress.ts'
import { closedShortOf, findShared, type OrderRecord } from './reader.ts'
import { changeOrder } from './writer.ts'

/**
 * The confirmed order that a public link leads to; while it is changed there is none. Whatever is wrong
 * with a token, the answer is the same.
 * @throws AppError not_found
 */
export function getShared(reader: Reader, context: FirmContext, token: string): OrderRecord {
  const today = firmDate(reader, context)
  const row = findByToken(context.firmId, token, today, (secret) => findShared(reader, secret))
  if (!row || row.state === 'draft') throw new AppError('not_found', 'No such order')
  return row
}

/** Keeps that the customer has looked, at the first time. */
export function markViewed(writer: Writer, context: FirmContext, row: OrderRecord): OrderRecord {
  markOpened(writer, context, { kind: 'salesOrder', id: row.id })
  if (row.viewedAt !== null) return row
  writer.audit({ entity: 'salesOrder', entityId: row.id, action: 'view' })
  return changeOrder(writer, context, row, { viewedAt: context.now.toISOString() })
}

/** What somebody with the link sees; nothing is written. */
export function toPublicOrder(reader: Reader, row: OrderRecord): PublicSalesOrder {
  const { legalName, tradeName, timeZone } = getFirmProfile(reader)
  const closed = closedShortOf(reader, row.id)
  const goods = progressOf(reader, row.id).lines.filter(({ line }) => line.isGoods)
  return {
    paper: composeOrderPaper(reader, row),
    firmName: tradeName || legalName,
    timeZone,
    state: row.state,
    deliveryState: row.deliveryState,
    deliveryDate: row.deliveryDate,
    currency: row.currency,
    total: row.total,
    goods: goods.map(({ line: { id, description, unit }, state }) => ({
      description,
      unit,
      delivered: quantityText(Math.max(0, state.out - state.back)),
      toDeliver: quantityText(state.toDeliver),
      closedShort: quantityText(closed.get(id) ?? 0),
    })),
  }
}
