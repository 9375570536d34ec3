import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('a scanner finds a UPC with the nought of an EAN before it, and nobody else has that', async () => {
  const firm = await TestFirm.open()
  const base = { kind: 'stock', unit: 'pc', unitPrice: '2', taxCode: 'DE-S19' }
  const tissues = { ...base, name: 'Tissues', barcodes: '036000291452' }
  const { id } = await firm.must<Item>('POST', '/items', tissues)
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const received = await firm.must<StockDocument>('POST', '/stock-documents', {
    kind: 'receipt',
    date: today,
    warehouseId: rows[0]?.id,
    lines: [{ item: '0036000291452', quantity: '3', unitCost: '1' }],
  })
  expect(received.lines).toMatchObject([{ itemId: id, quantity: '3' }])
  const other = { ...base, name: 'Paper', barcodes: '0036000291452' }
  const { status, body } = await firm.ask('POST', '/items', other)
  expect([status, body.data.fields]).toEqual([422, { barcodes: { key: 'barcodeTaken' } }])
})
