import Big from 'big.js'
import { expect, test } from 'vitest'
import { rollFrom } from '#upstream/testing/random.ts'
import { listOf, oneOf, type Random } from '../pages/testing/random.ts'
import { type Cart, emptyCart } from './cart.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { type PastReturn, refundOf } from './returns.ts'
import { reviewCart, type Shop } from './review.ts'
import { coupon, item, reduced, seenCart, shop, standard, toBerlin } from './testing/sample-shop.ts'

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
    const random = rollFrom(seed)
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
      const taken = new Map(order.taken.map(({ itemId, quantity }) => [itemId, Big(quantity)]))
      now = {
        ...now,
        items: now.items.map((one) => ({
          ...one,
          available:
            one.available &&
            String(
              Big(one.available)
                .minus(taken.get(one.id) ?? 0)
                .toNumber(),
            ),
        })),
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
    const random = rollFrom(seed)
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
