import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { cardAtTill } from '../../money/wallets/index.ts'
import { couponFacts } from '../../selling/coupons/index.ts'
import type { Cart } from './cart.ts'
import type { ShopCoupon } from './coupon.ts'
import { DeliveryMethod } from './delivery.ts'
import { shopItems, shopTerms } from './goods.ts'
import { getKeptSettings, type KeptShop } from './kept-settings.ts'
import type { Shop, ShopGiftCard } from './review.ts'
import { taxedWhereSent } from './tax-at-place.ts'

/** The coupon of the cart with its id, which a redemption is kept under. */
type FoundCoupon = ShopCoupon & { couponId: string }

/** The shop at this moment, as a cart needs it; with the id of its coupon. */
export type ShopNow = Shop & { coupon: FoundCoupon | undefined }

/** Who reads the shop: `customerId` is of whom the order will be, null before that is known. */
type Visitor = { language?: Language; customerId?: string | null }

/**
 * Reads what a cart stands on: items with price and stock, named in the visitor's language, its coupon,
 * its gift cards, ways of delivery.
 */
export function shopNow(
  reader: Reader,
  firm: FirmContext,
  cart: Cart,
  { language, customerId = null }: Visitor = {},
): ShopNow {
  const date = firmDate(reader, firm)
  const settings = getKeptSettings(reader)
  const itemIds = cart.lines.map(({ itemId }) => itemId)
  const coupon =
    cart.couponCode === ''
      ? undefined
      : couponFacts(reader, { code: cart.couponCode, customerId, itemIds })
  return {
    ...shopTerms(reader),
    date,
    items: settings.isOpen
      ? taxedWhereSent(reader, shopItems(reader, itemIds, date, language), {
          fulfilment: cart.fulfilment,
          date,
        })
      : [],
    coupon,
    giftCards: cart.giftCardCodes.flatMap((code) => giftCard(reader, firm, code)),
    methods: deliveryMethods(settings),
    places: settings.places.map(({ name }) => ({ id: name, name })),
  }
}

/** Ways of delivery as the rules take them; a way is known by its name. */
export function deliveryMethods({ delivery }: KeptShop): DeliveryMethod[] {
  return delivery.map(
    ({ name, countries, postcodes, amount, upToKilograms, freeFrom, leastValue, isExpress }) =>
      DeliveryMethod.parse({
        ...{ id: name, name, countries, postcodes, freeFrom, leastValue, isStandard: !isExpress },
        cost:
          upToKilograms === ''
            ? { kind: 'flat', amount }
            : { kind: 'byWeight', steps: [{ upTo: upToKilograms, amount }] },
      }),
  )
}

/** A card by its code; one that is unknown, blocked or of another currency is none. */
function giftCard(reader: Reader, firm: FirmContext, code: string): ShopGiftCard[] {
  const { currency } = shopTerms(reader)
  try {
    const { walletId, free } = cardAtTill(reader, firm, { code, currency })
    return [{ code, cardId: walletId, balance: free, isExpired: false }]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isExpired = error.fields.code?.key === 'cardExpired'
    return isExpired ? [{ code, cardId: '', balance: 0, isExpired }] : []
  }
}
