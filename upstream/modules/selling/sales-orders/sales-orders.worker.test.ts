import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { PublicSalesOrder } from '#contract/selling/public-sales-orders.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import type { LinePromise, SalesOrder, SalesOrderRow } from '#contract/selling/sales-orders.ts'
import type { ItemStock, StockDocument } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { salesOrderSource } from './list.ts'

const base = { unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }

/** Lamps at 10.00 are there; eight of them and two hours of fitting are ordered. */
async function opened(onHand = '20', values: Record<string, unknown> = {}) {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const lamp = await firm.must<Item>('POST', '/items', { ...base, kind: 'stock', name: 'Lamp' })
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: [{ item: 'Lamp', quantity: onHand, unitCost: '10' }],
  })
  const customer = await firm.customer({ email: 'praxis@example.com' })
  const input = {
    ...{ customerId: customer.id, issueDate: today, currency: 'EUR', language: 'de' },
    lines: [
      { ...base, itemId: lamp.id, description: 'Lamp', quantity: '8' },
      { ...base, description: 'Fitting', quantity: '2', unit: 'h', unitPrice: '50' },
    ],
    ...values,
  }
  const draft = await firm.must<SalesOrder>('POST', '/sales-orders', input)
  const at = `/sales-orders/${draft.id}`
  const stock = async () => {
    const { onHand: there, reserved } = await firm.must<ItemStock>('GET', `/stock/${lamp.id}`)
    return [there, reserved]
  }
  const order = () => firm.must<SalesOrder>('GET', at)
  const counts = async (line = 0) => {
    const { quantities } = (await order()).lines[line] ?? {}
    return quantities
  }
  const states = async () => {
    const { state, deliveryState, billingState } = await order()
    return [state, deliveryState, billingState]
  }
  return { firm, customer, lamp, draft, at, stock, order, counts, states, input }
}

type Opened = Awaited<ReturnType<typeof opened>>

function confirm({ firm, at }: Opened): Promise<SalesOrder> {
  return firm.must('POST', `${at}/confirm`, {})
}

/** Lines have ids of their own once they are confirmed. */
async function lineParts({ order }: Opened, ...quantities: string[]) {
  const { lines } = await order()
  return { lines: quantities.map((quantity, at) => ({ lineId: lines[at]?.id, quantity })) }
}

async function invoiceOf(at: Opened, body: object = {}): Promise<Invoice> {
  const { invoiceId } = await at.firm.must<{ invoiceId: string }>('POST', `${at.at}/invoices`, body)
  return at.firm.invoice(invoiceId)
}

