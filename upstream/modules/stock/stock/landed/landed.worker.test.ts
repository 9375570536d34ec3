import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { LandedChoices } from '#contract/stock/landed-costs.ts'
import type { CostChange, ItemStock, StockDocument } from '#contract/stock/stock.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import { type TestFirm, today } from '#upstream/testing/test-firm.ts'
import { openStock } from '../open-stock.fixture.ts'

let firm: TestFirm
let warehouseId: string
let serial = 0

beforeAll(async () => {
  ;({ firm, warehouseId } = await openStock())
})

/** Freight and customs on purchases, inventory and the cost of goods sold by SKR 03. */
async function books() {
  const balances = await firm.balances()
  return ['3800', '3980', '4000'].map((account) => balances[account] ?? 0)
}

async function changeOf(act: () => Promise<unknown>) {
  const before = await books()
  await act()
  const { value, account } = await firm.must<StockValuation>('GET', '/stock-valuation')
  expect(value).toBe(account)
  return (await books()).map((balance, at) => balance - (before[at] ?? 0))
}

function item(costMethod: 'fifo' | 'average'): Promise<Item> {
  serial += 1
  const base = { kind: 'stock', unit: 'pc', unitPrice: '90', taxCode: 'DE-S19', costMethod }
  return firm.must('POST', '/items', { ...base, name: `L${serial}`, sku: `L-${serial}` })
}

function move(kind: string, date: string, lines: object[]) {
  return firm.must<StockDocument>('POST', '/stock-documents', { kind, date, warehouseId, lines })
}

/** Ten of one at 30.00 and five of another at 20.00 on one receipt; four of the first are sold. */
async function shipment(method: 'fifo' | 'average' = 'fifo') {
  const [a, b] = [await item(method), await item(method)]
  const receipt = await move('receipt', '2026-03-02', [
    { item: a.id, quantity: '10', unitCost: '30' },
    { item: b.id, quantity: '5', unitCost: '20' },
  ])
  const sold = await move('delivery', '2026-03-05', [{ item: a.id, quantity: '4' }])
  return { a, b, receipt, sold }
}

const stockOf = (id: string, date = today) =>
  firm.must<ItemStock>('GET', `/stock/${id}?date=${date}`)

test('freight by value: what is there is worth more, what was sold cost more, and it is told first', async () => {
  const { a, b, receipt, sold } = await shipment()
  const input = { amount: 4000, receiptIds: [receipt.id] }
  const told = await firm.ask('POST', '/landed-costs', input)
  const { reason, changes } = told.body.data.detail as { reason: string; changes: CostChange[] }
  expect([told.status, reason]).toEqual([409, 'costsChange'])
  // 300.00 and 100.00 take 30.00 and 10.00; 4 of 10 were sold: 120.00 becomes 132.00.
  expect(
    changes.map(({ documentId, costBefore, costAfter }) => [documentId, costBefore, costAfter]),
  ).toEqual([
    [receipt.id, 30_000, 33_000],
    [sold.id, 12_000, 13_200],
    [receipt.id, 10_000, 11_000],
  ])
  let made: StockDocument | undefined
  const change = await changeOf(async () => {
    made = await firm.must('POST', '/landed-costs', { ...input, confirmsCosts: true })
  })
  expect(change).toEqual([-4000, 2800, 1200])
  expect(made?.lines.map(({ itemId, cost }) => [itemId, cost])).toEqual([
    [a.id, 3000],
    [b.id, 1000],
  ])
  expect(await stockOf(a.id, '2026-03-02')).toMatchObject({ value: 33_000, unitCost: '33' })
  expect(await stockOf(a.id)).toMatchObject({ value: 19_800, landed: [{ amount: 3000 }] })
  const shown = await firm.must<StockDocument>('GET', `/stock-documents/${receipt.id}`)
  expect(shown.landed.map(({ number, amount }) => [number, amount])).toEqual([
    [made?.number, 3000],
    [made?.number, 1000],
  ])
  const undo = `/stock-documents/${made?.id}/undo`
  expect((await firm.ask('POST', undo, { date: today })).status).toBe(409)
  const back = { date: today, confirmsCosts: true }
  expect(await changeOf(() => firm.must('POST', undo, back))).toEqual([4000, -2800, -1200])
  expect((await firm.ask('POST', undo, back)).status).toBe(409)
  expect(await stockOf(a.id)).toMatchObject({ value: 18_000 })
  expect(await firm.must('GET', '/journal-verification')).toMatchObject({ broken: null })
})

