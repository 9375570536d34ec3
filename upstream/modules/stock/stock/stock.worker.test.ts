import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemStock, StockDocument, StockRow } from '#contract/stock/stock.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { documentList, moveList, stockList } from './list.ts'

let firm: TestFirm
let warehouse: string
let serial = 0

beforeAll(async () => {
  firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  warehouse = rows[0]?.id ?? ''
})

function item(values: object = {}): Promise<Item> {
  serial += 1
  const base = { kind: 'stock', unit: 'pc', unitPrice: '30', taxCode: 'DE-S19' }
  return firm.must('POST', '/items', { ...base, name: `P${serial}`, sku: `P-${serial}`, ...values })
}

function input(kind: string, date: string, lines: object[], more: object = {}) {
  return { kind, date, warehouseId: warehouse, lines, ...more }
}

function move(kind: string, date: string, lines: object[], more: object = {}) {
  return firm.must<StockDocument>('POST', '/stock-documents', input(kind, date, lines, more))
}

function stockOf(id: string, date = today): Promise<ItemStock> {
  return firm.must('GET', `/stock/${id}?date=${date}`)
}

describe('what stock costs', () => {
  test.each([
    ['average', 2400, '12'],
    ['fifo', 3200, '16'],
  ])('+8 at 10, +4 at 16, −10: %s leaves %s cents', async (costMethod, value, unitCost) => {
    const { id, sku } = await item({ costMethod, barcodes: [`BOX-${costMethod}`] })
    await move('receipt', '2026-01-05', [{ item: sku, quantity: '8', unitCost: '10' }])
    await move('receipt', '2026-01-06', [{ item: id, quantity: '4', unitCost: '16' }])
    await move('delivery', '2026-01-07', [{ item: `BOX-${costMethod}`, quantity: '10' }])
    expect(await stockOf(id)).toMatchObject({ onHand: '2', value, unitCost })
    expect(await stockOf(id, '2026-01-06')).toMatchObject({ onHand: '12', value: 14_400 })
    expect(await stockOf(id, '2026-01-04')).toMatchObject({ onHand: '0', value: 0 })
  })

  test('what comes before what was posted is told before it is saved, and then posted', async () => {
    const { id } = await item({ costMethod: 'fifo' })
    await move('receipt', '2026-02-02', [{ item: id, quantity: '5', unitCost: '10' }])
    const sale = await move('delivery', '2026-02-03', [{ item: id, quantity: '4' }])
    expect(sale.lines[0]?.cost).toBe(4000)
    const late = input('receipt', '2026-02-01', [{ item: id, quantity: '3', unitCost: '7' }])
    const refused = await firm.ask('POST', '/stock-documents', late)
    expect([refused.status, refused.body.data.detail]).toMatchObject([
      409,
      {
        reason: 'costsChange',
        changes: [{ number: sale.number, costBefore: 4000, costAfter: 3100 }],
      },
    ])
    expect(await stockOf(id)).toMatchObject({ onHand: '1' })
    await firm.must('POST', '/stock-documents', { ...late, confirmsCosts: true })
    expect(await stockOf(id)).toMatchObject({ onHand: '4', value: 4000 })
    expect(
      (await firm.must<StockDocument>('GET', `/stock-documents/${sale.id}`)).lines[0],
    ).toMatchObject({ cost: 3100 })
  })

  test('comes back with what it went out at, to the last cent', async () => {
    const { id } = await item({ costMethod: 'fifo' })
    await move('receipt', '2026-03-02', [{ item: id, quantity: '3', unitCost: '3.333333' }])
    const sale = await move('delivery', '2026-03-03', [{ item: id, quantity: '3' }])
    await move('receipt', '2026-03-04', [{ item: id, quantity: '1', unitCost: '99' }])
    const back = (quantity: string) => ({
      date: '2026-03-05',
      lines: [{ position: 0, quantity }],
    })
    for (const quantity of ['1', '1', '1']) {
      await firm.must('POST', `/stock-documents/${sale.id}/return`, back(quantity))
    }
    expect(await stockOf(id)).toMatchObject({ onHand: '4', value: 9900 + 1000 })
    const more = await firm.ask('POST', `/stock-documents/${sale.id}/return`, back('1'))
    expect(more.status).toBe(422)
  })
})

