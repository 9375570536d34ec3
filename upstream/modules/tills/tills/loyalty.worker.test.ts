import { expect, test } from 'vitest'
import type { LoyaltyAccount, LoyaltyAccountRow } from '#contract/selling/loyalty.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** A point for each euro; a hundred are worth five, of which four are expected to be redeemed. */
const programme = { isOn: true, perPoint: 100, worthOfHundred: 500, expectedUse: 80 }

async function atTill(more: object = {}) {
  const firm = await TestFirm.open()
  await firm.must('PUT', '/loyalty-programme', { ...programme, ...more, version: 1 })
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const { id: customerId } = await firm.customer({ name: 'Treu AG' })
  const open = async (code: string) => {
    const register = { name: code, code, warehouseId: rows[0]?.id, float: 0 }
    const till = await firm.must<TillRegister>('POST', '/till-registers', register)
    const at = `/till-registers/${till.id}/open`
    return { till, session: await firm.must<TillSession>('POST', at, { other: 0 }) }
  }
  const { till, session } = await open('A')
  const input = (unitPrice: string, values: object = {}) => ({
    ...{ id: newId(), registerId: till.id, customerId, tenders: [{ tender: 'card', amount: 0 }] },
    lines: [{ description: 'Ware', quantity: '1', unitPrice, taxCode: 'DE-S19' }],
    ...values,
  })
  const sell = (unitPrice: string, paid: number, values: object = {}) =>
    firm.must<Ticket>(
      'POST',
      '/till-tickets',
      input(unitPrice, { tenders: [{ tender: 'card', amount: paid }], ...values }),
    )
  const account = async () => {
    const list = await firm.must<{ rows: LoyaltyAccountRow[] }>('GET', '/loyalty-accounts')
    const id = list.rows.find((row) => row.customerId === customerId)?.id
    return firm.must<LoyaltyAccount>('GET', `/loyalty-accounts/${id}`)
  }
  const refund = (ticketId: string, lines: object[] = []) =>
    firm.must<Ticket>('POST', `/till-tickets/${ticketId}/refund`, {
      ...{ registerId: till.id, reason: 'Falsch', lines },
    })
  const close = (other = 0) =>
    firm.must<TillSession>('POST', `/till-sessions/${session.id}/count`, { other })
  return { firm, till, session, customerId, open, input, sell, account, refund, close }
}

test('part of the price is put off for points, and earned as they are redeemed', async () => {
  const { firm, sell, account, close } = await atTill()
  // 119 points are worth 5.95, of which 4.76 are expected: 100.00 × 4.76 ÷ (119.00 + 4.76) = 3.85.
  const first = await sell('119', 11_900)
  expect(first).toMatchObject({ total: 11_900, points: { earned: 119, used: 0, balance: 119 } })
  expect(await account()).toMatchObject({ points: 119, worth: 595, deferred: 385 })
  // 100 points take 5.00 off 23.80: 18.80 with 3.00 tax. They earn 3.85 × 100 ÷ 119 = 3.24, and
  // 18 new ones put off 15.80 × 0.72 ÷ 19.52 = 0.58.
  const second = await sell('23.80', 1_880, { points: 100 })
  expect(second).toMatchObject({
    ...{ subtotal: 2_380, total: 1_880, tax: 300, net: 1_580 },
    points: { used: 100, worth: 500, earned: 18, balance: 37 },
  })
  expect(await account()).toMatchObject({ points: 37, deferred: 385 - 324 + 58 })
  const z = await close()
  expect(z.report.points).toEqual({ earned: 137, used: 100, worth: 500 })
  const books = await firm.balances()
  expect([books[1707], books[8700], books[8400]]).toEqual([-119, 119, -11_580])
})

