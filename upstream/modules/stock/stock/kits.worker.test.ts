import { beforeAll, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemStock, StockDocument } from '#contract/stock/stock.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import { line, type TestFirm, today } from '#upstream/testing/test-firm.ts'
import { openStock } from './open-stock.fixture.ts'

let firm: TestFirm
let warehouseId: string
let serial = 0

beforeAll(async () => {
  ;({ firm, warehouseId } = await openStock())
})

function item(values: object = {}): Promise<Item> {
  serial += 1
  const base = { kind: 'stock', unit: 'pc', unitPrice: '30', taxCode: 'DE-S19', costMethod: 'fifo' }
  return firm.must('POST', '/items', { ...base, name: `K${serial}`, sku: `K-${serial}`, ...values })
}

function move(kind: string, date: string, lines: object[], more: object = {}) {
  const document = { kind, date, warehouseId, lines, ...more }
  return firm.must<StockDocument>('POST', '/stock-documents', document)
}

function ask(kind: string, lines: object[], options: object = {}) {
  return firm.ask('POST', '/stock-documents', { kind, date: today, warehouseId, lines }, options)
}

function stockOf(id: string, date = today): Promise<ItemStock> {
  return firm.must('GET', `/stock/${id}?date=${date}`)
}

/** A basket: 2 jars and a ribbon of 0.5 m with 10 % loss, 1.20 of labour. */
async function basket(values: object = {}) {
  const jar = await item()
  const ribbon = await item({ unit: 'm' })
  const kit = await item({
    kind: 'kit',
    components: [
      { item: jar.sku, quantity: '2' },
      { item: ribbon.name, quantity: '0.5', scrap: '10' },
    ],
    labourCost: '1.20',
    ...values,
  })
  return { jar, ribbon, kit }
}

test('a kit costs what its components cost by FIFO, with what is lost and the labour', async () => {
  const { jar, ribbon, kit } = await basket()
  await move('receipt', '2026-01-05', [
    { item: jar.id, quantity: '3', unitCost: '4' },
    { item: ribbon.id, quantity: '2', unitCost: '2' },
  ])
  await move('receipt', '2026-01-06', [{ item: jar.id, quantity: '3', unitCost: '5' }])
  expect((await stockOf(kit.id)).kit).toMatchObject({
    canMake: '3',
    components: [
      { net: '2', gross: '2' },
      { net: '0.5', gross: '0.55', available: '2' },
    ],
  })
  const made = await move('assembly', '2026-01-07', [{ item: kit.sku, quantity: '2' }])
  // Jars 3 × 4 + 1 × 5 = 17, ribbon 1.1 m × 2 = 2.20, labour 2.40.
  expect(made.lines.map(({ quantity, cost }) => [quantity, cost])).toEqual([
    ['2', 2160],
    ['-4', -1700],
    ['-1.1', -220],
  ])
  expect(await stockOf(kit.id)).toMatchObject({ onHand: '2', value: 2160, unitCost: '10.8' })
  const more = await ask('assembly', [{ item: kit.sku, quantity: '2' }])
  expect([more.status, more.body.data.fields]).toMatchObject([
    422,
    { 'lines.0.quantity': { key: 'notEnoughOfComponent', params: { missing: '2' } } },
  ])
  // A jar that turns out dearer makes the kit dearer, and that is told before it is saved.
  const late = { kind: 'receipt', date: '2026-01-04', warehouseId }
  const lines = [{ item: jar.id, quantity: '1', unitCost: '9' }]
  const told = await firm.ask('POST', '/stock-documents', { ...late, lines })
  expect([told.status, told.body.data.detail]).toMatchObject([409, { reason: 'costsChange' }])
  await firm.must('POST', '/stock-documents', { ...late, lines, confirmsCosts: true })
  expect(await stockOf(kit.id)).toMatchObject({ value: 2160 - 1700 + 2100 })
})

test('taken apart it gives its cost back in proportion, without the labour', async () => {
  const { jar, ribbon, kit } = await basket()
  await move('receipt', '2026-02-02', [
    { item: jar.id, quantity: '4', unitCost: '4' },
    { item: ribbon.id, quantity: '2', unitCost: '2' },
  ])
  await move('assembly', '2026-02-03', [{ item: kit.id, quantity: '1' }])
  // 8 + 1.10 + 1.20; jars 2 left at 8, ribbon 1.45 m at 2.90: a kit has 8 and 1 of them in it.
  const apart = await move('disassembly', '2026-02-04', [{ item: kit.id, quantity: '1' }])
  expect(apart.lines.map(({ quantity, cost }) => [quantity, cost])).toEqual([
    ['-1', -1030],
    ['2', 809],
    ['0.5', 101],
  ])
  const { actions } = await firm.must<StockDocument>('GET', `/stock-documents/${apart.id}`)
  expect(actions).toEqual(['undo'])
})