describe('stock', () => {
  test('does not go out that is not there, unless the firm allows it', async () => {
    const { id } = await item()
    await move('receipt', '2026-04-02', [{ item: id, quantity: '2', unitCost: '10' }])
    const over = input('delivery', '2026-04-03', [{ item: id, quantity: '3' }])
    const refused = await firm.ask('POST', '/stock-documents', over)
    expect([refused.status, refused.body.data.fields]).toMatchObject([
      422,
      { 'lines.0.quantity': { key: 'notEnoughStock', params: { missing: '1' } } },
    ])
    const settings = { invoiceDelivers: 'atOnce', allowsNegative: true, surplusPercent: 10 }
    await firm.must('PUT', '/stock-settings', settings)
    await firm.must('POST', '/stock-documents', over)
    expect(await stockOf(id)).toMatchObject({ onHand: '-1', value: -1000 })
    await move('receipt', '2026-04-04', [{ item: id, quantity: '2', unitCost: '12' }])
    expect(await stockOf(id)).toMatchObject({ onHand: '1', value: 1200 })
    await firm.must('PUT', '/stock-settings', { ...settings, allowsNegative: false })
  })

  test('goes from one warehouse to another, and is on its way between', async () => {
    const shop = await firm.must<Warehouse>('POST', '/warehouses', { name: 'Shop' })
    const { id } = await item()
    await move('receipt', '2026-04-02', [{ item: id, quantity: '6', unitCost: '10' }])
    const lines = [{ item: id, quantity: '4' }]
    const to = { toWarehouseId: shop.id, isOnItsWay: true }
    const sent = await move('transfer', '2026-04-03', lines, to)
    expect(sent).toMatchObject({ state: 'open', actions: ['arrive'] })
    expect((await stockOf(id)).places.map(({ onHand }) => onHand)).toEqual(['2', '4'])
    const part = { date: '2026-04-05', lines: [{ position: 0, quantity: '3' }] }
    await firm.must('POST', `/stock-documents/${sent.id}/arrive`, part)
    const rest = { date: '2026-04-06' }
    const done = await firm.must<StockDocument>('POST', `/stock-documents/${sent.id}/arrive`, rest)
    expect(done.state).toBe('done')
    expect(await stockOf(id)).toMatchObject({ onHand: '6', value: 6000 })
    expect((await stockOf(id)).places).toMatchObject([{ onHand: '2' }, { onHand: '4' }])
    expect((await stockOf(id, '2026-04-05')).places.map(({ onHand }) => onHand)).toEqual([
      '2',
      '3',
      '1',
    ])
    expect((await firm.ask('POST', `/warehouses/${shop.id}/archive`, {})).status).toBe(409)
  })

  test('says at each field what is wrong, and nothing happens', async () => {
    const service = await item({ kind: 'service' })
    const { id } = await item()
    const wrong: [object, string, string][] = [
      [
        input('receipt', today, [{ item: 'nobody', quantity: '1', unitCost: '1' }]),
        'lines.0.item',
        'unknownStockItem',
      ],
      [
        input('receipt', today, [{ item: service.id, quantity: '1', unitCost: '1' }]),
        'lines.0.item',
        'unknownStockItem',
      ],
      [input('receipt', today, [{ item: id, quantity: '1' }]), 'lines.0.unitCost', 'required'],
      [input('delivery', today, [{ item: id, quantity: '-1' }]), 'lines.0.quantity', 'negative'],
      [input('delivery', today, [{ item: id, quantity: '0' }]), 'lines.0.quantity', 'notPositive'],
      [input('delivery', '2027-01-01', [{ item: id, quantity: '1' }]), 'date', 'inFuture'],
      [
        input('transfer', today, [{ item: id, quantity: '1' }]),
        'toWarehouseId',
        'unknownWarehouse',
      ],
    ]
    for (const [body, path, key] of wrong) {
      const { status, body: answer } = await firm.ask('POST', '/stock-documents', body)
      expect([status, answer.data.fields[path]?.key], path).toEqual([422, key])
    }
  })

  test('keeps the kind and the method of what has moved', async () => {
    const made = await item()
    await move('adjustment', '2026-04-02', [{ item: made.id, quantity: '1', unitCost: '1' }])
    const change = { ...made, costMethod: 'fifo', kind: 'product' }
    const { status, body } = await firm.ask('PUT', `/items/${made.id}`, change)
    expect([status, Object.keys(body.data.fields)]).toEqual([422, ['kind', 'costMethod']])
  })

  test('is listed with what is low, and follows an index in every order', async () => {
    const { id } = await item({ name: 'Scarce', reorderLevel: '5', reorderQuantity: '20' })
    await move('receipt', '2026-04-02', [{ item: id, quantity: '4', unitCost: '2.5' }])
    const { rows } = await firm.must<{ rows: StockRow[] }>('GET', '/stock?tab=low')
    expect(rows.map(({ name, value }) => [name, value])).toEqual([['Scarce', 1000]])
    const plans = [
      ...(await sortPlans(firm, stockList)),
      ...(await sortPlans(firm, moveList)),
      ...(await sortPlans(firm, documentList)),
    ]
    for (const { order, plan } of plans) {
      expect(plan, order).toMatch(/^SEARCH \S+ USING INDEX \S+ \(.*[<>]/)
      expect(plan, order).not.toContain('TEMP B-TREE')
    }
  })
})

describe('an invoice', () => {
  const body = (itemId: string, quantity: string) =>
    ({ lines: [line({ itemId, quantity, description: 'Goods' })] }) as const

  test('delivers what is there, leaves open what is not, and takes back what is credited', async () => {
    const customer = await firm.customer()
    const { id } = await item()
    await move('receipt', today, [{ item: id, quantity: '5', unitCost: '10' }])
    const sold = await firm.draft(customer.id, body(id, '4'))
    await firm.must('POST', `/invoices/${sold.id}/finalise`, {})
    expect(await stockOf(id)).toMatchObject({ onHand: '1', value: 1000, reserved: '0' })
    const more = await firm.draft(customer.id, body(id, '3'))
    await firm.must('POST', `/invoices/${more.id}/finalise`, {})
    expect(await stockOf(id)).toMatchObject({ onHand: '1', reserved: '3', available: '-2' })
    await firm.must('POST', `/invoices/${sold.id}/credit-note`, {
      lines: [{ lineId: sold.lines[0]?.id, quantity: '2' }],
      reason: 'broken',
    })
    expect(await stockOf(id)).toMatchObject({ onHand: '3', value: 3000 })
    const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/stock-documents?tab=open')
    await firm.must('POST', `/stock-documents/${rows[0]?.id}/deliver`, { date: today })
    expect(await stockOf(id)).toMatchObject({ onHand: '0', value: 0, reserved: '0' })
    await firm.must('POST', `/invoices/${more.id}/void`, { reason: 'typo' })
    expect(await stockOf(id)).toMatchObject({ onHand: '3', value: 3000 })
  })
})

describe('who may not', () => {
  test('move stock or see its cost, does not', async () => {
    const { id } = await item()
    await move('receipt', '2026-04-02', [{ item: id, quantity: '2', unitCost: '10' }])
    const body = input('adjustment', today, [{ item: id, quantity: '-1' }])
    const post = (role: string, json: object) =>
      firm.ask('POST', '/stock-documents', json, { role })
    expect((await post('cashier', body)).status).toBe(403)
    expect((await post('sales', body)).status).toBe(403)
    expect(
      (await post('sales', input('delivery', today, [{ item: id, quantity: '1' }]))).status,
    ).toBe(201)
    const shown = await firm.must<ItemStock>('GET', `/stock/${id}`, undefined, { role: 'sales' })
    expect(shown).toMatchObject({ onHand: '1', value: null, unitCost: null, layers: null })
    expect((await firm.ask('GET', '/stock', undefined, { role: 'hr' })).status).toBe(403)
  })
})

test('the value of all stock is the inventory account, on every day', async () => {
  for (const date of ['2026-02-02', '2026-03-03', '2026-04-03', today]) {
    const found = await firm.must<StockValuation>('GET', `/stock-valuation?date=${date}`)
    expect(found.account, date).toBe(found.value)
    const sum = found.rows.reduce((total, { value }) => total + (value ?? 0), 0)
    expect(sum, date).toBe(found.value)
  }
})
