import { expect, test } from 'vitest'
import { planAndActual } from './plan-and-actual.ts'
import { projectProfit } from './profit.ts'
import { type Rate, rateBook } from './rates.ts'
import { unbilledByProject } from './unbilled.ts'
import { utilisation } from './utilisation.ts'

function cost(hourly: string, personId: string, validFrom: string): Rate {
  const id = `${personId} ${validFrom}`
  return {
    id,
    taskId: null,
    projectId: null,
    roleId: null,
    personId,
    hourly,
    currency: 'EUR',
    validFrom,
  }
}

function worked(id: string, personId: string, date: string, seconds: number) {
  return { id, personId, date, seconds, taskId: null, projectId: 'shop', roleId: null }
}

const costRates = rateBook([
  cost('40', 'ada', '2026-01-01'),
  cost('50.25', 'ada', '2026-03-01'),
  cost('30', 'ben', '2026-03-02'),
])

test('profit is what was invoiced without hours at the cost of their day, expenses and purchases', () => {
  const result = projectProfit({
    currency: 'EUR',
    costRates,
    invoices: [
      { id: 'i1', date: '2026-03-31', amount: 200_000 },
      { id: 'credit', date: '2026-04-02', amount: -20_000 },
    ],
    entries: [
      worked('before', 'ada', '2026-02-28', 3600 * 10),
      worked('after', 'ada', '2026-03-01', 3600 * 10),
      worked('short', 'ada', '2026-03-02', 600),
      worked('ben', 'ben', '2026-03-02', 5400),
      worked('too early', 'ben', '2026-03-01', 3600),
    ],
    expenses: [{ id: 'x', date: '2026-03-05', amount: 4_990 }],
    purchases: [{ id: 'y', date: '2026-03-06', amount: 12_000 }],
  })
  expect(result.timeCost).toEqual({
    amount: 40_000 + 50_250 + 838 + 4_500,
    lines: [
      { id: 'before', date: '2026-02-28', amount: 40_000 },
      { id: 'after', date: '2026-03-01', amount: 50_250 },
      { id: 'short', date: '2026-03-02', amount: 838 },
      { id: 'ben', date: '2026-03-02', amount: 4_500 },
    ],
  })
  expect(result.invoiced.amount).toBe(180_000)
  expect(result.profit).toBe(180_000 - 95_588 - 4_990 - 12_000)
  expect(result.marginPercent).toBe('37.5')
  expect(result.withoutCost).toEqual(['too early'])
})

test('a project without an invoice has a loss and no margin', () => {
  const none = { currency: 'EUR', costRates, invoices: [], expenses: [], purchases: [] }
  const result = projectProfit({ ...none, entries: [worked('a', 'ada', '2026-03-02', 3600)] })
  expect([result.profit, result.marginPercent]).toEqual([-5_025, null])
  expect(() =>
    projectProfit({ ...none, currency: 'USD', entries: [worked('a', 'ada', '2026-03-02', 1)] }),
  ).toThrow('currency_differs')
})

test('utilisation is billable time of capacity, for each and for all', () => {
  const hours = (worked: number, billable: number, capacity: number) => ({
    workedSeconds: worked * 3600,
    billableSeconds: billable * 3600,
    capacitySeconds: capacity * 3600,
  })
  const rows = utilisation([
    { personId: 'ada', ...hours(38, 30, 40) },
    { personId: 'ben', ...hours(10, 10, 16) },
    { personId: 'away', ...hours(0, 0, 0) },
  ])
  expect(
    rows.map(({ personId, utilisationPercent, billablePercent }) => [
      personId,
      utilisationPercent,
      billablePercent,
    ]),
  ).toEqual([
    ['ada', '75.0', '78.9'],
    ['ben', '62.5', '100.0'],
    ['away', null, null],
    ['', '71.4', '83.3'],
  ])
})

test('plan against truth: a parent has what is planned for and worked on all in it', () => {
  const task = (
    id: string,
    parentId: string | null,
    estimateSeconds: number | null,
    workedSeconds: number,
  ) => ({ id, parentId, estimateSeconds, workedSeconds })
  expect(
    planAndActual([
      task('phase', null, null, 600),
      task('a', 'phase', 7200, 9000),
      task('b', 'phase', 3600, 0),
      task('c', null, null, 60),
    ]),
  ).toEqual([
    { id: 'phase', estimateSeconds: 10_800, workedSeconds: 9_600, overSeconds: -1_200 },
    { id: 'a', estimateSeconds: 7_200, workedSeconds: 9_000, overSeconds: 1_800 },
    { id: 'b', estimateSeconds: 3_600, workedSeconds: 0, overSeconds: -3_600 },
    { id: 'c', estimateSeconds: null, workedSeconds: 60, overSeconds: null },
  ])
  expect(() => planAndActual([task('a', 'b', null, 0), task('b', 'a', null, 0)])).toThrow(
    'task_in_itself',
  )
})

test('unbilled work stands by project and currency, the oldest first', () => {
  const line = (projectId: string, currency: string, firstDate: string, amount: number) => ({
    projectId,
    currency,
    firstDate,
    lastDate: firstDate,
    amount,
    seconds: 3600,
    hourly: '1',
    taskId: null,
    personId: null,
    unit: 'hour' as const,
    quantity: '1',
    unitPrice: '1',
    entries: [],
  })
  const bought = { id: 'x', kind: 'expense' as const, description: '', netAmount: 5, amount: 5 }
  expect(
    unbilledByProject(
      [
        line('shop', 'EUR', '2026-03-02', 100),
        line('app', 'EUR', '2026-03-01', 50),
        line('shop', 'EUR', '2026-03-04', 20),
      ],
      [
        { ...bought, projectId: 'shop', currency: 'EUR', date: '2026-02-01' },
        { ...bought, projectId: 'shop', currency: 'USD', date: '2026-03-09' },
      ],
    ),
  ).toEqual([
    {
      projectId: 'shop',
      currency: 'EUR',
      seconds: 7200,
      timeAmount: 120,
      costAmount: 5,
      amount: 125,
      oldestDate: '2026-02-01',
    },
    {
      projectId: 'app',
      currency: 'EUR',
      seconds: 3600,
      timeAmount: 50,
      costAmount: 0,
      amount: 50,
      oldestDate: '2026-03-01',
    },
    {
      projectId: 'shop',
      currency: 'USD',
      seconds: 0,
      timeAmount: 0,
      costAmount: 5,
      amount: 5,
      oldestDate: '2026-03-09',
    },
  ])
})
