import { expect, test } from 'vitest'
import type { ItemVariants } from '#contract/catalogue/item-variants.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { FoundPrice, PriceList, PriceListRow } from '#contract/catalogue/price-lists.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { priceListList } from './list.ts'

const at = '/price-lists'

async function withLamp(): Promise<{ testFirm: TestFirm; lamp: Item }> {
  const testFirm = await TestFirm.open()
  const lamp = await testFirm.must<Item>('POST', '/items', {
    name: 'Lamp',
    sku: 'L-1',
    unit: 'pc',
    unitPrice: '100',
    taxCode: 'DE-S19',
  })
  return { testFirm, lamp }
}

function list(testFirm: TestFirm, name: string, values: object): Promise<PriceList> {
  return testFirm.must('POST', at, { name, currency: 'EUR', ...values })
}

async function priceOf(
  testFirm: TestFirm,
  itemId: string,
  { quantity = '1', ...question }: Record<string, string> = {},
) {
  const query = new URLSearchParams({
    'lines[0][itemId]': itemId,
    'lines[0][quantity]': quantity,
    currency: 'EUR',
    date: '2026-10-15',
    ...question,
  })
  const { rows } = await testFirm.must<{ rows: FoundPrice[] }>('GET', `/item-prices?${query}`)
  return rows[0] && `${rows[0].listName} ${rows[0].unitPrice}`.trim()
}

test('the customer’s own list goes before that of their tag, that before the one for all', async () => {
  const { testFirm, lamp } = await withLamp()
  const prices = (unitPrice: string) => ({ prices: [{ item: 'lamp', unitPrice }] })
  const shop = await testFirm.customer({ name: 'Shop', tags: ['Trade'] })
  const other = await testFirm.customer({ name: 'Other', tags: ['trade'] })
  const asked = (customerId?: string) =>
    priceOf(testFirm, lamp.id, customerId === undefined ? {} : { customerId })
  expect(await asked(shop.id)).toBe('100')
  await list(testFirm, 'All', prices('95'))
  await list(testFirm, 'Trade', { tag: 'Trade', ...prices('90') })
  const own = await list(testFirm, 'Own', { customers: [{ name: 'Shop' }], ...prices('99') })
  expect([await asked(), await asked(other.id), await asked(shop.id)]).toEqual([
    'All 95',
    'Trade 90',
    'Own 99',
  ])
  await testFirm.must('POST', `${at}/${own.id}/archive`, {})
  expect(await asked(shop.id)).toBe('Trade 90')
})

test('a price counts from its quantity on, in its currency and on its days', async () => {
  const { testFirm, lamp } = await withLamp()
  await list(testFirm, 'Steps', {
    prices: [
      { item: 'L-1', unitPrice: '95' },
      { item: 'L-1', fromQuantity: '10', unitPrice: '80' },
      { item: 'L-1', fromQuantity: '9.5', unitPrice: '85' },
    ],
  })
  const of = (quantity: string) => priceOf(testFirm, lamp.id, { quantity })
  expect([await of('9'), await of('9.5'), await of('10'), await of('100')]).toEqual([
    'Steps 95',
    'Steps 85',
    'Steps 80',
    'Steps 80',
  ])
  expect(await priceOf(testFirm, lamp.id, { currency: 'USD' })).toBe('100')
  await list(testFirm, 'November', {
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    prices: [{ item: 'Lamp', unitPrice: '70' }],
  })
  const on = (date: string) => priceOf(testFirm, lamp.id, { date })
  expect([await on('2026-10-31'), await on('2026-11-01'), await on('2026-12-01')]).toEqual([
    'Steps 95',
    'November 70',
    'Steps 95',
  ])
})

test('the price of a parent is that of its variants which a list does not name', async () => {
  const testFirm = await TestFirm.open()
  const shirt = await testFirm.must<Item>('POST', '/items', {
    name: 'Shirt',
    sku: 'S',
    unit: 'pc',
    unitPrice: '20',
    taxCode: 'DE-S19',
  })
  const { variants } = await testFirm.must<ItemVariants>('POST', `/items/${shirt.id}/variants`, {
    version: shirt.version,
    options: [{ name: 'Size', values: ['M', 'XL'] }],
    variants: [
      { values: ['M'], sku: 'S-M' },
      { values: ['XL'], sku: 'S-XL', unitPrice: '25' },
    ],
  })
  const [medium = '', large = ''] = variants.map(({ id }) => id)
  await list(testFirm, 'All', {
    prices: [
      { item: 'Shirt', unitPrice: '18' },
      { item: 'Shirt', fromQuantity: '10', unitPrice: '15' },
      { item: 'S-XL', fromQuantity: '5', unitPrice: '19' },
    ],
  })
  const of = (itemId: string, quantity: string) => priceOf(testFirm, itemId, { quantity })
  // A variant's own price counts from its quantity on, until then that of its parent.
  expect([await of(medium, '9'), await of(medium, '10')]).toEqual(['All 18', 'All 15'])
  expect([await of(large, '4'), await of(large, '12')]).toEqual(['All 18', 'All 19'])
  const shop = await testFirm.customer({ name: 'Shop', tags: ['Trade'] })
  await list(testFirm, 'Trade', { tag: 'Trade', prices: [{ item: 'Shirt', unitPrice: '17' }] })
  const forShop = { quantity: '12', customerId: shop.id }
  expect(await priceOf(testFirm, large, forShop)).toBe('Trade 17')
})

test('what is wrong is said at its row, and nothing is kept', async () => {
  const { testFirm } = await withLamp()
  const wrong = {
    name: 'Wrong',
    currency: 'EUR',
    validFrom: '2026-02-01',
    validTo: '2026-01-01',
    customers: [{ name: 'Nobody' }],
    prices: [
      { item: 'Lamp', unitPrice: '1' },
      { item: 'L-1', unitPrice: '2' },
      { item: 'Moon', unitPrice: '3' },
    ],
  }
  const { status, body } = await testFirm.ask('POST', at, wrong)
  expect([status, body.data.fields]).toEqual([
    422,
    {
      validTo: { key: 'endBeforeStart' },
      'customers.0.name': { key: 'unknownCustomer' },
      'prices.1.fromQuantity': { key: 'priceTwice' },
      'prices.2.item': { key: 'unknownItem' },
    },
  ])
  expect((await testFirm.must<{ rows: PriceListRow[] }>('GET', at)).rows).toEqual([])
  const how = { role: 'cashier' } as const
  expect((await testFirm.ask('POST', at, wrong, how)).status).toBe(403)
})

test('a list is saved as it was read, also when an item of it was archived', async () => {
  const { testFirm, lamp } = await withLamp()
  const made = await list(testFirm, 'Steps', {
    prices: [{ item: 'L-1', fromQuantity: '2', unitPrice: '80' }],
  })
  await testFirm.must('POST', `/items/${lamp.id}/archive`, {})
  const saved = await testFirm.must<PriceList>('PUT', `${at}/${made.id}`, { ...made, version: 1 })
  expect(saved.prices).toEqual([{ item: 'Lamp', fromQuantity: '2', unitPrice: '80' }])
  const { rows } = await testFirm.must<{ rows: PriceListRow[] }>('GET', `${at}?q=steps`)
  expect(rows).toMatchObject([{ priceCount: 1, customerCount: 0 }])
})

test('the list follows an index in every order', async () => {
  const testFirm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(testFirm, priceListList)) {
    expect(plan, order).toMatch(/^SEARCH price_lists USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
