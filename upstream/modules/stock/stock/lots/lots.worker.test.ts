import { beforeAll, expect, test } from 'vitest'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemStock, StockDocument } from '#contract/stock/stock.ts'
import type { LotGap, StockLot, StockLotRow } from '#contract/stock/stock-lots.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'
import { lotListOn } from './reader.ts'

let firm: TestFirm
let warehouseId: string
let count = 0

beforeAll(async () => {
  firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  warehouseId = rows[0]?.id ?? ''
})

function item(tracking: 'batches' | 'serials', values: object = {}): Promise<Item> {
  count += 1
  const base = { kind: 'stock', unit: 'pc', unitPrice: '30', taxCode: 'DE-S19', tracking }
  return firm.must('POST', '/items', { ...base, name: `L${count}`, sku: `L-${count}`, ...values })
}

function ask(kind: string, lines: object[], more: object = {}) {
  const document = { kind, date: '2026-03-01', warehouseId, lines, ...more }
  return firm.ask<StockDocument>('POST', '/stock-documents', document)
}

function move(kind: string, lines: object[], more: object = {}) {
  const document = { kind, date: '2026-03-01', warehouseId, lines, ...more }
  return firm.must<StockDocument>('POST', '/stock-documents', document)
}

async function refused(kind: string, lines: object[], more: object = {}) {
  const { status, body } = await ask(kind, lines, more)
  return [status, (body as unknown as { data: { fields: object } }).data.fields]
}

function lotsOf(document: StockDocument): [string, string][] {
  return document.lines.flatMap(({ lots }) =>
    lots.map((lot): [string, string] => [lot.code, lot.quantity]),
  )
}

async function onHand(id: string): Promise<[string, string][]> {
  const { lots } = await firm.must<ItemStock>('GET', `/stock/${id}`)
  return lots.map(({ code, quantity }) => [code, quantity])
}

test('of batches the first to expire leaves first, what has expired by an adjustment alone', async () => {
  const { id } = await item('batches')
  const line = { item: id, unitCost: '2' }
  expect(await refused('receipt', [{ ...line, quantity: '5' }])).toMatchObject([
    422,
    { 'lines.0.codes': { key: 'required' } },
  ])
  await move('receipt', [
    { ...line, quantity: '5', codes: ['LATE'], expires: '2026-12-31' },
    { ...line, quantity: '4', codes: ['SOON'], expires: '2026-06-30' },
    { ...line, quantity: '3', codes: ['OLD'], expires: '2026-02-28' },
  ])
  const out = await move('delivery', [{ item: id, quantity: '6' }])
  expect(lotsOf(out)).toEqual([
    ['SOON', '4'],
    ['LATE', '2'],
  ])
  const old = [{ item: id, quantity: '1', codes: ['OLD'] }]
  expect(await refused('delivery', old)).toMatchObject([
    422,
    { 'lines.0.codes': { key: 'lotExpired' } },
  ])
  await move('adjustment', [{ item: id, quantity: '-3', codes: ['OLD'] }], { reason: 'damage' })
  expect(await onHand(id)).toEqual([['LATE', '3']])
  // What is known of a batch holds for what comes in of it later.
  expect(
    await refused('receipt', [{ ...line, quantity: '1', codes: ['LATE'], expires: '2027-01-31' }]),
  ).toMatchObject([422, { 'lines.0.expires': { key: 'otherExpiry' } }])
})

test('a batch is never below zero, on its day and ever after', async () => {
  const { id } = await item('batches')
  const receive = (code: string, quantity: string, date: string) =>
    move('receipt', [{ item: id, unitCost: '2', quantity, codes: [code] }], { date })
  await receive('A', '3', '2026-03-01')
  await receive('B', '9', '2026-03-01')
  await move('delivery', [{ item: id, quantity: '2', codes: ['A'] }], { date: '2026-03-05' })
  const taken = { item: id, quantity: '2', codes: ['A'] }
  const answer = await refused('delivery', [taken], { date: '2026-03-03', confirmsCosts: true })
  expect(answer).toMatchObject([
    422,
    { 'lines.0.codes': { key: 'notEnoughOfLot', params: { maximum: '1' } } },
  ])
  const early = await move('delivery', [{ item: id, quantity: '2' }], {
    date: '2026-03-03',
    confirmsCosts: true,
  })
  expect(lotsOf(early)).toEqual([
    ['A', '1'],
    ['B', '1'],
  ])
  const other = await move('delivery', [{ item: id, quantity: '1', codes: ['B'] }])
  expect(lotsOf(other)).toEqual([['B', '1']])
})

