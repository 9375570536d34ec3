import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Coupon } from '#contract/selling/coupons.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let tea: Item
let book: Item
let till: TillRegister
let second: TillRegister

beforeAll(async () => {
  firm = await TestFirm.open()
  const drinks = await firm.must<{ id: string }>('POST', '/item-categories', { name: 'Getränke' })
  const hot = { name: 'Heiß', parentId: drinks.id }
  const { id: categoryId } = await firm.must<{ id: string }>('POST', '/item-categories', hot)
  const base = { kind: 'service', unit: 'pc' }
  const kept = { ...base, name: 'Tee', unitPrice: '10', taxCode: 'DE-S19', categoryId }
  tea = await firm.must('POST', '/items', kept)
  book = await firm.must('POST', '/items', {
    ...base,
    name: 'Buch',
    unitPrice: '5',
    taxCode: 'DE-S7',
  })
  till = await openTill('A')
  second = await openTill('B')
  await coupon({ code: 'tee 10', items: [{ item: 'Tee' }], value: '10', minimum: '20' })
  await coupon({ code: 'HEISS', categoryIds: [drinks.id], kind: 'amount', value: '50' })
})

async function openTill(code: string): Promise<TillRegister> {
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const values = { name: `Kasse ${code}`, code, warehouseId: rows[0]?.id, float: 0 }
  const made = await firm.must<TillRegister>('POST', '/till-registers', values)
  await firm.must<TillSession>('POST', `/till-registers/${made.id}/open`, { other: 0 })
  return made
}

const coupon = (values: object) =>
  firm.must<Coupon>('POST', '/coupons', { name: 'Aktion', value: '10', ...values })
const line = ({ id, name, taxCode }: Item, quantity: string, unitPrice: string) => ({
  ...{ itemId: id, description: name, quantity, unitPrice, taxCode },
})
const teas = () => line(tea, '2', '11.90')
const books = () => line(book, '1', '5.35')
const sale = (code: string, lines: object[], more: object = {}) => ({
  ...{ id: newId(), registerId: till.id, lines, coupon: code },
  ...{ tenders: [{ tender: 'cash', amount: 100_000 }], ...more },
})
const sell = (input: object) => firm.must<Ticket>('POST', '/till-tickets', input)
const problem = async (input: object) => {
  const { status, body } = await firm.ask('POST', '/till-tickets', input)
  return [status, body.data?.fields?.coupon?.key]
}

