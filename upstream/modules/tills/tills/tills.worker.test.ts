import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { Cart, Ticket, TillItem } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { sessionList, ticketList } from './lists.ts'
import { card, cash, saleLine as line, saleInput as sale } from './testing/sale-inputs.ts'

let firm: TestFirm
let warehouseId: string
let tea: Item
let book: Item

beforeAll(async () => {
  firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  warehouseId = rows[0]?.id ?? ''
  tea = await item({ name: 'Tee', sku: 'TEA', unitPrice: '10', barcodes: ['4006381333931'] })
  book = await item({ name: 'Buch', sku: 'BOOK', unitPrice: '5', taxCode: 'DE-S7' })
  const lines = [
    { item: tea.id, quantity: '20', unitCost: '4' },
    { item: book.id, quantity: '20', unitCost: '2' },
  ]
  const receipt = { kind: 'receipt', date: today, warehouseId, lines }
  await firm.must('POST', '/stock-documents', receipt)
})

function item(values: object): Promise<Item> {
  const base = { kind: 'stock', unit: 'pc', taxCode: 'DE-S19' }
  return firm.must('POST', '/items', { ...base, ...values })
}

let codes = 0
async function register(values: object = {}): Promise<TillRegister> {
  codes += 1
  const base = { name: `Kasse ${codes}`, code: `K${codes}`, warehouseId, float: 10_000 }
  return firm.must('POST', '/till-registers', { ...base, ...values })
}

const open = (tillId: string, other = 10_000) =>
  firm.must<TillSession>('POST', `/till-registers/${tillId}/open`, { other, source: 'bank' })
const sell = (input: object, how = {}) => firm.must<Ticket>('POST', '/till-tickets', input, how)
const as = (role: string) => ({ role })
const session = (id: string, role = 'owner') =>
  firm.must<TillSession>('GET', `/till-sessions/${id}`, undefined, as(role))

describe('a session', () => {
  test('sells, moves stock and cost at once, and enters the books with its Z report', async () => {
    const till = await register()
    const before = await firm.balances()
    const { id } = await open(till.id)
    // 10.00 net is 11.90 with tax, 5.00 at 7 % is 5.35.
    const { rows } = await firm.must<{ rows: TillItem[] }>(
      'GET',
      `/till-registers/${till.id}/items?search=tee`,
    )
    expect(rows).toMatchObject([{ itemId: tea.id, unitPrice: '11.90', taxRate: '19' }])
    const first = await sell(
      sale(till.id, [line(tea, '2', '11.90'), line(book, '1', '5.35')], [card(1_000), cash(2_000)]),
    )
    expect(first).toMatchObject({ number: `${till.code}-000001`, total: 2915, tax: 415 })
    expect(first.tenders).toMatchObject([{ amount: 1_000 }, { amount: 2_000, change: 85 }])
    expect(await firm.must<ItemStock>('GET', `/stock/${tea.id}`)).toMatchObject({ onHand: '18' })
    await sell(sale(till.id, [line(book, '2', '5.35')], [cash(1_070)]))
    await firm.must('POST', `/till-sessions/${id}/moves`, {
      direction: 'out',
      amount: 2_000,
      reason: 'bank',
      note: '',
    })
    const back = await firm.must<Ticket>('POST', `/till-tickets/${first.id}/refund`, {
      registerId: till.id,
      tender: 'cash',
      reason: 'Kaputt',
      lines: [{ position: 0, quantity: '1' }],
    })
    expect(back).toMatchObject({ kind: 'refund', total: -1190, number: `${till.code}-000003` })
    expect(await firm.must<ItemStock>('GET', `/stock/${tea.id}`)).toMatchObject({ onHand: '19' })
    // Opening 100.00 + 30.70 handed over − 0.85 change − 11.90 paid back − 20.00 to the bank.
    const x = await session(id)
    expect(x.report.cash).toMatchObject({ expected: 9_795, change: 85, refunded: 1190 })
    const { report } = await session(id, 'cashier')
    expect([report.cash, report.tenders, report.total]).toEqual([null, [], 2795])
    const counted = await firm.must<TillSession>(
      'POST',
      `/till-sessions/${id}/count`,
      { pieces: [{ value: 5_000, count: 1 }], other: 4_745 },
      as('cashier'),
    )
    expect(counted).toMatchObject({ state: 'counted', actions: [] })
    expect(counted.report.cash).toMatchObject({ counted: 9_745, difference: -50 })
    const refused = await firm.ask('POST', `/till-sessions/${id}/approve`, {}, as('cashier'))
    expect(refused.status).toBe(403)
    const z = await firm.must<TillSession>('POST', `/till-sessions/${id}/approve`, {
      note: 'Wechselgeld',
    })
    expect(z).toMatchObject({ state: 'closed', number: `Z-${till.code}-0001` })
    const after = await firm.balances()
    const moved = Object.fromEntries(
      Object.entries(after)
        .map(([account, balance]) => [account, balance - (before[account] ?? 0)])
        .filter(([, change]) => change !== 0),
    )
    expect(moved).toEqual({
      // As much as was counted; the float came from the bank.
      1000: 9_745,
      1360: 2_000 - 10_000,
      1365: 1_000,
      4906: 50,
      8400: -2000,
      8720: 1000,
      8300: -1500,
      1776: -190,
      1771: -105,
      4000: 1000,
      3980: -1000,
    })
    const { body } = await firm.ask('POST', '/till-tickets', sale(till.id, [], [cash(0)]))
    expect(body.data.detail).toEqual({ reason: 'tillClosed' })
    const { broken } = await firm.must<{ broken: unknown }>('GET', '/journal-verification')
    expect(broken).toBeNull()
  })

  test('is one at a register, and closes at once when nothing differs', async () => {
    const till = await register()
    const { id } = await open(till.id, 500)
    const twice = await firm.ask('POST', `/till-registers/${till.id}/open`, { other: 0 })
    expect([twice.status, twice.body.data.detail]).toEqual([409, { reason: 'tillIsOpen' }])
    const archived = await firm.ask('POST', `/till-registers/${till.id}/archive`, {})
    expect(archived.status).toBe(409)
    const done = await firm.must<TillSession>('POST', `/till-sessions/${id}/count`, { other: 500 })
    expect(done.state).toBe('closed')
    await open(till.id, 500)
  })

  test('approves no difference of whoever counted, where the firm wants a second person', async () => {
    const rule = { kind: 'tillSession', needsOther: true, version: 1 }
    const { version } = await firm.must<{ version: number }>('PUT', '/approval-rules', rule)
    const till = await register()
    const { id } = await open(till.id)
    await firm.must('POST', `/till-sessions/${id}/count`, { other: 1 })
    const refused = await firm.ask('POST', `/till-sessions/${id}/approve`, {})
    expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
    await firm.must('POST', `/till-sessions/${id}/recount`, {})
    await firm.must('POST', `/till-sessions/${id}/count`, { other: 10_000 })
    expect((await session(id)).state).toBe('closed')
    await firm.must('PUT', '/approval-rules', { ...rule, needsOther: false, version })
  })
})

