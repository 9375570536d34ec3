import { expect, test } from 'vitest'
import type { ItemVariants } from '#contract/catalogue/item-variants.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

test('sales by item show an item with what all its variants were sold for, each below it', async () => {
  const firm = await TestFirm.open()
  const base = { unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }
  const shirt = await firm.must<Item>('POST', '/items', { ...base, name: 'Shirt' })
  const vase = await firm.must<Item>('POST', '/items', { ...base, name: 'Vase' })
  const { variants } = await firm.must<ItemVariants>('POST', `/items/${shirt.id}/variants`, {
    version: shirt.version,
    options: [{ name: 'Size', values: ['M', 'L', 'XL'] }],
    variants: [{ values: ['M'] }, { values: ['L'] }, { values: ['XL'] }],
  })
  const [medium, large] = variants.map(({ id }) => id)
  const { id } = await firm.customer()
  const sold = (itemId: string | undefined, quantity: string) =>
    line({ itemId, quantity, unitPrice: '20' })
  const dated = { issueDate: '2026-03-10', supplyDate: '2026-03-10' }
  const lines = [sold(medium, '1'), sold(vase.id, '2'), sold(large, '4')]
  await firm.issued(id, { ...dated, lines })
  const report = await firm.must<Report>(
    'GET',
    '/reports/sales-by-item?period=custom&from=2026-01-01&to=2026-12-31',
  )
  const shown = report.rows.map(({ depth, cells, adds }) => [
    depth,
    cells[0]?.text,
    cells[2]?.amount,
    adds.map(({ row }) => row),
  ])
  // 5 × 20.00 of shirts, of which 4 large ones, and 2 × 20.00 of vases; the sum counts each once.
  expect(shown).toEqual([
    [0, 'Shirt', 10000, [1, 2]],
    [1, 'Shirt, L', 8000, []],
    [1, 'Shirt, M', 2000, []],
    [0, 'Vase', 4000, []],
    [0, 'Summe', 14000, [0, 3]],
  ])
  expect(report.chart?.rows).toEqual([0, 3])
})
