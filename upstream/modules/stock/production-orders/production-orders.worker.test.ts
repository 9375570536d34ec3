import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import type { MaterialProposal } from '#contract/stock/material-plan.ts'
import type { ProductionOrder } from '#contract/stock/production-orders.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const base = { unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }

/** A table of one top and four legs, of which a tenth is lost, with 5.00 of labour. */
async function workshop(tops = '20', legs = '100') {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const top = await firm.must<Item>('POST', '/items', { ...base, kind: 'stock', name: 'Top' })
  const leg = await firm.must<Item>('POST', '/items', { ...base, kind: 'stock', name: 'Leg' })
  const table = await firm.must<Item>('POST', '/items', {
    ...{ ...base, kind: 'kit', name: 'Table', labourCost: '5' },
    components: [
      { item: 'Top', quantity: '1' },
      { item: 'Leg', quantity: '4', scrap: '10' },
    ],
  })
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: [
      { item: 'Top', quantity: tops, unitCost: '30' },
      { item: 'Leg', quantity: legs, unitCost: '2' },
    ],
  })
  const plan = (quantity: string, dueDate = addDays(today, 14)) =>
    firm.must<ProductionOrder>('POST', '/production-orders', { item: 'Table', quantity, dueDate })
  const stock = async ({ id }: Item) => {
    const { onHand, reserved, expected } = await firm.must<ItemStock>('GET', `/stock/${id}`)
    return [onHand, reserved, expected]
  }
  return { firm, top, leg, table, plan, stock }
}

test('an order is released, made in parts with scrap, and costs what was used', async () => {
  const { firm, top, leg, table, plan, stock } = await workshop()
  const planned = await plan('10')
  const at = `/production-orders/${planned.id}`
  expect(planned).toMatchObject({ state: 'planned', number: '', left: '10' })
  const early = await firm.ask('POST', `${at}/runs`, { date: today, made: '1' })
  expect([early.status, early.body.data.detail]).toEqual([
    ...[409, { reason: 'productionNotReleased' }],
  ])
  const released = await firm.must<ProductionOrder>('POST', `${at}/release`)
  expect(released.number).toBe(`FA-${today.slice(0, 4)}-0001`)
  // 4 legs and a tenth: 4.4 of each table.
  expect(await stock(leg)).toEqual(['100', '44', '0'])
  expect(await stock(table)).toEqual(['0', '0', '0'])

  const run = { date: today, made: '4', scrapped: '1' }
  const first = await firm.must<ProductionOrder>('POST', `${at}/runs`, run)
  expect(first).toMatchObject({ made: '4', scrapped: '1', left: '6', state: 'released' })
  // Five tops, 22 legs, and labour of four: 150 + 44 + 20.
  expect(first.runs[0]?.cost).toBe(21_400)
  expect(await stock(top)).toEqual(['15', '6', '0'])
  expect(await stock(leg)).toEqual(['78', '26.4', '0'])
  expect(await stock(table)).toEqual(['4', '0', '0'])

  const parts = [
    { itemId: top.id, quantity: '6' },
    { itemId: leg.id, quantity: '25' },
  ]
  const rest = { date: today, made: '6', parts }
  const done = await firm.must<ProductionOrder>('POST', `${at}/runs`, rest)
  expect(done).toMatchObject({ state: 'done', left: '0', actions: [] })
  expect(done.parts).toMatchObject([{ used: '11' }, { used: '47' }])
  expect(await stock(table)).toEqual(['10', '0', '0'])
  expect(await stock(leg)).toEqual(['53', '0', '0'])
  // What is taken apart again was not made.
  const undo = `/stock-documents/${done.runs[1]?.stockDocumentId}/undo`
  await firm.must('POST', undo, { date: today })
  expect(await firm.must('GET', at)).toMatchObject({ state: 'released', made: '4', left: '6' })
  await firm.must('POST', `${at}/finish`)
  expect(await stock(top)).toEqual(['15', '0', '0'])
})