test('an order is confirmed, delivered in parts and invoiced in parts, each by itself', async () => {
  const all = await opened()
  const { firm, at, stock, counts, states, order } = all
  expect(all.draft).toMatchObject({ number: null, state: 'draft', publicPath: null })
  expect(await stock()).toEqual(['20', '0'])
  const confirmed = await confirm(all)
  expect(confirmed.number).toBe(`AB-${today.slice(0, 4)}-0001`)
  expect(await states()).toEqual(['open', 'open', 'open'])
  expect(await stock()).toEqual(['20', '8'])
  expect((await firm.ask('POST', `${at}/confirm`, {})).status).toBe(409)

  const three = await lineParts(all, '3')
  await firm.must('POST', `${at}/deliveries`, { date: today, ...three })
  expect(await stock()).toEqual(['17', '5'])
  expect(await states()).toEqual(['open', 'partly', 'open'])
  const [note] = (await order()).deliveries
  const paper = await firm.download(`${at}/deliveries/${note?.id}/pdf`)
  expect([paper.status, paper.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(await counts()).toMatchObject({ delivered: '3', toDeliver: '5', toInvoice: '8' })
  // A service is never delivered.
  expect(await counts(1)).toMatchObject({ toDeliver: '0', reserved: '0', toInvoice: '2' })

  const first = await invoiceOf(all, await lineParts(all, '3', '2'))
  expect(first.lines.map(({ quantity }) => quantity)).toEqual(['3', '2'])
  expect(await counts()).toMatchObject({ drafted: '3', billed: '0', toInvoice: '5' })
  const issued = await firm.finalise(first.id)
  expect(await stock()).toEqual(['17', '5'])
  expect(await counts()).toMatchObject({ drafted: '0', billed: '3', paid: '0' })
  await firm.pay(issued, issued.totals.total)
  expect(await counts()).toMatchObject({ billed: '3', paid: '3' })

  await firm.must('POST', `${at}/deliveries`, { date: today })
  expect(await states()).toEqual(['open', 'done', 'partly'])
  expect(await stock()).toEqual(['12', '0'])
  const rest = await invoiceOf(all)
  expect(rest.lines.map(({ quantity }) => quantity)).toEqual(['5'])
  expect((await firm.ask('POST', `${at}/invoices`, {})).status).toBe(409)
  await firm.finalise(rest.id)
  expect(await states()).toEqual(['done', 'done', 'done'])
  const { links } = await firm.panels('salesOrder', all.draft.id)
  expect(links.map(({ kind }) => kind).sort()).toEqual([
    ...['invoice', 'invoice', 'stockDocument', 'stockDocument'],
  ])
})

test('every document of the story is shown on each, from the quote to the payment', async () => {
  const all = await opened()
  const { firm, customer, lamp } = all
  const quote = await firm.must<Quote>('POST', '/quotes', {
    ...{ customerId: customer.id, issueDate: today, validUntil: addDays(today, 30) },
    ...{ currency: 'EUR', language: 'de' },
    lines: [{ ...base, itemId: lamp.id, description: 'Lamp', quantity: '2' }],
  })
  await firm.must('POST', `/quotes/${quote.id}/issue`)
  await firm.must('POST', `/quotes/${quote.id}/answer`, { answer: 'accepted', name: 'Anna' })
  type Made = { salesOrderId: string }
  const { salesOrderId: id } = await firm.must<Made>('POST', `/quotes/${quote.id}/sales-order`)
  await firm.must('POST', `/sales-orders/${id}/confirm`, {})
  await firm.must('POST', `/sales-orders/${id}/deliveries`, { date: today })
  type Invoiced = { invoiceId: string }
  const { invoiceId } = await firm.must<Invoiced>('POST', `/sales-orders/${id}/invoices`, {})
  const invoice = await firm.finalise(invoiceId)
  const payment = await firm.pay(invoice, invoice.totals.total)
  const kinds = ['invoice', 'payment', 'quote', 'salesOrder', 'stockDocument']
  for (const [kind, of] of [
    ['quote', quote.id],
    ['salesOrder', id],
    ['invoice', invoiceId],
  ] as const) {
    const { chain } = await firm.panels(kind, of)
    expect(chain.map((step) => step.kind).sort(), kind).toEqual(kinds)
  }
  const { chain } = await firm.panels('payment', payment.id)
  expect(chain.map((step) => step.kind)).toContain('quote')
})

test('fifty who invoice at once make one invoice', async () => {
  const all = await opened()
  await confirm(all)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => all.firm.ask('POST', `${all.at}/invoices`, {})),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await all.counts()).toMatchObject({ drafted: '8', toInvoice: '0' })
})

test('what is on a draft invoice follows it: lines changed, taken out, deleted, voided', async () => {
  const all = await opened()
  await confirm(all)
  const { firm, counts } = all
  const draft = await invoiceOf(all)
  const [lamp, fitting] = draft.lines
  await firm.must('PUT', `/invoices/${draft.id}`, { ...draft, lines: [{ ...lamp, quantity: '6' }] })
  expect(await counts()).toMatchObject({ drafted: '6', toInvoice: '2' })
  expect(await counts(1)).toMatchObject({ drafted: '0', toInvoice: '2' })
  await firm.must('DELETE', `/invoices/${draft.id}`)
  expect(await counts()).toMatchObject({ drafted: '0', toInvoice: '8' })
  expect(fitting?.description).toBe('Fitting')
  const again = await firm.finalise((await invoiceOf(all)).id)
  expect(await counts()).toMatchObject({ billed: '8' })
  await firm.must('POST', `/invoices/${again.id}/void`, { reason: 'Wrong' })
  expect(await counts()).toMatchObject({ billed: '0', toInvoice: '8' })
})

