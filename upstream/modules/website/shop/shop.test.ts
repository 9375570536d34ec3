import Big from 'big.js'
import { expect, test } from 'vitest'
import { calculateTotals } from '#contract/totals.ts'
import { listOf, oneOf, type Random, seededRandom } from '../pages/testing/random.ts'
import { addToCart, Cart, emptyCart, setQuantity } from './cart.ts'
import type { ShopCoupon } from './coupon.ts'
import { DeliveryMethod } from './delivery.ts'
import {
  documentLine,
  type OrderAnswer,
  type PlacedOrder,
  placeOrder,
  stockAfter,
} from './place-order.ts'
import { lastReturnDay, type PastReturn, refundOf } from './returns.ts'
import { reviewCart, type Shop, type ShopItem } from './review.ts'

const standard = { code: 'DE19', category: 'S', rate: '19' }
const reduced = { code: 'DE7', category: 'S', rate: '7' }

function item(id: string, unitPrice: string, more: Partial<ShopItem> = {}): ShopItem {
  return {
    id,
    name: id,
    unit: 'pc',
    unitPrice,
    tax: standard,
    available: null,
    kilograms: '1',
    step: '1',
    ...more,
  }
}

const post = DeliveryMethod.parse({
  id: 'post',
  name: 'Parcel',
  countries: ['DE', 'AT'],
  cost: {
    kind: 'byWeight',
    steps: [
      { upTo: '5', amount: 590 },
      { upTo: '20', amount: 990 },
    ],
  },
  freeFrom: 10_000,
})
const express = DeliveryMethod.parse({
  id: 'express',
  name: 'Express',
  countries: ['DE'],
  cost: { kind: 'flat', amount: 1500 },
  isStandard: false,
})
const bike = DeliveryMethod.parse({
  id: 'bike',
  name: 'Bike',
  countries: ['DE'],
  postcodes: ['10 1', '102'],
  cost: { kind: 'flat', amount: 300 },
  leastValue: 1500,
  tax: { kind: 'own', ...standard },
})

const shop: Shop = {
  currency: 'EUR',
  priceMode: 'gross',
  taxRounding: 'group',
  date: '2026-06-01',
  items: [item('mug', '11.90', { available: '3' }), item('book', '10.70', { tax: reduced })],
  coupon: undefined,
  giftCards: [],
  methods: [post, express, bike],
  places: [{ id: 'shop', name: 'Shop' }],
}
const toBerlin = { kind: 'delivery', methodId: 'post', country: 'DE', postcode: '10115' } as const

function seenCart(cart: Cart, of: Shop = shop): Cart {
  return reviewCart(cart, of).cart
}

function orderOrThrow(answer: OrderAnswer): PlacedOrder {
  if (!('order' in answer)) throw new Error(JSON.stringify(answer))
  return answer.order
}

const cart = Cart.parse({
  lines: [
    { itemId: 'mug', quantity: '2' },
    { itemId: 'book', quantity: '1' },
  ],
  fulfilment: toBerlin,
})

test('an order is what the customer saw: goods, delivery with the tax of the goods, and sums', () => {
  const order = orderOrThrow(placeOrder(seenCart(cart), shop))
  expect(
    order.lines.map(({ kind, name, quantity, amount }) => [kind, name, quantity, amount]),
  ).toEqual([
    ['goods', 'mug', '2', 2380],
    ['goods', 'book', '1', 1070],
    ['delivery', 'Parcel', '1', 407],
    ['delivery', 'Parcel', '1', 183],
  ])
  // 5.90 in proportion of 23.80 to 10.70; tax of 27.87 at 19 % and of 12.53 at 7 %.
  expect(order.totals).toMatchObject({ payable: 4040, tax: 445 + 82, due: 4040 })
  expect(order.totals.taxGroups).toMatchObject([
    { rate: '19', base: 2787 - 445, tax: 445 },
    { rate: '7', base: 1253 - 82, tax: 82 },
  ])
  expect(order.taken).toEqual([{ itemId: 'mug', quantity: '2' }])
  // An invoice of the same lines comes to the same.
  const invoice = calculateTotals({
    ...shop,
    discount: null,
    lines: order.lines.map((line) => documentLine(line, 'EUR')),
  })
  expect(invoice).toEqual(order.totals)
})

