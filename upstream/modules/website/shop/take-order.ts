import { DocumentLineInput } from '#contract/books/document.ts'
import { AppError } from '#contract/core/errors.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { wantsSupplyDate } from '#contract/selling/supply-date.ts'
import type { ShopPayWay } from '#contract/website/shop.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { spendOnInvoice } from '../../money/wallets/index.ts'
import { redeemCoupon } from '../../selling/coupons/index.ts'
import { createDraft, finalise, markSent } from '../../selling/invoicing/index.ts'
import { openOrderDelivery } from '../../stock/stock/index.ts'
import type { Cart } from './cart.ts'
import { type Buyer, findBuyer, findOrCreateBuyer } from './customer.ts'
import { getKeptSettings } from './kept-settings.ts'
import { insertOrder, requireRoom } from './order-store.ts'
import { documentLine, type OrderAnswer, type PlacedOrder, placeOrder } from './place-order.ts'
import { findOrderOnce } from './reader.ts'
import { shopNow } from './shop-now.ts'
import type { ShopOrderStored } from './tables.ts'
import { tell } from './tell.ts'
import { shopWords } from './words.ts'

/** What a customer sends to order. */
export type Asked = {
  cart: Cart
  buyer: Buyer
  payWay: ShopPayWay
  /** Of the form: sent twice it is one order. */
  onceKey: string
}

export type Taken = { order: ShopOrderStored } | Exclude<OrderAnswer, { order: PlacedOrder }>

/**
 * Takes an order: price and stock are read again, and if all is as the customer saw it, goods are
 * reserved, the invoice is issued, gift cards pay, and both sides are told, unless nobody is to be. All of
 * it in the caller's transaction, or nothing.
 */
export function takeOrder(
  writer: Writer,
  { context, origin, isTold = true }: { context: FirmContext; origin: string; isTold?: boolean },
  asked: Asked,
): Taken {
  const before = findOrderOnce(writer, asked.onceKey)
  if (before) return { order: before }
  const { buyer, cart } = asked
  requireRoom(writer, context, buyer.email)
  const shop = shopNow(writer, context, cart, {
    language: buyer.language,
    customerId: findBuyer(writer, buyer),
  })
  const answer = placeOrder(cart, shop)
  if (!('order' in answer)) return answer
  const { order } = answer
  const id = context.newId()
  const date = firmDate(writer, context)
  const { number } = takeNumber(writer, { kind: 'shopOrder', date })
  const customerId = findOrCreateBuyer(writer, context, buyer)
  const source = { kind: 'shopOrder', id, number, date }
  const goods = order.lines.flatMap(({ itemId, quantity, unit }, at) =>
    itemId === null ? [] : [{ id: `${id}:${at}`, itemId, quantity, unit }],
  )
  const partner = buyer.company || buyer.name
  const stockDocumentId = openOrderDelivery(writer, context, { source, partner, lines: goods })
  const invoiceId = issueInvoice(writer, context, { order, asked, customerId, source })
  for (const { cardId, code, amount } of order.giftCards) {
    spendOnInvoice(writer, context, cardId, { invoiceId, amount, code })
  }
  if (order.couponCode !== '' && shop.coupon) {
    const { couponId } = shop.coupon
    const use = { ticketId: id, ticketNumber: number, customerId, date }
    redeemCoupon(writer, { couponId, ...use, amount: order.couponAmount })
  }
  const stored = insertOrder(writer, context, {
    ...{ id, number, customerId, invoiceId, order, asked },
    stockDocumentId: stockDocumentId ?? '',
  })
  if (isTold) tell(writer, { context, origin }, stored, 'placed')
  return { order: stored }
}

type Issued = {
  order: PlacedOrder
  asked: Asked
  customerId: string
  source: { kind: string; id: string; number: string; date: string }
}

/** The invoice of an order, with the sums that the customer agreed to, and its public page. */
function issueInvoice(
  writer: Writer,
  context: FirmContext,
  { order, asked, customerId, source }: Issued,
): string {
  const { language } = asked.buyer
  const { currency, priceMode } = order
  const { address } = getFirmProfile(writer)
  const { paymentDays } = getKeptSettings(writer)
  const lines = order.lines.map((line) => {
    const { quantity, unitPrice, discount } = documentLine(line, currency)
    return DocumentLineInput.parse({
      ...{ itemId: line.itemId, description: line.name, quantity, unit: line.unit },
      ...{ unitPrice, discount, taxCode: line.tax.code },
    })
  })
  const draft = createDraft(
    writer,
    context,
    InvoiceInput.parse({
      ...{ customerId, issueDate: source.date, currency, priceMode, language, lines },
      supplyDate: wantsSupplyDate(address.country) ? source.date : null,
      paymentTermsDays: asked.payWay === 'card' ? 0 : paymentDays,
      notes: `${shopWords(language).order} ${source.number}`,
    }),
  )
  // Before it is final: the goods that were reserved for the order go with its invoice.
  linkRecords(writer, context, {
    from: { kind: source.kind, id: source.id },
    relation: 'convertedTo',
    to: { kind: 'invoice', id: draft.id },
  })
  const { id, total } = finalise(writer, context, draft.id)
  if (total !== order.totals.payable) {
    throw new AppError(
      'unexpected',
      `An order of ${order.totals.payable} has an invoice of ${total}`,
    )
  }
  markSent(writer, context, id)
  return id
}