test('a refund takes back what was earned and gives back what was redeemed, in proportion', async () => {
  const { firm, sell, account, refund, close } = await atTill()
  await sell('119', 11_900)
  const line = { description: 'Ware', quantity: '2', unitPrice: '11.90', taxCode: 'DE-S19' }
  const { id } = await sell('0', 1_880, { points: 100, lines: [line] })
  const half = await refund(id, [{ position: 0, quantity: '1' }])
  expect(half).toMatchObject({
    ...{ total: -940, points: { used: -50, worth: -250, earned: -9, balance: 78 } },
  })
  const rest = await refund(id)
  expect(rest).toMatchObject({ total: -940, points: { used: -50, earned: -9, balance: 119 } })
  await close()
  const { points, deferred } = await account()
  const books = await firm.balances()
  expect([points, books[1707]]).toEqual([119, -deferred])
})

test('what comes back by a line below zero takes back what it earned', async () => {
  const { sell, account, close } = await atTill()
  await sell('119', 11_900)
  const line = { description: 'Ware', quantity: '-1', unitPrice: '119', taxCode: 'DE-S19' }
  const back = await sell('0', 0, { lines: [line] })
  expect(back).toMatchObject({ total: -11_900, points: { earned: -119, used: 0, balance: 0 } })
  expect(await account()).toMatchObject({ points: 0, deferred: 0 })
  expect((await close()).report.points).toMatchObject({ earned: 0 })
})

test('points that were spent before their purchase came back are owed by the customer', async () => {
  const { sell, account, refund } = await atTill()
  const first = await sell('100', 10_000)
  await sell('5', 0, { points: 100 })
  await refund(first.id)
  expect(await account()).toMatchObject({ points: -100, worth: 0, deferred: 0 })
  await sell('60', 6_000)
  expect(await account()).toMatchObject({ points: -40, deferred: 0 })
})