test('nothing is ordered that is not as the customer saw it, and each difference is named', () => {
  const seen = seenCart(
    { ...cart, lines: [...cart.lines, { itemId: 'pen', quantity: '1', seenPrice: '2.00' }] },
    { ...shop, items: [...shop.items, item('pen', '2.00')] },
  )
  const now: Shop = {
    ...shop,
    items: [
      item('mug', '12.90', { available: '1' }),
      item('book', '10.700', { tax: reduced, available: '0' }),
    ],
    methods: [express],
  }
  const answer = placeOrder({ ...seen, couponCode: 'SUMMER', giftCardCodes: ['G1'] }, now)
  expect('changes' in answer && answer.changes).toEqual([
    { kind: 'priceChanged', itemId: 'mug', name: 'mug', from: '11.90', to: '12.90' },
    { kind: 'notEnough', itemId: 'mug', name: 'mug', wanted: '2', available: '1' },
    { kind: 'soldOut', itemId: 'book', name: 'book' },
    { kind: 'itemGone', itemId: 'pen' },
    { kind: 'couponRefused', code: 'SUMMER', problem: 'unknown' },
    { kind: 'deliveryGone' },
    { kind: 'giftCardRefused', code: 'G1', problem: 'unknown' },
    { kind: 'payableChanged', from: 4240, to: 1290 },
  ])
  if (!('changes' in answer)) throw new Error('Ordered')
  // What the customer then sees and agrees to can be ordered.
  const agreed = { ...answer.review.cart, fulfilment: { ...toBerlin, methodId: 'express' } }
  expect(orderOrThrow(placeOrder(seenCart(agreed, now), now)).totals.payable).toBe(2790)
})

test('without goods, a way of delivery or a sum that was seen nothing is ordered', () => {
  const problem = (answer: OrderAnswer) => ('problem' in answer ? answer.problem : 'ordered')
  expect(problem(placeOrder(emptyCart, shop))).toBe('empty')
  expect(problem(placeOrder(seenCart({ ...cart, fulfilment: null }), shop))).toBe('noFulfilment')
  expect(problem(placeOrder(cart, shop))).toBe('notSeen')
  expect(problem(placeOrder(setQuantity(seenCart(cart), 'mug', '1'), shop))).toBe('notSeen')
  expect(
    problem(
      placeOrder(seenCart({ ...cart, fulfilment: { kind: 'pickUp', placeId: 'shop' } }), shop),
    ),
  ).toBe('ordered')
})

test('a cart is changed by plain steps', () => {
  const two = addToCart(addToCart(emptyCart, 'mug', '1'), 'mug', '0.5')
  expect(two.lines).toEqual([{ itemId: 'mug', quantity: '1.5', seenPrice: '' }])
  expect(setQuantity(two, 'mug', '0').lines).toEqual([])
  const rounded = reviewCart({ ...two, fulfilment: null }, shop)
  expect(rounded.changes).toEqual([
    { kind: 'quantityRounded', itemId: 'mug', name: 'mug', wanted: '1.5', used: '1' },
  ])
  expect(Cart.safeParse({ lines: [{ itemId: 'mug', quantity: '0' }] }).success).toBe(false)
  expect(Cart.safeParse({ lines: [{ itemId: 'mug', quantity: '-1' }] }).success).toBe(false)
})