describe('a sale', () => {
  test('is noted once, however often it is sent', async () => {
    const till = await register()
    await open(till.id)
    const input = sale(till.id, [line(tea, '1', '11.90')], [cash(1_190)])
    const one = await sell(input)
    expect(await sell(input)).toMatchObject({ id: one.id, number: one.number })
    expect(await sell({ ...input, id: newId() })).toMatchObject({ number: `${till.code}-000002` })
  })

  test('keeps to the item’s price for whoever may not change it', async () => {
    const till = await register()
    await open(till.id)
    const cheap = sale(till.id, [line(tea, '1', '9.90')], [cash(990)])
    const refused = await firm.ask('POST', '/till-tickets', cheap, as('cashier'))
    expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'needsPriceRight' }])
    expect((await sell(cheap, as('sales'))).total).toBe(990)
    // The same price without its tax is another price for the firm.
    const reduced = { ...line(tea, '1', '11.90'), taxCode: 'DE-S7' }
    const untaxed = sale(till.id, [reduced], [cash(1_190)])
    expect((await firm.ask('POST', '/till-tickets', untaxed, as('cashier'))).status).toBe(403)
    expect((await sell(untaxed, as('sales'))).tax).toBe(78)
    const soldAt = new Date().toISOString()
    const late = { ...cheap, id: newId(), soldAt }
    const without = await firm.ask('POST', '/till-tickets', late)
    expect(without.body.data.fields).toEqual({ device: { key: 'required' } })
    const device = 'device-of-the-test'
    await firm.must('POST', `/till-registers/${till.id}/devices`, { device })
    const ofDevice = { ...late, device, series: 'A', running: 1 }
    const cheaper = await firm.ask('POST', '/till-tickets', ofDevice, as('cashier'))
    expect([cheaper.status, cheaper.body.data.detail]).toEqual([403, { reason: 'needsPriceRight' }])
    const old = { ...ofDevice, soldAt: new Date(Date.now() - 32 * 24 * 3_600_000).toISOString() }
    const tooOld = await firm.ask('POST', '/till-tickets', old)
    expect(tooOld.body.data.fields).toEqual({ soldAt: { key: 'soldTooLongAgo' } })
    expect((await sell(ofDevice, as('sales'))).flags).toEqual(['otherPrice'])
    const back = sale(till.id, [line(tea, '-1', '11.90')], [cash(0)])
    expect((await firm.ask('POST', '/till-tickets', back, as('cashier'))).status).toBe(403)
    expect(await sell(back)).toMatchObject({ kind: 'refund', total: -1190 })
  })

  test('is paid in full, and in Swiss coins', async () => {
    const till = await register()
    await open(till.id)
    const short = sale(till.id, [line(tea, '1', '11.90')], [card(1_000), cash(100)])
    const refused = await firm.ask('POST', '/till-tickets', short)
    expect(refused.body.data.fields).toEqual({ 'tenders.1.amount': { key: 'notEnoughPaid' } })
    const much = sale(till.id, [line(tea, '1', '11.90')], [card(2_000)])
    expect((await firm.ask('POST', '/till-tickets', much)).body.data.fields).toEqual({
      'tenders.0.amount': { key: 'moreThanTicket' },
    })
    const swiss = await TestFirm.open({
      address: { street: 'See 1', postcode: '8001', city: 'Zürich', country: 'CH' },
      vatId: '',
      baseCurrency: 'CHF',
      timeZone: 'Europe/Zurich',
    })
    const { rows } = await swiss.must<{ rows: Warehouse[] }>('GET', '/warehouses')
    const kasse = await swiss.must<TillRegister>('POST', '/till-registers', {
      name: 'Laden',
      code: 'L',
      warehouseId: rows[0]?.id,
    })
    const { id } = await swiss.must<TillSession>('POST', `/till-registers/${kasse.id}/open`, {})
    const rates = await swiss.must<{ code: string; rate: string }[]>('GET', '/tax-rates')
    const taxCode = rates.find(({ rate }) => rate === '8.1')?.code
    const lines = [{ description: 'Käse', quantity: '1', unitPrice: '7.83', taxCode }]
    const ticket = await swiss.must<Ticket>(
      'POST',
      '/till-tickets',
      sale(kasse.id, lines, [cash(1_000)]),
    )
    expect(ticket).toMatchObject({ total: 783, rounding: 2, tenders: [{ change: 215 }] })
    await swiss.must('POST', `/till-sessions/${id}/count`, { other: 785 })
    const { debit, credit } = await swiss.trial()
    expect(debit).toBe(credit)
  })

  test('goes out though the records know of less, and leaves an open delivery', async () => {
    const till = await register()
    await open(till.id)
    const rare = await item({ name: 'Rar', sku: 'RARE', unitPrice: '1' })
    const sold = await sell(sale(till.id, [line(rare, '3', '1.19')], [cash(357)]))
    expect(sold.flags).toEqual(['notOnHand'])
    expect(await firm.must('GET', `/stock/${rare.id}`)).toMatchObject({
      onHand: '0',
      reserved: '3',
    })
  })
})

