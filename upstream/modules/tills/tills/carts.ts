import { conflictOf } from '#contract/core/errors.ts'
import {
  type Cart,
  CartInput,
  type TenderInput,
  type Ticket,
  type Tip,
} from '#contract/tills/till-tickets.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { repriceCart } from './cart-prices.ts'
import {
  changeCart,
  dropCart,
  getCart,
  getStoredCart,
  requireOpen,
  saveCart,
  unfinished,
} from './cart-store.ts'
import { contentOf, toCart } from './cart-view.ts'
import { valueSale } from './reductions.ts'
import { getStoredRegister } from './registers.ts'
import { sell } from './sell.ts'
import { openSession } from './session-reader.ts'
import { tillCartsTable } from './tables.ts'
import type { TypedTender } from './tendered.ts'
import { requireNoTerminal } from './terminal-store.ts'

/** The carts of a till that are not done, oldest first. @throws AppError not_found */
export function listCarts(reader: Reader, context: FirmContext, registerId: string): Cart[] {
  getStoredRegister(reader, registerId)
  return unfinished(reader, registerId).map((row) => toCart(reader, context, row))
}

/** An empty cart; what is open there by the same person is given again. @throws AppError conflict */
export function startCart(writer: Writer, context: FirmContext, registerId: string): Cart {
  getStoredRegister(writer, registerId)
  const session = openSession(writer, registerId)
  const { actor, now } = context
  const known = unfinished(writer, registerId).find(
    ({ state, cashierId }) => state === 'open' && cashierId === actor.userId,
  )
  if (known) return toCart(writer, context, known)
  const id = context.newId()
  const at = now.toISOString()
  writer.db
    .insert(tillCartsTable)
    .values({
      id,
      registerId,
      sessionId: session.id,
      state: 'open',
      label: '',
      version: 1,
      cashierId: actor.userId,
      cashierName: actor.userName,
      createdAt: at,
      updatedAt: at,
      content: JSON.stringify(CartInput.parse({})),
    })
    .run()
  return getCart(writer, context, id)
}

/** @throws AppError not_found, invalid; conflict with the newer one as `detail.current` */
export function updateCart(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: CartInput & { version: number },
): Cart {
  const before = requireOpen(writer, id)
  requireVersion(before, version, () => toCart(writer, context, before))
  if (input.customerId) getStoredParty(writer, input.customerId)
  const after = CartInput.parse(input)
  const register = getStoredRegister(writer, before.registerId)
  const date = firmDate(writer, context)
  const change = { before: contentOf(before), after, date }
  const cart = repriceCart(writer, register, change)
  requireRedeemable(writer, { priceMode: register.priceMode, date }, change.before, cart)
  return saveCart(writer, context, before, cart)
}

/**
 * A coupon and points are looked at as they are typed; what comes into their way later is said of the cart.
 * @throws AppError invalid at `coupon` or `points`
 */
function requireRedeemable(
  reader: Reader,
  priced: { priceMode: 'gross' | 'net'; date: string },
  before: CartInput,
  after: CartInput,
): void {
  const isTyped = after.coupon !== before.coupon || after.points !== before.points
  if (isTyped && after.lines.length > 0) valueSale(reader, priced, after)
}

/** Puts a cart aside. @throws AppError not_found; conflict */
export function parkCart(writer: Writer, context: FirmContext, id: string, label: string): Cart {
  const before = requireOpen(writer, id)
  if (isEmpty(contentOf(before))) throw conflictOf('cartEmpty')
  return changeCart(writer, context, before, { state: 'parked', label })
}

/** Goes on with a cart that was put aside; what is open meanwhile is put aside instead. */
export function resumeCart(writer: Writer, context: FirmContext, id: string): Cart {
  const before = getStoredCart(writer, id)
  if (before.state !== 'parked') throw conflictOf('cartDone')
  const session = openSession(writer, before.registerId)
  for (const other of unfinished(writer, before.registerId)) {
    if (other.state !== 'open' || other.cashierId !== context.actor.userId) continue
    requireNoTerminal(writer, other.id)
    const state = isEmpty(contentOf(other)) ? 'void' : 'parked'
    if (state === 'void') dropCart(writer, other.id)
    else changeCart(writer, context, other, { state })
  }
  const { userId: cashierId, userName: cashierName } = context.actor
  return changeCart(writer, context, before, {
    state: 'open',
    sessionId: session.id,
    cashierId,
    cashierName,
  })
}

/** Throws a cart away; it stays in the history with its lines. @throws AppError conflict */
export function voidCart(writer: Writer, context: FirmContext, id: string, reason: string): Cart {
  const before = getStoredCart(writer, id)
  if (before.state === 'sold' || before.state === 'void') throw conflictOf('cartDone')
  requireNoTerminal(writer, id)
  const content = contentOf(before)
  if (isEmpty(content)) throw conflictOf('cartEmpty')
  const { lines, giftCards } = content
  const { total } = toCart(writer, context, before)
  writer.audit({
    entity: 'tillSession',
    entityId: before.sessionId,
    action: 'void',
    detail: reason,
    before: {
      total,
      lines: lines.map((line) => `${line.quantity} ${line.description}`),
      giftCards: giftCards.length,
    },
  })
  return changeCart(writer, context, before, { state: 'void' })
}

function isEmpty({ lines, giftCards }: CartInput): boolean {
  return lines.length + giftCards.length === 0
}

/** Sells what is in a cart; paid again, it is answered with its ticket. @throws AppError conflict */
export function payCart(
  writer: Writer,
  context: FirmContext,
  id: string,
  tenders: TenderInput[],
  tips: Tip[] = [],
): Ticket {
  requireNoTerminal(writer, id)
  if (getStoredCart(writer, id).state === 'parked') throw conflictOf('cartDone')
  return sellCart(writer, context, id, tenders, tips)
}

/** The same, for what a terminal was asked for: the end of a session puts its cart aside, and it sells. */
export function sellCart(
  writer: Writer,
  context: FirmContext,
  id: string,
  tenders: TypedTender[],
  tips: Tip[],
): Ticket {
  const cart = getStoredCart(writer, id)
  if (cart.state === 'void') throw conflictOf('cartDone')
  const sale = { ...contentOf(cart), id, registerId: cart.registerId, tenders, tips }
  const ticket = sell(writer, context, sale)
  if (cart.state !== 'sold') changeCart(writer, context, cart, { state: 'sold' })
  return ticket
}