test('what is left is closed short with a reason, and frees what was reserved', async () => {
  const all = await opened()
  const { firm, at, stock, states, counts, order } = all
  await confirm(all)
  await firm.must('POST', `${at}/deliveries`, { date: today, ...(await lineParts(all, '5')) })
  const refused = await firm.ask('POST', `${at}/close`, {})
  expect([refused.status, refused.body.data.fields]).toEqual([422, { reason: { key: 'required' } }])
  await firm.must('POST', `${at}/close`, {
    reason: 'No longer made',
    ...(await lineParts(all, '3')),
  })
  expect(await stock()).toEqual(['15', '0'])
  expect(await counts()).toMatchObject({ closed: '3', toDeliver: '0', toInvoice: '5' })
  // Worked by hand: 5 × 20 + 2 × 50 = 200, and 19 % of it; at first it was 8 × 20 + 2 × 50 = 260.
  const after = await order()
  expect([after.stillOrdered, after.totals.total]).toEqual([23800, 30940])
  const { rows } = await firm.must<{ rows: SalesOrderRow[] }>('GET', '/sales-orders')
  expect(rows[0]).toMatchObject({ total: 30940, stillOrdered: 23800 })
  const paper = await firm.must<PaperView>('GET', `${at}/paper`)
  expect(paper.rows[0]?.detail).toContain('Gestrichen, nicht geliefert: 3 pc')
  expect(paper.rows[1]?.detail).toBe('')
  expect(paper.totals.at(-1)).toMatchObject({ label: 'Noch bestellt', kind: 'balance' })
  expect(paper.totals.at(-1)?.value).toContain('238,00')
  expect((await order()).closings).toMatchObject([
    { kind: 'delivery', quantity: '3', reason: 'No longer made', byName: 'Maria' },
  ])
  // What is with the customer is given away.
  await firm.must('POST', `${at}/close`, { what: 'invoice', reason: 'Gift' })
  expect(await counts()).toMatchObject({ waived: '5', toInvoice: '0' })
  await firm.must('POST', `${at}/close`, { reason: 'Not needed' })
  expect(await states()).toEqual(['done', 'done', 'done'])
})

test('an order that is given up whole is cancelled', async () => {
  const all = await opened()
  await confirm(all)
  await all.firm.must('POST', `${all.at}/close`, { reason: 'Changed their mind' })
  expect(await all.states()).toEqual(['cancelled', 'none', 'done'])
  expect(await all.stock()).toEqual(['20', '0'])
})

test('a return is delivered again, or given up and to be credited, as one chooses', async () => {
  const all = await opened()
  const { firm, at, stock, counts, states } = all
  await confirm(all)
  await firm.must('POST', `${at}/deliveries`, { date: today })
  const invoice = await firm.finalise((await invoiceOf(all)).id)
  expect(await states()).toEqual(['done', 'done', 'done'])
  const two = await lineParts(all, '2')
  const back = { date: today, reason: 'Broken', ...two }
  await firm.must('POST', `${at}/returns`, { ...back, isDeliveredAgain: true })
  expect(await counts()).toMatchObject({ returned: '2', toDeliver: '2', toCredit: '0' })
  expect(await states()).toEqual(['open', 'partly', 'done'])
  expect(await stock()).toEqual(['14', '2'])
  await firm.must('POST', `${at}/deliveries`, { date: today })
  expect(await states()).toEqual(['done', 'done', 'done'])
  await firm.must('POST', `${at}/returns`, back)
  expect(await counts()).toMatchObject({
    ...{ delivered: '10', returned: '4', closed: '2', toDeliver: '0', toCredit: '2' },
  })
  expect((await states())[0]).toBe('open')
  await firm.must('POST', `/invoices/${invoice.id}/credit-note`, {
    ...{ lines: [{ lineId: invoice.lines[0]?.id, quantity: '2' }], reason: 'Returned' },
  })
  expect(await counts()).toMatchObject({ billed: '8', credited: '2', toCredit: '0' })
  expect(await states()).toEqual(['done', 'done', 'done'])
  // The credit note brings nothing back a second time.
  expect(await stock()).toEqual(['14', '0'])
  const more = await firm.ask('POST', `${at}/returns`, {
    ...back,
    ...(await lineParts(all, '7')),
  })
  expect(more.body.data.fields).toEqual({
    'lines.0.quantity': { key: 'moreThanLeftOf', params: { maximum: '6', unit: 'pc' } },
  })
})

