import { expect, test } from 'vitest'
import type { Bill } from '#contract/bills.ts'
import type { BillableLine } from '#contract/expense-steps.ts'
import type { Expense } from '#contract/expenses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const input = {
  date: '2026-03-02',
  payee: 'Taxi',
  gross: '119',
  currency: 'EUR',
  exchangeRate: '',
  category: 'travel',
  taxCode: 'DE-S19',
  paidFrom: '1200',
  note: 'To the fair',
}
const at = '/billable-expenses'

test('what was paid for a customer is on one invoice, and again only when that is gone', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ name: 'Dom GmbH' })
  const wrong = await testFirm.ask('POST', '/expenses', { ...input, billTo: 'Nobody' })
  expect(wrong.body.data.fields).toEqual({ billTo: { key: 'unknownCustomer' } })
  const noted = await testFirm.must<Expense>('POST', '/expenses', { ...input, billTo: 'dom gmbh' })
  const open = async () => (await testFirm.must<{ rows: BillableLine[] }>('GET', at)).rows
  expect(await open()).toEqual([])
  await testFirm.must('POST', `/expenses/${noted.id}/post`, {})
  const [line] = await open()
  expect(line).toMatchObject({ payee: 'Taxi', net: 10000, customerName: 'Dom GmbH' })
  const chosen = { customerId: customer.id, lineIds: [line?.id], invoiceId: null }
  const { invoiceId } = await testFirm.must<{ invoiceId: string }>('POST', `${at}/invoice`, chosen)
  const draft = await testFirm.invoice(invoiceId)
  expect(draft.totals).toMatchObject({ net: 10000, tax: 1900 })
  expect(draft.lines.map(({ description }) => description)).toEqual(['Taxi, To the fair'])
  const twice = await testFirm.ask('POST', `${at}/invoice`, chosen)
  expect([twice.status, await open()]).toEqual([422, []])
  await testFirm.must('DELETE', `/invoices/${invoiceId}`)
  expect(await open()).toHaveLength(1)
  const own = await testFirm.draft(customer.id)
  const added = { ...chosen, invoiceId: own.id }
  await testFirm.must('POST', `${at}/invoice`, added)
  expect((await testFirm.invoice(own.id)).lines).toHaveLength(own.lines.length + 1)
  const issued = await testFirm.finalise(own.id)
  await testFirm.must('POST', `/invoices/${issued.id}/void`, { reason: 'x' })
  expect(await open()).toHaveLength(1)
  const third = await testFirm.must<{ invoiceId: string }>('POST', `${at}/invoice`, chosen)
  const whole = await testFirm.finalise(third.invoiceId)
  await testFirm.must('POST', `/invoices/${whole.id}/credit-note`, { lines: [], reason: 'x' })
  expect(await open()).toHaveLength(1)
  const denied = await testFirm.ask('GET', at, undefined, { role: 'employee' })
  expect(denied.status).toBe(403)
})

test('a line of a bill is on one invoice of its customer at what it cost', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ name: 'Dom GmbH' })
  await testFirm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const line = { description: 'Oak', unitPrice: '100', taxCode: 'DE-S19', billTo: 'Nobody' }
  const bill = {
    supplierName: 'Holz AG',
    supplierNumber: 'R-1',
    date: '2026-03-02',
    currency: 'EUR',
    exchangeRate: '',
    lines: [line, { ...line, description: 'Pine', taxCode: 'DE-NV19' }],
  }
  const wrong = await testFirm.ask('POST', '/bills', bill)
  expect(wrong.body.data.fields['lines.0.billTo']).toEqual({ key: 'unknownCustomer' })
  const lines = bill.lines.map((one) => ({ ...one, billTo: 'dom gmbh' }))
  const { id } = await testFirm.must<Bill>('POST', '/bills', { ...bill, lines })
  const open = async () => (await testFirm.must<{ rows: BillableLine[] }>('GET', at)).rows
  expect(await open()).toEqual([])
  await testFirm.must('POST', `/bills/${id}/approve`, { version: 1 })
  // Tax that is not recovered is part of what it cost.
  const rows = await open()
  expect(rows.map(({ payee, note }) => [payee, note])).toEqual([
    ['Holz AG', 'Oak'],
    ['Holz AG', 'Pine'],
  ])
  const chosen = { customerId: customer.id, lineIds: rows.map((row) => row.id), invoiceId: null }
  const { invoiceId } = await testFirm.must<{ invoiceId: string }>('POST', `${at}/invoice`, chosen)
  const draft = await testFirm.invoice(invoiceId)
  expect(draft.lines.map(({ unitPrice }) => Number(unitPrice))).toEqual([100, 119])
  expect(await open()).toEqual([])
  const marked = await testFirm.must<Bill>('GET', `/bills/${id}`)
  expect(marked.lines.map((one) => [one.billTo, one.invoiceId])).toEqual([
    ['Dom GmbH', invoiceId],
    ['Dom GmbH', invoiceId],
  ])
  await testFirm.must('DELETE', `/invoices/${invoiceId}`)
  expect(await open()).toHaveLength(2)
  const custom = { name: 'Seller', permissions: ['invoice:edit', 'party:view'], scopes: {} }
  const seen = await testFirm.must<{ rows: unknown[] }>('GET', at, undefined, { custom } as never)
  expect(seen.rows).toEqual([])
})

test('several approved claims are paid back in one step, or none', async () => {
  const testFirm = await TestFirm.open()
  const ids: string[] = []
  for (const gross of ['10', '20', '30']) {
    const claim = { ...input, gross, taxCode: 'DE-P0', paidFrom: 'member' }
    const { id } = await testFirm.must<Expense>('POST', '/expenses', claim)
    await testFirm.must('POST', `/expenses/${id}/submit`, {})
    ids.push(id)
  }
  testFirm.userId = newId()
  const [first, second, third] = ids
  for (const id of [first, second]) await testFirm.must('POST', `/expenses/${id}/approve`, {})
  const claims = await testFirm.must<{ waiting: Expense[]; owed: Expense[] }>(
    'GET',
    '/expense-claims',
  )
  expect([claims.waiting.length, claims.owed.length]).toEqual([1, 2])
  const pay = { date: today, account: '1200' }
  const path = '/expense-claims/reimburse'
  const none = await testFirm.ask('POST', path, { ...pay, expenseIds: [first, third] })
  expect(none.status).toBe(409)
  const done = await testFirm.must('POST', path, { ...pay, expenseIds: [first, second] })
  expect(done).toEqual({ count: 2 })
  expect(await testFirm.balances()).toMatchObject({ '1706': 0, '1200': -3000 })
})
