import { expect, test, vi } from 'vitest'
import type { BillMatch } from '#contract/buying/bill-matching.ts'
import type { Bill } from '#contract/buying/bills.ts'
import type { PurchaseOrder, ReorderItem } from '#contract/buying/purchase-orders.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { oakInput, orderInput } from '#upstream/testing/purchase-inputs.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { orderSource } from './list.ts'

const path = '/purchase-orders'

async function openFirm() {
  const testFirm = await TestFirm.open()
  await testFirm.customer({ name: 'Holz AG', roles: ['supplier'], email: 'x@holz.example' })
  const item = await testFirm.must<{ id: string }>('POST', '/items', {
    ...oakInput,
    reorderLevel: '5',
    reorderQuantity: '20',
  })
  return { testFirm, item }
}

const input = {
  ...orderInput,
  lines: [
    { item: 'OAK-1', description: '', quantity: '10', unitPrice: '12', taxCode: '' },
    { item: '', description: 'Sawing', quantity: '2', unitPrice: '50', taxCode: 'DE-S19' },
  ],
}

function step<Result = PurchaseOrder>(testFirm: TestFirm, id: string, name: string, json = {}) {
  return testFirm.must<Result>('POST', `${path}/${id}/${name}`, json)
}

test('an order is approved, received in parts into stock, billed and done', async () => {
  const { testFirm, item } = await openFirm()
  const draft = await testFirm.must<PurchaseOrder>('POST', path, input)
  expect([draft.number, draft.totals.net, draft.lines[0]?.description]).toEqual([
    null,
    22000,
    'Oak',
  ])
  const approved = await step(testFirm, draft.id, 'approve', { version: draft.version })
  expect([approved.state, approved.number]).toEqual(['approved', 'BE-2026-0001'])
  const stock = () =>
    testFirm.must<{ onHand: string; expected: string }>('GET', `/stock/${item.id}`)
  expect(await stock()).toMatchObject({ onHand: '0', expected: '10' })
  expect((await step(testFirm, draft.id, 'sent')).state).toBe('sent')
  const [oak] = approved.lines
  const much = { date: today, lines: [{ lineId: oak?.id, quantity: '12' }] }
  const refused = await testFirm.ask('POST', `${path}/${draft.id}/receive`, much)
  expect(refused.body.data.fields).toMatchObject({ 'lines.0.quantity': { key: 'aboveSurplus' } })
  const part = { date: today, lines: [{ lineId: oak?.id, quantity: '4' }] }
  expect((await step(testFirm, draft.id, 'receive', part)).state).toBe('partReceived')
  expect(await stock()).toMatchObject({ onHand: '4', expected: '6' })
  // 4 at 12.00: inventory against goods received (SKR 03).
  expect((await testFirm.balances())['1792']).toBe(-4800)
  expect((await step(testFirm, draft.id, 'receive', { date: today })).state).toBe('received')
  const { billId } = await step<{ billId: string }>(testFirm, draft.id, 'bill')
  const bill = await testFirm.must<Bill>('GET', `/bills/${billId}`)
  expect(bill.lines.map(({ quantity, account }) => [quantity, account])).toMatchObject([
    ['10', '1792'],
    ['2', expect.any(String)],
  ])
  const [first, second] = bill.lines
  const lines = [first, { ...second, account: '4930' }].map((line) => ({
    description: line?.description,
    quantity: line?.quantity,
    unitPrice: line?.unitPrice,
    account: line?.account,
    taxCode: line?.taxCode,
    tax: '',
  }))
  const whole = { ...bill, total: '', supplierNumber: 'R-1', lines }
  const changed = await testFirm.must<Bill>('PUT', `/bills/${billId}`, whole)
  await testFirm.must('POST', `/bills/${billId}/approve`, { version: changed.version })
  expect((await testFirm.balances())['1792']).toBe(0)
  const done = await testFirm.must<PurchaseOrder>('GET', `${path}/${draft.id}`)
  expect([done.state, done.bills.length]).toEqual(['billed', 1])
  await testFirm.must('POST', `/bills/${billId}/void`, { reason: 'x' })
  const open = await testFirm.must<PurchaseOrder>('GET', `${path}/${draft.id}`)
  expect([open.state, (await testFirm.balances())['1792']]).toEqual(['received', -12000])
})

test('an order whose mail no server took is not called sent; one that somebody noted as sent is', async () => {
  const { testFirm } = await openFirm()
  const order = () => testFirm.must<PurchaseOrder>('GET', `${path}/${id}`)
  const { id, version } = await testFirm.must<PurchaseOrder>('POST', path, input)
  await step(testFirm, id, 'approve', { version })
  const mail = `/mails/purchaseOrder/${id}`
  const kept = () => testFirm.must<RecordMails>('GET', `/records/purchaseOrder/${id}/mails`)
  const mailed = async (count: number) => {
    await testFirm.must('POST', mail, { to: 'holz@example.com' })
    await vi.waitFor(
      async () => {
        const { rows } = await kept()
        expect(rows.filter(({ isKept }) => isKept)).toHaveLength(count)
      },
      { timeout: 300_000 },
    )
  }
  // This installation mails nothing: the mail is written and kept.
  await mailed(1)
  expect(await order()).toMatchObject({ state: 'approved', sentAt: null })
  await step(testFirm, id, 'sent')
  await mailed(2)
  expect(await order()).toMatchObject({ state: 'sent', sentAt: expect.any(String) })
})

