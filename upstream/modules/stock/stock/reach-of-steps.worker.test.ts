import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import { permissions } from '#contract/core/roles.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

test('a step of a delivery tells nothing of an invoice that the caller does not reach', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const goods = { kind: 'stock', unit: 'pc', taxCode: 'DE-S19', name: 'Oak', unitPrice: '10' }
  const item = await firm.must<Item>('POST', '/items', goods)
  const customer = await firm.customer({ name: 'Zeisig und Partner' })
  const lines = [line({ itemId: item.id, quantity: '2' })]
  const invoice = await firm.issued(customer.id, { lines })
  const found = `/stock-documents?sourceId=${invoice.id}`
  const [open] = (await firm.must<{ rows: StockDocument[] }>('GET', found)).rows
  const received = [{ item: item.id, quantity: '5', unitCost: '4' }]
  const receipt = { kind: 'receipt', date: today, warehouseId: rows[0]?.id, lines: received }
  await firm.must('POST', '/stock-documents', receipt)
  const custom = { name: 'Own', permissions, scopes: { invoice: 'own', party: 'own' } } as const
  const other = { role: 'own-role', custom, userId: newId() }
  const at = `/stock-documents/${open?.id}`
  const delivered = await firm.must<StockDocument>('POST', `${at}/deliver`, { date: today }, other)
  expect(delivered).toMatchObject({ state: 'done', partner: '', source: null })
  const seen = await firm.must<StockDocument>('GET', at)
  expect(seen).toMatchObject({ partner: 'Zeisig und Partner', source: { id: invoice.id } })
})
