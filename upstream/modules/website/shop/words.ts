import type { Language } from '#contract/core/fields.ts'
import type { OrderProblem } from './place-order.ts'
import type { ReturnProblem } from './returns.ts'
import type { CartChange } from './review.ts'
import de from './words/de.ts'
import en from './words/en.ts'
import es from './words/es.ts'
import it from './words/it.ts'
import ru from './words/ru.ts'

/** What the shop says on the firm's site. Names in braces are filled in. */
export type ShopWords = Record<
  | ('shop' | 'cart' | 'checkout' | 'order' | 'nothing' | 'closed' | 'noProducts')
  | ('toShop' | 'toCart' | 'toCheckout' | 'from' | 'choose' | 'quantity' | 'inStock' | 'soldOut')
  | ('item' | 'price' | 'sum' | 'update' | 'apply' | 'remove' | 'removeItem')
  | ('coupon' | 'couponCode' | 'giftCard' | 'giftCardCode' | 'goods' | 'total' | 'tax' | 'toPay')
  | ('delivery' | 'pickUp' | 'way' | 'free' | 'fromAmount' | 'upToWeight' | 'only')
  | ('payWay' | 'transfer' | 'card' | 'contact' | 'address' | 'note' | 'company' | 'phone')
  | ('street' | 'postcode' | 'city' | 'country' | 'optional' | 'review' | 'reviewOrder' | 'change')
  | ('orderNow' | 'agree' | 'terms' | 'returns' | 'privacy' | 'changed' | 'mended')
  | ('thanks' | 'thanksWords' | 'orderNumber' | 'payByTransfer' | 'payByCard' | 'paid' | 'refunded')
  | ('holder' | 'iban' | 'bic' | 'reference' | 'scan' | 'invoice' | 'returnsWords' | 'tracking')
  | ('allGoods' | 'categories')
  | ('returnGoods' | 'returnQuantity' | 'receivedOn' | 'returnReason' | 'reviewReturn')
  | (
      | 'confirmReturn'
      | 'returnCheck'
      | 'returnTo'
      | 'returnAsked'
      | 'returnAccepted'
      | 'returnToCard'
    )
  | ('returnOf' | 'returnRefused' | 'returnEnded' | 'openUntil' | 'opensAt')
  | `problem.${ReturnProblem | 'closed' | 'noDay' | 'noWorth' | 'notWhole'}`
  | ('pages' | 'tryLater' | 'adding' | 'deliveryAtCheckout')
  | `state.${'open' | 'ready' | 'done' | 'doneFetched' | 'cancelled'}`
  | `change.${CartChange['kind']}`
  | `coupon.${string}`
  | `giftCard.${'unknown' | 'expired' | 'empty'}`
  | `problem.${OrderProblem | 'required' | 'invalidEmail' | 'tooLong' | 'noWay' | 'invalid' | 'unknownCountry' | 'notPositive'}`,
  string
>

const words: Record<Language, ShopWords> = { de, en, es, it, ru }

export function shopWords(language: Language): ShopWords {
  return words[language]
}

/** Words with their gaps filled. */
export function filled(text: string, gaps: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '')
}
