import { type FieldProblem, requireRefusal } from '#contract/core/errors.ts'
import type { ShopPayWay } from '#contract/website/shop.ts'
import { newSecret } from '../../../../documents/delivery/secret.ts'
import type { Store } from '../../../../firm/store.ts'
import { takesCards } from '../../../selling/online-payments/views.ts'
import { trapField } from '../../pages/views.ts'
import type { Cart, Fulfilment } from '../cart.ts'
import { Buyer } from '../customer.ts'
import { getKeptSettings } from '../kept-settings.ts'
import { orderPath } from '../reader.ts'
import { type Review, reviewCart } from '../review.ts'
import { shopNow } from '../shop-now.ts'
import { takeOrder } from '../take-order.ts'
import type { ShopWords } from '../words.ts'
import { detailsPage, reviewPage, type Typed, wayName } from './checkout-page.ts'
import type { ShopCall, ShopGround, ShopReply } from './ground.ts'
import { notice, type Problems } from './parts.ts'

const fields = [
  ...['name', 'company', 'email', 'phone', 'street', 'postcode', 'city', 'country'],
  ...['note', 'way', 'payWay'],
] as const

/** How carts are written into forms and cookies, and read again. */
export type Carts = { write: (cart: Cart) => string; read: (token: string) => Cart }

/** The first step of the checkout. */
export function showCheckout(ground: ShopGround, cart: Cart): ShopReply {
  if (cart.lines.length === 0) return { kind: 'redirect', to: `${ground.base}/cart` }
  return details(ground, {}, {}, 200)
}

/** What was typed is checked, then shown with all it costs, then ordered: each step sends all of it again. */
export function takeCheckout(
  ground: ShopGround,
  call: ShopCall,
  { carts, store, appOrigin }: { carts: Carts; store: Store; appOrigin: string },
): ShopReply {
  const { form } = call
  const typed = Object.fromEntries(fields.map((name) => [name, form.get(name) ?? '']))
  const step = form.get('do')
  if (step === 'edit') return details(ground, typed, {}, 200)
  // Who fills in the field that people do not see is no person.
  if ((form.get(trapField) ?? '') !== '') return { kind: 'redirect', to: `${ground.base}/cart` }
  const read = readTyped(ground, typed)
  if ('problems' in read) return details(ground, typed, read.problems, 422)
  const { buyer, fulfilment, payWay } = read
  const before = carts.read(step === 'order' ? (form.get('cart') ?? '') : call.cart)
  const cart = { ...before, fulfilment }
  if (step !== 'order') {
    // That delivery costs something is no change of what was seen before it was chosen.
    const isSameWay = JSON.stringify(before.fulfilment) === JSON.stringify(fulfilment)
    const asked = isSameWay ? cart : { ...cart, seenPayable: null }
    const review = reviewCart(asked, shopNow(ground.reader, ground.firm, asked, ground))
    if (review.lines.length === 0) {
      return { kind: 'redirect', to: `${ground.base}/cart` }
    }
    if (review.cart.fulfilment === null) {
      return details(ground, typed, { way: ground.words['problem.noWay'] }, 422)
    }
    return reviewed(ground, { typed, review, carts, wasTried: false })
  }
  const onceKey = (form.get('once') ?? '').slice(0, 60) || newSecret()
  try {
    const taken = store.transact(ground.firm, (writer) =>
      takeOrder(
        writer,
        { context: ground.firm, origin: appOrigin },
        { cart, buyer, payWay, onceKey },
      ),
    )
    if ('order' in taken) {
      const path = orderPath(ground.firm.firmId, taken.order).replace(/^\/shop/, ground.base)
      return { kind: 'redirect', to: path, cart: '' }
    }
    if ('problem' in taken && taken.problem === 'noFulfilment') {
      return details(ground, typed, { way: ground.words['problem.noFulfilment'] }, 422)
    }
    return reviewed(ground, { typed, review: taken.review, carts, wasTried: true })
  } catch (error) {
    // The books of the firm refuse it, such as a closed month: nobody's order is half there.
    const { code, message } = requireRefusal(error)
    console.warn(`An order was refused: ${message}`)
    const page = detailsPage(ground, { typed, problems: {}, payWays: payWaysOf(ground) })
    const main = `${notice(ground.words.changed, [ground.words.tryLater])}\n${page.main}`
    const status = code === 'rate_limited' ? 429 : 409
    return { kind: 'page', status, page: { ...page, main }, isKept: false }
  }
}

function details(ground: ShopGround, typed: Typed, problems: Problems, status: number): ShopReply {
  const page = detailsPage(ground, { typed, problems, payWays: payWaysOf(ground) })
  return { kind: 'page', status, page, isKept: false }
}

function reviewed(
  ground: ShopGround,
  {
    typed,
    review,
    carts,
    wasTried,
  }: { typed: Typed; review: Review; carts: Carts; wasTried: boolean },
): ShopReply {
  const token = carts.write(review.cart)
  const page = reviewPage(ground, review, { typed, token, onceKey: newSecret(), wasTried })
  return { kind: 'page', status: wasTried ? 409 : 200, page, cart: token, isKept: false }
}

/** Ways of payment that there are: by card where the firm has connected cards. */
export function payWaysOf({ reader }: Pick<ShopGround, 'reader'>): ShopPayWay[] {
  const { payWays } = getKeptSettings(reader)
  const ways = payWays.filter((way) => way !== 'card' || takesCards(reader))
  return ways.length > 0 ? ways : ['transfer']
}

type Read = { buyer: Buyer; fulfilment: Fulfilment; payWay: ShopPayWay }

function readTyped(ground: ShopGround, typed: Typed): Read | { problems: Problems } {
  const { words, language } = ground
  const parsed = Buyer.safeParse({ ...typed, language })
  const problems: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0] ?? 'name')
    problems[name] ??= problemWords(words, { key: issue.message })
  }
  const payWay = payWaysOf(ground).find((way) => way === typed.payWay)
  if (!payWay) problems.payWay = words['problem.required']
  const fulfilment = fulfilmentOf(ground, typed)
  if (!fulfilment) problems.way = words['problem.noFulfilment']
  if (!parsed.success || !fulfilment || !payWay) return { problems }
  return { buyer: parsed.data, fulfilment, payWay }
}

function fulfilmentOf({ reader }: ShopGround, typed: Typed): Fulfilment | undefined {
  const { way = '', country = '', postcode = '' } = typed
  const { delivery, places } = getKeptSettings(reader)
  const name = wayName(way)
  if (way.startsWith('pickUp:') && places.some((place) => place.name === name)) {
    return { kind: 'pickUp', placeId: name }
  }
  const isWay = way.startsWith('delivery:') && delivery.some((one) => one.name === name)
  return isWay
    ? { kind: 'delivery', methodId: name, country, postcode: postcode.slice(0, 20) }
    : undefined
}

function problemWords(words: ShopWords, { key }: FieldProblem): string {
  switch (key) {
    case 'required':
    case 'invalidEmail':
    case 'tooLong':
    case 'unknownCountry':
      return words[`problem.${key}`]
    default:
      return words['problem.invalid']
  }
}
