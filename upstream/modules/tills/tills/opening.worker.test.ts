import { expect, test } from 'vitest'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { card, cash, saleInput } from './testing/sale-inputs.ts'

async function tillWith(values: object = {}) {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const input = { name: 'Till', code: 'T', warehouseId: rows[0]?.id ?? '', ...values }
  const till = await firm.must<TillRegister>('POST', '/till-registers', input)
  const open = (other: number, more: object = {}) =>
    firm.ask<TillSession>('POST', `/till-registers/${till.id}/open`, { other, ...more })
  const close = ({ id }: TillSession, other: number) =>
    firm.must<TillSession>('POST', `/till-sessions/${id}/count`, { other })
  return { firm, till, open, close }
}

// The close before counted 100.00; 80.00 lie there in the morning.
test('a drawer that holds something else than the last close left is asked about once', async () => {
  const { firm, till, open, close } = await tillWith()
  const register = () => firm.must<TillRegister>('GET', `/till-registers/${till.id}`)
  expect((await register()).lastLeft).toBeNull()
  const first = await open(10_000, { source: 'bank' })
  expect(first).toMatchObject({ status: 201, body: { leftBefore: null } })
  await close(first.body, 10_000)
  expect((await register()).lastLeft).toBe(10_000)
  expect(await open(8_000)).toMatchObject({
    status: 422,
    body: {
      data: {
        fields: {
          confirmsOpening: {
            key: 'openingLess',
            params: { left: '100.00 EUR', counted: '80.00 EUR', difference: '20.00 EUR' },
          },
        },
      },
    },
  })
  expect(await open(10_001)).toMatchObject({
    body: { data: { fields: { confirmsOpening: { key: 'openingMore' } } } },
  })
  const second = await open(8_000, { confirmsOpening: true, source: 'unknown' })
  expect(second).toMatchObject({ status: 201, body: { leftBefore: 10_000 } })
  // What was left now is 80.00: with that nobody is asked.
  await close(second.body, 8_000)
  expect((await register()).lastLeft).toBe(8_000)
  expect(await open(8_000)).toMatchObject({ status: 201, body: { leftBefore: null } })
})

test('a till whose takings go elsewhere overnight begins with its usual float unasked', async () => {
  const { open, close } = await tillWith({ float: 15_000 })
  const { body } = await open(15_000, { source: 'owner' })
  await close(body, 15_000)
  const again = await open(15_000)
  expect(again.status).toBe(201)
  await close(again.body, 15_000)
  expect((await open(14_000)).status).toBe(422)
  const clerk = await open(14_000, { confirmsOpening: true, source: 'cash' })
  expect(clerk.status).toBe(201)
})

// A float of 200.00 from the bank, 100.00 sold; 50.00 then go to the owner, and 20.00 are not found.
test('the books hold a drawer at what is counted in it, and say where a float comes from', async () => {
  const { firm, till, open, close } = await tillWith()
  expect(await open(20_000)).toMatchObject({
    status: 422,
    body: { data: { fields: { source: { key: 'openingFrom' } } } },
  })
  const first = await open(20_000, { source: 'bank' })
  expect(first.body).toMatchObject({ openingSource: 'bank', brought: 20_000, leftBefore: null })
  const lines = [{ description: 'Book', quantity: '1', unitPrice: '100', taxCode: 'DE-S7' }]
  await firm.must('POST', '/till-tickets', saleInput(till.id, lines, [cash(10_000)]))
  await close(first.body, 30_000)
  const money = async () => {
    const { 1000: drawer, 1360: transit, 1800: owner, 4906: lost } = await firm.balances()
    return { drawer, transit, owner, lost }
  }
  const after = { drawer: 30_000, transit: -20_000 }
  expect(await money()).toMatchObject(after)

  expect(await open(25_000)).toMatchObject({
    body: { data: { fields: { source: { key: 'openingTo' }, confirmsOpening: {} } } },
  })
  const second = await open(25_000, { confirmsOpening: true, source: 'owner' })
  await close(second.body, 25_000)
  expect(await money()).toMatchObject({ ...after, drawer: 25_000, owner: 5_000 })
  const third = await open(23_000, { confirmsOpening: true, source: 'unknown' })
  await close(third.body, 23_000)
  expect(await money()).toMatchObject({ drawer: 23_000, owner: 5_000, lost: 2_000 })
})

// Goods of 30.00 and 10.00, one of the latter taken back: 30.00 on two sales. The gift card of 50.00 and
// the day's total of 100.00 are no sales of goods at the till.
test('the average ticket is of sales of goods, whatever they are paid with', async () => {
  const { firm, till, open } = await tillWith()
  await open(0)
  const goods = (unitPrice: string) => [
    { description: 'Book', quantity: '1', unitPrice, taxCode: 'DE-S7' },
  ]
  const sell = (lines: object[], tenders: object[], more: object = {}) =>
    firm.must<{ id: string }>('POST', '/till-tickets', saleInput(till.id, lines, tenders, more))
  await sell(goods('30'), [cash(3_000)])
  const small = await sell(goods('10'), [card(1_000)])
  await sell([], [cash(5_000)], { giftCards: [{ amount: 5_000 }] })
  const daily = () => firm.must<DailySales>('GET', `/daily-sales?to=${today}&days=1`)
  expect((await daily()).sold).toMatchObject({
    ...{ tickets: 3, sales: 2, total: 4_000, averageTicket: 2_000 },
  })
  // Means of payment are of gift cards too: 90.00 less the card of 50.00 is what was sold.
  const { groups, giftCards } = await daily()
  const paid = groups.tender.reduce((sum, { total }) => sum + total, 0)
  expect([paid, giftCards.amount]).toEqual([9_000, 5_000])
  await firm.must('POST', `/till-tickets/${small.id}/refund`, {
    ...{ registerId: till.id, reason: 'Torn', lines: [] },
  })
  expect((await daily()).sold).toMatchObject({
    ...{ tickets: 4, sales: 2, total: 3_000, averageTicket: 1_500 },
  })
  expect((await daily()).weekBefore).toMatchObject({ tickets: 0, averageTicket: 0 })
})