describe('a coupon', () => {
  test('lowers the goods it is for and their tax; a part that comes back is worth what was paid', async () => {
    // 10 % of 23.80 is 2.38: 21.42 with 3.42 tax at 19 %, and 5.35 with 0.35 at 7 %.
    const ticket = await sell(sale('tee10', [teas(), books()]))
    expect(ticket).toMatchObject({
      ...{ subtotal: 2915, discountTotal: 0, total: 2677, tax: 377, net: 2300 },
      coupon: { code: 'TEE10', name: 'Aktion', amount: 238 },
    })
    expect(ticket.lines).toMatchObject([
      { amount: 2380, coupon: 238, discount: null, net: 1800, tax: 342 },
      { amount: 535, coupon: 0 },
    ])
    const back = await firm.must<Ticket>('POST', `/till-tickets/${ticket.id}/refund`, {
      ...{ registerId: till.id, reason: 'Kalt', lines: [{ position: 0, quantity: '1' }] },
    })
    expect(back).toMatchObject({ total: -1071, tax: -171, coupon: { amount: -119 } })
  })

  test('is for a category and all below it, and takes off no more than these come to', async () => {
    const ticket = await sell(sale('HEISS', [teas(), books()]))
    expect(ticket).toMatchObject({ total: 535, coupon: { amount: 2380 } })
    expect(await problem(sale('HEISS', [books()]))).toEqual([422, 'couponOtherGoods'])
  })

  test('pays nothing out, and takes off no more than is to pay', async () => {
    await coupon({ code: 'ZEHN', kind: 'amount' })
    const back = line(tea, '-1', '50')
    const even = sale('ZEHN', [line(tea, '1', '50'), back])
    expect(await problem(even)).toEqual([422, 'couponForNothing'])
    const tenders = [{ tender: 'card', amount: 0 }]
    const ticket = await sell(sale('ZEHN', [line(tea, '1', '55'), back], { tenders }))
    expect(ticket).toMatchObject({ total: 0, coupon: { amount: 500 } })
    const discount = { kind: 'amount', value: '8' }
    const lowered = await sell(sale('ZEHN', [line(tea, '1', '10')], { discount, tenders }))
    expect(lowered).toMatchObject({ total: 0, coupon: { amount: 200 } })
  })

  test('names no customer to whoever does not reach them', async () => {
    const { id } = await coupon({ code: 'NAMEN' })
    const { id: customerId } = await firm.customer({ name: 'Verborgen AG' })
    await sell(sale('NAMEN', [teas()], { customerId }))
    const names = async (how: object) => {
      const { body } = await firm.ask<Coupon>('GET', `/coupons/${id}`, undefined, how)
      return body.lastUses.map(({ customerName }) => customerName)
    }
    expect(await names({})).toEqual(['Verborgen AG'])
    const permissions = ['firm:view', 'till:view', 'party:view'] as const
    const custom = { name: 'Own', permissions, scopes: { party: 'own' } } as const
    expect(await names({ role: 'x', custom, userId: newId() })).toEqual([''])
  })

  test('is refused below its minimum, before and after its days, unknown and archived', async () => {
    expect(await problem(sale('TEE10', [line(tea, '1', '11.90'), books()]))).toEqual([
      ...[422, 'couponBelowMinimum'],
    ])
    await coupon({ code: 'MORGEN', validFrom: addDays(today, 1) })
    await coupon({ code: 'GESTERN', validTo: addDays(today, -1) })
    const { id } = await coupon({ code: 'WEG' })
    await firm.must('POST', `/coupons/${id}/archive`, {})
    const refused = ['MORGEN', 'GESTERN', 'WEG', 'NIE'].map((code) => problem(sale(code, [teas()])))
    expect(await Promise.all(refused)).toEqual([
      [422, 'couponTooEarly'],
      [422, 'couponExpired'],
      [422, 'unknownCoupon'],
      [422, 'unknownCoupon'],
    ])
  })

  test('whose last use two tills want at once is redeemed by one; it is given back with all of its ticket', async () => {
    const { id } = await coupon({ code: 'EINMAL', maxUses: 1 })
    const tries = [till, second].map(({ id: registerId }) =>
      firm.ask('POST', '/till-tickets', sale('EINMAL', [teas()], { registerId })),
    )
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    const lost = answers.find(({ status }) => status === 422)
    expect(lost?.body.data.fields).toEqual({ coupon: { key: 'couponUsedUp' } })
    const [won] = (await firm.must<Coupon>('GET', `/coupons/${id}`)).lastUses
    const refund = (lines: object[]) =>
      firm.must('POST', `/till-tickets/${won?.ticketId}/refund`, {
        ...{ registerId: till.id, reason: 'Kalt', lines },
      })
    await refund([{ position: 0, quantity: '1' }])
    expect(await firm.must('GET', `/coupons/${id}`)).toMatchObject({ uses: 1 })
    await refund([])
    expect(await firm.must('GET', `/coupons/${id}`)).toMatchObject({
      ...{ uses: 0, given: 0, lastUses: [{ isGivenBack: true }] },
    })
    expect(await sell(sale('EINMAL', [teas()]))).toMatchObject({ coupon: { amount: 238 } })
  })

  test('for one use by each customer asks who it is', async () => {
    await coupon({ code: 'NEU', maxPerCustomer: 1 })
    const { id: customerId } = await firm.customer({ name: 'Neu AG' })
    expect(await problem(sale('NEU', [teas()]))).toEqual([422, 'couponNeedsCustomer'])
    await sell(sale('NEU', [teas()], { customerId }))
    expect(await problem(sale('NEU', [teas()], { customerId }))).toEqual([
      ...[422, 'couponUsedByCustomer'],
    ])
  })

  test('is not redeemed by what was sold without a connection', async () => {
    const soldAt = new Date().toISOString()
    const offline = { soldAt, series: 'A', running: 1, device: 'd'.repeat(16) }
    expect(await problem(sale('HEISS', [teas()], offline))).toEqual([422, 'needsConnection'])
  })

  test('is typed into a cart by a cashier without the right to prices, and checked again as it is paid', async () => {
    const { id, maxUses } = await coupon({ code: 'KORB', maxUses: 1 })
    const cashier = { role: 'cashier' }
    const at = `/till-registers/${till.id}/carts`
    const cart = await firm.must<Cart>('POST', at, {}, cashier)
    const added = { text: 'Tee', quantity: '2' }
    const { version } = await firm.must<Cart>(
      'POST',
      `/till-carts/${cart.id}/lines`,
      added,
      cashier,
    )
    const typed = { lines: [teas()], version }
    const path = `/till-carts/${cart.id}`
    const wrong = await firm.ask('PUT', path, { ...typed, coupon: 'NIE' }, cashier)
    expect([wrong.status, wrong.body.data.fields]).toEqual([
      422,
      { coupon: { key: 'unknownCoupon' } },
    ])
    const lowered = await firm.must<Cart>('PUT', path, { ...typed, coupon: 'korb' }, cashier)
    expect(lowered).toMatchObject({ total: 2142, couponOff: { amount: 238 }, problems: {} })
    expect(maxUses).toBe(1)
    await sell(sale('KORB', [teas()]))
    expect(await firm.must<Cart>('GET', path, undefined, cashier)).toMatchObject({
      ...{ total: 2380, couponOff: null, problems: { coupon: { key: 'couponUsedUp' } } },
    })
    const tenders = [{ tender: 'cash', amount: 5000 }]
    const refused = await firm.ask('POST', `${path}/pay`, { tenders }, cashier)
    expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([422, ['coupon']])
    expect(await firm.must('GET', `/coupons/${id}`)).toMatchObject({ uses: 1, given: 238 })
  })
})
