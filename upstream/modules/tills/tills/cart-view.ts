import { type Cart, CartInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { balanceAtTill, nameOfCard } from '../../money/wallets/index.ts'
import { pointsAtTill } from '../../selling/loyalty/index.ts'
import { pricesOfCart } from './cart-prices.ts'
import { valueCart } from './reductions.ts'
import { getStoredRegister } from './registers.ts'
import type { tillCartsTable } from './tables.ts'
import { inCash } from './tendered.ts'
import { lastTerminal, toTerminal } from './terminal-store.ts'

export type StoredCart = typeof tillCartsTable.$inferSelect

/** What was typed into a cart. */
export function contentOf({ content }: StoredCart): CartInput {
  return CartInput.parse(JSON.parse(content))
}

/** A cart with what it comes to and what can pay it. */
export function toCart(reader: Reader, context: FirmContext, row: StoredCart): Cart {
  const { content: _, cashierId: __, sessionId: ___, createdAt: ____, ...cart } = row
  const content = contentOf(row)
  const { lines, customerId } = content
  const register = getStoredRegister(reader, row.registerId)
  const date = firmDate(reader, context)
  const priced = { priceMode: register.priceMode, date }
  const values = valueCart(reader, priced, content)
  const own = pricesOfCart(reader, register, { lines, customerId }, date)
  const { currency, sums, coupon, points, problems } = values
  return {
    ...cart,
    ...content,
    currency,
    ...sums,
    problems,
    couponOff: coupon && { name: coupon.name, amount: coupon.amount },
    pointsOff: points,
    customerPoints: customerId ? pointsAtTill(reader, customerId) : null,
    customerBalance: customerId
      ? (balanceAtTill(reader, customerId, currency)?.free ?? null)
      : null,
    customerName: customerId ? getStoredParty(reader, customerId).name : '',
    giftCards: content.giftCards.map((card) => ({
      ...card,
      name: card.cardId === null ? '' : nameOfCard(reader, card.cardId),
    })),
    lines: lines.map((line, at) => ({
      ...line,
      amount: values.lines[at]?.amount ?? 0,
      priceList: line.unitPrice === own[at]?.unitPrice ? own[at].priceList : '',
    })),
    terminal: toTerminal(lastTerminal(reader, row.id)),
    isOwn: row.cashierId === context.actor.userId,
    cashTotal: inCash(sums.total, currency),
  }
}