test('by quantity it is shared to the last cent, with a moving average too', async () => {
  const { a, b, receipt } = await shipment('average')
  const later = await move('receipt', '2026-03-09', [{ item: b.id, quantity: '1', unitCost: '1' }])
  await firm.must('POST', '/landed-costs', {
    ...{ amount: 10_001, basis: 'quantity', confirmsCosts: true },
    receiptIds: [receipt.id, later.id],
  })
  // 16 units: 62.51 (62.50625, the largest remainder), 31.25 and 6.25.
  expect(await stockOf(a.id, '2026-03-02')).toMatchObject({ value: 36_251 })
  expect(await stockOf(b.id)).toMatchObject({ value: 10_000 + 3125 + 100 + 625 })
})

test('a bill gives no more than it asks for, and takes it back when it is void', async () => {
  const { a, receipt } = await shipment()
  await firm.customer({ name: 'Spedition Nord', roles: ['supplier'] })
  const draft = await firm.must<Bill>('POST', '/bills', {
    ...{ supplierName: 'Spedition Nord', supplierNumber: 'F-7', date: today, currency: 'EUR' },
    exchangeRate: '',
    lines: [{ description: 'Sea freight', unitPrice: '50', account: '3800', taxCode: 'DE-S19' }],
  })
  const choices = async () => (await firm.must<LandedChoices>('GET', '/landed-costs/choices')).bills
  expect(await choices()).toEqual([])
  const bill = await firm.must<Bill>('POST', `/bills/${draft.id}/approve`, {
    version: draft.version,
  })
  expect(bill.actions).toContain('landCosts')
  expect(await choices()).toMatchObject([{ id: bill.id, left: 5000 }])
  const input = { billId: bill.id, receiptIds: [receipt.id], confirmsCosts: true }
  const spread = (amount: number) => firm.ask('POST', '/landed-costs', { ...input, amount })
  expect((await spread(3000)).status).toBe(201)
  const over = await spread(2001)
  expect([over.status, over.body.data.fields]).toMatchObject([
    422,
    { amount: { key: 'moreThanLeft', params: { maximum: '20.00 EUR' } } },
  ])
  expect((await spread(2000)).status).toBe(201)
  expect(await choices()).toEqual([])
  expect((await books())[0]).toBe(-10_001)
  expect(await stockOf(a.id, '2026-03-02')).toMatchObject({ value: 33_750 })
  await firm.must('POST', `/bills/${bill.id}/void`, { reason: 'x' })
  expect(await stockOf(a.id, '2026-03-02')).toMatchObject({ value: 30_000 })
  expect((await books())[0]).toBe(-10_001)
})

test('only who may adjust stock spreads a cost or takes it back, over receipts alone', async () => {
  const { receipt, sold } = await shipment()
  const input = { amount: 100, receiptIds: [receipt.id], confirmsCosts: true }
  const { id } = await firm.must<StockDocument>('POST', '/landed-costs', input)
  const how = {
    custom: { name: 'Clerk', permissions: ['stock:view', 'stock:edit'] as const, scopes: {} },
  }
  const asks = [
    ['POST', '/landed-costs', input],
    ['GET', '/landed-costs/choices', undefined],
    ['POST', `/stock-documents/${id}/undo`, { date: today, confirmsCosts: true }],
  ] as const
  for (const [method, path, body] of asks) {
    expect((await firm.ask(method, path, body, how)).status, path).toBe(403)
  }
  const other = await firm.ask('POST', '/landed-costs', { ...input, receiptIds: [sold.id] })
  expect([other.status, other.body.data.fields]).toMatchObject([
    422,
    { receiptIds: { key: 'unknownReceipt' } },
  ])
})

