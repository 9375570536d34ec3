import { invalidField, invariant } from '#contract/core/errors.ts'
import { decimalText } from '#contract/core/fields.ts'
import { maxTicketCards } from '#contract/tills/till-cards.ts'
import { type AddedLine, type Cart, CartInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { inOwnUnit, itemsMeant, unitMeant } from '../../catalogue/items/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { cardAtTill } from '../../money/wallets/index.ts'
import { pricesOfCart, repriceCart } from './cart-prices.ts'
import { requireOpen, saveCart } from './cart-store.ts'
import { contentOf } from './cart-view.ts'
import { startCart } from './carts.ts'
import { getStoredRegister } from './registers.ts'
import { isSamePrice } from './sale-rights.ts'
import { listTillItems, priceTillItems } from './till-items.ts'

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
  if (!found) throw invalidField('text', 'nothingFound', { text })
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
      [unitPrice, own[at]?.unitPrice ?? unitPrice].some((price) =>
        isSamePrice(one.unitPrice, price),
      ),
  )
  const lines =
    same < 0
      ? [...content.lines, line]
      : content.lines.map((one, at) =>
          at === same ? { ...one, quantity: sumOf(one.quantity, times) } : one,
        )
  const kept = lines.filter((one) => Number(one.quantity) !== 0)
  const after = CartInput.parse({ ...content, lines: kept })
  return saveCart(
    writer,
    context,
    before,
    repriceCart(writer, register, { before: content, after, date }),
  )
}

/** As many items are offered where it is not clear which one is meant. */
const offered = 24

/**
 * Adds what was scanned or typed to the open cart of a person at a till, in one step: the cart is
 * begun where there is none. Where several are meant, or one with variants, they are given instead.
 * @throws AppError not_found, conflict; invalid at `text` for what nothing is called
 */
export function addAtRegister(
  writer: Writer,
  context: FirmContext,
  registerId: string,
  { text, quantity }: { text: string; quantity: string },
): AddedLine {
  const [meant, other] = itemsMeant(writer, text)
  if (meant && !other && !meant.isParent) {
    const { id } = startCart(writer, context, registerId)
    const cart = addToCart(writer, context, id, { text, quantity })
    return { cart, found: [], isVariants: false }
  }
  const isVariants = meant !== undefined && !other
  const asked = {
    ...{ search: text, size: offered },
    ...(isVariants && { variantsOf: meant.id }),
  }
  const register = getStoredRegister(writer, registerId)
  const found = listTillItems(writer, context, register, asked)
  if (found.length === 0) throw invalidField('text', 'nothingFound', { text })
  return { cart: null, found, isVariants }
}

/**
 * Adds a gift card that is sold, or money for the card that a code is of; the code is not kept.
 * @throws AppError not_found, conflict; invalid at `code`, or at `amount` for more than a cart takes
 */
export function addGiftCard(
  writer: Writer,
  context: FirmContext,
  id: string,
  { amount, code }: { amount: number; code: string },
): Cart {
  const before = requireOpen(writer, id)
  const content = contentOf(before)
  if (content.giftCards.length >= maxTicketCards) throw invalidField('amount', 'tooManyCards')
  const { baseCurrency: currency } = getFirmProfile(writer)
  const cardId = code === '' ? null : cardAtTill(writer, context, { code, currency }).walletId
  const giftCards = [...content.giftCards, { amount, cardId }]
  return saveCart(writer, context, before, { ...content, giftCards })
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
