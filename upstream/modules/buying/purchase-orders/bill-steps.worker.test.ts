import { beforeAll, expect, test } from 'vitest'
import type { BillMatch } from '#contract/buying/bill-matching.ts'
import type { Bill } from '#contract/buying/bills.ts'
import type { GoodsReceived } from '#contract/buying/goods-received.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { oakInput, orderInput } from '#upstream/testing/purchase-inputs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let testFirm: TestFirm

beforeAll(async () => {
  testFirm = await TestFirm.open()
  await testFirm.customer({ name: 'Holz AG', roles: ['supplier'], email: 'x@holz.example' })
  await testFirm.must('POST', '/items', oakInput)
})

type Ordered = { item?: string; quantity: string; unitPrice: string; taxCode?: string }

/** An approved order of oak. */
async function approved({ item = 'OAK-1', quantity, unitPrice, taxCode = 'DE-S19' }: Ordered) {
  const { id } = await testFirm.must<PurchaseOrder>('POST', '/purchase-orders', {
    ...orderInput,
    lines: [{ item, description: '', quantity, unitPrice, taxCode }],
  })
  return testFirm.must<PurchaseOrder>('POST', `/purchase-orders/${id}/approve`, { version: 1 })
}

function receive({ id, lines }: PurchaseOrder, quantity: string) {
  const part = { date: today, lines: [{ lineId: lines[0]?.id, quantity }] }
  return testFirm.must('POST', `/purchase-orders/${id}/receive`, part)
}

let bills = 0

/** The bill of what arrived, with what is said in place of what it says. */
async function billed({ id }: PurchaseOrder, changes: Partial<Bill['lines'][number]> = {}) {
  const at = `/purchase-orders/${id}/bill`
  const { billId } = await testFirm.must<{ billId: string }>('POST', at, {})
  const bill = await testFirm.must<Bill>('GET', `/bills/${billId}`)
  const lines = bill.lines.map(({ description, quantity, unitPrice, account, taxCode }) => ({
    description,
    quantity,
    unitPrice,
    account,
    taxCode,
    tax: '',
    ...changes,
  }))
  bills += 1
  const whole = { ...bill, total: '', supplierNumber: `R-${bills}`, lines }
  return testFirm.must<Bill>('PUT', `/bills/${billId}`, whole)
}

const approve = ({ id, version }: Bill) =>
  testFirm.must<Bill>('POST', `/bills/${id}/approve`, { version })

/** What stands on goods received, and what the stock is worth by the books (SKR 03). */
async function received() {
  const balances = await testFirm.balances()
  return [balances['1792'] ?? 0, balances['3980'] ?? 0]
}

test('tax that is not recovered leaves goods received with the bill', async () => {
  const [, before = 0] = await received()
  const order = await approved({ quantity: '10', unitPrice: '10', taxCode: 'DE-NV19' })
  await receive(order, '10')
  await approve(await billed(order))
  // Received at 100.00; billed 100.00 and 19.00 of tax that is a cost.
  expect(await received()).toEqual([0, before + 11_900])
})

test('a bill clears what its receipts posted, to the cent', async () => {
  const [, before = 0] = await received()
  const order = await approved({ quantity: '3', unitPrice: '0.333333' })
  // 0.33 each time: 0.99 in all, of which the bill makes 1.00.
  for (const quantity of ['1', '1', '1']) await receive(order, quantity)
  const bill = await approve(await billed(order))
  expect(await received()).toEqual([0, before + 100])
  await testFirm.must('POST', `/bills/${bill.id}/void`, { reason: 'x' })
  expect(await received()).toEqual([-99, before + 99])
  await approve(await billed(order))
  expect(await received()).toEqual([0, before + 100])
})

test('what is billed before it arrives is cleared by its last receipt', async () => {
  const [, before = 0] = await received()
  const order = await approved({ quantity: '3', unitPrice: '0.333333' })
  const bill = await billed(order)
  const { userId } = testFirm
  testFirm.userId = newId()
  const release = { reason: 'Paid in advance', version: bill.version }
  await testFirm.must('POST', `/bill-matches/${bill.id}/release`, release)
  testFirm.userId = userId
  await approve(bill)
  expect(await received()).toEqual([100, before])
  for (const quantity of ['1', '1', '1']) await receive(order, quantity)
  expect(await received()).toEqual([0, before + 99])
})

