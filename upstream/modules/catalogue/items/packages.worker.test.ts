import { beforeAll, expect, test } from 'vitest'
import type { BillMatch } from '#contract/buying/bill-matching.ts'
import type { Bill } from '#contract/buying/bills.ts'
import type { PurchaseOrder, ReorderItem } from '#contract/buying/purchase-orders.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { ItemStock, StockDocument } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let warehouseId: string
let bottle: Item

const input = {
  name: 'Juice',
  sku: 'JUI',
  kind: 'stock',
  unit: 'bottle',
  unitPrice: '2',
  taxCode: 'DE-S19',
  barcodes: ['4006381333931'],
  packages: [
    { unit: 'Case', size: '12', barcode: '96385074' },
    { unit: 'Pallet', size: '480' },
  ],
  buyingUnit: 'case',
  reorderLevel: '60',
}

beforeAll(async () => {
  firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  warehouseId = rows[0]?.id ?? ''
  await firm.customer({ name: 'Press', roles: ['supplier'] })
  bottle = await firm.must<Item>('POST', '/items', input)
})

function stock(): Promise<ItemStock> {
  return firm.must('GET', `/stock/${bottle.id}`)
}

function document(kind: string, one: object) {
  return { kind, date: today, warehouseId, lines: [{ item: 'JUI', ...one }] }
}

async function move(kind: string, one: object) {
  const made = await firm.must<StockDocument>('POST', '/stock-documents', document(kind, one))
  return made.lines[0]
}

test('units and their barcodes are each once, and what is bought in is one of them', async () => {
  const problems = async (values: object) => {
    const { body } = await firm.ask('POST', '/items', {
      ...input,
      sku: '',
      barcodes: [],
      ...values,
    })
    return body.data.fields
  }
  const packages = [
    { unit: 'BOTTLE', size: '6' },
    { unit: 'Case', size: '12', barcode: '4006381333931' },
  ]
  expect(await problems({ packages })).toEqual({
    'packages.0.unit': { key: 'unitTwice' },
    'packages.1.barcode': { key: 'barcodeTaken' },
  })
  const units = 'bottle, Tray (0.5)'
  expect(await problems({ packages: [{ unit: 'Tray', size: '0.5' }] })).toEqual({
    buyingUnit: { key: 'unknownUnit', params: { units } },
  })
  expect(await problems({ packages: [{ unit: 'Tray', size: '0' }] })).toMatchObject({
    'packages.0.size': { key: 'notPositive' },
  })
  const { rows } = await firm.must<{ rows: Item[] }>('GET', '/items?q=96385074')
  expect(rows.map(({ name }) => name)).toEqual(['Juice'])
})

test('what is ordered in cases is expected and received in bottles, and billed in either', async () => {
  const order = { supplierName: 'Press', issueDate: '2026-03-02', currency: 'EUR' }
  const cases = { item: 'JUI', quantity: '3', unit: 'case', unitPrice: '10' }
  const wrong = { ...order, lines: [{ ...cases, unit: 'crate' }] }
  const refused = await firm.ask('POST', '/purchase-orders', wrong)
  expect(refused.body.data.fields).toEqual({
    'lines.0.unit': {
      key: 'unknownUnit',
      params: { units: 'bottle, Case (12), Pallet (480)' },
    },
  })
  const made = await firm.must<PurchaseOrder>('POST', '/purchase-orders', {
    ...order,
    lines: [cases],
  })
  expect([made.totals.net, made.lines[0]]).toMatchObject([3000, { unit: 'Case', unitSize: '12' }])
  const at = `/purchase-orders/${made.id}`
  await firm.must('POST', `${at}/approve`, { version: made.version })
  expect(await stock()).toMatchObject({ onHand: '0', expected: '36' })
  const lines = [{ lineId: made.lines[0]?.id, quantity: '2' }]
  await firm.must('POST', `${at}/receive`, { date: today, lines })
  expect(await stock()).toMatchObject({ onHand: '24', expected: '12', value: 2000 })
  // A case is as large as it was when it was ordered.
  const smaller = [{ ...bottle.packages[0], size: '10' }, bottle.packages[1]]
  const changed = { ...input, packages: smaller, version: bottle.version }
  bottle = await firm.must<Item>('PUT', `/items/${bottle.id}`, changed)
  await firm.must('POST', `${at}/receive`, { date: today })
  expect(await stock()).toMatchObject({ onHand: '36', expected: '0', value: 3000 })
  bottle = await firm.must<Item>('PUT', `/items/${bottle.id}`, {
    ...input,
    version: bottle.version,
  })
  const { billId } = await firm.must<{ billId: string }>('POST', `${at}/bill`, {})
  const bill = await firm.must<Bill>('GET', `/bills/${billId}`)
  expect(bill.lines[0]).toMatchObject({ quantity: '3', unit: 'Case', unitPrice: '10' })
  const match = () => firm.must<BillMatch>('GET', `/bill-matches/${billId}`)
  expect((await match()).lines[0]).toMatchObject({ received: '3', orderUnit: 'Case', findings: [] })
  // 36 bottles at 0.833333 are the 3 cases; 48 would be a case too many.
  const inBottles = async (quantity: string) => {
    const { version } = await firm.must<Bill>('GET', `/bills/${billId}`)
    const own = { ...bill.lines[0], quantity, unit: 'Bottle', unitPrice: '0.833333' }
    await firm.must('PUT', `/bills/${billId}`, {
      ...bill,
      total: '',
      supplierNumber: 'R-1',
      lines: [own],
      version,
    })
    return (await match()).lines[0]?.findings
  }
  expect(await inBottles('48')).toEqual(['moreThanOrdered'])
  expect(await inBottles('36')).toEqual([])
  const { version } = await firm.must<Bill>('GET', `/bills/${billId}`)
  await firm.must('POST', `/bills/${billId}/approve`, { version })
  const done = await firm.must<PurchaseOrder>('GET', at)
  expect([done.state, done.lines[0]?.billed]).toEqual(['billed', '3'])
  // Goods received and not billed (SKR 03) are cleared.
  expect((await firm.balances())['1792'] ?? 0).toBe(0)
})

