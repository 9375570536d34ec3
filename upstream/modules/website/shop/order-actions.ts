import { changedMeanwhile, conflictOf } from '#contract/core/errors.ts'
import type { ShopOrder, ShopOrderAction } from '#contract/website/shop.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { giveBackToCards } from '../../money/wallets/index.ts'
import { giveCouponBack } from '../../selling/coupons/index.ts'
import { creditInvoice } from '../../selling/invoicing/index.ts'
import { deliverRest } from '../../stock/stock/index.ts'
import { changeOrder } from './order-store.ts'
import { actionsOf, moneyOf, shownOrder } from './order-view.ts'
import { contentOf, getOrder } from './reader.ts'
import type { ShopOrderStored } from './tables.ts'
import { tell } from './tell.ts'

export type OrderMeans = { firm: FirmContext; env: Pick<Env, 'PUBLIC_ORIGIN'> }
export type Step = { shopOrderId: string; version: number }

/** Says that an order can be fetched; the customer is told. @throws AppError not_found, conflict */
export function makeReady(writer: Writer, means: OrderMeans, step: Step): ShopOrder {
  const row = requireStep(writer, means, step, 'ready')
  const after = changeOrder(writer, means.firm, row, { state: 'ready', action: 'makeReady' })
  return told(writer, means, after, 'ready')
}

/**
 * Says that an order is on its way: what is left of its goods leaves the stock, and the customer is told.
 * @throws AppError not_found, locked; conflict; invalid where batches or serial numbers are to be named
 */
export function sendOrder(
  writer: Writer,
  means: OrderMeans,
  { tracking, ...step }: Step & { tracking: string },
): ShopOrder {
  const row = requireStep(writer, means, step, 'send')
  takeFromStock(writer, means.firm, row)
  const after = changeOrder(writer, means.firm, row, {
    state: 'done',
    tracking,
    doneDate: firmDate(writer, means.firm),
    action: 'dispatch',
  })
  return told(writer, means, after, 'sent')
}

/** Says that an order was fetched: what is left of its goods leaves the stock. @throws as `sendOrder` */
export function handOver(writer: Writer, means: OrderMeans, step: Step): ShopOrder {
  const row = requireStep(writer, means, step, 'handOver')
  takeFromStock(writer, means.firm, row)
  return shown(
    writer,
    means,
    changeOrder(writer, means.firm, row, {
      state: 'done',
      doneDate: firmDate(writer, means.firm),
      action: 'fetched',
    }),
  )
}

/**
 * Cancels an order: a credit note takes its invoice back, goods are free again, and so is its coupon. What
 * gift cards paid is put back onto them; the rest stands to the customer's credit, to be refunded as any
 * other.
 * @throws AppError not_found, locked, conflict
 */
export function cancelOrder(
  writer: Writer,
  means: OrderMeans,
  { reason, ...step }: Step & { reason: string },
): ShopOrder {
  const row = requireStep(writer, means, step, 'cancel')
  if (moneyOf(writer, row).payState !== 'refunded') {
    const note = creditInvoice(writer, means.firm, row.invoiceId, { lines: [], reason })
    giveBackToCards(writer, means.firm, {
      ...{ invoiceId: row.invoiceId, creditNoteId: note.id },
      amount: contentOf(row).giftCardAmount,
    })
  }
  giveCouponBack(writer, row.id)
  const after = changeOrder(writer, means.firm, row, {
    state: 'cancelled',
    cancelReason: reason,
    action: 'cancel',
  })
  return told(writer, means, after, 'cancelled')
}

/** The order that a step is for, at the version its caller saw. @throws AppError not_found, conflict */
export function requireStep(
  writer: Writer,
  means: OrderMeans,
  { shopOrderId, version }: Step,
  action: ShopOrderAction,
): ShopOrderStored {
  const row = getOrder(writer, shopOrderId)
  if (row.version !== version) throw changedMeanwhile(shown(writer, means, row))
  if (!actionsOf(writer, row).includes(action)) throw conflictOf('shopOrderState')
  return row
}

function takeFromStock(writer: Writer, firm: FirmContext, row: ShopOrderStored): void {
  if (row.stockDocumentId === '') return
  deliverRest(writer, firm, row.stockDocumentId, firmDate(writer, firm))
}

/** Tells the customer, and gives the order as it is now. */
export function told(
  writer: Writer,
  means: OrderMeans,
  row: ShopOrderStored,
  what: Parameters<typeof tell>[3],
): ShopOrder {
  const { firm, env } = means
  tell(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, row, what)
  return shown(writer, means, row)
}

function shown(writer: Writer, { firm, env }: OrderMeans, row: ShopOrderStored): ShopOrder {
  return shownOrder(writer, { firmId: firm.firmId, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN }, row)
}
