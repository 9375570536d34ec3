import type { Language } from '#contract/core/fields.ts'
import { findByToken } from '../../../../documents/delivery/public-token.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import type { Store } from '../../../../firm/store.ts'
import { deriveSecret, secretsOf } from '../../../../identity/token.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { addToCart, type Cart, CartLine, setQuantity } from '../cart.ts'
import { cartToken, readCart } from '../cart-token.ts'
import { shopItems } from '../goods.ts'
import { isShopOpen } from '../kept-settings.ts'
import { findOrderBySecret } from '../reader.ts'
import { reviewCart } from '../review.ts'
import { shopNow } from '../shop-now.ts'
import { cartPage } from './cart-page.ts'
import { type Carts, showCheckout, takeCheckout } from './checkout.ts'
import { type ShopCall, type ShopGround, type ShopReply, shopGround } from './ground.ts'
import { shopListPage } from './list-page.ts'
import { orderPage } from './order-page.ts'
import { notice } from './parts.ts'
import { productPage } from './product-page.ts'
import { takeReturn } from './take-return.ts'

/** Where the visitor is, and what the site around the shop is. */
export type ShopPlace = {
  language: Language
  locale: string
  base: string
  siteOrigin: string
  firmCountry: string
  priceNote: string
  pageHref: (groupId: string) => string | undefined
}

/**
 * Answers a visitor of the shop. What a cart holds is in the visitor's own cookie, signed; only an order is
 * written down. An order that was placed is shown also while the shop is closed.
 */
export function answerShop(
  { store, firm, env }: HandlerContext,
  place: ShopPlace,
  call: ShopCall,
): ShopReply {
  const ground = shopGround({ ...place, reader: store.reader, firm })
  const [, token] = /^\/order\/(\w{20,100})$/.exec(call.path) ?? []
  if (token !== undefined) return showOrder(ground, token, call, store, env.PUBLIC_ORIGIN)
  if (!isShopOpen(store.reader)) return { kind: 'missing' }
  const carts = cartsOf(firm.firmId, env.SECRETS)
  const cart = carts.read(call.cart)
  if (call.path === '/cart') {
    return call.method === 'POST'
      ? changeCart(ground, call, carts, cart)
      : showCart(ground, carts, cart)
  }
  if (call.path === '/checkout') {
    if (call.method === 'GET') return showCheckout(ground, cart)
    return takeCheckout(ground, call, { carts, store, appOrigin: env.PUBLIC_ORIGIN })
  }
  return call.method === 'GET' ? showGoods(ground, call) : { kind: 'missing' }
}

function cartsOf(firmId: string, secrets: string): Carts {
  return {
    write: (cart) => cartToken(cart, firmId, deriveSecret(secrets, 'website cart 1')),
    read: (token) =>
      readCart(token, {
        firmId,
        secrets: secretsOf({ SECRETS: secrets }).map((one) => deriveSecret(one, 'website cart 1')),
      }),
  }
}

function showGoods(ground: ShopGround, { path, search }: ShopCall): ShopReply {
  const date = firmDate(ground.reader, ground.firm)
  if (path === '/') {
    const number = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '1')
      ? Number(search.get('page') ?? '1')
      : 1
    const page = shopListPage(ground, date, number, search.get('category') ?? '')
    return page ? { kind: 'page', status: 200, page, isKept: true } : { kind: 'missing' }
  }
  const [, slug] = /^\/([a-z0-9-]{8,120})$/.exec(path) ?? []
  const page = slug === undefined ? undefined : productPage(ground, date, slug)
  if (!page) return { kind: 'missing' }
  return 'to' in page
    ? { kind: 'redirect', to: page.to }
    : { kind: 'page', status: 200, page, isKept: true }
}

function showOrder(
  ground: ShopGround,
  token: string,
  call: ShopCall,
  store: Store,
  appOrigin: string,
): ShopReply {
  const { reader, firm } = ground
  const find = (secret: string) => findOrderBySecret(reader, secret)
  const row = findByToken(firm.firmId, token, firmDate(reader, firm), find)
  if (!row) return { kind: 'missing' }
  if (call.method === 'POST') return takeReturn(ground, row, call, { store, appOrigin })
  return { kind: 'page', status: 200, page: orderPage(ground, row, { appOrigin }), isKept: false }
}

/** Shown is seen: the cookie keeps what the visitor was told. */
function showCart(ground: ShopGround, carts: Carts, cart: Cart): ShopReply {
  const review = reviewCart(cart, shopNow(ground.reader, ground.firm, cart, ground))
  // The sum of a cart that is not delivered yet is another.
  const seenPayable = cart.fulfilment === null ? review.cart.seenPayable : null
  const seen = carts.write({ ...review.cart, fulfilment: null, seenPayable })
  return { kind: 'page', status: 200, page: cartPage(ground, review), cart: seen, isKept: false }
}

function changeCart(ground: ShopGround, { form }: ShopCall, carts: Carts, cart: Cart): ShopReply {
  const to = `${ground.base}/cart`
  const kept = (after: Cart): ShopReply => ({ kind: 'redirect', to, cart: carts.write(after) })
  const removed = form.get('remove')
  if (removed !== null) return kept(setQuantity(cart, removed, '0'))
  const step = form.get('do')
  if (step === 'coupon') {
    return kept({ ...cart, couponCode: code(form.get('coupon'), 30), seenPayable: null })
  }
  if (step === 'giftCard') {
    const added = code(form.get('giftCard'), 40)
    const codes = [...new Set([...cart.giftCardCodes, added])].filter(Boolean).slice(0, 5)
    return kept({ ...cart, giftCardCodes: codes })
  }
  if (step === 'update') return kept(updated(cart, form))
  return added(ground, form, cart, kept)
}

/** Codes are compared in capitals and without spaces. */
function code(typed: string | null, longest: number): string {
  return (typed ?? '').replaceAll(/\s/g, '').toUpperCase().slice(0, longest)
}

function updated(cart: Cart, form: URLSearchParams): Cart {
  return cart.lines.reduce((all, { itemId }) => {
    const typed = (form.get(`quantity-${itemId}`) ?? '').replace(',', '.').trim()
    const isNumber = /^\d{1,6}(\.\d{1,4})?$/.test(typed)
    return isNumber ? setQuantity(all, itemId, typed) : all
  }, cart)
}

function added(
  ground: ShopGround,
  form: URLSearchParams,
  cart: Cart,
  kept: (after: Cart) => ShopReply,
): ShopReply {
  const { reader, firm, words, language } = ground
  const line = CartLine.safeParse({
    itemId: form.get('item') ?? '',
    quantity: (form.get('quantity') ?? '1').replace(',', '.').trim() || '1',
  })
  const refuse = (problem: string): ShopReply => {
    const review = reviewCart(cart, shopNow(reader, firm, cart, { language }))
    const page = cartPage(ground, review)
    const main = `${notice(words.cart, [problem])}\n${page.main}`
    return { kind: 'page', status: 422, page: { ...page, main }, isKept: false }
  }
  if (!line.success) return refuse(words['problem.notPositive'])
  const { itemId, quantity } = line.data
  const [item] = shopItems(reader, [itemId], firmDate(reader, firm))
  if (!item) return refuse(words.adding)
  return kept(addToCart(cart, itemId, quantity))
}
