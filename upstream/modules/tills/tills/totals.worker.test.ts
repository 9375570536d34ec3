import { expect, test } from 'vitest'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { DayTotal } from '#contract/tills/day-totals.ts'
import type { TillFavourites } from '#contract/tills/till-favourites.ts'
import type { TillItem } from '#contract/tills/till-tickets.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const today = new Date().toISOString().slice(0, 10)
const rows = [
  { tender: 'cash', taxCode: 'DE-S19', amount: 11_900 },
  { tender: 'card', taxCode: 'DE-S19', amount: 2380 },
  { tender: 'card', taxCode: 'DE-S7', amount: 1070 },
]

test('a day’s total is posted once with a number, seen beside the tills, and taken back', async () => {
  const firm = await TestFirm.open()
  const made = await firm.must<DayTotal>('POST', '/day-totals', { date: today, rows, note: 'Fair' })
  expect(made).toMatchObject({ state: 'posted', net: 13_000, tax: 2350, total: 15_350 })
  expect(made.number).toMatch(/-0001$/)
  const books = async () => {
    const balances = await firm.balances()
    return ['1000', '8400', '8300', '1776', '1771'].map((code) => balances[code] ?? 0)
  }
  expect(await books()).toEqual([11_900, -12_000, -1000, -2280, -70])
  const again = await firm.ask('POST', '/day-totals', { date: today, rows })
  expect([again.status, again.body.data.detail]).toEqual([
    409,
    { reason: 'dayTotalExists', number: made.number },
  ])
  const sales = await firm.must<DailySales>('GET', `/daily-sales?date=${today}`)
  expect(sales).toMatchObject({
    sold: { tickets: 0, net: 13_000, tax: 2350, total: 15_350 },
    dayTotals: [{ number: made.number, total: 15_350 }],
    groups: {
      register: [{ key: '', total: 15_350 }],
      tender: [
        { key: 'cash', total: 11_900 },
        { key: 'card', total: 3450 },
      ],
    },
  })
  const second = await firm.must<DayTotal>('POST', '/day-totals', {
    ...{ date: today, rows: rows.slice(2), confirmsSecond: true },
  })
  expect(second.number).toMatch(/-0002$/)
  const reverse = (id: string) =>
    firm.ask<DayTotal>('POST', `/day-totals/${id}/reverse`, { reason: 'x' })
  expect((await reverse(made.id)).body).toMatchObject({ state: 'reversed', reason: 'x' })
  expect((await reverse(made.id)).status).toBe(409)
  expect(await books()).toEqual([0, 0, -1000, 0, -70])
  expect(await firm.must('GET', '/journal-verification')).toMatchObject({ broken: null })
})

test('it is refused for days that are closed or yet to come, and to who may not close a till', async () => {
  const firm = await TestFirm.open()
  const ask = (values: object, role?: string) =>
    firm.ask('POST', '/day-totals', { date: today, rows, ...values }, role ? { role } : {})
  expect((await ask({ date: '2100-01-01' })).body.data.fields).toEqual({
    date: { key: 'inFuture' },
  })
  expect((await ask({ rows: [] })).status).toBe(422)
  expect((await ask({ rows: [{ ...rows[0], taxCode: 'XX' }] })).status).toBe(422)
  for (const role of ['cashier', 'readOnly']) expect((await ask({}, role)).status).toBe(403)
  await firm.must('PUT', '/ledger-locks/soft', { date: today, reason: 'Closed' })
  expect((await ask({})).status).toBe(423)
  expect((await firm.must<{ rows: DayTotal[] }>('GET', '/day-totals')).rows).toEqual([])
})

test('a register shows first what the firm has chosen, in its order', async () => {
  const firm = await TestFirm.open()
  const base = { unit: 'pc', unitPrice: '2', taxCode: 'DE-S19' }
  for (const name of ['Apple', 'Bread', 'Cheese']) {
    await firm.must('POST', '/items', { ...base, name, sku: name.slice(0, 1) })
  }
  const places = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const till = await firm.must<{ id: string; version: number }>('POST', '/till-registers', {
    ...{ name: 'Shop', code: 'S', warehouseId: places.rows[0]?.id },
  })
  const path = `/till-registers/${till.id}/favourites`
  const put = (items: string[], version: number, role = 'owner') =>
    firm.ask<TillFavourites>('PUT', path, { items, version }, { role })
  expect((await put(['C'], till.version, 'cashier')).status).toBe(403)
  const wrong = await firm.ask('PUT', path, { items: ['C', 'Cheese', 'X'], version: till.version })
  expect(wrong.body.data.fields).toEqual({
    'items.1': { key: 'itemTwice' },
    'items.2': { key: 'unknownItem' },
  })
  const set = await put(['C', 'Bread'], till.version)
  expect(set.body.rows.map(({ name }) => name)).toEqual(['Cheese', 'Bread'])
  expect((await put([], till.version)).status).toBe(409)
  const shown = await firm.must<{ rows: TillItem[]; isChosen: boolean }>(
    'GET',
    `/till-registers/${till.id}/items`,
  )
  expect([shown.isChosen, shown.rows.map(({ name }) => name)]).toEqual([
    true,
    ['Cheese', 'Bread', 'Apple'],
  ])
})