test('serial numbers are one for each unit, and one is there once', async () => {
  const { id } = await item('serials')
  const line = { item: id, unitCost: '100' }
  const codes = ['S1', 'S2', 'S3']
  expect(await refused('receipt', [{ ...line, quantity: '2', codes }])).toMatchObject([
    422,
    { 'lines.0.codes': { key: 'serialsCount', params: { count: '3', wanted: '2' } } },
  ])
  await move('receipt', [{ ...line, quantity: '3', codes }], { partner: 'Maker' })
  expect(await refused('receipt', [{ ...line, quantity: '1', codes: ['S2'] }])).toMatchObject([
    422,
    { 'lines.0.codes': { key: 'serialThere' } },
  ])
  expect(await refused('delivery', [{ item: id, quantity: '1' }])).toMatchObject([
    422,
    { 'lines.0.codes': { key: 'required' } },
  ])
  const out = await move('delivery', [{ item: id, quantity: '2', codes: ['S3', 'S1'] }], {
    partner: 'Buyer',
  })
  expect(await onHand(id)).toEqual([['S2', '1']])
  const step = { date: '2026-03-02', lines: [{ position: 0, quantity: '1', codes: ['S1'] }] }
  const back = await firm.must<StockDocument>('POST', `/stock-documents/${out.id}/return`, step)
  expect(lotsOf(back)).toEqual([['S1', '1']])
  expect(await onHand(id)).toEqual([
    ['S1', '1'],
    ['S2', '1'],
  ])
  // From the supplier to the customer, and back.
  const found = await firm.must<{ rows: StockLotRow[] }>('GET', '/stock-lots?tab=all&q=S1')
  const lot = await firm.must<StockLot>('GET', `/stock-lots/${found.rows[0]?.id}`)
  expect(lot.moves.map(({ kind, partner, quantity }) => [kind, partner, quantity])).toEqual([
    ['receipt', 'Maker', '1'],
    ['delivery', 'Buyer', '-1'],
    ['return', 'Buyer', '1'],
  ])
})

test('a transfer on its way takes its batches and serial numbers along', async () => {
  const there = await firm.must<Warehouse>('POST', '/warehouses', {
    ...{ name: 'Van', code: '', address: '' },
  })
  const { id } = await item('serials')
  await move('receipt', [{ item: id, quantity: '2', unitCost: '5', codes: ['T1', 'T2'] }])
  const sent = await move('transfer', [{ item: id, quantity: '2', codes: ['T1', 'T2'] }], {
    toWarehouseId: there.id,
    isOnItsWay: true,
  })
  expect(lotsOf(sent)).toEqual([
    ['T1', '1'],
    ['T2', '1'],
  ])
  const path = `/stock-documents/${sent.id}/arrive`
  await firm.must('POST', path, {
    date: '2026-03-02',
    lines: [{ position: 0, quantity: '1', codes: ['T2'] }],
  })
  const { rows } = await firm.must<{ rows: StockLotRow[] }>(
    'GET',
    `/stock-lots?itemId=${id}&sort=code`,
  )
  expect(rows.map(({ code, places }) => [code, places[0]?.warehouse])).toEqual([
    ['T1', 'Unterwegs'],
    ['T2', 'Van'],
  ])
})

