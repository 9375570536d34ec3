import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import type { WalletRow } from '#contract/money/wallets.ts'
import type { Coupon } from '#contract/selling/coupons.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { ShopOrder, ShopOrderRow, ShopSettings } from '#contract/website/shop.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { type TestFirm, today } from '#upstream/testing/test-firm.ts'
import { shopOrderList } from './reader.ts'
import { ada, openShop, parcel, Visitor } from './shop-visitor.fixture.ts'

async function orders(firm: TestFirm): Promise<ShopOrderRow[]> {
  return (await firm.must<{ rows: ShopOrderRow[] }>('GET', '/shop-orders?tab=all')).rows
}

async function orderOf(firm: TestFirm): Promise<ShopOrder> {
  const [row] = await orders(firm)
  return firm.must('GET', `/shop-orders/${row?.id}`)
}

function act(firm: TestFirm, { id, version }: ShopOrder, step: string, more: object = {}) {
  return firm.must<ShopOrder>('POST', `/shop-orders/${id}/${step}`, { version, ...more })
}

async function stockOf(firm: TestFirm, name: string) {
  const { rows } = await firm.must<{
    rows: { name: string; onHand: string; reserved: string }[]
  }>('GET', '/stock')
  const found = rows.find((row) => row.name === name)
  return [Number(found?.onHand), Number(found?.reserved)]
}

/** What is on the only gift card of the firm. */
async function onCard(firm: TestFirm): Promise<number | undefined> {
  const { rows } = await firm.must<{ rows: WalletRow[] }>('GET', '/wallets')
  return rows[0]?.balance
}

test('a visitor orders without script, and it becomes an invoice, a delivery and two messages', async () => {
  const { firm, items } = await openShop([
    { name: 'Lampe', unitPrice: '59.50', stock: '5', more: { description: 'Für den Tisch.' } },
    { name: 'Birne', unitPrice: '3.90' },
  ])
  const [lamp, bulb] = items
  const visitor = new Visitor(firm)
  const shop = await visitor.get('/shop')
  expect(shop.status).toBe(200)
  expect(shop.content).toContain('59,50')
  expect(shop.content).not.toMatch(/<script(?! type="application\/ld\+json")/)
  expect(shop.headers['set-cookie']).toBeUndefined()
  const [, path = ''] = /href="(\/shop\/lampe-[a-z0-9]{8})"/.exec(shop.content ?? '') ?? []
  const page = await visitor.get(path)
  expect(page.content).toContain('Für den Tisch.')
  expect(page.content).toContain('"availability":"https://schema.org/InStock"')
  expect((await visitor.get('/sitemap.xml')).content).toContain(path)

  await visitor.add(lamp?.id ?? '', '2')
  const cart = await visitor.add(bulb?.id ?? '')
  expect(cart.content).toContain('122,90')
  expect((await visitor.get('/shop/checkout')).content).toContain('name="email"')
  const review = await visitor.review()
  expect(review.content).toContain('Zahlungspflichtig bestellen')
  // Delivery is free from 100 on.
  expect(review.content).toContain('122,90')
  const done = await visitor.order(review)
  expect(done.status).toBe(200)
  expect(done.content).toContain('WEB-')
  expect(visitor.cart).toBe('')

  const order = await orderOf(firm)
  expect(order).toMatchObject({
    ...{ state: 'open', payState: 'unpaid', total: 12_290, due: 12_290, name: 'Ada Hafen' },
    ...{ way: 'Parcel', payWay: 'transfer', actions: ['send', 'cancel'] },
  })
  const invoice = await firm.must<Invoice>('GET', `/invoices/${order.invoiceId}`)
  expect(invoice.totals).toMatchObject({ total: 12_290, tax: 1962 })
  expect(await stockOf(firm, 'Lampe')).toEqual([5, 2])
  const mails = await firm.must<RecordMails>('GET', `/records/shopOrder/${order.id}/mails`)
  expect(mails.rows.map(({ to }) => to)).toEqual([ada.email])

  const sent = await act(firm, order, 'send', { tracking: 'ABC 1' })
  expect(sent).toMatchObject({ state: 'done', tracking: 'ABC 1', actions: [] })
  expect(await stockOf(firm, 'Lampe')).toEqual([3, 0])
  expect((await visitor.get(new URL(order.publicUrl ?? '').pathname)).content).toContain('ABC 1')
})

