import { expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
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
    overdueList: [],
    activity: [],
    hasCustomers: false,
    hasItems: false,
    hasInvoices: false,
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
  expect(dashboard.received).toEqual({ amount: 2975, previous: 0, count: 1 })
  expect(dashboard.drafts).toBe(1)
  expect(dashboard.months.at(-1)).toMatchObject({ month: today.slice(0, 7), received: 2975 })
  expect(dashboard.months.reduce((sum, month) => sum + month.invoiced, 0)).toBe(5 * 11900 + 5950)
  expect(dashboard.activity).toHaveLength(6)
  expect(dashboard.activity[0]).toMatchObject({ action: 'create', number: '', by: 'Maria' })
  expect(dashboard.activity[1]).toMatchObject({ action: 'pay', customerName: 'Zwei' })
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
  expect(dashboard.invoiced).toMatchObject({ amount: 11900, count: 1 })
})

test('of a demo it shows something in every month', async () => {
  const testFirm = new TestFirm()
  await testFirm.must('POST', '/internal/seed-demo', { language: 'en' })
  const { receivable, months } = await dashboardOf(testFirm)
  expect(receivable.amount).toBe((await testFirm.trial()).receivable)
  expect(months.filter(({ invoiced }) => invoiced <= 0)).toEqual([])
})