test('what is only spoiled is written off, and what is missing is refused', async () => {
  const { firm, table, top, plan, stock } = await workshop('2')
  const { id } = await plan('5')
  const at = `/production-orders/${id}`
  await firm.must('POST', `${at}/release`)
  const short = await firm.ask('POST', `${at}/runs`, { date: today, made: '3' })
  expect(short.status).toBe(422)
  const none = await firm.ask('POST', `${at}/runs`, { date: today })
  expect(none.body.data.fields).toEqual({ made: { key: 'notPositive' } })
  await firm.must('POST', `${at}/runs`, { date: today, scrapped: '1' })
  expect(await stock(top)).toEqual(['1', '5', '0'])
  expect(await stock(table)).toEqual(['0', '0', '0'])
  const changed = await firm.ask('PUT', at, {
    ...{ item: 'Table', quantity: '9', dueDate: today, version: 3 },
  })
  expect(changed.status).toBe(409)
  const denied = await firm.ask('POST', `${at}/finish`, {}, { role: 'readOnly' })
  expect(denied.status).toBe(403)
})

test('nobody writes stock off through production who may not adjust it', async () => {
  const { firm, top, leg, table, plan, stock } = await workshop()
  const gold = await firm.must<Item>('POST', '/items', { ...base, kind: 'stock', name: 'Gold' })
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: [{ item: 'Gold', quantity: '50', unitCost: '1000' }],
  })
  const sales = { role: 'sales' as const, userId: newId() }
  const { id } = await plan('9')
  const at = `/production-orders/${id}`
  await firm.must('POST', `${at}/release`)
  const before = await Promise.all([gold, top, leg, table].map(stock))
  const run = (more: object) =>
    firm.ask('POST', `${at}/runs`, { date: today, made: '2', ...more }, sales)
  const parts = (...quantities: string[]) =>
    [top, leg, gold].flatMap((item, index) =>
      quantities[index] ? [{ itemId: item.id, quantity: quantities[index] }] : [],
    )
  const far = (wanted: string) => ({ key: 'farFromBillOfMaterials', params: { wanted } })
  const spoiled = { scrapped: { key: 'scrappedMoreThanMade' } }
  const refusals: [object, object][] = [
    [{ made: '', scrapped: '0.0001', parts: [{ itemId: gold.id, quantity: '50' }] }, spoiled],
    [{ made: '0.0001', scrapped: '9' }, spoiled],
    [{ parts: parts('2', '8.8', '50') }, { 'parts.2.quantity': far('0') }],
    [{ parts: parts('4.0001', '8.8') }, { 'parts.0.quantity': far('2') }],
    [{ parts: [...parts('4', '8.8'), ...parts('4')] }, { 'parts.0.quantity': far('2') }],
    [{ parts: parts('2', '1') }, { 'parts.1.quantity': far('8.8') }],
    [{ parts: parts('2') }, { made: far('8.8') }],
  ]
  for (const [more, fields] of refusals) {
    const { status, body } = await run(more)
    expect([status, body.data.fields]).toEqual([422, fields])
  }
  expect(await Promise.all([gold, top, leg, table].map(stock))).toEqual(before)
  // What production takes in the course of things needs no more than to move stock.
  const usual = await run({ scrapped: '1', parts: parts('4', '12') })
  expect(usual.body).toMatchObject({ made: '2', scrapped: '1', left: '7' })
  expect((await firm.ask('POST', `${at}/runs`, { date: today, scrapped: '1' })).status).toBe(200)
})

test('what is no kit of parts cannot be made', async () => {
  const { firm } = await workshop()
  const wrong = { item: 'Leg', quantity: '1', dueDate: today }
  const { status, body } = await firm.ask('POST', '/production-orders', wrong)
  expect([status, body.data.fields]).toEqual([422, { item: { key: 'notAKit' } }])
})

