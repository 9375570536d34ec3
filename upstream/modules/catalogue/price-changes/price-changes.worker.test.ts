import { expect, test } from 'vitest'
import type { ItemCategory } from '#contract/catalogue/item-categories.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { ChangedPrice, PriceChange } from '#contract/catalogue/price-changes.ts'
import type { PriceList } from '#contract/catalogue/price-lists.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const at = '/price-changes'

async function withGoods() {
  const firm = await TestFirm.open()
  const { id: categoryId } = await firm.must<ItemCategory>('POST', '/item-categories', {
    name: 'Lamps',
  })
  const make = (name: string, unitPrice: string, values = {}) =>
    firm.must<Item>('POST', '/items', { name, unit: 'pc', unitPrice, taxCode: 'DE-S19', ...values })
  const lamp = await make('Lamp', '12.40', { categoryId })
  const shade = await make('Shade', '8', { categoryId })
  const table = await make('Table', '100')
  const price = async ({ id }: Item) => (await firm.must<Item>('GET', `/items/${id}`)).unitPrice
  const change = (values: object) =>
    firm.must<PriceChange>('POST', at, { percent: '5', date: today, ...values })
  return { firm, categoryId, lamp, shade, table, price, change }
}

test('prices of a category rise at once, as the preview said', async () => {
  const { firm, categoryId, lamp, table, price, change } = await withGoods()
  const input = { categoryId, percent: '5', rounding: 'five', date: today }
  const { rows } = await firm.must<{ rows: ChangedPrice[] }>('POST', `${at}/preview`, input)
  expect(rows.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Lamp', '12.40', '13'],
    ['Shade', '8', '8.4'],
  ])
  expect(await price(lamp)).toBe('12.40')
  expect(await change(input)).toMatchObject({ state: 'done', count: 2, category: 'Lamps' })
  expect([await price(lamp), await price(table)]).toEqual(['13', '100'])
  const { history } = await firm.panels('item', lamp.id)
  expect(history[0]?.changes).toMatchObject([{ before: '12.40', after: '13' }])
})

test('a planned change waits for its day, leaves what was changed meanwhile, and can be taken back', async () => {
  const { firm, lamp, shade, table, price, change } = await withGoods()
  const date = addDays(today, 3)
  const planned = await change({ date })
  expect(planned).toMatchObject({ state: 'planned', count: 3 })
  const off = await change({ date, percent: '50' })
  await firm.must('POST', `${at}/${off.id}/cancel`, {})
  await firm.must('PUT', `/items/${shade.id}`, { ...shade, unitPrice: '9', version: 1 })
  expect(await price(lamp)).toBe('12.40')
  await runJobsAt(firm, date)
  expect([await price(lamp), await price(shade), await price(table)]).toEqual(['13.02', '9', '105'])
  const { rows } = await firm.must<{ rows: PriceChange[] }>('GET', at)
  expect(rows.map(({ state, skipped }) => [state, skipped])).toEqual([
    ['cancelled', 0],
    ['done', 1],
  ])
  const late = await firm.ask('POST', `${at}/${planned.id}/cancel`, {})
  expect(late.body.data.detail).toEqual({ reason: 'priceChangeDone' })
})

test('the prices of a list change, and the items keep theirs', async () => {
  const { firm, lamp, price, change } = await withGoods()
  const prices = [
    { item: 'Lamp', unitPrice: '10' },
    { item: 'Lamp', fromQuantity: '10', unitPrice: '8' },
  ]
  const list = { name: 'Trade', currency: 'EUR', prices }
  const { id: listId } = await firm.must<PriceList>('POST', '/price-lists', list)
  await change({ listId, percent: '-10' })
  const read = await firm.must<PriceList>('GET', `/price-lists/${listId}`)
  expect(read.prices.map(({ unitPrice }) => unitPrice)).toEqual(['9', '7.2'])
  expect(await price(lamp)).toBe('12.40')
})

test('no change, a day that is over and no right are refused', async () => {
  const { firm } = await withGoods()
  const ask = async (values: object, how = {}) => {
    const { status, body } = await firm.ask(
      'POST',
      at,
      { percent: '5', date: today, ...values },
      how,
    )
    return [status, body.data?.fields]
  }
  expect(await ask({ percent: '0' })).toEqual([422, { percent: { key: 'invalidPercent' } }])
  expect(await ask({ percent: '-100' })).toEqual([422, { percent: { key: 'invalidPercent' } }])
  expect(await ask({ date: addDays(today, -1) })).toEqual([422, { date: { key: 'inPast' } }])
  expect((await ask({}, { role: 'cashier' }))[0]).toBe(403)
})
