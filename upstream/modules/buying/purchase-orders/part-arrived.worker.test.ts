import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('of goods that arrived in part, what they cost more is stock as far as they are there', async () => {
  const firm = await TestFirm.open()
  await firm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const fir = { name: 'Fir', kind: 'stock', sku: 'FIR-1', unit: 'pc', unitPrice: '30' }
  await firm.must('POST', '/items', { ...fir, taxCode: 'DE-S19' })
  const { id } = await firm.must<PurchaseOrder>('POST', '/purchase-orders', {
    ...{ supplierName: 'Holz AG', issueDate: '2026-03-02', expectedDate: '2026-03-20' },
    ...{ currency: 'EUR', exchangeRate: '', notes: '' },
    lines: [{ item: 'FIR-1', description: '', quantity: '10', unitPrice: '10', taxCode: 'DE-S19' }],
  })
  const at = `/purchase-orders/${id}`
  const { lines } = await firm.must<PurchaseOrder>('POST', `${at}/approve`, { version: 1 })
  const receive = (quantity: string) =>
    firm.must('POST', `${at}/receive`, {
      ...{ date: today, lines: [{ lineId: lines[0]?.id, quantity }] },
    })
  await receive('6')
  const { billId } = await firm.must<{ billId: string }>('POST', `${at}/bill`, {})
  const draft = await firm.must<Bill>('GET', `/bills/${billId}`)
  const billed = draft.lines.map(({ description, account, taxCode }) => {
    return { description, account, taxCode, quantity: '10', unitPrice: '10.1', tax: '' }
  })
  const whole = { ...draft, total: '', supplierNumber: 'R-1', lines: billed }
  const { version } = await firm.must<Bill>('PUT', `/bills/${billId}`, whole)
  const { userId } = firm
  firm.userId = newId()
  const release = { reason: 'Paid in advance', version }
  await firm.must('POST', `/bill-matches/${billId}/release`, release)
  firm.userId = userId

  /** Stock, differences of stock, and goods received and not billed (SKR 03). */
  const standing = async () => {
    const balances = await firm.balances()
    return ['3980', '3960', '1792'].map((account) => balances[account] ?? 0)
  }
  expect(await standing()).toEqual([6000, 0, -6000])
  // Ten at 10.10: 0.60 more for the six that are there, 0.40 for those still to come.
  await firm.must('POST', `/bills/${billId}/approve`, { version })
  expect(await standing()).toEqual([6060, 40, 4000])
  await receive('4')
  expect(await standing()).toEqual([10_060, 40, 0])
  const { value, account } = await firm.must<StockValuation>('GET', '/stock-valuation')
  expect(value).toBe(account)
  await firm.must('POST', `/bills/${billId}/void`, { reason: 'x' })
  expect(await standing()).toEqual([10_000, 0, -10_000])
})