test('what is approved is what was looked at, and a typed rate lowers no amount', async () => {
  const { testFirm } = await openFirm()
  const { id } = await testFirm.must<PurchaseOrder>('POST', path, input)
  await testFirm.must('PUT', `${path}/${id}`, { ...input, notes: 'Changed', version: 1 })
  const approve = (version: number) => testFirm.ask('POST', `${path}/${id}/approve`, { version })
  expect((await approve(1)).status).toBe(409)
  const rule = { kind: 'purchaseOrder', needsOther: true, fromAmount: 100_000, version: 1 }
  await testFirm.must('PUT', '/approval-rules', rule)
  const dear = { ...input, currency: 'USD', exchangeRate: '0.001' }
  const made = await testFirm.must<PurchaseOrder>('POST', path, dear)
  expect(made.actions).not.toContain('approve')
  expect((await approve(2)).status).toBe(200)
})

test('a bill above what was received or dearer is held until another person lets it through', async () => {
  const { testFirm } = await openFirm()
  const { id } = await testFirm.must<PurchaseOrder>('POST', path, input)
  const { lines } = await step(testFirm, id, 'approve', { version: 1 })
  await step(testFirm, id, 'receive', {
    date: today,
    lines: [{ lineId: lines[0]?.id, quantity: '4' }],
  })
  const { supplierId } = await testFirm.must<PurchaseOrder>('GET', `${path}/${id}`)
  const oak = { description: 'Oak', account: '1792', taxCode: 'DE-S19', tax: '' }
  const bill = await testFirm.must<Bill>('POST', '/bills', {
    supplierId,
    supplierName: 'Holz AG',
    supplierNumber: 'R-2',
    date: today,
    currency: 'EUR',
    exchangeRate: '',
    lines: [{ ...oak, quantity: '5', unitPrice: '13' }],
  })
  const at = `/bill-matches/${bill.id}`
  const matched = await testFirm.must<BillMatch>('PUT', at, {
    lines: [{ position: 0, orderLineId: lines[0]?.id }],
  })
  expect(matched.lines[0]).toMatchObject({
    quantity: '5',
    ordered: '10',
    received: '4',
    billed: '0',
    findings: ['notReceived', 'dearerThanOrdered'],
  })
  const { version } = matched
  const approve = () => testFirm.ask('POST', `/bills/${bill.id}/approve`, { version })
  const held = await approve()
  expect([held.status, held.body.data.detail]).toEqual([409, { reason: 'overBilled' }])
  const release = { reason: 'Agreed by telephone', version }
  const own = await testFirm.ask('POST', `${at}/release`, release)
  expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  testFirm.userId = newId()
  const employee = { role: 'employee' } as const
  expect((await testFirm.ask('GET', at, undefined, employee)).status).toBe(403)
  const released = await testFirm.must<BillMatch>('POST', `${at}/release`, release)
  expect(released.release?.reason).toBe('Agreed by telephone')
  expect((await approve()).status).toBe(200)
  // 4 were received at 12.00, 5 are billed at 13.00; 5.00 more than 5 at 12.00.
  const balances = await testFirm.balances()
  expect(balances['1792']).toBe(6000 - 4800)
  const check = await testFirm.must<{ broken: unknown }>('GET', '/journal-verification')
  expect(check.broken).toBeNull()
})

test('what is below its level becomes draft orders by supplier', async () => {
  const { testFirm, item } = await openFirm()
  const { rows } = await testFirm.must<{ rows: ReorderItem[] }>('GET', '/reorder-items')
  expect(rows).toMatchObject([{ itemId: item.id, quantity: '20', supplierName: '' }])
  const wanted = { itemId: item.id, quantity: '20', unitPrice: '11' }
  const orders = '/reorder-items/orders'
  const unknown = { items: [{ ...wanted, supplierName: 'Nobody' }] }
  const refused = await testFirm.ask('POST', orders, unknown)
  expect(refused.body.data.fields).toEqual({
    'items.0.supplierName': { key: 'unknownSupplier' },
  })
  const known = { items: [{ ...wanted, supplierName: 'holz ag' }] }
  const { ids } = await testFirm.must<{ ids: string[] }>('POST', orders, known)
  const made = await testFirm.must<PurchaseOrder>('GET', `${path}/${ids[0]}`)
  expect([made.state, made.totals.net]).toEqual(['draft', 22000])
  await step(testFirm, made.id, 'approve', { version: made.version })
  const after = await testFirm.must<{ rows: ReorderItem[] }>('GET', '/reorder-items')
  expect(after.rows).toEqual([])
})

test('the list follows an index in every order, and the paper speaks the supplier’s language', async () => {
  const { testFirm } = await openFirm()
  for (const { order, plan } of await sortPlans(testFirm, orderSource)) {
    expect(plan, order).toMatch(/^SEARCH purchase_orders USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
  const { id } = await testFirm.must<PurchaseOrder>('POST', path, input)
  const paper = await testFirm.must<{ title: string }>('GET', `${path}/${id}/paper`)
  expect(paper.title).toMatch(/Purchase order|Bestellung/)
})