test('a delivery note waits for its goods, and the stock’s own steps count', async () => {
  const all = await opened('5')
  const { firm, at, stock, counts } = all
  await confirm(all)
  const short = await firm.ask('POST', `${at}/deliveries`, { date: today })
  expect(short.status).toBe(422)
  expect(await counts()).toMatchObject({ delivered: '0', toDeliver: '8' })
  const { stockDocumentId } = await firm.must<{ stockDocumentId: string }>(
    'POST',
    `${at}/deliveries`,
    { date: today, isNow: false, ...(await lineParts(all, '6')) },
  )
  expect(await counts()).toMatchObject({ onDeliveryNotes: '6', reserved: '8' })
  expect(await stock()).toEqual(['5', '8'])
  const note = await firm.must<StockDocument>('GET', `/stock-documents/${stockDocumentId}`)
  expect(note).toMatchObject({ kind: 'delivery', source: { kind: 'salesOrder' } })
  const path = `/stock-documents/${stockDocumentId}`
  await firm.must('POST', `${path}/deliver`, {
    ...{ date: today, lines: [{ position: 0, quantity: '4' }] },
  })
  expect(await counts()).toMatchObject({ onDeliveryNotes: '2', delivered: '4', toDeliver: '4' })
  // What the note gives up is reserved by the order again.
  await firm.must('POST', `${path}/close-rest`, {})
  expect(await counts()).toMatchObject({ onDeliveryNotes: '0', toDeliver: '4' })
  expect(await stock()).toEqual(['1', '4'])
  await firm.must('POST', `${path}/return`, {
    ...{ date: today, lines: [{ position: 0, quantity: '1' }] },
  })
  expect(await counts()).toMatchObject({ returned: '1', toDeliver: '5' })
})

test('more than was ordered leaves as far as the surplus, and is invoiced then', async () => {
  const all = await opened('20', { lines: [] })
  const { firm, at, lamp, draft, counts } = all
  const line = { ...base, itemId: lamp.id, description: 'Lamp', quantity: '10' }
  await firm.must('PUT', at, { ...all.input, lines: [line], version: draft.version })
  await confirm(all)
  const much = await lineParts(all, '12')
  const refused = await firm.ask('POST', `${at}/deliveries`, { date: today, ...much })
  expect(refused.body.data.fields).toEqual({
    'lines.0.quantity': {
      key: 'aboveSurplusOf',
      params: { maximum: '11', unit: 'pc', left: '10' },
    },
  })
  await firm.must('POST', `${at}/deliveries`, { date: today, ...(await lineParts(all, '11')) })
  expect(await counts()).toMatchObject({ delivered: '11', toDeliver: '0', toInvoice: '11' })
})

test('an item may have a surplus of its own', async () => {
  const all = await opened()
  const { firm, at, lamp } = all
  const item = await firm.must<Item>('GET', `/items/${lamp.id}`)
  await firm.must('PUT', `/items/${lamp.id}`, { ...item, surplusPercent: '0' })
  await confirm(all)
  const refused = await firm.ask('POST', `${at}/deliveries`, {
    ...{ date: today, ...(await lineParts(all, '8.5')) },
  })
  expect(refused.body.data.fields).toEqual({
    'lines.0.quantity': { key: 'moreThanLeftOf', params: { maximum: '8', unit: 'pc' } },
  })
  await firm.must('PUT', `/items/${lamp.id}`, {
    ...{ ...item, version: item.version + 1, surplusPercent: '12.5' },
  })
  await firm.must('POST', `${at}/deliveries`, { date: today, ...(await lineParts(all, '9')) })
})

test('parts of a discount that is an amount come to it, to the cent', async () => {
  const all = await opened('20', { discount: { kind: 'amount', value: '10' } })
  const { firm } = all
  const { totals } = await confirm(all)
  const parts = ['3', '3', '2']
  const made: Invoice[] = []
  for (const quantity of parts) {
    const body = await lineParts(all, quantity, made.length === 0 ? '2' : '')
    made.push(await firm.finalise((await invoiceOf(all, body)).id))
  }
  const sum = (of: (invoice: Invoice) => number) => made.reduce((s, one) => s + of(one), 0)
  expect(sum((one) => one.totals.documentDiscount)).toBe(1000)
  expect(sum((one) => one.totals.net)).toBe(totals.net)
})