test('visitors choose a category, and one that nothing is sold of leads nowhere', async () => {
  const { firm, items } = await openShop([
    { name: 'Lampe', unitPrice: '59.50' },
    { name: 'Birne', unitPrice: '3.90' },
  ])
  const [lamp, bulb] = items
  for (const [name, item] of [
    ['Leuchten', lamp],
    ['Obst & Gemüse', bulb],
  ] as const) {
    const { id: categoryId } = await firm.must<{ id: string }>('POST', '/item-categories', { name })
    const stored = await firm.must<Item>('GET', `/items/${item?.id}`)
    await firm.must('PUT', `/items/${stored.id}`, { ...stored, categoryId })
  }
  const visitor = new Visitor(firm)
  const all = await visitor.get('/shop')
  expect(all.content).toMatch(/Lampe[\s\S]*Birne|Birne[\s\S]*Lampe/)
  const [, href = ''] = /href="(\/shop\?category=o[^"]+)"/.exec(all.content ?? '') ?? []
  const chosen = await visitor.get(href)
  expect(chosen.content).toContain('Birne')
  expect(chosen.content).not.toContain('Lampe')
  expect((await visitor.get('/shop?category=none')).status).toBe(404)
})

test('the same form sent twice is one order', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10', stock: '5' }])
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  const review = await visitor.review()
  await visitor.order(review)
  await visitor.order(review)
  expect(await orders(firm)).toHaveLength(1)
})

test('price and stock are read again at ordering, and both differences are told', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10', stock: '3' }])
  const [lamp] = items
  const [one, other] = [new Visitor(firm), new Visitor(firm)]
  await one.add(lamp?.id ?? '', '3')
  const review = await one.review()
  // That delivery is added to the sum is no change.
  expect(review.content).not.toContain('Etwas hat sich geändert')
  await other.add(lamp?.id ?? '', '2')
  await other.order(await other.review())
  const { version } = await firm.must<{ version: number }>('GET', `/items/${lamp?.id}`)
  await firm.must('PUT', `/items/${lamp?.id}`, {
    ...{ name: 'Lampe', unit: 'pc', kind: 'stock', taxCode: 'DE-S19', priceMode: 'gross' },
    ...{ unitPrice: '12', version },
  })
  const refused = await one.order(review)
  expect(refused.status).toBe(409)
  expect(refused.content).toContain('Lampe kostet jetzt')
  expect(refused.content).toContain('Von Lampe sind nur noch 1 da, nicht 3.')
  expect(await orders(firm)).toHaveLength(1)
  const agreed = await one.order(refused)
  expect(agreed.content).toContain('Vielen Dank')
  expect((await orders(firm))[0]?.total).toBe(1200 + 490)
  const third = new Visitor(firm)
  expect((await third.add(lamp?.id ?? '')).content).toContain('ausverkauft')
})

test('a coupon lowers the goods and is used, a gift card pays; a cancelled order gives both back', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '50', stock: '5' }])
  const coupon = await firm.must<Coupon>('POST', '/coupons', {
    ...{ code: 'TEN', name: 'Zehn', kind: 'percent', value: '10', maxUses: 1 },
  })
  const { id: customerId } = await firm.customer()
  const { code } = await firm.must<{ code: string }>('POST', '/gift-cards', {
    ...{ customerId, date: today, currency: 'EUR', amount: 2000 },
  })
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  await visitor.send('/shop/cart', { do: 'coupon', coupon: 'ten' })
  await visitor.send('/shop/cart', { do: 'giftCard', giftCard: code })
  const way = { way: 'pickUp:Laden' }
  const page = await visitor.review(way)
  expect(page.content).not.toContain('Etwas hat sich geändert')
  expect(page.content).toContain('25,00')
  const done = await visitor.order(page, way)
  expect(done.content).toContain('Vielen Dank')
  const order = await orderOf(firm)
  expect(order).toMatchObject({
    ...{ total: 4500, couponAmount: 500, giftCardAmount: 2000, due: 2500 },
    ...{
      payState: 'partlyPaid',
      fulfilment: 'pickUp',
      address: null,
      actions: ['ready', 'cancel'],
    },
  })
  expect(JSON.stringify(order)).not.toContain(code)
  const used = await firm.must<Coupon & { uses: number }>('GET', `/coupons/${coupon.id}`)
  expect(used.uses).toBe(1)
  const ready = await act(firm, order, 'ready')
  expect(ready.state).toBe('ready')
  const late = await firm.ask('POST', `/shop-orders/${order.id}/cancel`, { version: order.version })
  expect(late.status).toBe(409)
  const cancelled = await act(firm, ready, 'cancel', { reason: 'Zu spät' })
  expect(cancelled).toMatchObject({ state: 'cancelled', payState: 'refunded', due: 0 })
  expect(await stockOf(firm, 'Lampe')).toEqual([5, 0])
  // 20.00 are on the card again; nothing stays to the customer's credit, as the rest was not paid.
  expect(await onCard(firm)).toBe(2000)
  const free = await firm.must<Coupon & { uses: number }>('GET', `/coupons/${coupon.id}`)
  expect(free.uses).toBe(0)
})

