import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import type { Wallet, WalletRow } from '#contract/money/wallets.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { ShopOrder, ShopOrderRow } from '#contract/website/shop.ts'
import { type TestFirm, today } from '#upstream/testing/test-firm.ts'
import { openShop, Visitor } from './shop-visitor.fixture.ts'

const free = { name: 'Probe', unitPrice: '0', stock: '5' }

/** A lamp at 59.50 and a bulb at 3.90, prices with 19% tax; a courier at 14.90 beside the parcel at 4.90. */
async function soldOrder(more: Record<string, string> = {}, returnDays = 14) {
  const way = { countries: ['DE'], upToKilograms: '', freeFrom: null, leastValue: null }
  const { firm, items } = await openShop(
    [
      { name: 'Lampe', unitPrice: '59.50', stock: '5' },
      { name: 'Birne', unitPrice: '3.90', stock: '9' },
    ],
    {
      returnDays,
      delivery: [
        { name: 'Parcel', amount: 490, ...way },
        { name: 'Kurier', amount: 1490, isExpress: true, ...way },
      ],
    },
  )
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '', '2')
  await visitor.add(items[1]?.id ?? '', '3')
  const fields = { way: 'delivery:Kurier', ...more }
  await visitor.order(await visitor.review(fields), fields)
  const order = await orderOf(firm)
  const path = new URL(order.publicUrl ?? '').pathname
  return { firm, items, visitor, order, path }
}

async function orderOf(firm: TestFirm): Promise<ShopOrder> {
  const { rows } = await firm.must<{ rows: ShopOrderRow[] }>('GET', '/shop-orders?tab=all')
  return firm.must('GET', `/shop-orders/${rows[0]?.id}`)
}

function act(firm: TestFirm, { id, version }: ShopOrder, step: string, more: object = {}) {
  return firm.must<ShopOrder>('POST', `/shop-orders/${id}/${step}`, { version, ...more })
}

async function stockOf(firm: TestFirm, item: Item | undefined) {
  const { rows } = await firm.must<{ rows: { name: string; onHand: string }[] }>('GET', '/stock')
  return Number(rows.find(({ name }) => name === item?.name)?.onHand)
}

/** What was mailed of an order, the newest first: the subjects. */
async function subjects(firm: TestFirm, { id }: ShopOrder): Promise<string[]> {
  const { rows } = await firm.must<RecordMails>('GET', `/records/shopOrder/${id}/mails`)
  return rows.map(({ subject }) => subject)
}

/**
 * Two lamps at 59.50, three bulbs at 3.90 and the courier at 14.90 are 145.60. One lamp comes back: 59.50,
 * 9.50 tax in it. Then the rest: 59.50 + 11.70 and of delivery no more than the parcel, 4.90, are 76.10, so
 * that 10.00 are kept, which the courier was dearer (2011/83/EU, 13 (2)).
 */
