import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

test('what is added again is one more of its line, also where its price came back as 3.2', async () => {
  const firm = await TestFirm.open()
  const soap = { name: 'Soap', sku: 'S', unit: 'pc', unitPrice: '3.20', priceMode: 'gross' }
  await firm.must<Item>('POST', '/items', { ...soap, taxCode: 'DE-S19' })
  const places = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const till = await firm.must<{ id: string }>('POST', '/till-registers', {
    ...{ name: 'Shop', code: 'S', warehouseId: places.rows[0]?.id },
  })
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const { id } = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
  const add = () => firm.must<Cart>('POST', `/till-carts/${id}/lines`, { text: 'S' })
  const { lines, version } = await add()
  const typed = lines.map((line) => ({ ...line, unitPrice: '3.2' }))
  await firm.must<Cart>('PUT', `/till-carts/${id}`, { lines: typed, version })
  const cart = await add()
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual(['2'])
  expect(cart.total).toBe(640)
  const dearer = cart.lines.map((line) => ({ ...line, unitPrice: '4' }))
  await firm.must<Cart>('PUT', `/till-carts/${id}`, { lines: dearer, version: cart.version })
  expect((await add()).lines.map(({ unitPrice }) => Number(unitPrice))).toEqual([4, 3.2])
})
