import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const today = new Date().toISOString().slice(0, 10)

test('goods that go out have a delivery note, for who may see the stock', async () => {
  const firm = await TestFirm.open({ language: 'de' })
  const item = await firm.must<Item>('POST', '/items', {
    ...{ name: 'Hocker', sku: 'H-1', kind: 'stock', unit: 'Stk', unitPrice: '49' },
    ...{ priceMode: 'net', taxCode: 'DE-S19' },
  })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const move = (kind: string) =>
    firm.must<{ id: string }>('POST', '/stock-documents', {
      ...{ kind, date: '2026-03-02', warehouseId: rows[0]?.id, partner: 'Café Adler' },
      lines: [{ item: item.sku, quantity: '3', unitCost: '20' }],
    })
  await move('receipt')
  const { id } = await move('delivery')
  const path = `/stock-documents/${id}/pdf`
  const { status, body } = await firm.download(path)
  expect(status).toBe(200)
  expect(body).toContain('%PDF-1.7')
  expect((await firm.download(path, { role: 'hr' })).status).toBe(403)
})

test('the delivery note of an order is in the language of its customer', async () => {
  const firm = await TestFirm.open({ language: 'de' })
  const line = { unit: 'Stk', unitPrice: '49', priceMode: 'net', taxCode: 'DE-S19' }
  const item = await firm.must<Item>('POST', '/items', { ...line, name: 'Hocker', kind: 'stock' })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: [{ item: item.name, quantity: '3', unitCost: '20' }],
  })
  const customer = await firm.customer({ language: 'en' })
  const order = await firm.must<SalesOrder>('POST', '/sales-orders', {
    ...{ customerId: customer.id, issueDate: today, currency: 'EUR', language: 'de' },
    lines: [{ ...line, itemId: item.id, description: 'Stool', quantity: '2' }],
  })
  const at = `/sales-orders/${order.id}`
  await firm.must('POST', `${at}/confirm`, {})
  const note = await firm.must<{ stockDocumentId: string }>('POST', `${at}/deliveries`, {
    date: today,
  })
  const { body } = await firm.download(`/stock-documents/${note.stockDocumentId}/pdf`)
  expect(body).toContain('/Lang (en)')
})
