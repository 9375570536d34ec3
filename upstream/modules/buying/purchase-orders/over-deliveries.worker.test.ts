import { expect, test } from 'vitest'
import type { BillMatch } from '#contract/buying/bill-matching.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('more than the surplus comes in where that is accepted, and its bill is held', async () => {
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
    { 'lines.0.quantity': { key: 'aboveSurplus', params: { maximum: '11' } } },
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

/** An order of a hundred pieces at 12.00, ready to be received. */
async function hundred() {
  const firm = await TestFirm.open()
  await firm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const { id } = await firm.must<PurchaseOrder>('POST', '/purchase-orders', {
    ...{ supplierName: 'Holz AG', issueDate: today, currency: 'EUR', exchangeRate: '' },
    lines: [
      { description: 'Oak', quantity: '100', unitPrice: '12' },
      { description: 'Fir', quantity: '100', unitPrice: '8' },
    ],
  })
  const at = `/purchase-orders/${id}`
  const { lines } = await firm.must<PurchaseOrder>('POST', `${at}/approve`, { version: 1 })
  const receive = (quantity: string, more: object = {}, as: object = {}) =>
    firm.ask(
      'POST',
      `${at}/receive`,
      { date: today, lines: [{ lineId: lines[0]?.id, quantity }], ...more },
      as,
    )
  return { firm, receive }
}

const atMost = (maximum: string) => ({
  'lines.0.quantity': { key: 'aboveSurplus', params: { maximum } },
})

test('a tenth above an order is taken without a question, and not a piece more', async () => {
  const { receive } = await hundred()
  const refused = await receive('111')
  expect([refused.status, refused.body.data.fields]).toEqual([422, atMost('110')])
  expect((await receive('60')).status).toBe(200)
  // Fifty more make 110, fifty-one 111.
  expect((await receive('51')).body.data.fields).toEqual(atMost('50'))
  expect((await receive('50')).status).toBe(200)
  expect((await receive('1')).body.data.fields).toEqual(atMost('0'))
})

test('the firm says how large its surplus is', async () => {
  const { firm, receive } = await hundred()
  const settings = { invoiceDelivers: 'atOnce', allowsNegative: false }
  const far = await firm.ask('PUT', '/stock-settings', { ...settings, surplusPercent: 101 })
  expect([far.status, Object.keys(far.body.data.fields)]).toEqual([422, ['surplusPercent']])
  await firm.must('PUT', '/stock-settings', { ...settings, surplusPercent: 0 })
  expect((await receive('101')).body.data.fields).toEqual(atMost('100'))
  await firm.must('PUT', '/stock-settings', { ...settings, surplusPercent: 25 })
  expect((await receive('126')).body.data.fields).toEqual(atMost('125'))
  expect((await receive('125')).status).toBe(200)
})

test('who may not approve is refused beyond the surplus, whatever is ticked', async () => {
  const { receive } = await hundred()
  const more = { acceptsMore: true }
  const clerk = { name: 'Clerk', permissions: ['bill:view', 'bill:edit'], scopes: {} }
  const refused = await receive('111', more, { custom: clerk })
  expect([refused.status, refused.body.data.fields]).toEqual([422, atMost('110')])
  expect((await receive('111', more)).status).toBe(200)
})