test('a customer sends goods back by the page of their order: credit notes, stock and mails', async () => {
  const { firm, items, visitor, order, path } = await soldOrder()
  expect(order.total).toBe(14_560)
  const early = await visitor.get(path)
  expect(early.content).not.toContain('name="quantity-0"')
  const sent = await act(firm, order, 'send', { tracking: '' })
  const page = await visitor.get(path)
  expect(page.content).toContain('name="quantity-0"')
  expect(page.content).not.toMatch(/<script(?! type="application\/ld\+json")/)

  const one = { 'quantity-0': '1', 'quantity-1': '0', receivedDate: today, reason: 'Zu <hell>' }
  const review = await visitor.send(path, { do: 'review', ...one })
  expect(review.content).toContain('59,50')
  expect(review.content).toContain('Rückgabe bestätigen')
  // Nothing is asked for before it is confirmed.
  expect((await orderOf(firm)).returns).toEqual([])
  const asked = await visitor.send(path, { do: 'return', ...one })
  expect(asked.status).toBe(200)
  expect(asked.content).toContain('Rückgabe angefragt am')
  expect(asked.content).not.toContain('name="quantity-0"')
  await visitor.send(path, { do: 'return', ...one })
  const waiting = await orderOf(firm)
  expect(waiting.returns).toMatchObject([
    {
      ...{ state: 'asked', amount: 5950, giftCardAmount: 0, reason: 'Zu <hell>' },
      ...{ receivedDate: today, lines: [{ position: 0, name: 'Lampe', quantity: '1' }] },
    },
  ])
  expect(waiting.actions).toEqual(['acceptReturn', 'refuseReturn'])
  const tab = await firm.must<{ rows: ShopOrderRow[] }>('GET', '/shop-orders?tab=returns')
  expect(tab.rows.map(({ id }) => id)).toEqual([order.id])
  expect(await stockOf(firm, items[0])).toBe(3)
  const late = await firm.ask('POST', `/shop-orders/${order.id}/accept-return`, {
    version: sent.version,
  })
  expect(late.status).toBe(409)

  const accepted = await act(firm, waiting, 'accept-return')
  expect(accepted.actions).toEqual([])
  const [first] = accepted.returns
  expect(first).toMatchObject({ state: 'accepted', amount: 5950 })
  const note = await firm.must<Invoice>('GET', `/invoices/${first?.creditNoteId}`)
  expect(note.totals).toMatchObject({ total: 5950, tax: 950 })
  // The note has the firm's own words; what the customer typed stays on the return.
  expect(JSON.stringify(note)).toContain(`Rückgabe zur Bestellung ${order.number}`)
  expect(JSON.stringify(note)).not.toContain('hell')
  expect(first?.reason).toBe('Zu <hell>')
  expect(await stockOf(firm, items[0])).toBe(4)

  const rest = { 'quantity-0': '1', 'quantity-1': '3', receivedDate: today, reason: '' }
  const dear = await visitor.send(path, { do: 'review', ...rest })
  expect(dear.content).toContain('76,10')
  await visitor.send(path, { do: 'return', ...rest })
  const done = await act(firm, await orderOf(firm), 'accept-return')
  expect(done.returns.map(({ amount }) => amount)).toEqual([7610, 5950])
  expect(done.due).toBe(1000)
  expect(await stockOf(firm, items[0])).toBe(5)
  expect(await stockOf(firm, items[1])).toBe(9)
  expect((await visitor.get(path)).content).not.toContain('name="quantity-0"')
  expect(await subjects(firm, order)).toEqual([
    `Rückgabe zur Bestellung ${order.number} angenommen`,
    `Ihre Rückgabe zur Bestellung ${order.number} ist eingegangen`,
    `Rückgabe zur Bestellung ${order.number} angenommen`,
    `Ihre Rückgabe zur Bestellung ${order.number} ist eingegangen`,
    `Bestellung ${order.number} ist unterwegs`,
    `Ihre Bestellung ${order.number}`,
  ])
})

test('a return that is refused says why to the customer, and another may be asked for', async () => {
  const { firm, visitor, order, path } = await soldOrder()
  await act(firm, order, 'send', { tracking: '' })
  const one = { 'quantity-0': '2', receivedDate: today }
  await visitor.send(path, { do: 'return', ...one })
  const { id, version } = await orderOf(firm)
  const silent = await firm.ask('POST', `/shop-orders/${id}/refuse-return`, {
    version,
    reason: ' ',
  })
  expect(silent.status).toBe(422)
  expect(silent.body.data.fields.reason).toEqual({ key: 'required' })
  const refused = await act(firm, await orderOf(firm), 'refuse-return', { reason: 'War benutzt.' })
  expect(refused.returns[0]).toMatchObject({ state: 'refused', answer: 'War benutzt.' })
  const page = await visitor.get(path)
  expect(page.content).toContain('Rückgabe abgelehnt: War benutzt.')
  expect(page.content).toContain('name="quantity-0"')
  expect((await subjects(firm, order))[0]).toBe(`Rückgabe zur Bestellung ${order.number} abgelehnt`)
  const twice = await firm.ask('POST', `/shop-orders/${id}/accept-return`, {
    version: refused.version,
  })
  expect(twice.status).toBe(409)
})

test('what cannot come back is said at its field, and stays', async () => {
  const { firm, visitor, order, path } = await soldOrder()
  // Not sent yet.
  const early = await visitor.send(path, { do: 'return', 'quantity-0': '1', receivedDate: today })
  expect(early.status).toBe(409)
  await act(firm, order, 'send', { tracking: '' })
  const much = await visitor.send(path, {
    ...{ do: 'review', 'quantity-0': '3', 'quantity-1': 'x', receivedDate: '2020-01-01' },
    reason: 'Kaputt',
  })
  expect(much.status).toBe(422)
  expect(much.content).toContain('id="quantity-0-problem"')
  expect(much.content).toContain('id="quantity-1-problem"')
  expect(much.content).toContain('>Kaputt</textarea>')
  const none = await visitor.send(path, { do: 'review', 'quantity-0': '', receivedDate: today })
  expect(none.content).toContain('id="quantity-0-problem"')
  // Goods that came before they were sent.
  const past = { do: 'review', 'quantity-0': '1', receivedDate: '2020-01-01' }
  expect((await visitor.send(path, past)).content).toContain('id="receivedDate-problem"')
  expect((await orderOf(firm)).returns).toEqual([])
})