test('a dearer bill is value of what is still there and cost of what is sold', async () => {
  const pine = { name: 'Pine', kind: 'stock', sku: 'PINE-1', unit: 'pc', unitPrice: '30' }
  await testFirm.must('POST', '/items', { ...pine, taxCode: 'DE-S19' })
  const order = await approved({ item: 'PINE-1', quantity: '10', unitPrice: '10' })
  await receive(order, '10')
  const { rows } = await testFirm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const out = { kind: 'delivery', date: today, warehouseId: rows[0]?.id }
  const take = (quantity: string) =>
    testFirm.must('POST', '/stock-documents', { ...out, lines: [{ item: 'PINE-1', quantity }] })
  await take('4')
  const before = await testFirm.balances()
  // 101.00 for what was received at 100.00: six of ten are there.
  const { id } = await approve(await billed(order, { unitPrice: '10.1' }))
  const moved = async (account: string) =>
    ((await testFirm.balances())[account] ?? 0) - (before[account] ?? 0)
  expect([await moved('3980'), await moved('4000'), await moved('1792')]).toEqual([60, 40, 10_000])
  const { value, account } = await testFirm.must<StockValuation>('GET', '/stock-valuation')
  expect(value).toBe(account)
  await take('6')
  expect([await moved('3980'), await moved('4000')]).toEqual([-6000, 6100])
  await testFirm.must('POST', `/bills/${id}/void`, { reason: 'x' })
  expect([await moved('3980'), await moved('4000'), await moved('1792')]).toEqual([-6000, 6000, 0])
  const goods = await testFirm.must<GoodsReceived>('GET', '/goods-received')
  expect(goods.rows.at(-1)).toMatchObject({ description: 'Pine', received: '10', amount: 10_000 })
  expect(goods.ofOrders + goods.other).toBe(goods.balance)
  expect(goods.balance).toBe(0 - ((await testFirm.balances())['1792'] ?? 0))
  const sales = await testFirm.ask('GET', '/goods-received', undefined, { role: 'employee' })
  expect(sales.status).toBe(403)
})

test('receipts without an order stand by supplier until bills clear the oldest', async () => {
  const { rows } = await testFirm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const receive = (partner: string, quantity: string) =>
    testFirm.must<{ id: string }>('POST', '/stock-documents', {
      ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id, partner },
      lines: [{ item: 'PINE-1', quantity, unitCost: '10' }],
    })
  const listed = async () => {
    const goods = await testFirm.must<GoodsReceived>('GET', '/goods-received')
    const sum = goods.withoutOrder.reduce((total, { open }) => total + open, 0)
    expect([goods.byHand, sum]).toEqual([0, goods.other])
    return goods.withoutOrder
      .filter(({ supplierName }) => /^moor/i.test(supplierName))
      .map(({ kind, id, amount, open }) => [kind, id, amount, open])
  }
  await testFirm.customer({ name: 'Moor Timber', roles: ['supplier'] })
  const bill = async (unitPrice: string) => {
    const line = { description: 'Pine', unitPrice, account: '1792', taxCode: 'DE-S19' }
    const input = { supplierName: 'Moor Timber', supplierNumber: unitPrice, date: today }
    const more = { currency: 'EUR', exchangeRate: '', lines: [line] }
    const draft = await testFirm.must<Bill>('POST', '/bills', { ...input, ...more })
    // Goods that nobody ordered are let through by somebody else.
    const { userId } = testFirm
    testFirm.userId = newId()
    const release = { reason: 'Bought on the spot', version: draft.version }
    await testFirm.must('POST', `/bill-matches/${draft.id}/release`, release)
    testFirm.userId = userId
    return approve(draft)
  }
  const first = await receive('Moor Timber', '3')
  const second = await receive('moor timber ', '2')
  expect(await listed()).toEqual([
    ['receipt', first.id, 3000, 3000],
    ['receipt', second.id, 2000, 2000],
  ])
  await bill('35')
  expect(await listed()).toEqual([['receipt', second.id, 2000, 1500]])
  const last = await bill('17')
  expect(await listed()).toEqual([['bill', last.id, -1700, -200]])
})

/** What holds a bill's approval back, as `conflict` says it, and its findings. */
async function held(bill: Bill) {
  const asked = { version: bill.version }
  const { status, body } = await testFirm.ask('POST', `/bills/${bill.id}/approve`, asked)
  const { lines } = await testFirm.must<BillMatch>('GET', `/bill-matches/${bill.id}`)
  return [status, body.data.detail?.reason, ...lines.flatMap(({ findings }) => findings)]
}

