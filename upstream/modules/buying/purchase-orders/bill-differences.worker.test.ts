import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let testFirm: TestFirm

/** An approved order of ten. */
async function approved(item: string): Promise<PurchaseOrder> {
  const { id } = await testFirm.must<PurchaseOrder>('POST', '/purchase-orders', {
    ...{ supplierName: 'Holz AG', issueDate: '2026-03-02', expectedDate: '2026-03-20' },
    ...{ currency: 'EUR', exchangeRate: '', notes: '' },
    lines: [{ item, description: '', quantity: '10', unitPrice: '10', taxCode: 'DE-S19' }],
  })
  return testFirm.must<PurchaseOrder>('POST', `/purchase-orders/${id}/approve`, { version: 1 })
}

function receive({ id, lines }: PurchaseOrder, quantity: string) {
  const part = { date: today, lines: [{ lineId: lines[0]?.id, quantity }] }
  return testFirm.must('POST', `/purchase-orders/${id}/receive`, part)
}

let bills = 0

/** The approved bill of what arrived, at 10.10. */
async function billed({ id }: PurchaseOrder): Promise<Bill> {
  const made = await testFirm.must<{ billId: string }>('POST', `/purchase-orders/${id}/bill`, {})
  const at = `/bills/${made.billId}`
  const bill = await testFirm.must<Bill>('GET', at)
  const lines = bill.lines.map(({ description, quantity, account, taxCode }) => {
    return { description, quantity, unitPrice: '10.1', account, taxCode, tax: '' }
  })
  bills += 1
  const whole = { ...bill, total: '', supplierNumber: `R-${bills}`, lines }
  const { version } = await testFirm.must<Bill>('PUT', at, whole)
  return testFirm.must<Bill>('POST', `${at}/approve`, { version })
}

test('first in, first out: a dearer bill is of what its own receipts brought', async () => {
  testFirm = await TestFirm.open()
  await testFirm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const birch = { name: 'Birch', kind: 'stock', sku: 'BIRCH-1', unit: 'pc', unitPrice: '30' }
  const item = await testFirm.must<{ id: string }>('POST', '/items', {
    ...{ ...birch, taxCode: 'DE-S19', costMethod: 'fifo' },
  })
  const first = await approved('BIRCH-1')
  await receive(first, '6')
  const second = await approved('BIRCH-1')
  await receive(second, '10')
  await receive(first, '4')
  const { rows } = await testFirm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const out = { kind: 'delivery', date: today, warehouseId: rows[0]?.id }
  const take = (quantity: string) =>
    testFirm.must('POST', '/stock-documents', { ...out, lines: [{ item: 'BIRCH-1', quantity }] })
  await take('4')
  const before = await testFirm.balances()
  const moved = async (account: string) =>
    ((await testFirm.balances())[account] ?? 0) - (before[account] ?? 0)
  const layers = async () =>
    (await testFirm.must<ItemStock>('GET', `/stock/${item.id}`)).layers?.map((layer) => [
      Number(layer.quantity),
      layer.value,
    ])
  const late = [4, 4000]
  expect(await layers()).toEqual([[2, 2000], [10, 10_000], late])
  // 101.00 for ten received at 100.00, ten cents each: of six two are there, of four all.
  const { id } = await billed(first)
  expect(await layers()).toEqual([
    [2, 2020],
    [10, 10_000],
    [4, 4040],
  ])
  expect([await moved('3980'), await moved('4000'), await moved('1792')]).toEqual([60, 40, 10_000])
  // All of the second have arrived and none has gone: the first that go are not theirs.
  await billed(second)
  expect(await layers()).toEqual([
    [2, 2020],
    [10, 10_100],
    [4, 4040],
  ])
  await take('7')
  expect(await layers()).toEqual([
    [5, 5050],
    [4, 4040],
  ])
  expect(await moved('4000')).toBe(40 + 2020 + 5050)
  await testFirm.must('POST', `/bills/${id}/void`, { reason: 'x' })
  expect(await layers()).toEqual([[5, 5050], late])
  expect(await moved('4000')).toBe(2000 + 5050)
  const { value, account } = await testFirm.must<StockValuation>('GET', '/stock-valuation')
  expect(value).toBe(account)
})