test('what a program fills in orders nothing', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  const shown = await visitor.review({ confirm_address: 'x' })
  expect(shown.content).toContain('Zur Kasse')
  const page = await visitor.review()
  await visitor.order(page, { confirm_address: 'x' })
  expect(await orders(firm)).toEqual([])
})

test('what is typed wrongly is said at its field, and stays', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  const wrong = await visitor.review({ email: 'ada', name: 'A<b>', way: '' })
  expect(wrong.status).toBe(422)
  expect(wrong.content).toContain('id="email-problem"')
  expect(wrong.content).toContain('id="way-problem"')
  expect(wrong.content).toContain('value="A&lt;b&gt;"')
  const far = await visitor.review({ country: 'NO' })
  expect(far.status).toBe(422)
  expect(far.content).toContain('geht nicht an Ihre Adresse')
  expect(
    (await visitor.send('/shop/cart', { item: items[0]?.id ?? '', quantity: '-1' })).status,
  ).toBe(422)
  expect((await visitor.send('/shop/cart', { item: firm.firmId, quantity: '1' })).status).toBe(422)
  expect(await orders(firm)).toEqual([])
})

test('a cart of another firm or of nobody is an empty one, and an order is for who has its link', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const { firm: elsewhere } = await openShop([{ name: 'Birne', unitPrice: '1' }])
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  const stranger = new Visitor(elsewhere)
  stranger.cart = visitor.cart
  expect((await stranger.get('/shop/cart')).content).toContain('Ihr Warenkorb ist leer.')
  stranger.cart = 'e30.AAAA'
  expect((await stranger.get('/shop/cart')).status).toBe(200)
  await visitor.order(await visitor.review())
  const { publicUrl } = await orderOf(firm)
  const { pathname } = new URL(publicUrl ?? '')
  const shown = await visitor.get(pathname)
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect((await stranger.get(pathname)).status).toBe(404)
  expect((await visitor.get(`${pathname.slice(0, -1)}0`)).status).toBe(404)
})

test('an email address of somebody else shows nothing of them', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const address = { street: 'Geheim 1', postcode: '1', city: 'Köln', country: 'DE' }
  const known = await firm.customer({ name: 'Wer anders', email: ada.email, address })
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  await visitor.order(await visitor.review())
  const first = await orderOf(firm)
  expect(first.customerId).not.toBe(known.id)
  await visitor.add(items[0]?.id ?? '')
  await visitor.order(await visitor.review())
  expect((await orderOf(firm)).customerId).toBe(first.customerId)
})

test('a closed shop has no pages, and one that cannot sell does not open', async () => {
  const { firm } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const { version, ...settings } = await firm.must<ShopSettings>('GET', '/site/shop')
  const { address: _, itemCount, ...input } = settings
  expect(itemCount).toBe(1)
  const empty = { ...input, items: [], delivery: [], places: [], version }
  const refused = await firm.ask('PUT', '/site/shop', empty)
  expect(Object.keys(refused.body.data.fields)).toEqual(['items.0.item', 'delivery.0.name'])
  const twice = { ...input, delivery: [parcel, parcel], version }
  expect((await firm.ask('PUT', '/site/shop', twice)).body.data.fields).toMatchObject({
    'delivery.1.name': { key: 'nameTaken' },
  })
  await firm.must('PUT', '/site/shop', { ...input, isOpen: false, version })
  expect((await new Visitor(firm).get('/shop')).status).toBe(404)
  expect((await firm.ask('PUT', '/site/shop', { ...input, version })).status).toBe(409)
})

test('who may not, changes neither orders nor settings', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  await visitor.order(await visitor.review())
  const { id, version } = await orderOf(firm)
  for (const role of ['employee', 'cashier', 'hr', null]) {
    const seen = await firm.ask('GET', `/shop-orders/${id}`, undefined, { role })
    expect([role, seen.status]).toEqual([role, role === null ? 404 : 403])
  }
  const sales = { role: 'sales' }
  expect((await firm.ask('POST', `/shop-orders/${id}/cancel`, { version }, sales)).status).toBe(403)
  const crm = { role: 'crm' }
  expect((await firm.ask('POST', `/shop-orders/${id}/send`, { version }, crm)).status).toBe(403)
  expect((await firm.ask('GET', `/shop-orders/${id}`, undefined, crm)).status).toBe(200)
})

