import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { card, saleInput, saleLine } from './testing/sale-inputs.ts'

const cashier = { role: 'cashier' } as const

test('a cart takes the price of its quantity and customer, and keeps one that was typed', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  await firm.must<Item>('POST', '/items', {
    name: 'Tea',
    sku: 'TEA',
    unit: 'pc',
    unitPrice: '11.9',
    priceMode: 'gross',
    taxCode: 'DE-S19',
  })
  const shop = await firm.customer({ name: 'Shop' })
  const list = { currency: 'EUR', priceMode: 'gross' }
  await firm.must('POST', '/price-lists', {
    ...list,
    name: 'Packs',
    prices: [{ item: 'TEA', fromQuantity: '10', unitPrice: '10' }],
  })
  await firm.must('POST', '/price-lists', {
    ...list,
    name: 'Shops',
    customers: [{ name: 'Shop' }],
    prices: [{ item: 'TEA', unitPrice: '9' }],
  })
  const register = { name: 'Till', code: 'T', warehouseId: rows[0]?.id ?? '', float: 0 }
  const till = await firm.must<TillRegister>('POST', '/till-registers', register)
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const at = `/till-registers/${till.id}/carts`
  const { id } = await firm.must<Cart>('POST', at, {}, cashier)
  const add = (quantity: string) =>
    firm.must<Cart>('POST', `/till-carts/${id}/lines`, { text: 'tea', quantity }, cashier)
  const priceOf = ({ lines }: Cart) => lines.map((line) => [line.unitPrice, line.priceList])
  expect(priceOf(await add('2'))).toEqual([['11.9', '']])
  const ten = await add('8')
  expect(priceOf(ten)).toEqual([['10', 'Packs']])
  const change = (cart: Cart, values: object, how = {}) =>
    firm.must<Cart>('PUT', `/till-carts/${id}`, { ...cart, ...values }, how)
  const shops = await change(ten, { customerId: shop.id }, cashier)
  expect(priceOf(shops)).toEqual([['9', 'Shops']])
  const pay = (amount: number) =>
    firm.must<Ticket>('POST', `/till-carts/${id}/pay`, { tenders: [card(amount)] }, cashier)
  expect(await pay(9_000)).toMatchObject({ total: 9_000, flags: [] })

  const next = await firm.must<Cart>('POST', at, {})
  const text = { text: 'tea', quantity: '2' }
  const two = await firm.must<Cart>('POST', `/till-carts/${next.id}/lines`, text)
  const typed = await firm.must<Cart>('PUT', `/till-carts/${next.id}`, {
    ...two,
    lines: two.lines.map((line) => ({ ...line, unitPrice: '11' })),
  })
  const many = await firm.must<Cart>('PUT', `/till-carts/${next.id}`, {
    ...typed,
    lines: typed.lines.map((line) => ({ ...line, quantity: '20' })),
  })
  expect(priceOf(many)).toEqual([['11', '']])
})

test('what a device says it sold on a day that was cheaper is marked', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const base = { name: 'Tea', sku: 'TEA', unit: 'pc', taxCode: 'DE-S19', priceMode: 'gross' }
  const tea = await firm.must<Item>('POST', '/items', { ...base, unitPrice: '10' })
  const yesterday = addDays(today, -1)
  await firm.must('POST', '/price-lists', {
    ...{ currency: 'EUR', priceMode: 'gross', name: 'Sale', validTo: yesterday },
    prices: [{ item: 'TEA', unitPrice: '8' }],
  })
  const register = { name: 'Till', code: 'T', warehouseId: rows[0]?.id ?? '', float: 0 }
  const till = await firm.must<TillRegister>('POST', '/till-registers', register)
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const device = 'device-of-the-terrace'
  await firm.must('POST', `/till-registers/${till.id}/devices`, { device, waiting: 0 })
  // It has its series since last week.
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec('update till_series set reserved_at = ?', `${addDays(today, -7)}T08:00:00.000Z`)
  })
  const sold = (running: number, price: string, soldAt: string) => {
    const numbered = { device, series: 'A', running, soldAt }
    const paid = [card(Number(price) * 100)]
    const input = saleInput(till.id, [saleLine(tea, '1', price)], paid, numbered)
    return firm.must<Ticket>('POST', '/till-tickets', input, cashier)
  }
  expect((await sold(1, '8', `${yesterday}T10:00:00.000Z`)).flags).toContain('otherPrice')
  expect((await sold(2, '10', new Date().toISOString())).flags).toEqual([])
})