test('an invoice delivers batches by itself and leaves serial numbers to be assigned', async () => {
  const [batch, serial] = [await item('batches'), await item('serials')]
  await move(
    'receipt',
    [
      { item: batch.id, quantity: '5', unitCost: '2', codes: ['X'], expires: '2030-01-31' },
      { item: serial.id, quantity: '2', unitCost: '9', codes: ['N1', 'N2'] },
    ],
    { date: '2026-03-01' },
  )
  const customer = await firm.customer()
  await firm.issued(customer.id, {
    lines: [
      line({ itemId: batch.id, quantity: '2', unit: 'pc' }),
      line({ itemId: serial.id, quantity: '2', unit: 'pc' }),
    ],
  })
  const { rows } = await firm.must<{ rows: LotGap[] }>('GET', '/stock-lot-gaps')
  const gap = rows.find(({ itemId }) => itemId === serial.id)
  expect(gap).toMatchObject({ quantity: '-2', position: 1 })
  const path = `/stock-documents/${gap?.documentId}`
  const before = await firm.must<StockDocument>('GET', path)
  expect(before.lines.map(({ toAssign }) => toAssign)).toEqual(['0', '2'])
  expect([before.actions.includes('assign'), lotsOf(before)]).toEqual([true, [['X', '2']]])

  const assign = (codes: string[]) =>
    firm.ask<StockDocument>('POST', `${path}/lots`, { lines: [{ position: 1, codes }] })
  expect((await assign(['N1', 'N9'])).status).toBe(422)
  expect((await assign(['N1'])).body.lines[1]?.toAssign).toBe('1')
  const whole = (await assign(['N2'])).body
  expect([whole.lines[1]?.toAssign, whole.actions.includes('assign')]).toEqual(['0', false])
  expect(await onHand(serial.id)).toEqual([])
})

test('what was ordered names its serial numbers when it arrives, or later', async () => {
  const { sku } = await item('serials')
  const supplier = await firm.customer({ name: 'Frame works', roles: ['supplier'] })
  const order = await firm.must<PurchaseOrder>('POST', '/purchase-orders', {
    supplierName: supplier.name,
    issueDate: '2026-03-01',
    currency: 'EUR',
    exchangeRate: '',
    lines: [{ item: sku, quantity: '3', unitPrice: '9' }],
  })
  const path = `/purchase-orders/${order.id}`
  await firm.must('POST', `${path}/approve`, { version: order.version })
  await firm.must('POST', `${path}/sent`, {})
  const [line] = order.lines
  expect(line?.tracking).toBe('serials')
  const arrive = (quantity: string, codes: string[]) =>
    firm.ask('POST', `${path}/receive`, {
      date: '2026-03-02',
      lines: [{ lineId: line?.id, quantity, codes }],
    })
  const wrong = await arrive('2', ['P1'])
  expect([wrong.status, wrong.body.data.fields]).toMatchObject([
    422,
    { 'lines.0.codes': { key: 'serialsCount' } },
  ])
  expect((await arrive('2', ['P1', 'P2'])).status).toBe(200)
  expect((await arrive('1', [])).status).toBe(200)
  expect(await onHand(line?.itemId ?? '')).toEqual([
    ['P1', '1'],
    ['P2', '1'],
  ])
  const { rows } = await firm.must<{ rows: LotGap[] }>('GET', '/stock-lot-gaps')
  expect(rows.find(({ itemId }) => itemId === line?.itemId)?.quantity).toBe('1')
})

test('whether an item has batches changes while none of it is there', async () => {
  const { id, version, ...values } = await item('batches')
  await move('receipt', [{ item: id, quantity: '1', unitCost: '2', codes: ['Y'] }])
  const change = { ...values, version, tracking: 'none' }
  const answer = await firm.ask('PUT', `/items/${id}`, change)
  expect([answer.status, answer.body.data.fields]).toMatchObject([
    422,
    { tracking: { key: 'fixedWhileOnHand' } },
  ])
})

test('who only looks at stock assigns nothing and changes no batch', async () => {
  const { id } = await item('batches')
  const { lines, id: documentId } = await move('receipt', [
    { item: id, quantity: '1', unitCost: '2', codes: ['Z'] },
  ])
  const lotId = lines[0]?.lots[0]?.id
  const readOnly = { role: 'readOnly' } as const
  const ask = (method: string, path: string, body?: object) =>
    firm.ask(method, path, body, readOnly)
  expect((await ask('GET', `/stock-lots/${lotId}`)).status).toBe(200)
  const changed = await ask('PUT', `/stock-lots/${lotId}`, { code: 'ZZ', expires: '' })
  const assigned = await ask('POST', `/stock-documents/${documentId}/lots`, {
    lines: [{ position: 0, codes: ['Z'] }],
  })
  expect([changed.status, assigned.status]).toEqual([403, 403])
})

test('each order of the batches is read by an index', async () => {
  for (const { order, plan } of await sortPlans(firm, lotListOn('2026-06-01'))) {
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
