import { expect, test } from 'vitest'
import { calculateTotals } from '#contract/core/totals.ts'
import { addToCart, Cart, emptyCart, setQuantity } from './cart.ts'
import type { ShopCoupon } from './coupon.ts'
import { documentLine, type OrderAnswer, placeOrder } from './place-order.ts'
import { lastReturnDay, type PastReturn, refundOf } from './returns.ts'
import { reviewCart, type Shop } from './review.ts'
import {
  coupon,
  express,
  item,
  orderOrThrow,
  reduced,
  seenCart,
  shop,
  toBerlin,
} from './testing/sample-shop.ts'

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

/** An express of 10.00 and 4.90, of two rates of tax, beside the usual 4.90. */
test('delivery that was credited by hand is not given back once more', () => {
  const line = (kind: 'goods' | 'delivery', amount: number, credited = 0) => ({
    ...{ kind, quantity: '1', amount, net: amount, taxAmount: 0, credited },
  })
  const back = (first: number, second: number) => {
    const lines = [
      line('goods', 2000),
      line('delivery', 1000, first),
      line('delivery', 490, second),
    ]
    const order = { lines, standardDelivery: 490, due: 3490, giftCards: [] }
    const refund = refundOf(order, [{ position: 0, quantity: '1' }], [])
    if ('problem' in refund) throw new Error(refund.problem)
    return refund.delivery.map(({ position, amount }) => [position, amount])
  }
  expect(back(0, 0)).toEqual([
    [1, 329],
    [2, 161],
  ])
  expect(back(0, 490)).toEqual([])
  expect(back(1000, 0)).toEqual([])
  // Of 4.90 there are 2.90 left, and of the first line 8.00 as well as all of the second.
  expect(back(200, 0)).toEqual([
    [1, 180],
    [2, 110],
  ])
})

test('a period to withdraw ends on a working day', () => {
  const isWorkingDay = (date: string) => !['2026-12-25', '2026-12-26', '2026-12-27'].includes(date)
  expect(lastReturnDay('2026-12-01', 14, isWorkingDay)).toBe('2026-12-15')
  expect(lastReturnDay('2026-12-11', 14, isWorkingDay)).toBe('2026-12-28')
})