test('an order of a customer is to be made, and its components to be bought, by its day', async () => {
  const { firm, table } = await workshop('1', '4')
  const customer = await firm.customer()
  const deliveryDate = addDays(today, 20)
  const order = await firm.must<SalesOrder>('POST', '/sales-orders', {
    ...{ customerId: customer.id, issueDate: today, deliveryDate, currency: 'EUR', language: 'de' },
    lines: [{ ...base, itemId: table.id, description: 'Table', quantity: '3' }],
  })
  await firm.must('POST', `/sales-orders/${order.id}/confirm`, {})
  const proposed = async () => {
    type Plan = { rows: MaterialProposal[] }
    const { rows } = await firm.must<Plan>('GET', '/material-plan')
    return rows.map(({ name, way, quantity, neededBy }) => [name, way, quantity, neededBy]).sort()
  }
  expect(await proposed()).toEqual([
    ['Leg', 'buy', '9.2', deliveryDate],
    ['Table', 'make', '3', deliveryDate],
    ['Top', 'buy', '2', deliveryDate],
  ])
  const dueDate = addDays(today, 18)
  const made = await firm.must<ProductionOrder>('POST', '/production-orders', {
    ...{ item: table.id, quantity: '3', dueDate },
  })
  await firm.must('POST', `/production-orders/${made.id}/release`)
  expect(await proposed()).toEqual([
    ['Leg', 'buy', '9.2', dueDate],
    ['Top', 'buy', '2', dueDate],
  ])
})

test('what is being made comes too late and is told so, and is not proposed again', async () => {
  const { firm, table, plan } = await workshop()
  const customer = await firm.customer()
  const [deliveryDate, dueDate] = [addDays(today, 20), addDays(today, 40)]
  const order = await firm.must<SalesOrder>('POST', '/sales-orders', {
    ...{ customerId: customer.id, issueDate: today, deliveryDate, currency: 'EUR', language: 'de' },
    lines: [{ ...base, itemId: table.id, description: 'Table', quantity: '5' }],
  })
  await firm.must('POST', `/sales-orders/${order.id}/confirm`, {})
  const { id } = await plan('5', dueDate)
  await firm.must('POST', `/production-orders/${id}/release`)
  await firm.must('POST', `/production-orders/${id}/runs`, { date: today, made: '2' })
  const { rows } = await firm.must<{ rows: MaterialProposal[] }>('GET', '/material-plan')
  expect(rows).toMatchObject([
    { name: 'Table', quantity: '3', expected: '3', neededBy: deliveryDate, expectedOn: dueDate },
  ])
})

test('200 orders leave the stock that a sheet of paper says, and value is only moved', async () => {
  const { firm, top, leg, table, plan, stock } = await workshop('1000', '5000')
  let seed = 3
  const next = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const sheet = { tops: 10_000_000, legs: 50_000_000, tables: 0, cost: 0, lost: 0, labour: 0 }
  for (let at = 0; at < 200; at += 1) {
    const { id } = await plan(String(1 + next(3)))
    const path = `/production-orders/${id}`
    await firm.must('POST', `${path}/release`)
    const [made, scrapped] = [next(3), next(2)]
    if (made + scrapped > 0) {
      const more = next(2)
      const parts = [
        { itemId: top.id, quantity: String(made + scrapped) },
        { itemId: leg.id, quantity: String((made + scrapped) * 4 + more) },
      ]
      const run = { date: today, made: String(made), scrapped: String(scrapped), parts }
      await firm.must('POST', `${path}/runs`, run)
      sheet.tops -= (made + scrapped) * 10_000
      sheet.legs -= ((made + scrapped) * 4 + more) * 10_000
      sheet.tables += made * 10_000
      const cost = (made + scrapped) * 3000 + ((made + scrapped) * 4 + more) * 200
      if (made === 0) sheet.lost += cost
      else sheet.cost += cost + made * 500
      sheet.labour += made * 500
    }
    const { state } = await firm.must<ProductionOrder>('GET', path)
    if (state === 'released') await firm.must('POST', `${path}/finish`)
  }
  const text = (units: number) => String(units / 10_000)
  expect(await stock(top)).toEqual([text(sheet.tops), '0', '0'])
  expect(await stock(leg)).toEqual([text(sheet.legs), '0', '0'])
  expect(await stock(table)).toEqual([text(sheet.tables), '0', '0'])
  const { value } = await firm.must<ItemStock>('GET', `/stock/${table.id}`)
  expect(value).toBe(sheet.cost)
})
