import { expect, test } from 'vitest'
import type { BillMatch } from '#contract/bill-matching.ts'
import type { PurchaseOrder } from '#contract/purchase-orders.ts'
import type { ItemStock } from '#contract/stock.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('more than was ordered comes in where that is accepted, and its bill is held', async () => {
  const firm = await TestFirm.open()
  await firm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const base = { kind: 'stock', unit: 'pc', unitPrice: '30', taxCode: 'DE-S19' }
  const oak = await firm.must<{ id: string }>('POST', '/items', { ...base, name: 'Oak', sku: 'O' })
  const { id } = await firm.must<PurchaseOrder>('POST', '/purchase-orders', {
    ...{ supplierName: 'Holz AG', issueDate: today, currency: 'EUR', exchangeRate: '' },
    lines: [{ item: 'O', quantity: '10', unitPrice: '12' }],
  })
  const at = `/purchase-orders/${id}`
  const { lines } = await firm.must<PurchaseOrder>('POST', `${at}/approve`, { version: 1 })
  const arrived = { date: today, lines: [{ lineId: lines[0]?.id, quantity: '12' }] }
  const refused = await firm.ask('POST', `${at}/receive`, arrived)
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { 'lines.0.quantity': { key: 'moreThanLeft', params: { maximum: '10' } } },
  ])
  const received = await firm.must<PurchaseOrder>('POST', `${at}/receive`, {
    ...arrived,
    acceptsMore: true,
  })
  expect(received).toMatchObject({ state: 'received', actions: ['makeBill', 'close'] })
  const stock = await firm.must<ItemStock>('GET', `/stock/${oak.id}`)
  // Twelve at 12.00 are there, and nothing is expected any more.
  expect(stock).toMatchObject({ onHand: '12', expected: '0', value: 14_400 })
  const { billId } = await firm.must<{ billId: string }>('POST', `${at}/bill`, {})
  const match = await firm.must<BillMatch>('GET', `/bill-matches/${billId}`)
  expect(match.lines).toMatchObject([
    { quantity: '12', ordered: '10', received: '12', findings: ['moreThanOrdered'] },
  ])
  expect((await firm.must<PurchaseOrder>('GET', at)).state).toBe('received')
})
