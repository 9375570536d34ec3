import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { StockCount, StockCountLine } from '#contract/stock/stock-counts.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { countList } from './list.ts'

let firm: TestFirm
let serial = 0

beforeAll(async () => {
  firm = await TestFirm.open()
})

type Lines = { rows: StockCountLine[]; total: number }

/** A warehouse of its own, with so many of each of new items in it at 10 each. */
async function shelf(...quantities: string[]) {
  serial += 1
  const place = await firm.must<Warehouse>('POST', '/warehouses', { name: `W${serial}` })
  const items: Item[] = []
  for (const [at, quantity] of quantities.entries()) {
    const sku = `C${serial}-${at}`
    const base = { kind: 'stock', unit: 'pc', unitPrice: '30', taxCode: 'DE-S19' }
    const item = await firm.must<Item>('POST', '/items', { ...base, name: sku, sku })
    items.push(item)
    if (quantity !== '0') await receive(place.id, item.id, quantity)
  }
  return { place, items }
}

function receive(warehouseId: string, item: string, quantity: string, date = '2026-03-02') {
  const lines = [{ item, quantity, unitCost: '10' }]
  return firm.must('POST', '/stock-documents', { kind: 'receipt', date, warehouseId, lines })
}

function begin(warehouseId: string, more: object = {}) {
  return firm.must<StockCount>('POST', '/stock-counts', { warehouseId, date: today, ...more })
}

function enter({ id }: StockCount, item: string, quantity: string) {
  return firm.must<{ count: StockCount; line: StockCountLine }>(
    'POST',
    `/stock-counts/${id}/entries`,
    { item, quantity },
  )
}

function step({ id }: StockCount, name: string, body: object = {}) {
  return firm.must<StockCount>('POST', `/stock-counts/${id}/${name}`, body)
}

function linesOf({ id }: StockCount, show = 'all') {
  return firm.must<Lines>('GET', `/stock-counts/${id}/lines?show=${show}`)
}

describe('a blind count', () => {
  test('says nothing of what is expected until it is counted, then posts the differences', async () => {
    const { place, items } = await shelf('10', '4', '6')
    const count = await begin(place.id)
    expect(count).toMatchObject({ number: expect.stringMatching(/^INV-/), items: 3, counted: 0 })
    await enter(count, items[0]?.sku ?? '', '5')
    const second = await enter(count, items[0]?.id ?? '', '3')
    expect(second.line).toMatchObject({ counted: '8', expected: null, difference: null })
    const { count: counted } = await enter(count, items[1]?.id ?? '', '5')
    expect(counted).toMatchObject({ counted: 2, differing: null, lost: null })
    for (const { expected, value } of (await linesOf(count, 'differing')).rows) {
      expect([expected, value]).toEqual([null, null])
    }
    const review = await step(count, 'finish')
    expect(review).toMatchObject({ state: 'review', differing: 2, lost: 2000, found: 1000 })
    expect((await linesOf(count, 'differing')).rows).toMatchObject([
      { counted: '8', expected: '10', difference: '-2', value: -2000 },
      { counted: '5', expected: '4', difference: '1', value: 1000 },
    ])
    const posted = await step(count, 'post', { uncounted: 'none' })
    expect(posted).toMatchObject({ state: 'posted', document: { number: expect.any(String) } })
    const stock = await firm.must<{ value: number }>('GET', `/stock/${items[2]?.id}`)
    expect(stock).toMatchObject({ onHand: '0', value: 0 })
    const { value, account } = await firm.must<StockValuation>('GET', '/stock-valuation')
    expect(value).toBe(account)
  })

  test('keeps to what was there when it was counted, whatever is sold before it is posted', async () => {
    const { place, items } = await shelf('10')
    const [item] = items
    const count = await begin(place.id)
    await enter(count, item?.id ?? '', '9')
    const lines = [{ item: item?.id, quantity: '3' }]
    const sold = { kind: 'delivery', date: today, warehouseId: place.id, lines }
    await firm.must('POST', '/stock-documents', sold)
    await step(count, 'finish')
    const { rows } = await linesOf(count)
    expect(rows).toMatchObject([{ expected: '10', difference: '-1', movedSince: '-3' }])
    await step(count, 'post', { uncounted: 'leave' })
    expect(await firm.must('GET', `/stock/${item?.id}`)).toMatchObject({ onHand: '6' })
  })

  test('of an earlier day is posted on that day, once what it changes is accepted', async () => {
    const { place, items } = await shelf('10')
    const [item] = items
    const lines = [{ item: item?.id, quantity: '3' }]
    const sold = { kind: 'delivery', date: '2026-03-09', warehouseId: place.id, lines }
    await receive(place.id, item?.id ?? '', '10', '2026-03-08')
    await firm.must('POST', '/stock-documents', sold)
    const count = await begin(place.id, { date: '2026-03-05' })
    await enter(count, item?.id ?? '', '12')
    await step(count, 'finish')
    await step(count, 'post', { uncounted: 'leave', confirmsCosts: true })
    const stock = (date: string) => firm.must('GET', `/stock/${item?.id}?date=${date}`)
    expect(await stock('2026-03-04')).toMatchObject({ onHand: '10' })
    expect(await stock('2026-03-05')).toMatchObject({ onHand: '12' })
    expect(await stock('2026-03-09')).toMatchObject({ onHand: '19' })
  })
})

