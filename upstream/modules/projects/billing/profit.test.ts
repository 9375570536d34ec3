import { expect, test } from 'vitest'
import { projectProfit } from './profit.ts'
import { type Rate, rateBook } from './rates.ts'
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

function worked(personId: string, date: string, seconds: number) {
  const personName = personId.toUpperCase()
  return { personId, personName, date, seconds, taskId: null, projectId: 'shop', roleId: null }
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
    hours: [
      worked('ada', '2026-02-28', 3600 * 10),
      worked('ada', '2026-03-01', 3600 * 10),
      worked('ada', '2026-03-02', 600),
      worked('ben', '2026-03-02', 5400),
      worked('ben', '2026-03-01', 3600),
    ],
    expenses: [{ id: 'x', date: '2026-03-05', amount: 4_990 }],
    purchases: [{ id: 'y', date: '2026-03-06', amount: 12_000 }],
  })
  expect(result.timeCost).toEqual({
    amount: 40_000 + 51_088 + 4_500,
    lines: [
      { personId: 'ada', personName: 'ADA', hourly: '40', seconds: 36_000, amount: 40_000 },
      { personId: 'ada', personName: 'ADA', hourly: '50.25', seconds: 36_600, amount: 51_088 },
      { personId: 'ben', personName: 'BEN', hourly: '30', seconds: 5_400, amount: 4_500 },
    ],
  })
  expect(result.invoiced.amount).toBe(180_000)
  expect(result.profit).toBe(180_000 - 95_588 - 4_990 - 12_000)
  expect(result.marginPercent).toBe('37.5')
  expect(result.withoutCost).toBe(3600)
})

test('a project without an invoice has a loss and no margin', () => {
  const none = { currency: 'EUR', costRates, invoices: [], expenses: [], purchases: [] }
  const result = projectProfit({ ...none, hours: [worked('ada', '2026-03-02', 3600)] })
  expect([result.profit, result.marginPercent]).toEqual([-5_025, null])
  expect(() =>
    projectProfit({ ...none, currency: 'USD', hours: [worked('ada', '2026-03-02', 1)] }),
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
