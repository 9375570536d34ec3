import { expect, test } from 'vitest'
import { permissions, type Scope } from '#contract/core/roles.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

function dashboardOf(testFirm: TestFirm, period = 'month'): Promise<Dashboard> {
  return testFirm.must('GET', `/dashboard?period=${period}`)
}

test('an empty firm has an empty dashboard', async () => {
  const testFirm = await TestFirm.open()
  expect(await dashboardOf(testFirm)).toMatchObject({
    currency: 'EUR',
    today,
    receivable: { amount: 0, count: 0, customers: 0 },
    overdue: { amount: 0, count: 0, oldestDays: 0 },
    drafts: 0,
    purchases: { bills: { amount: 0, overdue: 0 }, expenses: { amount: 0 }, claims: 0 },
    overdueList: [],
    activity: [],
    hasCustomers: false,
    hasItems: false,
    hasInvoices: false,
    awaitsFirstPayment: true,
  })
})

test('its figures are those of the ledger, by age', async () => {
  const testFirm = await TestFirm.open()
  const [first, second] = [await testFirm.customer(), await testFirm.customer({ name: 'Zwei' })]
  const late = [100, 75, 45, 10, 0]
  for (const days of late) {
    const dates = { issueDate: addDays(today, -days), paymentTermsDays: 0 }
    await testFirm.issued(first.id, { ...dates, lines: [line({ unitPrice: '100' })] })
  }
  const dollars = { currency: 'USD', exchangeRate: '0.5', paymentTermsDays: 30 }
  const foreign = await testFirm.issued(second.id, dollars)
  await testFirm.pay(foreign, 5950, { exchangeRate: '0.5' })
  await testFirm.draft(first.id)

  const dashboard = await dashboardOf(testFirm)
  expect(dashboard.awaitsFirstPayment).toBe(false)
  const { receivable, openInvoices } = await testFirm.trial()
  expect(dashboard.receivable).toEqual({ amount: receivable, count: 6, customers: 2 })
  expect(openInvoices).toBe(receivable)
  expect(dashboard.aging.map(({ amount }) => amount)).toEqual([14875, 11900, 11900, 11900, 11900])
  expect(dashboard.aging.map(({ from, to }) => [from, to])).toEqual([
    [today, null],
    [addDays(today, -30), addDays(today, -1)],
    [addDays(today, -60), addDays(today, -31)],
    [addDays(today, -90), addDays(today, -61)],
    [null, addDays(today, -91)],
  ])
  expect(dashboard.overdue).toEqual({ amount: 47600, count: 4, oldestDays: 100 })
  expect(dashboard.overdueList.map(({ daysLate }) => daysLate)).toEqual([100, 75, 45, 10])
  expect(dashboard.received).toEqual({ amount: 2975, previous: 0, count: 1, atTills: 0 })
  expect(dashboard.drafts).toBe(1)
  expect(dashboard.months.at(-1)).toMatchObject({ month: today.slice(0, 7), received: 2975 })
  expect(dashboard.months.reduce((sum, month) => sum + month.invoiced, 0)).toBe(5 * 11900 + 5950)
  expect(dashboard.activity).toHaveLength(6)
  expect(dashboard.activity[0]).toMatchObject({ action: 'create', number: '', by: 'Maria' })
  expect(dashboard.activity[1]).toMatchObject({ action: 'pay', customerName: 'Zwei' })
})

test('an invoice with two late instalments is late once, since the first of them', async () => {
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.customer()
  const ago = (days: number) => addDays(today, -days)
  const { totals } = await testFirm.issued(id, {
    issueDate: ago(60),
    instalments: [
      { share: '40', dueDate: ago(30) },
      { share: '40', dueDate: ago(10) },
      { share: '20', dueDate: addDays(today, 20) },
    ],
  })
  const { overdueList } = await dashboardOf(testFirm)
  const late = Math.round(totals.total * 0.8)
  expect(overdueList.map(({ due, daysLate }) => [due, daysLate])).toEqual([[late, 30]])
})

test('what is void or credited is owed no more', async () => {
  const testFirm = await TestFirm.open()
  const { id: customerId } = await testFirm.customer()
  const [one, other] = [await testFirm.issued(customerId), await testFirm.issued(customerId)]
  await testFirm.must('POST', `/invoices/${one.id}/void`, { reason: 'Doppelt' })
  await testFirm.must('POST', `/invoices/${other.id}/credit-note`, { reason: 'Rückgabe' })
  const dashboard = await dashboardOf(testFirm, 'quarter')
  expect(dashboard.receivable.amount).toBe((await testFirm.trial()).receivable)
  expect(dashboard.receivable).toEqual({ amount: 0, count: 0, customers: 0 })
  // What was credited is taken off; the invoice that it was written for counts all the same.
  expect(dashboard.invoiced).toMatchObject({ amount: 0, count: 1 })
  expect(dashboard.months.at(-1)).toMatchObject({ invoiced: 0 })
})

