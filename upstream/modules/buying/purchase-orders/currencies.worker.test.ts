import { beforeAll, expect, test } from 'vitest'
import type { BillMatch } from '#contract/buying/bill-matching.ts'
import type { Bill } from '#contract/buying/bills.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
  await firm.customer({ name: 'Holz AG', roles: ['supplier'] })
})

/** An order of a service for 1,000 that was done. */
async function done(currency: string, exchangeRate: string): Promise<PurchaseOrder> {
  const line = { description: 'Sawing', quantity: '1', unitPrice: '1000', taxCode: 'DE-Z0' }
  const head = { supplierName: 'Holz AG', issueDate: today, notes: '' }
  const input = { ...head, currency, exchangeRate, lines: [line] }
  const { id } = await firm.must<PurchaseOrder>('POST', '/purchase-orders', input)
  const order = await firm.must<PurchaseOrder>('POST', `/purchase-orders/${id}/approve`, {
    version: 1,
  })
  const lines = [{ lineId: order.lines[0]?.id, quantity: '1' }]
  return firm.must('POST', `/purchase-orders/${id}/receive`, { date: today, lines })
}

test('an order in another currency is billed at its own rate where none is known', async () => {
  const { id } = await done('USD', '0.9')
  const { billId } = await firm.must<{ billId: string }>('POST', `/purchase-orders/${id}/bill`, {})
  const bill = await firm.must<Bill>('GET', `/bills/${billId}`)
  expect([bill.currency, bill.exchangeRate, bill.totalAmount]).toEqual(['USD', '0.9', 100_000])
  const numbered = { ...bill, total: '', supplierNumber: 'R-1' }
  const { version } = await firm.must<Bill>('PUT', `/bills/${billId}`, numbered)
  const posted = await firm.must<Bill>('POST', `/bills/${billId}/approve`, { version })
  const lines = posted.entries.flatMap((entry) => entry.lines)
  // 1,000.00 dollars at 0.9 are 900.00 euro.
  expect(lines.reduce((sum, { debit }) => sum + debit, 0)).toBe(90_000)
})

test('a bill bills no line of an order in another currency', async () => {
  const order = await done('USD', '0.9')
  const bill = await firm.must<Bill>('POST', '/bills', {
    supplierName: 'Holz AG',
    supplierNumber: 'R-2',
    date: today,
    currency: 'GBP',
    exchangeRate: '1.15',
    lines: [{ description: 'Sawing', unitPrice: '1000', taxCode: 'DE-Z0' }],
  })
  const at = `/bill-matches/${bill.id}`
  const { orderLines } = await firm.must<BillMatch>('GET', at)
  expect(orderLines.some(({ id }) => id === order.lines[0]?.id)).toBe(false)
  const named = [{ position: 0, orderLineId: order.lines[0]?.id }]
  const refused = await firm.ask('PUT', at, { lines: named })
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { 'lines.0.orderLineId': { key: 'unknownOrderLine' } },
  ])
})
