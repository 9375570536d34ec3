import type { Language } from '#contract/core/fields.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'

/** What the screen is answered with that changes a sale without leaving the page. */
export type LiveAnswer =
  | { cart: Cart }
  /** Several are meant: the page itself asks which one. */
  | { isUnclear: true }
  /** Somebody else changed the sale: the page has to be read anew. */
  | { isOld: true }
  | { problem: string }

/** How the place writes its figures. */
export type LivePlace = { language: Language; country: string; timeZone: string }

export const basketKeys = [
  'sell.cart',
  'sell.empty',
  'sell.each',
  'sell.quantity',
  'sell.price',
  'sell.lineDiscount',
  'sell.lessOf',
  'sell.moreOf',
  'sell.removeOf',
  'sell.fromList',
  'sell.park',
  'sell.void',
  'sell.adding',
  'sell.failed',
  'sell.soldCards',
  'sell.newCard',
  'sell.topUpOf',
] as const

export type BasketTexts = Record<(typeof basketKeys)[number], string>

export const payKeys = [
  'sell.pay',
  'sell.due',
  'sell.toPayBack',
  'sell.taxIn',
  'sell.inCash',
  'sell.cardsIn',
  'sell.payCash',
  'sell.payCard',
  'sell.handedOver',
  'terminal.ask',
  'receipt.discount',
] as const

export type PayTexts = Record<(typeof payKeys)[number], string>