test('delivery is offered by country, postcode, weight and value', () => {
  const offers = (more: Partial<Cart>) =>
    reviewCart({ ...cart, ...more }, shop).offers.map(
      ({ method, amount }) => `${method.id} ${amount}`,
    )
  expect(offers({})).toEqual(['post 590', 'express 1500', 'bike 300'])
  expect(offers({ fulfilment: { ...toBerlin, postcode: '80331' } })).toEqual([
    'post 590',
    'express 1500',
  ])
  expect(offers({ fulfilment: { ...toBerlin, country: 'AT' } })).toEqual(['post 590'])
  expect(offers({ fulfilment: { ...toBerlin, country: 'CH' } })).toEqual([])
  const books = (quantity: string) => ({ lines: [{ itemId: 'book', quantity, seenPrice: '' }] })
  expect(offers(books('1'))).toEqual(['post 590', 'express 1500'])
  expect(offers(books('6'))).toEqual(['post 990', 'express 1500', 'bike 300'])
  expect(offers(books('10'))).toEqual(['post 0', 'express 1500', 'bike 300'])
  expect(offers(books('21'))).toEqual(['express 1500', 'bike 300'])
})

const coupon: ShopCoupon = {
  code: 'TEN',
  name: 'Ten',
  kind: 'percent',
  value: '10',
  minimum: '',
  validFrom: '2026-06-01',
  validTo: '2026-06-01',
  usesLeft: 1,
  customerUsesLeft: null,
  itemIds: null,
}

test.each<[string, Partial<ShopCoupon>, string]>([
  ['a percentage of all goods', {}, '345'],
  ['of some goods', { itemIds: ['book'], value: '50' }, '535'],
  ['an amount', { kind: 'amount', value: '5' }, '500'],
  ['never more than the goods', { kind: 'amount', value: '500' }, '3450'],
  ['from a minimum on', { minimum: '34.50' }, '345'],
  ['not below it', { minimum: '34.51' }, 'belowMinimum'],
  ['not for other goods', { itemIds: ['pen'] }, 'otherGoods'],
  ['not before its days', { validFrom: '2026-06-02' }, 'tooEarly'],
  ['not behind its days', { validTo: '2026-05-31' }, 'expired'],
  ['not when it is used up', { usesLeft: 0 }, 'usedUp'],
  ['not again for a customer', { customerUsesLeft: 0 }, 'usedByCustomer'],
])('a coupon takes off %s', (_about, more, wanted) => {
  const { couponAmount, changes } = reviewCart(
    { ...cart, couponCode: 'TEN' },
    { ...shop, coupon: { ...coupon, ...more } },
  )
  const [problem] = changes.flatMap((change) =>
    change.kind === 'couponRefused' ? [change.problem] : [],
  )
  expect(problem ?? String(couponAmount)).toBe(wanted)
})

test('gift cards pay in their order, each once, and what is left is due', () => {
  const card = (code: string, balance: number, isExpired = false) => ({
    code,
    cardId: `card-${code}`,
    balance,
    isExpired,
  })
  const cards = {
    ...shop,
    giftCards: [card('A', 1000), card('B', 9000), card('C', 5), card('D', 0), card('E', 5, true)],
  }
  const review = reviewCart({ ...cart, giftCardCodes: ['A', 'A', 'D', 'E', 'B', 'C'] }, cards)
  expect(review.giftCards).toEqual([
    { cardId: 'card-A', code: 'A', amount: 1000 },
    { cardId: 'card-B', code: 'B', amount: 3040 },
  ])
  expect(review.due).toBe(0)
  expect(review.changes).toEqual([
    { kind: 'giftCardRefused', code: 'D', problem: 'empty' },
    { kind: 'giftCardRefused', code: 'E', problem: 'expired' },
  ])
})

test('returns give back what was paid, delivery of the usual kind with the last, money where it came from', () => {
  const cards = {
    ...shop,
    giftCards: [{ code: 'A', cardId: 'a', balance: 2000, isExpired: false }],
  }
  const paid = { ...cart, giftCardCodes: ['A'], fulfilment: { ...toBerlin, methodId: 'express' } }
  const order = orderOrThrow(placeOrder(seenCart(paid, cards), cards))
  expect([order.totals.payable, order.due, order.standardDelivery]).toEqual([4950, 2950, 300])
  const first = refundOf(order, [{ position: 0, quantity: '2' }], [])
  expect(first).toMatchObject({ total: 2380, delivery: [], toPayment: 2380, toGiftCards: [] })
  if ('problem' in first) throw new Error(first.problem)
  const past: PastReturn[] = [{ lines: [{ position: 0, quantity: '2' }], refund: first }]
  expect(refundOf(order, [{ position: 1, quantity: '1' }], past)).toMatchObject({
    total: 1070 + 300,
    toPayment: 570,
    toGiftCards: [{ cardId: 'a', amount: 800 }],
  })
  expect(refundOf(order, [{ position: 0, quantity: '1' }], past)).toEqual({ problem: 'tooMuch' })
  expect(refundOf(order, [{ position: 2, quantity: '1' }], [])).toEqual({ problem: 'unknownLine' })
  expect(refundOf(order, [], [])).toEqual({ problem: 'nothing' })
})