describe('a cart', () => {
  test('is scanned, put aside, found again and paid', async () => {
    const till = await register()
    await open(till.id)
    const cart = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
    const scan = (id: string, text: string) =>
      firm.ask<Cart>('POST', `/till-carts/${id}/lines`, { text })
    await scan(cart.id, '4006381333931')
    expect((await scan(cart.id, 'TEA')).body).toMatchObject({
      total: 2380,
      lines: [{ quantity: '2', amount: 2380 }],
    })
    expect(await scan(cart.id, 'Nix')).toMatchObject({
      status: 422,
      body: { data: { fields: { text: { key: 'nothingFound', params: { text: 'Nix' } } } } },
    })
    await firm.must('POST', `/till-carts/${cart.id}/park`, { label: 'Frau Berg' })
    const next = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
    expect(next.id).not.toBe(cart.id)
    await scan(next.id, 'BOOK')
    const { version } = await firm.must<Cart>('POST', `/till-carts/${cart.id}/resume`, {})
    const discount = { kind: 'percent', value: '10' }
    const lines = [line(tea, '2', '11.90')]
    const cut = await firm.must<Cart>('PUT', `/till-carts/${cart.id}`, { lines, discount, version })
    expect(cut).toMatchObject({ total: 2142, discountTotal: 238 })
    const pay = () =>
      firm.must<Ticket>('POST', `/till-carts/${cart.id}/pay`, { tenders: [card(2142)] })
    const ticket = await pay()
    expect([ticket.total, (await pay()).number]).toEqual([2142, ticket.number])
    const back = await firm.must<Ticket>('POST', `/till-tickets/${ticket.id}/refund`, {
      registerId: till.id,
      tender: 'card',
      reason: 'Umtausch',
    })
    expect(back.total).toBe(-2142)
    const { rows } = await firm.must<{ rows: Cart[] }>('GET', `/till-registers/${till.id}/carts`)
    expect(rows.map(({ state }) => state)).toEqual(['parked'])
    await firm.must('POST', `/till-carts/${next.id}/void`, { reason: 'Gegangen' })
    expect((await firm.must<TillRegister>('GET', `/till-registers/${till.id}`)).parked).toBe(0)
  })
})

test('every order of every list is read by an index', async () => {
  const plans = [...(await sortPlans(firm, ticketList)), ...(await sortPlans(firm, sessionList))]
  expect(plans.filter(({ plan }) => plan.includes('TEMP B-TREE'))).toEqual([])
})