test('lists go by an index', async () => {
  const { firm } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  for (const { order, plan } of await sortPlans(firm, shopOrderList)) {
    expect(plan, order).not.toMatch(/USE TEMP B-TREE/)
  }
})

/** Orders a bulb as somebody at an address of the network, to an address for mail; gives the status. */
async function orderFrom(firm: TestFirm, itemId: string, address: string, email: string) {
  const visitor = new Visitor(firm, address)
  await visitor.add(itemId)
  return (await visitor.order(await visitor.review({ email }), { email })).status
}

test('ten orders a day mail one address, however it is written, and twenty come from one place', async () => {
  const { firm, items } = await openShop([{ name: 'Birne', unitPrice: '3.90' }])
  const id = items[0]?.id ?? ''
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1) {
    const email = at % 2 === 0 ? 'eve@hafen.example' : 'Eve@Hafen.example'
    statuses.push(await orderFrom(firm, id, `192.0.2.${at}`, email))
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  expect(await orderFrom(firm, id, '192.0.2.99', 'bob@hafen.example')).toBe(200)
  const place: number[] = []
  for (let at = 0; at < 21; at += 1) {
    place.push(await orderFrom(firm, id, '198.51.100.7', `guest${at}@hafen.example`))
  }
  expect(place).toEqual([...Array<number>(20).fill(200), 429])
  // Nothing of a refused order stays: no invoice, no number.
  const { rows } = await firm.must<{ rows: unknown[] }>('GET', '/invoices?size=100')
  expect(rows).toHaveLength(31)
})

/**
 * Lamp at 59.50 and a book at 21.40, prices with tax, parcel at 4.90 that follows the goods. To Austria at
 * 20% and 10%: the parcel is 3.60 and 1.30, so 63.10 / 1.20 and 22.70 / 1.10 are 52.58 and 20.64 net, and
 * the tax is 10.52 + 2.06 = 12.58. At home at 19% and 7% it is 10.07 + 1.49 = 11.56.
 */
test('where the firm is in the one-stop shop, a consumer abroad pays the tax of their country', async () => {
  const { firm, items } = await openShop([
    { name: 'Lampe', unitPrice: '59.50' },
    { name: 'Buch', unitPrice: '21.40', more: { taxCode: 'DE-S7' } },
  ])
  const inAustria = { country: 'AT', postcode: '1010', city: 'Wien' }
  const order = async (more: Record<string, string>) => {
    const visitor = new Visitor(firm)
    for (const { id } of items) await visitor.add(id)
    const page = await visitor.review(more)
    expect(page.content).not.toContain('Etwas hat sich geändert')
    await visitor.order(page, more)
    const { invoiceId, total } = await orderOf(firm)
    const { totals, lines } = await firm.must<Invoice>('GET', `/invoices/${invoiceId}`)
    return { total, tax: totals.tax, codes: lines.map(({ taxCode }) => taxCode) }
  }
  const home = ['DE-S19', 'DE-S7', 'DE-S19', 'DE-S7']
  expect(await order(inAustria)).toEqual({ total: 8580, tax: 1156, codes: home })
  await firm.must('POST', '/one-stop-shop', { from: '2026-01-01' })
  const there = ['OSS-AT-20', 'OSS-AT-10', 'OSS-AT-20', 'OSS-AT-10']
  expect(await order(inAustria)).toEqual({ total: 8580, tax: 1258, codes: there })
  expect(await order({})).toEqual({ total: 8580, tax: 1156, codes: home })
  // What is fetched is sold where it stands.
  const fetched = await order({ ...inAustria, way: 'pickUp:Laden' })
  expect(fetched).toEqual({ total: 8090, tax: 950 + 140, codes: ['DE-S19', 'DE-S7'] })
  // Goods that leave the Union are exempt, whoever buys them (Directive 2006/112/EC, Art. 146).
  const exported = await order({ country: 'CH', postcode: '8001', city: 'Zürich' })
  expect(exported).toMatchObject({ total: 8580, tax: 0 })
  const rules = await firm.must<{ code: string; category: string }[]>('GET', '/tax-rates')
  const categories = exported.codes.map(
    (code) => rules.find((rule) => rule.code === code)?.category,
  )
  expect(categories).toEqual(['G', 'G', 'G'])
})
