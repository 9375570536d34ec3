import { expect, test } from 'vitest'
import type { ShopOrder, ShopOrderRow } from '#contract/website/shop.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { oneOf } from '../pages/testing/random.ts'
import { openShop, parcel, Visitor } from './shop-visitor.fixture.ts'

/** The model: what is there, in pieces, and what each piece costs in cents. */
const goods = [
  { name: 'Lampe', unitPrice: '59.90', cents: 5990, stock: '20' },
  { name: 'Birne', unitPrice: '3.95', cents: 395, stock: '35' },
  { name: 'Kabel', unitPrice: '0.99', cents: 99, stock: '7' },
]

test('fifty carts at once sell what there is and no more, each for the sum that was seen', async () => {
  const random = rollFrom(50)
  const { firm, items } = await openShop(goods)
  const wanted = Array.from({ length: 50 }, () => ({
    visitor: new Visitor(firm),
    lines: goods
      .map((_, at) => ({ at, count: random(3) }))
      .filter(({ count }) => count > 0)
      .slice(0, 2),
    way: oneOf(random, ['delivery:Parcel', 'pickUp:Laden']),
  })).filter(({ lines }) => lines.length > 0)
  // All of them look first: who orders late sees less than there was.
  const reviews = await Promise.all(
    wanted.map(async ({ visitor, lines, way }) => {
      for (const { at, count } of lines) await visitor.add(items[at]?.id ?? '', String(count))
      return visitor.review({ way })
    }),
  )
  const replies = await Promise.all(
    wanted.map(({ visitor, way }, at) => {
      const page = reviews[at]
      return page ? visitor.order(page, { way }) : undefined
    }),
  )
  const { rows } = await firm.must<{ rows: ShopOrderRow[] }>('GET', '/shop-orders?tab=all&size=100')
  const taken = replies.filter((reply) => reply?.status === 200)
  expect(rows).toHaveLength(taken.length)
  expect(replies.every((reply) => reply?.status === 200 || reply?.status === 409)).toBe(true)
  const all = await Promise.all(
    rows.map(({ id }) => firm.must<ShopOrder>('GET', `/shop-orders/${id}`)),
  )
  const sold = new Map<string, number>()
  for (const { lines, total, fulfilment, due } of all) {
    let sum = 0
    for (const { kind, name, quantity, amount } of lines) {
      if (kind === 'delivery') continue
      const cents = goods.find((one) => one.name === name)?.cents ?? 0
      expect(amount).toBe(cents * Number(quantity))
      sum += amount
      sold.set(name, (sold.get(name) ?? 0) + Number(quantity))
    }
    const cost = fulfilment === 'pickUp' || sum >= parcel.freeFrom ? 0 : parcel.amount
    expect([total, due]).toEqual([sum + cost, sum + cost])
  }
  const stock = await firm.must<{ rows: { name: string; onHand: string; reserved: string }[] }>(
    'GET',
    '/stock',
  )
  for (const { name, stock: had } of goods) {
    const row = stock.rows.find((one) => one.name === name)
    expect(Number(row?.onHand)).toBe(Number(had))
    expect(Number(row?.reserved)).toBe(sold.get(name) ?? 0)
    expect(sold.get(name) ?? 0).toBeLessThanOrEqual(Number(had))
  }
  // So many wanted it that of the scarcest nothing is left for whoever came last.
  expect(replies.some((reply) => reply?.status === 409)).toBe(true)
})