test('what was assembled is undone once, to the cent, with what was lost', async () => {
  const { jar, ribbon, kit } = await basket({ costMethod: 'average' })
  await move('receipt', '2026-02-02', [
    { item: jar.id, quantity: '3', unitCost: '3.333333' },
    { item: ribbon.id, quantity: '2', unitCost: '2' },
  ])
  const made = await move('assembly', '2026-02-03', [{ item: kit.id, quantity: '1' }])
  const early = await firm.ask('POST', `/stock-documents/${made.id}/undo`, { date: '2026-02-02' })
  expect(early.status).toBe(409)
  const undone = { date: '2026-02-05' }
  const back = await firm.must<StockDocument>('POST', `/stock-documents/${made.id}/undo`, undone)
  expect(back).toMatchObject({ kind: 'disassembly', source: { number: made.number }, actions: [] })
  expect(await stockOf(jar.id)).toMatchObject({ onHand: '3', value: 1000 })
  expect(await stockOf(ribbon.id)).toMatchObject({ onHand: '2', value: 400 })
  expect(await stockOf(kit.id)).toMatchObject({ onHand: '0', value: 0 })
  const again = await firm.ask('POST', `/stock-documents/${made.id}/undo`, { date: today })
  expect(again.status).toBe(409)
})

test('a kit that is not assembled takes its components when it is delivered', async () => {
  const { jar, ribbon, kit } = await basket({ kitStock: 'components' })
  const customer = await firm.customer()
  await move('receipt', today, [
    { item: jar.id, quantity: '5', unitCost: '4' },
    { item: ribbon.id, quantity: '9', unitCost: '2' },
  ])
  expect((await ask('assembly', [{ item: kit.id, quantity: '1' }])).status).toBe(422)
  const body = (quantity: string) => ({
    lines: [line({ itemId: kit.id, quantity, description: 'Basket' })],
  })
  const sold = await firm.draft(customer.id, body('2'))
  await firm.must('POST', `/invoices/${sold.id}/finalise`, {})
  expect(await stockOf(jar.id)).toMatchObject({ onHand: '1', value: 400 })
  expect(await stockOf(ribbon.id)).toMatchObject({ onHand: '7.9' })
  // There is ribbon for another one, but not the jars: nothing of it goes out.
  const more = await firm.draft(customer.id, body('1'))
  await firm.must('POST', `/invoices/${more.id}/finalise`, {})
  expect(await stockOf(jar.id)).toMatchObject({ onHand: '1', reserved: '2' })
  expect(await stockOf(ribbon.id)).toMatchObject({ onHand: '7.9', reserved: '0.55' })
  await firm.must('POST', `/invoices/${sold.id}/credit-note`, {
    lines: [{ lineId: sold.lines[0]?.id, quantity: '1' }],
    reason: 'broken',
  })
  expect(await stockOf(jar.id)).toMatchObject({ onHand: '3', value: 1200 })
})

test('what a kit may be made of, and who may make it', async () => {
  const { jar, kit } = await basket()
  const service = await item({ kind: 'service' })
  const outer = await item({ kind: 'kit', components: [{ item: kit.sku, quantity: '1' }] })
  const wrong: [string, string][] = [
    [service.sku, 'unknownComponent'],
    [kit.sku, 'madeOfItself'],
    [outer.sku, 'madeOfItself'],
  ]
  for (const [component, key] of wrong) {
    const change = { ...kit, components: [{ item: component, quantity: '1' }] }
    const { status, body } = await firm.ask('PUT', `/items/${kit.id}`, change)
    expect([status, body.data.fields['components.0.item']?.key], component).toEqual([422, key])
  }
  expect((await ask('assembly', [{ item: jar.id, quantity: '1' }])).body.data.fields).toMatchObject(
    {
      'lines.0.item': { key: 'notAKit' },
    },
  )
  const lines = [{ item: kit.id, quantity: '1' }]
  expect((await ask('assembly', lines, { role: 'readOnly' })).status).toBe(403)
})

test('the books agree with the stock after all of it', async () => {
  for (const date of ['2026-01-07', '2026-02-04', today]) {
    const found = await firm.must<StockValuation>('GET', `/stock-valuation?date=${date}`)
    expect(found.account, date).toBe(found.value)
  }
})