test('two tills that want the same points at once: one redeems them', async () => {
  const { firm, sell, open, input, account } = await atTill()
  await sell('100', 10_000)
  const other = await open('B')
  const paid = { points: 100, tenders: [{ tender: 'card', amount: 500 }] }
  const answers = await Promise.all([
    firm.ask('POST', '/till-tickets', input('10', paid)),
    firm.ask('POST', '/till-tickets', input('10', { ...paid, registerId: other.till.id })),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  const lost = answers.find(({ status }) => status === 422)
  expect(lost?.body.data.fields.points).toMatchObject({ key: 'pointsTooFew' })
  expect((await account()).points).toBe(5)
})

test('points need a customer, the programme and its least number, and are used no further than the price', async () => {
  const { firm, sell, input } = await atTill({ minimum: 50 })
  await sell('300', 30_000)
  const problem = async (values: object) => {
    const { body } = await firm.ask('POST', '/till-tickets', input('10', values))
    return body.data.fields.points?.key
  }
  expect(await problem({ points: 60, customerId: null })).toBe('pointsNeedCustomer')
  expect(await problem({ points: 49 })).toBe('pointsBelowMinimum')
  expect(await problem({ points: 301 })).toBe('pointsTooFew')
  const soldAt = new Date().toISOString()
  const offline = { soldAt, series: 'A', running: 1, device: 'd'.repeat(16) }
  expect(await problem({ points: 60, ...offline })).toBe('needsConnection')
  const all = await sell('10', 0, { points: 300 })
  expect(all).toMatchObject({ total: 0, tax: 0, points: { used: 200, worth: 1_000, earned: 0 } })
  await firm.must('PUT', '/loyalty-programme', { ...programme, isOn: false, version: 2 })
  expect(await problem({ points: 60 })).toBe('loyaltyOff')
})

test('points that take nothing off are not spent', async () => {
  // A hundred points are worth 0.05: ten nothing, thirty one cent, for which twenty do.
  const { firm, sell, input, account } = await atTill({ worthOfHundred: 5 })
  await sell('100', 10_000)
  const { body } = await firm.ask('POST', '/till-tickets', input('10', { points: 10 }))
  expect(body.data.fields).toEqual({ points: { key: 'pointsWorthNothing' } })
  const sold = await sell('0.50', 49, { points: 30 })
  expect(sold).toMatchObject({ total: 49, points: { used: 20, worth: 1 } })
  expect((await account()).points).toBe(80)
})

test('the oldest points end after their last day, and what was put off for them is income', async () => {
  const { firm, sell, account, close } = await atTill({ expiryMonths: 6 })
  await sell('119', 11_900)
  await sell('23.80', 1_880, { points: 100 })
  await close()
  const last = addMonths(today, 6)
  expect(await account()).toMatchObject({ nextExpiry: { points: 37, on: last } })
  await runJobsAt(firm, last)
  expect(await account()).toMatchObject({ points: 37 })
  await runJobsAt(firm, addDays(last, 2))
  expect(await account()).toMatchObject({
    ...{
      points: 0,
      deferred: 0,
      nextExpiry: null,
      entries: [{ type: 'expire', points: -37 }, {}, {}, {}],
    },
  })
  const books = await firm.balances()
  expect([books[1707] ?? 0, books[8700] ?? 0]).toEqual([0, 0])
})

test('given by hand they are an expense; who only sells may not', async () => {
  const { firm, customerId, account } = await atTill()
  const give = { customerId, points: 200, reason: 'Panne' }
  const refused = await firm.ask('POST', '/loyalty-adjustments', give, { role: 'cashier' })
  expect(refused.status).toBe(403)
  // 200 points are worth 10.00, of which 8.00 are expected.
  await firm.must('POST', '/loyalty-adjustments', give)
  expect(await account()).toMatchObject({ points: 200, deferred: 800 })
  const more = await firm.ask('POST', '/loyalty-adjustments', { ...give, points: -201 })
  expect(more.body.data.fields.points?.key).toBe('pointsTooFew')
  await firm.must('POST', '/loyalty-adjustments', { ...give, points: -50 })
  expect(await account()).toMatchObject({ points: 150, deferred: 600 })
  const books = await firm.balances()
  expect(books[1707]).toBe(-600)
})

test('a cart shows what the customer has, and what the points take off', async () => {
  const { firm, till, customerId, sell } = await atTill()
  await sell('119', 11_900)
  const cart = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
  const lines = [{ description: 'Ware', quantity: '1', unitPrice: '11.90', taxCode: 'DE-S19' }]
  const input = { lines, customerId, points: 100, version: cart.version }
  expect(await firm.must<Cart>('PUT', `/till-carts/${cart.id}`, input)).toMatchObject({
    ...{ customerPoints: { points: 119, worth: 595 }, pointsOff: { points: 100, worth: 500 } },
    ...{ subtotal: 1_190, total: 690, problems: {} },
  })
})

test('what is owed for points falls away with them where records are merged', async () => {
  const { firm, customerId, sell, account, refund, close } = await atTill()
  // 30 points that were spent before their purchase came back.
  const first = await sell('30', 3_000)
  await sell('1.50', 0, { points: 30 })
  await refund(first.id)
  await close()
  expect(await account()).toMatchObject({ points: -30, deferred: 0 })
  // 20 points given are worth 1.00, of which 0.80 are expected.
  const other = await firm.customer({ name: 'Treu' })
  const given = { customerId: other.id, points: 20, reason: 'Panne' }
  await firm.must('POST', '/loyalty-adjustments', given)
  expect((await firm.balances())[1707]).toBe(-80)
  await firm.must('POST', `/parties/${other.id}/merge-into/${customerId}`, {})
  expect(await account()).toMatchObject({ points: -10, deferred: 0 })
  expect((await firm.balances())[1707] ?? 0).toBe(0)
})

test('two records of a customer become one account', async () => {
  const { firm, customerId, sell, account } = await atTill()
  await sell('100', 10_000)
  const other = await firm.customer({ name: 'Treu' })
  await sell('50', 5_000, { customerId: other.id })
  const { deferred } = await account()
  await firm.must('POST', `/parties/${other.id}/merge-into/${customerId}`, {})
  const merged = await account()
  expect(merged).toMatchObject({ points: 150, entries: [{ points: 50 }, { points: 100 }] })
  expect(merged.deferred).toBeGreaterThan(deferred)
})