test('an accepted quote becomes an order once, with what was taken', async () => {
  const all = await opened()
  const { firm, customer, lamp } = all
  const quote = await firm.must<Quote>('POST', '/quotes', {
    ...{ customerId: customer.id, issueDate: today, validUntil: addDays(today, 30) },
    ...{ currency: 'EUR', language: 'de', terms: 'Frei Haus.' },
    lines: [
      { ...base, itemId: lamp.id, description: 'Lamp', quantity: '2' },
      { ...base, description: 'Fitting', quantity: '1', isOptional: true },
    ],
  })
  await firm.must('POST', `/quotes/${quote.id}/issue`)
  const early = await firm.ask('POST', `/quotes/${quote.id}/sales-order`)
  expect([early.status, early.body.data.detail]).toEqual([409, { reason: 'quoteNotAccepted' }])
  await firm.must('POST', `/quotes/${quote.id}/answer`, { answer: 'accepted', name: 'Anna' })
  type Made = { salesOrderId: string }
  const { salesOrderId } = await firm.must<Made>('POST', `/quotes/${quote.id}/sales-order`)
  const order = await firm.must<SalesOrder>('GET', `/sales-orders/${salesOrderId}`)
  expect(order).toMatchObject({ quoteId: quote.id, terms: 'Frei Haus.', state: 'draft' })
  expect(order.lines.map(({ description }) => description)).toEqual(['Lamp'])
  const asked = await firm.must<Quote>('GET', `/quotes/${quote.id}`)
  expect([asked.state, asked.actions]).toEqual(['ordered', ['duplicate']])
  expect((await firm.ask('POST', `/quotes/${quote.id}/sales-order`)).status).toBe(409)
  expect((await firm.ask('POST', `/quotes/${quote.id}/convert`, {})).status).toBe(409)
  await firm.must('DELETE', `/sales-orders/${salesOrderId}`)
  expect(await firm.must('GET', `/quotes/${quote.id}`)).toMatchObject({ state: 'accepted' })
})

test('an order is written anew while nothing was done with it', async () => {
  const all = await opened()
  const { firm, at, draft } = all
  const stale = await firm.ask('PUT', at, { ...all.input, version: draft.version + 5 })
  expect(stale.status).toBe(409)
  const { number } = await confirm(all)
  const revised = await firm.must<SalesOrder>('POST', `${at}/revise`)
  expect(revised).toMatchObject({ number, state: 'draft' })
  expect(await all.stock()).toEqual(['20', '0'])
  expect((await firm.ask('DELETE', at)).status).toBe(409)
  await confirm(all)
  await firm.must('POST', `${at}/deliveries`, { date: today, ...(await lineParts(all, '1')) })
  const late = await firm.ask('POST', `${at}/revise`)
  expect([late.status, late.body.data.detail]).toEqual([409, { reason: 'orderBegun' }])
})

test('from an amount on a second person confirms it, as the firm wants', async () => {
  const all = await opened()
  const { firm, at } = all
  const { rows } = await firm.must<{ rows: { kind: string; version: number }[] }>(
    'GET',
    '/approval-rules',
  )
  const version = rows.find(({ kind }) => kind === 'salesOrder')?.version ?? 1
  const rule = { kind: 'salesOrder', needsOther: true, version }
  await firm.must('PUT', '/approval-rules', { ...rule, fromAmount: 1_000_000 })
  expect((await all.order()).actions).toContain('confirm')
  await firm.must('PUT', '/approval-rules', { ...rule, version: version + 1, fromAmount: 10_000 })
  expect((await all.order()).actions).not.toContain('confirm')
  const own = await firm.ask('POST', `${at}/confirm`, {})
  expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  const handedIn = await firm.must<SalesOrder>('POST', `${at}/submit`)
  expect([handedIn.isWaiting, handedIn.actions]).toEqual([
    ...[true, ['edit', 'duplicate', 'deleteDraft']],
  ])
})

