import { expect, test } from 'vitest'
import type { ItemCategory, ItemCategoryRow } from '#contract/catalogue/item-categories.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { OpenImport } from '#contract/core/imports.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { itemCategoryList } from './list.ts'

const at = '/item-categories'

function make(testFirm: TestFirm, name: string, values: object = {}): Promise<ItemCategory> {
  return testFirm.must('POST', at, { name, ...values })
}

async function trails(testFirm: TestFirm, query = ''): Promise<string[]> {
  const { rows } = await testFirm.must<{ rows: ItemCategoryRow[] }>('GET', `${at}?${query}`)
  return rows.map(({ trail }) => trail)
}

test('a renamed category takes what is below it along, and is never part of itself', async () => {
  const testFirm = await TestFirm.open()
  const drinks = await make(testFirm, 'Drinks')
  const hot = await make(testFirm, 'Hot', { parentId: drinks.id })
  const coffee = await make(testFirm, 'Coffee', { parentId: hot.id })
  await make(testFirm, 'Bread')
  expect(await trails(testFirm)).toEqual([
    'Bread',
    'Drinks',
    'Drinks › Hot',
    'Drinks › Hot › Coffee',
  ])
  await testFirm.must('PUT', `${at}/${drinks.id}`, { name: 'Beverages', version: 1 })
  expect(await trails(testFirm, 'q=coffee')).toEqual(['Beverages › Hot › Coffee'])
  const loop = { name: 'Beverages', parentId: coffee.id, version: 2 }
  const refused = await testFirm.ask('PUT', `${at}/${drinks.id}`, loop)
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { parentId: { key: 'categoryInItself' } },
  ])
  const twice = await testFirm.ask('POST', at, { name: 'hot', parentId: drinks.id })
  expect(twice.body.data.fields).toEqual({ name: { key: 'categoryTaken' } })
})

test('six levels are the most there can be', async () => {
  const testFirm = await TestFirm.open()
  let parentId = ''
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    parentId = (await make(testFirm, name, { parentId })).id
  }
  const { body } = await testFirm.ask('POST', at, { name: '7', parentId })
  expect(body.data.fields).toMatchObject({ parentId: { key: 'tooManyLevels' } })
})

test('an item takes over tax and account of its category, or of the one above', async () => {
  const testFirm = await TestFirm.open()
  const books = await make(testFirm, 'Books', { taxCode: 'DE-S7', incomeAccount: '8300' })
  const atlases = await make(testFirm, 'Atlases', { parentId: books.id })
  const item = await testFirm.must<Item>('POST', '/items', {
    name: 'Atlas of tides',
    unit: 'pc',
    unitPrice: '10',
    categoryId: atlases.id,
  })
  expect(item).toMatchObject({ taxCode: 'DE-S7', category: 'Books › Atlases', incomeAccount: '' })
  const plain = await testFirm.must<Item>('POST', '/items', {
    name: 'Lamp',
    unit: 'pc',
    unitPrice: '10',
  })
  expect(plain).toMatchObject({ taxCode: 'DE-S19', category: '' })

  const { id: customerId } = await testFirm.customer()
  const line = { itemId: item.id, description: 'Atlas', quantity: '1', unitPrice: '10' }
  await testFirm.issued(customerId, { lines: [{ ...line, unit: 'pc', taxCode: 'DE-S7' }] })
  expect((await testFirm.balances())['8300']).toBe(-1000)

  const below = await testFirm.must<{ rows: { name: string }[] }>(
    'GET',
    `/items?categoryId=${books.id}`,
  )
  expect(below.rows.map(({ name }) => name)).toEqual(['Atlas of tides'])
})

test('rows of a file name the category above and are taken away again', async () => {
  const testFirm = await TestFirm.open()
  const file = new File(['Name;Part of\nTea;\nGreen;tea\n'], 'list.csv')
  const begun = { register: 'item-categories', file }
  const { body } = await testFirm.upload<OpenImport>('/imports', begun)
  const mapping = ['name', 'parentId'].map((field, column) => ({ field, column }))
  await testFirm.must('POST', `/imports/${body.id}/commit`, { mapping })
  expect(await trails(testFirm)).toEqual(['Tea', 'Tea › Green'])
  await testFirm.must('POST', `/imports/${body.id}/undo`, {})
  expect(await trails(testFirm)).toEqual([])
})

test('one has a history and is found; archived ones leave the list and come back', async () => {
  const testFirm = await TestFirm.open()
  const { id } = await make(testFirm, 'Blue harbour', { notes: 'by the lighthouse' })
  await testFirm.must('PUT', `${at}/${id}`, { name: 'Red harbour', version: 1 })
  const late = await testFirm.ask('PUT', `${at}/${id}`, { name: 'Late', version: 1 })
  expect([late.status, late.body.data.detail]).toMatchObject([409, { current: { version: 2 } }])
  const panels = await testFirm.panels('itemCategory', id)
  expect(panels.history.map(({ action }) => action)).toEqual(['update', 'create'])
  await testFirm.must('POST', `${at}/bulk`, { action: 'archive', ids: [id] })
  expect([await trails(testFirm), await trails(testFirm, 'tab=archived')]).toEqual([
    [],
    ['Red harbour'],
  ])
  await testFirm.must('POST', `${at}/${id}/restore`, {})
  expect(await trails(testFirm)).toEqual(['Red harbour'])
})

test('the list follows an index in every order', async () => {
  const testFirm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(testFirm, itemCategoryList)) {
    expect(plan, order).toMatch(/^SEARCH item_categories USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})

test('who may only look keeps nothing', async () => {
  const testFirm = await TestFirm.open()
  const how = { role: 'readOnly' } as const
  expect((await testFirm.ask('GET', at, undefined, how)).status).toBe(200)
  expect((await testFirm.ask('POST', at, { name: 'x' }, how)).status).toBe(403)
})