test('of a demo it shows something in every month', async () => {
  const testFirm = new TestFirm()
  await testFirm.must('POST', '/internal/seed-demo', { language: 'en' })
  const { receivable, months } = await dashboardOf(testFirm)
  expect(receivable.amount).toBe((await testFirm.trial()).receivable)
  expect(months.filter(({ invoiced }) => invoiced <= 0)).toEqual([])
})

test('a period of one’s own is compared with as many days before it', async () => {
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.customer()
  for (const days of [12, 9, 5, 3]) {
    const dates = { issueDate: addDays(today, -days), paymentTermsDays: 0 }
    const invoice = await testFirm.issued(id, { ...dates, lines: [line({ unitPrice: '100' })] })
    if (days === 9) await testFirm.pay(invoice, 5950, { date: addDays(today, -8) })
  }
  const [from, to] = [addDays(today, -5), addDays(today, -1)]
  const dashboard = await dashboardOf(testFirm, `custom&from=${from}&to=${to}`)
  expect(dashboard.period).toEqual({ from, to })
  expect(dashboard.before).toEqual({ from: addDays(today, -10), to: addDays(today, -6) })
  expect(dashboard.invoiced).toEqual({ amount: 23800, previous: 11900, count: 2, atTills: 0 })
  expect(dashboard.received).toEqual({ amount: 0, previous: 5950, count: 0, atTills: 0 })
  const refused = await testFirm.ask('GET', `/dashboard?period=custom&from=${to}&to=${from}`)
  expect(refused.status).toBe(422)
})

test('whoever reaches a part of the documents sees the figures of these alone', async () => {
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.customer()
  const late = { issueDate: addDays(today, -45), paymentTermsDays: 0 }
  async function sell(person: string, price: string, days = 0) {
    testFirm.userId = person
    const dates = days === 0 ? {} : late
    return testFirm.issued(id, { ...dates, lines: [line({ unitPrice: price })] })
  }
  await sell('ANNA', '10', 45)
  const [paid] = [await sell('ANNA', '100'), await sell('BERT', '7')]
  await testFirm.draft(id)
  testFirm.userId = 'BERT'
  await testFirm.pay(paid, 5950)

  function seenBy(userId: string, scope: Scope, without = '', team: string[] = []) {
    testFirm.userId = userId
    const held = permissions.filter((one) => one !== without)
    const scopes = { party: scope, invoice: scope, payment: scope }
    const how = { role: 'own-role', custom: { name: 'Sales', permissions: held, scopes }, team }
    return testFirm.ask<Dashboard>('GET', '/dashboard', undefined, how)
  }
  const figures = async (...asked: Parameters<typeof seenBy>) => {
    const answer = await seenBy(...asked)
    if (answer.status !== 200) throw new Error(`Refused: ${answer.status}`)
    return answer.body
  }
  const anna = await figures('ANNA', 'own')
  expect(anna).toMatchObject({ reach: 'own', drafts: 0, hasInvoices: true })
  expect(anna.receivable).toEqual({ amount: 5950 + 1190, count: 2, customers: 1 })
  expect(anna.overdue).toEqual({ amount: 1190, count: 1, oldestDays: 45 })
  expect(anna.overdueList).toHaveLength(1)
  // What is owed to suppliers is one sum, of everybody's.
  expect(anna.purchases.bills).toBeNull()
  // Bert entered the payment: it is none of hers.
  expect(anna.received).toMatchObject({ amount: 0, count: 0 })
  expect(anna.months.reduce((sum, { invoiced }) => sum + invoiced, 0)).toBe(11900 + 1190)

  expect(await testFirm.must('GET', '/standing')).toEqual({
    currency: 'EUR',
    receivable: 5950 + 1190 + 833,
    overdue: 1190,
  })

  const bert = await figures('BERT', 'own', 'payment:view')
  expect(bert).toMatchObject({ received: null, drafts: 1, overdueList: [] })
  expect(bert.receivable).toEqual({ amount: 833, count: 1, customers: 1 })
  expect(bert.months.every(({ received }) => received === null)).toBe(true)
  expect(new Set(bert.activity.map(({ invoiceId }) => invoiceId)).has(paid.id)).toBe(false)

  const team = await figures('BERT', 'team', '', ['ANNA'])
  const everything = await figures('CARLA', 'all')
  for (const part of ['receivable', 'overdue', 'aging', 'invoiced', 'received'] as const) {
    expect(team[part], part).toEqual(everything[part])
  }
  expect((await figures('CARLA', 'own')).receivable).toMatchObject({ amount: 0, count: 0 })
  expect((await seenBy('CARLA', 'own', 'invoice:view')).status).toBe(403)
})

test('claims that wait are all counted, however many there are', async () => {
  const testFirm = await TestFirm.open()
  const claim = {
    ...{ date: today, payee: 'Bahn', currency: 'EUR', gross: '10', exchangeRate: '' },
    ...{ category: 'office', taxCode: 'DE-S19', paidFrom: 'member', note: 'Fahrt' },
  }
  for (let count = 0; count < 201; count += 1) {
    const { id } = await testFirm.must<{ id: string }>('POST', '/expenses', claim)
    await testFirm.must('POST', `/expenses/${id}/submit`, {})
  }
  expect((await dashboardOf(testFirm)).purchases.claims).toBe(201)
})