/** Of the courier's 14.90 a third, 4.97, was credited by hand: that is more than the parcel's 4.90. */
test('delivery that the firm credited by hand does not come back with the goods', async () => {
  const { firm, visitor, order, path } = await soldOrder()
  await act(firm, order, 'send', { tracking: '' })
  const { lines } = await firm.must<Invoice>('GET', `/invoices/${order.invoiceId}`)
  const lineId = lines.at(-1)?.id
  const credited = (quantity: string) =>
    firm.must('POST', `/invoices/${order.invoiceId}/credit-note`, {
      ...{ lines: [{ lineId, quantity }], reason: 'Kam spät' },
    })
  await credited('0.1')
  const all = { 'quantity-0': '2', 'quantity-1': '3', receivedDate: today }
  // 119.00 + 11.70, and of 4.90 what is left after 1.49.
  const some = await visitor.send(path, { ...all, do: 'review' })
  expect(some.content).toContain('134,11')
  await credited('0.2333')
  await visitor.send(path, { ...all, do: 'return' })
  const done = await act(firm, await orderOf(firm), 'accept-return')
  expect(done.returns.map(({ amount }) => amount)).toEqual([13_070])
})

test('pieces come back whole, for some money, with a reason in plain text', async () => {
  const { firm, visitor, order, path } = await soldOrder()
  await act(firm, order, 'send', { tracking: '' })
  const typed = { 'quantity-0': '1', receivedDate: today, reason: 'Zu groß' }
  for (const step of ['review', 'return']) {
    const half = await visitor.send(path, { ...typed, do: step, 'quantity-0': '0.5' })
    expect(half.status).toBe(422)
    expect(half.content).toMatch(/id="quantity-0-problem"[^>]*>Geben Sie eine ganze Zahl ein/)
    expect(half.content).toContain('value="0.5"')
    expect(half.content).toContain('>Zu groß</textarea>')
  }
  for (const reason of ['x'.repeat(501), 'a\u0000b']) {
    const refused = await visitor.send(path, { ...typed, do: 'return', reason })
    expect(refused.status).toBe(422)
    expect(refused.content).toContain('id="reason-problem"')
  }
  expect((await orderOf(firm)).returns).toEqual([])
})

test('what cost nothing gives nothing back, which is said at its field', async () => {
  const { firm } = await openShop([{ name: 'Lampe', unitPrice: '59.50', stock: '5' }, free])
  const { rows } = await firm.must<{ rows: Item[] }>('GET', '/items')
  const visitor = new Visitor(firm)
  for (const name of ['Lampe', 'Probe']) {
    await visitor.add(rows.find((item) => item.name === name)?.id ?? '', '1')
  }
  await visitor.order(await visitor.review())
  const order = await orderOf(firm)
  expect(order.lines.map(({ name }) => name)).toContain('Probe')
  await act(firm, order, 'send', { tracking: '' })
  const path = new URL(order.publicUrl ?? '').pathname
  const place = order.lines.findIndex(({ name }) => name === 'Probe')
  const typed = { [`quantity-${place}`]: '1', receivedDate: today, reason: 'Nicht gebraucht' }
  const refused = await visitor.send(path, { ...typed, do: 'review' })
  expect(refused.status).toBe(422)
  expect(refused.content).toContain(`id="quantity-${place}-problem"`)
  expect(refused.content).toContain('>Nicht gebraucht</textarea>')
  expect((await visitor.send(path, { ...typed, do: 'return' })).status).toBe(409)
  expect((await orderOf(firm)).returns).toEqual([])
})

test('what was fetched came on that day; a shop that takes nothing back has no form', async () => {
  const { firm, visitor, order, path } = await soldOrder({ way: 'pickUp:Laden' })
  await act(firm, await act(firm, order, 'ready'), 'hand-over')
  const page = await visitor.get(path)
  expect(page.content).toContain('name="quantity-0"')
  expect(page.content).not.toContain('name="receivedDate"')
  await visitor.send(path, { do: 'return', 'quantity-1': '1' })
  expect((await orderOf(firm)).returns).toMatchObject([{ receivedDate: today, amount: 390 }])
  const strict = await soldOrder({}, 0)
  await act(strict.firm, strict.order, 'send', { tracking: '' })
  expect((await strict.visitor.get(strict.path)).content).not.toContain('name="quantity-0"')
})

