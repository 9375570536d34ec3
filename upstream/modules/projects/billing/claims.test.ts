import { expect, test } from 'vitest'
import { type Claim, claimsOf, released, takenAlready } from './claims.ts'
import { costLines } from './cost-lines.ts'
import { timeLines } from './time-lines.ts'

const entry = {
  id: 'e1',
  date: '2026-03-02',
  taskId: null,
  projectId: 'shop',
  personId: 'ada',
  roleId: null,
  seconds: 5400,
  rateId: 'r',
  hourly: '90',
  currency: 'EUR',
}
const costs = costLines([
  {
    id: 'x2',
    kind: 'purchase',
    description: 'Stones',
    date: '2026-03-03',
    netAmount: 333,
    markupPercent: '12.5',
  },
  {
    id: 'x1',
    kind: 'expense',
    description: 'Train',
    date: '2026-03-02',
    netAmount: 4990,
    markupPercent: '0',
  },
])
const lines = { time: timeLines([entry, { ...entry, id: 'e2' }], 'task'), costs, currency: 'EUR' }

test('expenses and purchases become lines of their own, with their markup', () => {
  expect(costs.map(({ id, netAmount, amount }) => [id, netAmount, amount])).toEqual([
    ['x1', 4990, 4990],
    ['x2', 333, 375],
  ])
  expect(() =>
    costLines([
      {
        ...costs[0],
        id: 'x',
        kind: 'expense',
        description: '',
        date: '',
        netAmount: 1,
        markupPercent: '-5',
      },
    ]),
  ).toThrow('markup_malformed')
})

test('an invoice claims each entry and cost, with the rate that stays', () => {
  const claims = claimsOf('i1', lines)
  expect(claims.map(({ source, sourceId, amount }) => [source, sourceId, amount])).toEqual([
    ['time', 'e1', 13500],
    ['time', 'e2', 13500],
    ['expense', 'x1', 4990],
    ['purchase', 'x2', 375],
  ])
  expect(claims[0]?.frozen).toEqual({ rateId: 'r', hourly: '90', currency: 'EUR' })
})

test('what stands on an invoice is not claimed by another one', () => {
  const first = claimsOf('i1', lines)
  const second = claimsOf('i2', { ...lines, costs: [] })
  expect(takenAlready(second, first)).toEqual(second)
  const freed: Claim[] = first.map((claim) => ({
    ...claim,
    releasedAt: '2026-04-01T00:00:00.000Z',
  }))
  expect(takenAlready(second, freed)).toEqual([])
})

test('a void or a credit releases what the invoice claimed, once', () => {
  let claims = [
    ...claimsOf('i1', lines),
    ...claimsOf('i2', { time: [], costs: [], currency: 'EUR' }),
  ]
  const free = (invoiceId: string, at: string) => {
    const changed = released(claims, invoiceId, at)
    const ids = new Set(changed.map(({ sourceId }) => sourceId))
    claims = [...claims.filter(({ sourceId }) => !ids.has(sourceId)), ...changed]
    return changed.length
  }
  expect(free('i2', '2026-04-01T00:00:00.000Z')).toBe(0)
  expect(free('i1', '2026-04-01T00:00:00.000Z')).toBe(4)
  expect(free('i1', '2026-04-02T00:00:00.000Z')).toBe(0)
  expect(claims.every(({ releasedAt }) => releasedAt === '2026-04-01T00:00:00.000Z')).toBe(true)
})