test('a period to withdraw ends on a working day', () => {
  const isWorkingDay = (date: string) => !['2026-12-25', '2026-12-26', '2026-12-27'].includes(date)
  expect(lastReturnDay('2026-12-01', 14, isWorkingDay)).toBe('2026-12-15')
  expect(lastReturnDay('2026-12-11', 14, isWorkingDay)).toBe('2026-12-28')
})

function randomShop(random: Random): Shop {
  const prices = ['0.99', '3.333', '10', '19.95', '0.005', '120.5']
  return {
    ...shop,
    priceMode: oneOf(random, ['gross', 'net']),
    taxRounding: oneOf(random, ['group', 'line']),
    items: Array.from({ length: 5 }, (_, at) =>
      item(`i${at}`, oneOf(random, prices), {
        tax: oneOf(random, [standard, reduced, { code: 'AE', category: 'AE', rate: '0' }]),
        available: oneOf(random, [null, String(random(12))]),
      }),
    ),
    coupon: oneOf(random, [
      undefined,
      { ...coupon, value: oneOf(random, ['7.5', '100']) },
      { ...coupon, kind: 'amount', value: '3.33' },
    ]),
    giftCards: listOf(random, 2, () => ({
      code: `g${random(3)}`,
      cardId: `c${random(3)}`,
      balance: random(4000),
      isExpired: false,
    })),
  }
}

function randomCart(random: Random): Cart {
  const lines = new Map(
    listOf(random, 4, () => [
      `i${random(6)}`,
      { itemId: '', quantity: String(1 + random(4)), seenPrice: '' },
    ]),
  )
  return {
    ...emptyCart,
    lines: [...lines].map(([itemId, line]) => ({ ...line, itemId })),
    couponCode: oneOf(random, ['', 'TEN']),
    giftCardCodes: listOf(random, 2, () => `g${random(3)}`),
    fulfilment: oneOf(random, [
      null,
      toBerlin,
      { ...toBerlin, methodId: 'bike' },
      { kind: 'pickUp' as const, placeId: 'shop' },
    ]),
  }
}

test('fifty carts that race for the same goods never sell more than there is, nor anything unseen', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const random = seededRandom(seed)
    let now = randomShop(random)
    const first = now
    const carts = Array.from({ length: 50 }, () => randomCart(random))
    const shown = carts.map((each) => {
      // Each looks at the shop at some moment, and orders at a later one.
      const isSeen = random(4) !== 0
      return isSeen ? reviewCart(each, now).cart : each
    })
    const sold = new Map<string, number>()
    for (const each of shown) {
      if (random(12) === 0) {
        const dearer = now.items.map((one) =>
          random(3) === 0 ? { ...one, unitPrice: '7.77' } : one,
        )
        now = { ...now, items: dearer }
      }
      const answer = placeOrder(each, now)
      if (!('order' in answer)) continue
      const { order } = answer
      // The model: every line is there, for the price that was seen, and the sum is what was seen.
      for (const line of order.lines.filter(({ kind }) => kind === 'goods')) {
        const before = first.items.find(({ id }) => id === line.itemId)
        const seen = each.lines.find(({ itemId }) => itemId === line.itemId)
        expect(seen).toEqual({
          itemId: line.itemId,
          quantity: line.quantity,
          seenPrice: line.unitPrice,
        })
        if (before?.available != null) {
          sold.set(before.id, (sold.get(before.id) ?? 0) + Number(line.quantity))
          expect(sold.get(before.id), `seed ${seed}`).toBeLessThanOrEqual(Number(before.available))
        }
      }
      expect(order.totals.payable).toBe(each.seenPayable)
      const cards = order.giftCards.reduce((sum, { amount }) => sum + amount, 0)
      expect(cards + order.due).toBe(order.totals.payable)
      checkSums(order)
      const stock = new Map(
        now.items.flatMap(({ id, available }) =>
          available === null ? [] : [[id, available] as const],
        ),
      )
      const left = stockAfter(stock, order.taken)
      now = {
        ...now,
        items: now.items.map((one) => ({ ...one, available: left.get(one.id) ?? one.available })),
      }
    }
    for (const { id, available } of now.items) {
      const before = first.items.find((one) => one.id === id)?.available
      if (available !== null) expect(Number(available)).toBe(Number(before) - (sold.get(id) ?? 0))
    }
  }
})