describe('while it is counted', () => {
  test('what was typed by mistake is taken back, and what differs is counted again', async () => {
    const { place, items } = await shelf('2')
    const [item] = items
    const count = await begin(place.id, { isBlind: false })
    await enter(count, item?.id ?? '', '2')
    const { count: wrong, line } = await enter(count, item?.id ?? '', '20')
    expect(line).toMatchObject({ counted: '22', expected: '2', difference: '20' })
    const path = `/stock-counts/${count.id}/entries/${wrong.entries[0]?.id}`
    expect(await firm.must('DELETE', path)).toMatchObject({ counted: 1, differing: 0 })
    await step(count, 'finish')
    const again = await step(count, 'recount', { itemIds: [item?.id] })
    expect(again).toMatchObject({ state: 'counting', counted: 0 })
  })

  test('an unknown code, a count that is over and a day that has not come are refused', async () => {
    const { place, items } = await shelf('2')
    const count = await begin(place.id, { scope: 'found' })
    const entries = `/stock-counts/${count.id}/entries`
    const unknown = await firm.ask('POST', entries, { item: 'nothing', quantity: '1' })
    expect([unknown.status, unknown.body.data.fields]).toMatchObject([
      422,
      { item: { key: 'unknownStockItem' } },
    ])
    const none = await firm.ask('POST', `/stock-counts/${count.id}/finish`, {})
    expect([none.status, none.body.data.detail]).toMatchObject([409, { reason: 'nothingCounted' }])
    await step(count, 'cancel')
    const late = await firm.ask('POST', entries, { item: items[0]?.id, quantity: '1' })
    expect([late.status, late.body.data.detail]).toMatchObject([409, { reason: 'countNotOpen' }])
    const future = { warehouseId: place.id, date: '2099-01-01' }
    expect((await firm.ask('POST', '/stock-counts', future)).status).toBe(422)
  })
})

test('a cycle count takes what was never counted, then what was longest ago', async () => {
  const { place, items } = await shelf('1', '1', '1')
  const skus = async (count: StockCount) => (await linesOf(count)).rows.map(({ sku }) => sku)
  const first = await begin(place.id, { scope: 'cycle', howMany: 2 })
  const [one, two] = await skus(first)
  await enter(first, one ?? '', '1')
  await enter(first, two ?? '', '1')
  await step(first, 'finish')
  const posted = await step(first, 'post', { uncounted: 'leave' })
  expect(posted).toMatchObject({ state: 'posted', document: null })
  const second = await begin(place.id, { scope: 'cycle', howMany: 1 })
  const rest = items.map(({ sku }) => sku).filter((sku) => sku !== one && sku !== two)
  expect(await skus(second)).toEqual(rest)
})

test('who may move stock counts; beginning, reviewing and posting take the right to adjust', async () => {
  const { place, items } = await shelf('3')
  const count = await begin(place.id)
  const entries = `/stock-counts/${count.id}/entries`
  const entry = { item: items[0]?.id, quantity: '3' }
  const ask = (path: string, body: object) => firm.ask('POST', path, body, { role: 'sales' })
  expect((await ask(entries, entry)).status).toBe(200)
  expect((await ask(`/stock-counts/${count.id}/finish`, {})).status).toBe(200)
  for (const name of ['recount', 'post', 'cancel']) {
    const { status } = await ask(`/stock-counts/${count.id}/${name}`, { uncounted: 'leave' })
    expect([name, status]).toEqual([name, 403])
  }
  expect((await ask('/stock-counts', { warehouseId: place.id, date: today })).status).toBe(403)
  expect((await firm.ask('POST', entries, entry, { role: 'cashier' })).status).toBe(403)
})

test('each order of the list is read from an index', async () => {
  for (const { order, plan } of await sortPlans(firm, countList)) {
    expect(plan, order).toMatch(/^SEARCH \S+ USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