test('goods billed as an expense would cost twice and are held', async () => {
  const order = await approved({ quantity: '2', unitPrice: '12' })
  await receive(order, '2')
  const bill = await billed(order, { account: '4930' })
  // Said before anybody tries to approve it.
  expect(bill.isOverBilled).toBe(true)
  expect(await held(bill)).toEqual([409, 'overBilled', 'notGoodsReceived'])
  const { lines } = bill
  const again = { ...bill, total: '', lines: lines.map((line) => ({ ...line, account: '1792' })) }
  const mended = await testFirm.must<Bill>('PUT', `/bills/${bill.id}`, again)
  expect((await approve(mended)).state).toBe('open')
})

test('whoever prepared a held bill may not free it by naming no order', async () => {
  const order = await approved({ quantity: '5', unitPrice: '12' })
  await receive(order, '5')
  const dear = await billed(order, { unitPrice: '20' })
  const clear = (json = { lines: [] }, how = {}) =>
    testFirm.ask('PUT', `/bill-matches/${dear.id}`, json, how)
  const refused = await clear()
  expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  const clerk = {
    userId: newId(),
    custom: { name: 'Clerk', permissions: ['bill:view', 'bill:edit'], scopes: {} },
  }
  expect((await clear({ lines: [] }, clerk)).status).toBe(403)
  expect((await clear({ lines: [] }, { userId: newId() })).status).toBe(200)
  // What others looked at before is no more what they approve.
  expect((await held(dear)).slice(0, 1)).toEqual([409])
  expect((await held(dear))[1]).not.toBe('overBilled')
  expect(await held(await testFirm.must<Bill>('GET', `/bills/${dear.id}`))).toEqual([
    409,
    'overBilled',
    'withoutOrder',
  ])
})

test('a line that is unmatched before it is made dearer is held all the same', async () => {
  const { id, lines } = await testFirm.must<PurchaseOrder>('POST', '/purchase-orders', {
    supplierName: 'Holz AG',
    issueDate: '2026-03-02',
    currency: 'EUR',
    exchangeRate: '',
    lines: ['1000', '100'].map((unitPrice) => {
      return { description: `Sawing ${unitPrice}`, quantity: '1', unitPrice, taxCode: 'DE-S19' }
    }),
  })
  const order = await testFirm.must<PurchaseOrder>('POST', `/purchase-orders/${id}/approve`, {
    version: 1,
  })
  const arrived = lines.map((line) => ({ lineId: line.id, quantity: '1' }))
  await testFirm.must('POST', `/purchase-orders/${id}/receive`, { date: today, lines: arrived })
  const bill = await billed(order)
  const [first, second] = bill.lines
  const kept = { lines: [{ position: 1, orderLineId: lines[1]?.id }] }
  await testFirm.must('PUT', `/bill-matches/${bill.id}`, kept)
  const { version } = await testFirm.must<Bill>('GET', `/bills/${bill.id}`)
  const dearer = [{ ...first, unitPrice: '5000' }, second]
  const whole = { ...bill, total: '', lines: dearer, version }
  const mended = await testFirm.must<Bill>('PUT', `/bills/${bill.id}`, whole)
  expect(await held(mended)).toEqual([409, 'overBilled', 'withoutOrder'])
})

test('what was let through is held anew once it is more', async () => {
  const order = await approved({ quantity: '10', unitPrice: '12' })
  await receive(order, '10')
  const dear = await billed(order, { unitPrice: '15' })
  const other = await billed(order, { quantity: '4' })
  const { userId } = testFirm
  const letThrough = async () => {
    testFirm.userId = newId()
    const release = { reason: 'Dearer, agreed', version: dear.version }
    await testFirm.must('POST', `/bill-matches/${dear.id}/release`, release)
    testFirm.userId = userId
  }
  await letThrough()
  await approve(other)
  expect(await held(dear)).toEqual([409, 'overBilled', 'moreThanOrdered', 'dearerThanOrdered'])
  const seen = await testFirm.must<BillMatch>('GET', `/bill-matches/${dear.id}`)
  expect(seen.release).toBeNull()
  await letThrough()
  expect((await approve(dear)).state).toBe('open')
})

test('a bill against goods received that names no order is held', async () => {
  const { supplierId } = await approved({ quantity: '1', unitPrice: '12' })
  const oak = { description: 'Oak', account: '1792', taxCode: 'DE-S19', tax: '' }
  const bill = await testFirm.must<Bill>('POST', '/bills', {
    supplierId,
    supplierName: 'Holz AG',
    supplierNumber: 'R-99',
    date: today,
    currency: 'EUR',
    exchangeRate: '',
    lines: [{ ...oak, quantity: '1', unitPrice: '12' }],
  })
  expect(await held(bill)).toEqual([409, 'overBilled', 'withoutOrder'])
})