/** The sums again, in decimals of another library: amounts of lines, and tax once for each rate. */
function checkSums({ lines, totals, priceMode, currency }: PlacedOrder): void {
  expect(currency).toBe('EUR')
  let sum = Big(0)
  for (const { quantity, unitPrice, coupon: off, amount } of lines) {
    const full = Big(quantity).times(unitPrice).times(100).round(0, Big.roundHalfUp)
    expect(amount).toBe(full.minus(off).toNumber())
    sum = sum.plus(amount)
  }
  const tax = lines.reduce((all, line) => all + line.taxAmount, 0)
  expect(totals.payable).toBe(priceMode === 'gross' ? sum.toNumber() : sum.plus(tax).toNumber())
  expect(tax).toBe(totals.tax)
  expect(lines.reduce((all, line) => all + line.net, 0) + tax).toBe(totals.payable)
}

test('all returns of an order together are what was paid, however it comes back', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = seededRandom(seed)
    const of = randomShop(random)
    const answer = placeOrder(seenCart(randomCart(random), of), of)
    if (!('order' in answer)) continue
    const { order } = answer
    const left = new Map(
      order.lines.flatMap((line, at) =>
        line.kind === 'goods' ? [[at, Number(line.quantity)] as const] : [],
      ),
    )
    const past: PastReturn[] = []
    while ([...left.values()].some((count) => count > 0)) {
      const lines = [...left].flatMap(([position, count]) => {
        const back = Math.min(count, random(3))
        left.set(position, count - back)
        return back > 0 ? [{ position, quantity: String(back) }] : []
      })
      const refund = refundOf(order, lines, past)
      if ('problem' in refund) {
        expect(refund.problem).toBe('nothing')
        continue
      }
      const cards = refund.toGiftCards.reduce((sum, { amount }) => sum + amount, 0)
      expect(refund.toPayment + cards, `seed ${seed}`).toBe(refund.total)
      expect(refund.toPayment).toBeGreaterThanOrEqual(0)
      past.push({ lines, refund })
    }
    const back = past.reduce((sum, { refund }) => sum + refund.total, 0)
    const deliveryPaid = order.lines
      .filter(({ kind }) => kind === 'delivery')
      .reduce((sum, { net, taxAmount }) => sum + net + taxAmount, 0)
    const deliveryBack = past
      .flatMap(({ refund }) => refund.delivery)
      .reduce((sum, { net, taxAmount }) => sum + net + taxAmount, 0)
    expect(back, `seed ${seed}`).toBe(order.totals.payable - deliveryPaid + deliveryBack)
    expect(deliveryBack).toBeLessThanOrEqual(deliveryPaid)
    const toCard = past.flatMap(({ refund }) => refund.toGiftCards)
    for (const { cardId, amount } of order.giftCards) {
      const given = toCard
        .filter((each) => each.cardId === cardId)
        .reduce((sum, each) => sum + each.amount, 0)
      expect(given).toBeLessThanOrEqual(amount)
    }
  }
})
