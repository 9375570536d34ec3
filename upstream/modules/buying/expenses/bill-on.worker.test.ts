import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { BillableLine } from '#contract/buying/expense-steps.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
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

test('a line taken off the draft or credited alone can be billed on again, others stay', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ name: 'Dom GmbH' })
  await testFirm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const open = async () => {
    const { rows } = await testFirm.must<{ rows: BillableLine[] }>('GET', at)
    return rows.map(({ payee, id }) => ({ payee, id })).sort((a, b) => (a.payee < b.payee ? -1 : 1))
  }
  const ids: string[] = []
  for (const payee of ['Bus', 'Taxi']) {
    const body = { ...input, payee, billTo: 'Dom GmbH' }
    const { id } = await testFirm.must<Expense>('POST', '/expenses', body)
    await testFirm.must('POST', `/expenses/${id}/post`, {})
    ids.push(id)
  }
  const line = { description: 'Oak', unitPrice: '100', taxCode: 'DE-S19', billTo: 'Dom GmbH' }
  const head = { supplierName: 'Holz AG', supplierNumber: 'R-1', date: '2026-03-02' }
  const body = { ...head, currency: 'EUR', exchangeRate: '', lines: [line] }
  const bill = await testFirm.must<Bill>('POST', '/bills', body)
  await testFirm.must('POST', `/bills/${bill.id}/approve`, { version: 1 })
  const all = await open()
  expect(all.map(({ payee }) => payee)).toEqual(['Bus', 'Holz AG', 'Taxi'])
  const chosen = { customerId: customer.id, lineIds: all.map(({ id }) => id), invoiceId: null }
  const { invoiceId } = await testFirm.must<{ invoiceId: string }>('POST', `${at}/invoice`, chosen)

  const save = async (change: (lines: Invoice['lines']) => unknown[]) => {
    const { lines, version, ...draft } = await testFirm.invoice(invoiceId)
    const written = { ...draft, dueDate: null, lines: change(lines), version }
    return testFirm.must('PUT', `/invoices/${invoiceId}`, written)
  }
  const is = (name: string) => (one: { description: string }) => one.description.startsWith(name)
  // The bill's line goes; one of the others moves up and the other is worded anew.
  await save((lines) =>
    lines
      .filter((one) => !is('Holz')(one))
      .reverse()
      .map((one) => (is('Bus')(one) ? { ...one, description: 'Coach, there and back' } : one)),
  )
  expect((await open()).map(({ payee }) => payee)).toEqual(['Holz AG'])

  const refusal = [409, 'partBilledOn']
  const answerOf = async (path: string, given: object) => {
    const { status, body: said } = await testFirm.ask('POST', path, given)
    return [status, said.data?.detail?.reason]
  }
  expect(await answerOf(`/expenses/${ids[0]}/reverse`, {})).toEqual(refusal)

  await testFirm.finalise(invoiceId)
  const { lines } = await testFirm.invoice(invoiceId)
  const taxi = lines.find(is('Taxi'))
  const credit = { lines: [{ lineId: taxi?.id, quantity: '0.5' }], reason: 'x' }
  await testFirm.must('POST', `/invoices/${invoiceId}/credit-note`, credit)
  expect((await open()).map(({ payee }) => payee)).toEqual(['Holz AG'])
  await testFirm.must('POST', `/invoices/${invoiceId}/credit-note`, credit)
  expect((await open()).map(({ payee }) => payee)).toEqual(['Holz AG', 'Taxi'])
  expect(await answerOf(`/expenses/${ids[0]}/reverse`, {})).toEqual(refusal)
  expect((await answerOf(`/expenses/${ids[1]}/reverse`, {}))[0]).toBe(200)

  const again = { ...chosen, lineIds: (await open()).map(({ id }) => id) }
  const next = await testFirm.must<{ invoiceId: string }>('POST', `${at}/invoice`, again)
  const voiding = [`/bills/${bill.id}/void`, { reason: 'x' }] as const
  expect(await answerOf(...voiding)).toEqual(refusal)
  await testFirm.must('DELETE', `/invoices/${next.invoiceId}`)
  expect((await answerOf(...voiding))[0]).toBe(200)
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

test('in another currency all is billed on but tax that was charged and is recovered', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ name: 'Dom Inc', currency: 'USD' })
  await testFirm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const dollars = { currency: 'USD', exchangeRate: '0.9' }
  const rate = { date: today, currency: 'USD', rate: '0.9' }
  await testFirm.must('POST', '/exchange-rates', rate)
  // Art. 196 Directive 2006/112/EC: under reverse charge the 19.00 are on top, not within 100.00.
  for (const [payee, gross, taxCode] of [
    ['A', '119', 'DE-S19'],
    ['B', '119', 'DE-NV19'],
    ['C', '100', 'DE-13B-EU'],
  ]) {
    const body = { ...input, ...dollars, payee, gross, taxCode, billTo: 'Dom Inc' }
    const { id } = await testFirm.must<Expense>('POST', '/expenses', body)
    await testFirm.must('POST', `/expenses/${id}/post`, {})
  }
  const line = { description: 'Oak', unitPrice: '100', billTo: 'Dom Inc' }
  const lines = ['DE-S19', 'DE-NV19', 'DE-13B-EU'].map((taxCode) => ({ ...line, taxCode }))
  const head = { supplierName: 'Holz AG', supplierNumber: 'R-1', date: '2026-03-02' }
  const bill = await testFirm.must<Bill>('POST', '/bills', { ...head, ...dollars, lines })
  await testFirm.must('POST', `/bills/${bill.id}/approve`, { version: 1 })
  const { rows } = await testFirm.must<{ rows: BillableLine[] }>('GET', at)
  expect(rows.map(({ net }) => net)).toEqual([10000, 11900, 10000, 10000, 11900, 10000])
  const chosen = { customerId: customer.id, lineIds: rows.map(({ id }) => id), invoiceId: null }
  const { invoiceId } = await testFirm.must<{ invoiceId: string }>('POST', `${at}/invoice`, chosen)
  const draft = await testFirm.invoice(invoiceId)
  expect(draft.totals).toMatchObject({ net: 63800 })
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
  for (const id of [first, second])
    await testFirm.must('POST', `/expenses/${id}/approve`, { version: 2 })
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
