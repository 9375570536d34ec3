import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { AddedLine, TillItem } from '#contract/tills/till-tickets.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Items = { rows: TillItem[]; categories: { id: string; name: string; count: number }[] }

async function openTill() {
  const firm = await TestFirm.open()
  const base = { unit: 'pc', priceMode: 'gross', taxCode: 'DE-S19' }
  const make = (input: object) => firm.must<Item>('POST', '/items', { ...base, ...input })
  const places = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const till = await firm.must<{ id: string }>('POST', '/till-registers', {
    ...{ name: 'Shop', code: 'S', warehouseId: places.rows[0]?.id },
  })
  const path = `/till-registers/${till.id}`
  const add = (text: string, quantity = '') =>
    firm.ask<AddedLine>('POST', `${path}/lines`, { text, quantity })
  return { firm, make, path, add }
}

test('one call begins the sale and adds what was scanned, and says what else may be meant', async () => {
  const { firm, make, path, add } = await openTill()
  await make({ name: 'Oak stool', sku: 'OAK-1', unitPrice: '49', barcodes: ['4006381333931'] })
  await make({ name: 'Oak tray', sku: 'OAK-2', unitPrice: '12.50' })
  expect((await add('OAK-1')).status).toBe(409)
  await firm.must('POST', `${path}/open`, { other: 0 })

  const first = await add('4006381333931')
  expect(first.body.cart?.total).toBe(4_900)
  const second = await add('OAK-1', '2')
  expect(second.body.cart).toMatchObject({ id: first.body.cart?.id, total: 14_700 })

  const unclear = await add('oak')
  expect(unclear.body.cart).toBeNull()
  expect(unclear.body.found.map(({ name }) => name)).toEqual(['Oak stool', 'Oak tray'])
  expect((await add('4006381333948')).status).toBe(422)
})

test('tiles stand in categories and say what there is of them', async () => {
  const { firm, make, path } = await openTill()
  const drinks = await firm.must<{ id: string }>('POST', '/item-categories', { name: 'Drinks' })
  const coffee = await firm.must<{ id: string }>('POST', '/item-categories', {
    ...{ name: 'Coffee', parentId: drinks.id },
  })
  const of = { kind: 'stock' }
  await make({ ...of, name: 'Espresso', sku: 'ESP', unitPrice: '2', categoryId: coffee.id })
  await make({ ...of, name: 'Water', sku: 'WAT', unitPrice: '1', categoryId: drinks.id })
  await make({ name: 'Advice', sku: 'ADV', unitPrice: '60', kind: 'service' })

  const all = await firm.must<Items>('GET', `${path}/items`)
  expect(all.categories).toEqual([{ id: drinks.id, name: 'Drinks', count: 2 }])
  expect(all.rows.find(({ sku }) => sku === 'ADV')).toMatchObject({ onHand: null, isLow: false })
  const { rows } = await firm.must<Items>('GET', `${path}/items?categoryId=${drinks.id}`)
  expect(rows.map(({ sku, onHand, isLow }) => [sku, onHand, isLow])).toEqual([
    ['ESP', '0', true],
    ['WAT', '0', true],
  ])
  const permissions = ['firm:view', 'till:view', 'till:sell'] as const
  const blind = { role: 'own', custom: { name: 'Seller', permissions, scopes: {} } } as const
  const hidden = await firm.must<Items>('GET', `${path}/items`, undefined, blind)
  expect(hidden.rows).toHaveLength(3)
  for (const row of hidden.rows) expect(row).toMatchObject({ onHand: null, isLow: null })
})