test('what runs low is ordered in whole cases', async () => {
  const { rows } = await firm.must<{ rows: ReorderItem[] }>('GET', '/reorder-items')
  // 36 of 60 bottles are there: 24 are missing.
  expect(rows[0]).toMatchObject({
    available: '36',
    quantity: '2',
    orderUnit: 'Case',
    unitPrice: '10',
  })
  const one = {
    itemId: bottle.id,
    supplierName: 'Press',
    quantity: '2',
    unit: 'Case',
    unitPrice: '10',
  }
  const made = await firm.must<{ ids: string[] }>('POST', '/reorder-items/orders', {
    items: [one],
  })
  const order = await firm.must<PurchaseOrder>('GET', `/purchase-orders/${made.ids[0]}`)
  expect(order.lines[0]).toMatchObject({ quantity: '2', unit: 'Case', unitSize: '12', net: 2000 })
})

test('stock moves in cases by their name or barcode, and is kept in bottles', async () => {
  const receipt = await move('receipt', { quantity: '1.5', unit: 'CASE', unitCost: '12' })
  expect(receipt).toMatchObject({
    quantity: '18',
    cost: 1800,
    packed: { quantity: '1.5', unit: 'Case' },
  })
  const scanned = await move('delivery', { item: '96385074', quantity: '1' })
  expect(scanned).toMatchObject({ quantity: '12', packed: { quantity: '1' } })
  const unknown = document('delivery', { quantity: '1', unit: 'crate' })
  const { body } = await firm.ask('POST', '/stock-documents', unknown)
  expect(body.data.fields).toMatchObject({ 'lines.0.unit': { key: 'unknownUnit' } })
  expect(await stock()).toMatchObject({ onHand: '42' })
})

test('a case on an invoice takes a case of bottles, and brings them back', async () => {
  const customer = await firm.customer({ name: 'Bar' })
  const lines = [line({ itemId: bottle.id, description: 'Juice', quantity: '2', unit: 'case' })]
  const draft = await firm.draft(customer.id, { lines })
  const invoice = await firm.must<Invoice>('POST', `/invoices/${draft.id}/finalise`, {})
  expect(await stock()).toMatchObject({ onHand: '18' })
  const credited = [{ lineId: invoice.lines[0]?.id, quantity: '1' }]
  await firm.must('POST', `/invoices/${draft.id}/credit-note`, {
    lines: credited,
    reason: 'Broken',
  })
  expect(await stock()).toMatchObject({ onHand: '30' })
})

test('the barcode of a case adds its bottles in a count', async () => {
  const count = await firm.must<{ id: string }>('POST', '/stock-counts', {
    date: today,
    warehouseId,
  })
  const entry = { item: '96385074', quantity: '2' }
  const found = await firm.must<{ line: { counted: string } }>(
    'POST',
    `/stock-counts/${count.id}/entries`,
    entry,
  )
  expect(found.line.counted).toBe('24')
})