async function freight(kind: 'bill' | 'credit', unitPrice: string): Promise<Bill> {
  serial += 1
  const draft = await firm.must<Bill>('POST', '/bills', {
    ...{ kind, supplierName: 'Spedition Nord', supplierNumber: `F-${serial}`, date: today },
    ...{ currency: 'EUR', exchangeRate: '' },
    lines: [{ description: 'Freight', unitPrice, account: '3800', taxCode: 'DE-S19' }],
  })
  return firm.must('POST', `/bills/${draft.id}/approve`, { version: draft.version })
}

test('a credit of the carrier makes the goods cheaper again, by no more than it says', async () => {
  const { a, receipt } = await shipment()
  const input = { receiptIds: [receipt.id], confirmsCosts: true }
  const bill = await freight('bill', '40')
  await firm.must('POST', '/landed-costs', { ...input, billId: bill.id, amount: 4000 })
  const after = await firm.must<Bill>('GET', `/bills/${bill.id}`)
  expect(after.actions).not.toContain('landCosts')
  const credit = await freight('credit', '10')
  expect(credit.actions).toContain('landCosts')
  const { bills } = await firm.must<LandedChoices>('GET', '/landed-costs/choices')
  expect(bills).toMatchObject([{ id: credit.id, left: 1000, isCredit: true }])
  const over = { ...input, billId: credit.id, amount: 1001 }
  expect((await firm.ask('POST', '/landed-costs', over)).status).toBe(422)
  // 750 of the ten are taken off: 300.00 + 30.00 - 7.50.
  const change = await changeOf(() => firm.must('POST', '/landed-costs', { ...over, amount: 1000 }))
  expect(change).toEqual([1000, -700, -300])
  expect(await stockOf(a.id, '2026-03-02')).toMatchObject({ value: 32_250 })
  expect((await firm.must<LandedChoices>('GET', '/landed-costs/choices')).bills).toEqual([])
})

test('by weight each takes what it weighs; one without a weight is named', async () => {
  const { a, b, receipt } = await shipment()
  const spread = () =>
    firm.ask('POST', '/landed-costs', {
      ...{ amount: 3000, basis: 'weight', receiptIds: [receipt.id], confirmsCosts: true },
    })
  const weigh = (one: Item, weight: string) =>
    firm.must('PUT', `/items/${one.id}`, { ...one, weight })
  await weigh(a, '0.5')
  const refused = await spread()
  expect(refused.body.data.fields).toEqual({
    basis: { key: 'itemWithoutWeight', params: { name: b.name } },
  })
  await weigh(b, '2')
  expect((await spread()).status).toBe(201)
  // Five kilograms of one and ten of the other.
  expect(await stockOf(a.id, '2026-03-02')).toMatchObject({ value: 31_000 })
  expect(await stockOf(b.id)).toMatchObject({ value: 12_000 })
})

test('goods of a closed month keep their worth, and the refusal says so', async () => {
  const { receipt } = await shipment()
  const input = { amount: 1000, receiptIds: [receipt.id], confirmsCosts: true }
  const bill = await freight('bill', '10')
  await firm.must('POST', '/landed-costs', { ...input, billId: bill.id })
  await firm.must('PUT', '/ledger-locks/soft', { date: '2026-03-31', reason: 'Closed' })
  const closed = await firm.ask('POST', '/landed-costs', input)
  expect(closed.body.data.fields).toEqual({
    receiptIds: { key: 'receiptInClosedMonth', params: { number: receipt.number } },
  })
  const kept = await firm.ask('POST', `/bills/${bill.id}/void`, { reason: 'x' })
  expect([kept.status, kept.body.data.detail]).toMatchObject([409, { reason: 'landedOnClosed' }])
})
