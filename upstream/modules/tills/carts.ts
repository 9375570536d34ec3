import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError, conflictOf, invalidField, invariant } from '#contract/errors.ts'
import { decimalText } from '#contract/fields.ts'
import {
  type Cart,
  CartInput,
  type TenderInput,
  type Ticket,
  type Tip,
} from '#contract/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { inOwnUnit, itemsMeant, unitMeant } from '../items/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { pricesOfCart, repriceCart } from './cart-prices.ts'
import { contentOf, type StoredCart, toCart } from './cart-view.ts'
import { valueSale } from './reductions.ts'
import { getStoredRegister } from './registers.ts'
import { sell } from './sell.ts'
import { openSession } from './session-reader.ts'
import { tillCartsTable } from './tables.ts'
import { priceTillItems } from './till-items.ts'

/** The carts of a register that are not done, oldest first. @throws AppError not_found */
export function listCarts(reader: Reader, context: FirmContext, registerId: string): Cart[] {
  getStoredRegister(reader, registerId)
  return unfinished(reader, registerId).map((row) => toCart(reader, context, row))
}

/** @throws AppError not_found */
export function getCart(reader: Reader, context: FirmContext, id: string): Cart {
  return toCart(reader, context, getStoredCart(reader, id))
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
  if (before.version !== version) {
    const current = toCart(writer, context, before)
    throw new AppError('conflict', 'The cart was changed', { detail: { current } })
  }
  if (input.customerId) getStoredParty(writer, input.customerId)
  const after = CartInput.parse(input)
  const register = getStoredRegister(writer, before.registerId)
  const date = firmDate(writer, context)
  const change = { before: contentOf(before), after, date }
  const cart = repriceCart(writer, register, change)
  requireRedeemable(writer, { priceMode: register.priceMode, date }, change.before, cart)
  return save(writer, context, before, cart)
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

/**
 * Adds what was scanned or typed; what is there already at the same price is counted on.
 * @throws AppError invalid at `text` for what no item or more than one is called
 */
export function addToCart(
  writer: Writer,
  context: FirmContext,
  id: string,
  { text, quantity }: { text: string; quantity: string },
): Cart {
  const before = requireOpen(writer, id)
  const typed = quantity === '' ? '1' : quantity
  if (!decimalText(4, 'signed').safeParse(typed).success) {
    throw invalidField('quantity', 'invalidNumber')
  }
  const [found, other] = itemsMeant(writer, text)
  if (!found) throw invalidField('text', 'unknownItem')
  if (other) throw invalidField('text', 'severalItems')
  if (found.isParent) throw invalidField('text', 'chooseVariant', { itemId: found.id })
  // The barcode of a box adds what is in it, at the price of that many.
  const size = unitMeant(writer, found, { text, unit: '' })?.size ?? '1'
  const times = timesSize(typed, size)
  const register = getStoredRegister(writer, before.registerId)
  const date = firmDate(writer, context)
  const content = contentOf(before)
  const { customerId } = content
  const asked = [{ item: found, quantity: times }]
  const [item] = priceTillItems(writer, register, asked, { date, customerId })
  invariant(item, 'A price for the item')
  const { itemId, name: description, unit, unitPrice, taxCode } = item
  const line = { itemId, description, unit, unitPrice, taxCode, quantity: times, discount: null }
  const own = pricesOfCart(writer, register, content, date)
  const same = content.lines.findIndex(
    (one, at) =>
      one.itemId === itemId &&
      one.discount === null &&
      (one.unitPrice === unitPrice || one.unitPrice === own[at]?.unitPrice),
  )
  const lines =
    same < 0
      ? [...content.lines, line]
      : content.lines.map((one, at) =>
          at === same ? { ...one, quantity: sumOf(one.quantity, times) } : one,
        )
  const kept = lines.filter((one) => Number(one.quantity) !== 0)
  const after = CartInput.parse({ ...content, lines: kept })
  return save(
    writer,
    context,
    before,
    repriceCart(writer, register, { before: content, after, date }),
  )
}

/** Puts a cart aside. @throws AppError not_found; conflict */
export function parkCart(writer: Writer, context: FirmContext, id: string, label: string): Cart {
  const before = requireOpen(writer, id)
  if (contentOf(before).lines.length === 0) throw conflictOf('cartEmpty')
  return change(writer, context, before, { state: 'parked', label })
}

/** Goes on with a cart that was put aside; what is open meanwhile is put aside instead. */
export function resumeCart(writer: Writer, context: FirmContext, id: string): Cart {
  const before = getStoredCart(writer, id)
  if (before.state !== 'parked') throw conflictOf('cartDone')
  const session = openSession(writer, before.registerId)
  for (const other of unfinished(writer, before.registerId)) {
    if (other.state !== 'open' || other.cashierId !== context.actor.userId) continue
    const state = contentOf(other).lines.length === 0 ? 'void' : 'parked'
    if (state === 'void') dropCart(writer, other.id)
    else change(writer, context, other, { state })
  }
  const { userId: cashierId, userName: cashierName } = context.actor
  return change(writer, context, before, {
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
  const content = contentOf(before)
  if (content.lines.length === 0) throw conflictOf('cartEmpty')
  const { lines } = content
  const { total } = toCart(writer, context, before)
  writer.audit({
    entity: 'tillSession',
    entityId: before.sessionId,
    action: 'void',
    detail: reason,
    before: { total, lines: lines.map((line) => `${line.quantity} ${line.description}`) },
  })
  return change(writer, context, before, { state: 'void' })
}

/** Sells what is in a cart; paid again, it is answered with its ticket. */
export function payCart(
  writer: Writer,
  context: FirmContext,
  id: string,
  tenders: TenderInput[],
  tips: Tip[] = [],
): Ticket {
  const cart = getStoredCart(writer, id)
  if (cart.state === 'void' || cart.state === 'parked') throw conflictOf('cartDone')
  const sale = { ...contentOf(cart), id, registerId: cart.registerId, tenders, tips }
  const ticket = sell(writer, context, sale)
  if (cart.state === 'open') change(writer, context, cart, { state: 'sold' })
  return ticket
}

function save(writer: Writer, context: FirmContext, before: StoredCart, input: CartInput): Cart {
  return change(writer, context, before, { content: JSON.stringify(input) })
}

function change(
  writer: Writer,
  context: FirmContext,
  { id, version }: StoredCart,
  values: Partial<StoredCart>,
): Cart {
  writer.db
    .update(tillCartsTable)
    .set({ ...values, updatedAt: context.now.toISOString(), version: version + 1 })
    .where(eq(tillCartsTable.id, id))
    .run()
  return getCart(writer, context, id)
}

function dropCart({ db }: Writer, id: string): void {
  db.delete(tillCartsTable).where(eq(tillCartsTable.id, id)).run()
}

function unfinished({ db }: Reader, registerId: string): StoredCart[] {
  const { state, id } = tillCartsTable
  const isOf = eq(tillCartsTable.registerId, registerId)
  return db
    .select()
    .from(tillCartsTable)
    .where(and(isOf, inArray(state, ['open', 'parked'])))
    .orderBy(asc(id))
    .all()
}

function getStoredCart({ db }: Reader, id: string): StoredCart {
  const row = db.select().from(tillCartsTable).where(eq(tillCartsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such cart')
  return row
}

function requireOpen(reader: Reader, id: string): StoredCart {
  const cart = getStoredCart(reader, id)
  if (cart.state !== 'open') throw conflictOf('cartDone')
  openSession(reader, cart.registerId)
  return cart
}

function timesSize(quantity: string, size: string): string {
  return size === '1' ? quantity : String(inOwnUnit(tenThousandths(quantity), size) / 10_000)
}

function sumOf(one: string, other: string): string {
  return String((tenThousandths(one) + tenThousandths(other)) / 10_000)
}

function tenThousandths(quantity: string): number {
  return Math.round(Number(quantity) * 10_000)
}
