import { expect, test } from 'vitest'
import type { ItemVariants } from '#contract/catalogue/item-variants.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { card, saleInput } from './testing/sale-inputs.ts'

// Shirts: 2 × 20.00 in red and 1 × 20.00 in blue; and a bag that is no item, 5.00.
test('variants count with their item, and each by itself', async () => {
  const firm = await TestFirm.open()
  const shirt = { name: 'T-shirt', unit: 'pc', unitPrice: '20', taxCode: 'DE-S19', kind: 'product' }
  const parent = await firm.must<Item>('POST', '/items', { ...shirt, priceMode: 'gross' })
  const made = await firm.must<ItemVariants>('POST', `/items/${parent.id}/variants`, {
    version: parent.version,
    options: [{ name: 'Colour', values: ['red', 'blue'] }],
    variants: [{ values: ['red'] }, { values: ['blue'] }],
  })
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const register = { name: 'Till', code: 'T', warehouseId: rows[0]?.id ?? '', float: 0 }
  const till = await firm.must<TillRegister>('POST', '/till-registers', register)
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const lineOf = (at: number, quantity: string) => {
    const { id: itemId, name: description } = made.variants[at] ?? {}
    return { itemId, description, quantity, unitPrice: '20', taxCode: 'DE-S19' }
  }
  const bag = { description: 'Bag', quantity: '1', unitPrice: '5', taxCode: 'DE-S19' }
  const sell = (lines: object[], amount: number) =>
    firm.must('POST', '/till-tickets', saleInput(till.id, lines, [card(amount)]))
  await sell([lineOf(0, '2'), lineOf(1, '1')], 6_000)
  await sell([bag], 500)
  const { groups } = await firm.must<DailySales>('GET', '/daily-sales')
  expect(groups.item).toEqual([
    { key: 'T-shirt', tickets: 1, total: 6_000 },
    { key: 'Bag', tickets: 1, total: 500 },
  ])
  expect(groups.variant).toEqual([
    { key: 'T-shirt, red', tickets: 1, total: 4_000 },
    { key: 'T-shirt, blue', tickets: 1, total: 2_000 },
  ])
})
