import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

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
