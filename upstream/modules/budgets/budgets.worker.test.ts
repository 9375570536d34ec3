import { expect, test } from 'vitest'
import type { Budget } from '#contract/budgets.ts'
import type { Report } from '#contract/reports.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const end = '2026-12-31'
const months = (amount: number, at?: number) =>
  Array.from({ length: 12 }, (_, month) => (at === undefined || at === month ? amount : 0))

/** 1,200.00 of revenue in May 2025, and 100.00 in March 2026. */
async function tradingFirm(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const sell = (issueDate: string, unitPrice: string) =>
    firm.issued(id, { issueDate, supplyDate: issueDate, lines: [line({ unitPrice })] })
  await sell('2025-05-10', '1200')
  await sell('2026-03-10', '100')
  return firm
}

test('an account is planned by month, and profit and loss stands beside it', async () => {
  const firm = await tradingFirm()
  const plan = { end, account: '8400', months: months(20000), version: 0 }
  const budget: Budget = await firm.must('PUT', '/budgets/lines', plan)
  expect(budget.rows).toMatchObject([{ account: '8400', total: 240000, actual: 10000, version: 1 }])
  expect(budget.profit).toMatchObject({ total: 240000, actual: 10000 })

  // March whole, and 10 of the 30 days of April.
  const days = 'period=custom&from=2026-03-01&to=2026-04-10'
  const report: Report = await firm.must('GET', `/reports/profit-and-loss?${days}&compare=budget`)
  expect(report.columns.map(({ label }) => label)).toContain('Budget')
  expect(report.rows.at(-1)?.cells.slice(1)).toMatchObject([
    { amount: 10000 },
    { amount: 26667 },
    { amount: -16667 },
    { number: '-62.5' },
  ])
})

test('a year is planned by the one before, a percentage more, to the last cent', async () => {
  const firm = await tradingFirm()
  const before: Budget = await firm.must('GET', `/budgets?end=${end}`)
  expect(before).toMatchObject({ hasYearBefore: true, years: expect.arrayContaining([end]) })
  const copy = { end, source: 'actual', change: '2.5' }
  const made: Budget = await firm.must('POST', '/budgets/copy', copy)
  expect(made.rows).toMatchObject([{ account: '8400', months: months(123000, 4), total: 123000 }])

  const again = await firm.ask('POST', '/budgets/copy', copy)
  expect(again).toMatchObject({
    status: 409,
    body: { data: { detail: { reason: 'budgetExists' } } },
  })
  const less = { ...copy, change: '-10', replace: true }
  const replaced: Budget = await firm.must('POST', '/budgets/copy', less)
  expect(replaced.rows).toMatchObject([{ total: 108000 }])
  const next: Budget = await firm.must('POST', '/budgets/copy', {
    end: '2027-12-31',
    source: 'budget',
    change: '0',
  })
  expect(next.rows).toMatchObject([{ total: 108000, actual: 0 }])
})

test('who planned meanwhile is not written over, and only who keeps the books plans', async () => {
  const firm = await tradingFirm()
  const plan = { end, account: '8400', months: months(100), version: 0 }
  await firm.must('PUT', '/budgets/lines', plan)
  const late = await firm.ask('PUT', '/budgets/lines', { ...plan, months: months(200) })
  expect(late).toMatchObject({
    status: 409,
    body: { data: { detail: { version: 1, total: 1200 } } },
  })
  const none: Budget = await firm.must('PUT', '/budgets/lines', {
    ...plan,
    months: months(0),
    version: 1,
  })
  expect(none.rows).toMatchObject([{ account: '8400', total: 0, version: 0 }])

  for (const [change, status] of [
    [{ end: '2026-11-30' }, 404],
    [{ account: '1200' }, 422],
    [{ months: [1] }, 422],
  ] as const) {
    expect((await firm.ask('PUT', '/budgets/lines', { ...plan, ...change })).status).toBe(status)
  }
  const asReader = { role: 'readOnly' as const }
  expect((await firm.ask('GET', '/budgets', undefined, asReader)).status).toBe(200)
  expect((await firm.ask('PUT', '/budgets/lines', plan, asReader)).status).toBe(403)
  expect((await firm.ask('GET', '/budgets', undefined, { role: 'sales' })).status).toBe(403)
})