test('who may not reverse invoices decides on no return, nor does a stranger ask for one', async () => {
  const { firm, visitor, order, path } = await soldOrder()
  await act(firm, order, 'send', { tracking: '' })
  const wrong = `${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`
  const one = { do: 'return', 'quantity-0': '1', receivedDate: today }
  expect((await visitor.send(wrong, one)).status).toBe(405)
  await visitor.send(path, one)
  const { id, version } = await orderOf(firm)
  for (const role of ['sales', 'crm', 'employee', null]) {
    for (const [step, more] of [
      ['accept-return', {}],
      ['refuse-return', { reason: 'x' }],
    ] as const) {
      const body = { version, ...more }
      const asked = await firm.ask('POST', `/shop-orders/${id}/${step}`, body, { role })
      expect([role, step, asked.status]).toEqual([role, step, role === null ? 404 : 403])
    }
  }
})

/**
 * A lamp at 59.50 and three bulbs at 11.70 with the parcel at 4.90 are 76.10; 20.00 of it paid by card, 56.10
 * by transfer. The lamp comes back: all 59.50, of which 56.10 went by transfer and 3.40 by the card. The rest
 * of 16.60 is all of the card's.
 */
test('what a gift card paid goes back onto it, and the rest to the credit of the customer', async () => {
  const { firm, items } = await openShop(
    [
      { name: 'Lampe', unitPrice: '59.50', stock: '5' },
      { name: 'Birne', unitPrice: '3.90', stock: '9' },
    ],
    { returnDays: 14 },
  )
  const { id: customerId } = await firm.customer()
  const card = { customerId, date: today, currency: 'EUR', amount: 2000 }
  const { code } = await firm.must<{ code: string }>('POST', '/gift-cards', card)
  const onCard = async () =>
    (await firm.must<{ rows: WalletRow[] }>('GET', '/wallets')).rows[0]?.balance
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '', '1')
  await visitor.add(items[1]?.id ?? '', '3')
  await visitor.send('/shop/cart', { do: 'giftCard', giftCard: code })
  await visitor.order(await visitor.review())
  const placed = await orderOf(firm)
  expect(placed).toMatchObject({ total: 7610, giftCardAmount: 2000, due: 5610 })
  expect(await onCard()).toBe(0)
  await firm.must('POST', '/payments', {
    ...{ customerId: placed.customerId, date: today, currency: 'EUR', amount: 5610 },
    allocations: [{ invoiceId: placed.invoiceId, amount: 5610 }],
  })
  const order = await act(firm, placed, 'send', { tracking: '' })
  const before = await firm.balances()
  const path = new URL(order.publicUrl ?? '').pathname

  const one = { 'quantity-0': '1', 'quantity-1': '0', receivedDate: today, reason: '' }
  const review = await visitor.send(path, { ...one, do: 'review' })
  expect(review.content).toMatch(/Davon kommen 3,40.€ zurück auf den verwendeten Gutschein\./)
  await visitor.send(path, { ...one, do: 'return' })
  const first = await act(firm, await orderOf(firm), 'accept-return')
  expect(first.returns[0]).toMatchObject({ amount: 5950, giftCardAmount: 340 })
  expect(await onCard()).toBe(340)
  expect((await visitor.get(path)).content).toMatch(/Davon kommen 3,40.€/)

  const rest = { 'quantity-1': '3', receivedDate: today, reason: '', do: 'return' }
  await visitor.send(path, rest)
  const second = await act(firm, await orderOf(firm), 'accept-return')
  expect(second.returns[0]).toMatchObject({ amount: 1660, giftCardAmount: 1660 })
  expect(await onCard()).toBe(2000)
  expect([await stockOf(firm, items[0]), await stockOf(firm, items[1])]).toEqual([5, 9])

  // 56.10 stand to the credit of the customer, to be paid out; 20.00 are owed on the card as before.
  const after = Object.entries(await firm.balances())
  const moved = after.map(([account, balance]) => balance - (before[account] ?? 0))
  expect(moved).toEqual(expect.arrayContaining([-5610, -2000]))
  const { debit, credit } = await firm.trial()
  expect(debit).toBe(credit)
  // What is on the card again is not taken back by hand once more.
  const { rows } = await firm.must<{ rows: WalletRow[] }>('GET', '/wallets')
  const wallet = await firm.must<Wallet>('GET', `/wallets/${rows[0]?.id}`)
  expect(wallet.entries.map(({ type, amount }) => [type, amount])).toEqual([
    ...[
      ['refund', 1660],
      ['refund', 340],
      ['spend', -2000],
      ['top_up', 2000],
    ],
  ])
  expect(wallet.entries.some(({ isReversible }) => isReversible)).toBe(false)
})