test('says when it can be delivered, beside what others were promised', async () => {
  const all = await opened('10')
  const { firm, at, lamp, customer } = all
  await confirm(all)
  const promise = async (path: string) =>
    (await firm.must<{ lines: LinePromise[] }>('GET', `${path}/promises`)).lines[0]
  expect(await promise(at)).toMatchObject({ needed: '8', onHand: '10', earliestDate: today })
  const other = await firm.must<SalesOrder>('POST', '/sales-orders', {
    ...{ customerId: customer.id, issueDate: today, currency: 'EUR', language: 'de' },
    lines: [{ ...base, itemId: lamp.id, description: 'Lamp', quantity: '5' }],
  })
  await firm.must('POST', `/sales-orders/${other.id}/confirm`, {})
  const path = `/sales-orders/${other.id}`
  expect(await promise(path)).toMatchObject({ free: '2', earliestDate: null })
  const permissions = ['firm:view', 'quote:view'] as const
  const blind = { role: 'own', custom: { name: 'Seller', permissions, scopes: {} } } as const
  const told = await firm.must<{ lines: LinePromise[] }>(
    'GET',
    `${path}/promises`,
    undefined,
    blind,
  )
  expect(told.lines[0]).toMatchObject({ needed: '5', onHand: null, free: null })
})

test('is sent with its confirmation, and its page shows how far it is', async () => {
  const all = await opened()
  const { firm, at } = all
  expect((await firm.ask('POST', `${at}/send`, {})).status).toBe(409)
  const confirmed = await confirm(all)
  const paper = await firm.must<PaperView>('GET', `${at}/paper`)
  expect(paper).toMatchObject({ title: 'Auftragsbestätigung', number: confirmed.number })
  const sent = await firm.must<SalesOrder>('POST', `${at}/send`, {})
  expect(sent.sentAt).not.toBeNull()
  await firm.must('POST', `${at}/deliveries`, { date: today, ...(await lineParts(all, '3')) })
  const token = confirmed.publicPath?.slice('/so/'.length) ?? ''
  const shown = await firm.must<PublicSalesOrder>(
    'POST',
    `/public/orders/${token}/open`,
    {},
    { role: null },
  )
  expect(shown.goods).toMatchObject([{ description: 'Lamp', delivered: '3', toDeliver: '5' }])
  expect(shown.goods[0]?.closedShort).toBe('0')
  await firm.must('POST', `${at}/close`, { reason: 'Sold out', ...(await lineParts(all, '5')) })
  const shorter = await firm.must<PublicSalesOrder>('POST', `/public/orders/${token}/open`, {})
  expect(shorter.goods).toMatchObject([{ delivered: '3', toDeliver: '0', closedShort: '5' }])
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  const none = await firm.ask('POST', `/public/orders/${wrong}/open`, {}, { role: null })
  expect(none.status).toBe(404)
})

test('is listed by what is left to do, and nobody acts without the right', async () => {
  const all = await opened()
  const { firm, at } = all
  await confirm(all)
  const listed = async (tab: string) =>
    (await firm.must<{ rows: SalesOrderRow[] }>('GET', `/sales-orders?tab=${tab}`)).rows.length
  expect([await listed('toDeliver'), await listed('toInvoice'), await listed('done')]).toEqual([
    ...[1, 1, 0],
  ])
  const asked: [string, string, object | undefined, string][] = [
    ['GET', at, undefined, 'hr'],
    ['POST', `${at}/revise`, {}, 'readOnly'],
    ['POST', `${at}/deliveries`, { date: today }, 'readOnly'],
    ['POST', `${at}/returns`, { date: today, reason: 'x' }, 'hr'],
    ['POST', `${at}/invoices`, {}, 'crm'],
    ['POST', `${at}/close`, { reason: 'x' }, 'readOnly'],
  ]
  for (const [method, path, json, role] of asked) {
    expect((await firm.ask(method, path, json, { role })).status, path).toBe(403)
  }
})

test('the list reads each order from an index', async () => {
  const firm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(firm, salesOrderSource)) {
    expect(plan, order).toMatch(/^SEARCH sales_orders USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
