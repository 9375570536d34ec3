import { expect, test } from 'vitest'
import type { CostCentre } from '#contract/books/cost-centres.ts'
import type { Budget } from '#contract/reporting/budgets.ts'
import type { Report } from '#contract/reporting/reports.ts'
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

test('each cost centre has a plan of its own, and the firm plans all of them together', async () => {
  const firm = await TestFirm.open()
  const make = async (code: string, parentId = '') =>
    (await firm.must<CostCentre>('POST', '/cost-centres', { code, name: code, parentId })).id
  const shops = await make('shops')
  const harbour = await make('harbour', shops)
  const { id } = await firm.customer()
  const sell = (issueDate: string, unitPrice: string, costCentreId: string) => {
    const lines = [line({ unitPrice, costCentreId })]
    return firm.issued(id, { issueDate, supplyDate: issueDate, lines })
  }
  await sell('2025-05-10', '1000', harbour)
  await sell('2025-05-10', '200', '')
  await sell('2026-03-10', '90', harbour)
  const copy = { end, source: 'actual', change: '10' }
  const whole: Budget = await firm.must('POST', '/budgets/copy', copy)
  expect(whole).toMatchObject({ costCentreId: null, rows: [{ total: 132_000, actual: 9000 }] })
  const of = (costCentre: string) =>
    firm.must<Budget>('GET', `/budgets?end=${end}&costCentre=${costCentre}`)
  expect((await of(harbour)).rows).toMatchObject([{ total: 110_000, actual: 9000 }])
  expect((await of('none')).rows).toMatchObject([{ total: 22_000, actual: 0 }])
  expect((await of(shops)).rows).toEqual([])

  const plan = { end, account: '8400', months: months(1000), costCentreId: shops, version: 0 }
  const own: Budget = await firm.must('PUT', '/budgets/lines', plan)
  expect(own).toMatchObject({ costCentreId: shops, rows: [{ total: 12_000, version: 1 }] })
  // A report of a cost centre has the plans of what is below it, too.
  const year = 'period=custom&from=2026-01-01&to=2026-12-31&compare=budget'
  const planned = async (query: string) => {
    const path = `/reports/profit-and-loss?${year}${query}`
    const { rows } = await firm.must<Report>('GET', path)
    return rows.at(-1)?.cells.slice(1, 3)
  }
  expect(await planned(`&costCentre=${shops}`)).toMatchObject([
    { amount: 9000 },
    { amount: 122_000 },
  ])
  expect(await planned('&costCentre=none')).toMatchObject([{ amount: 0 }, { amount: 22_000 }])
  expect(await planned('')).toMatchObject([{ amount: 9000 }, { amount: 144_000 }])
  await firm.must('POST', `/cost-centres/${harbour}/archive`, {})
  const closed = await firm.ask('PUT', '/budgets/lines', {
    ...{ ...plan, account: '8300', costCentreId: harbour },
  })
  expect(closed.body.data.fields).toEqual({ costCentreId: { key: 'centreClosed' } })
  expect((await firm.ask('DELETE', `/cost-centres/${shops}`)).status).toBe(409)
})
