import { expect, test } from 'vitest'
import { planOf } from './plan.ts'

const asset = { cost: 10_000_000, residual: 0, startDate: '2024-01-10', rate: '' }
const yearsOf = (shares: { amount: number }[]) =>
  Array.from({ length: Math.ceil(shares.length / 12) }, (_, year) =>
    shares.slice(year * 12, year * 12 + 12).reduce((sum, { amount }) => sum + amount, 0),
  )

test('straight shares are alike to the cent and sum to what is written off', () => {
  const plan = planOf({ ...asset, cost: 100_000, residual: 100, months: 36, method: 'straight' })
  expect(plan[0]).toEqual({ date: '2024-01-31', amount: 2775 })
  expect(plan.at(-1)).toEqual({ date: '2026-12-31', amount: 2775 })
  expect(yearsOf(plan)).toEqual([33300, 33300, 33300])
})

/** 25 % of 100,000 over ten years; from the seventh year on the rest in equal parts. */
test('declining shares follow the book value, then go over to equal ones', () => {
  const plan = planOf({ ...asset, months: 120, method: 'declining', rate: '25' })
  expect(yearsOf(plan)).toEqual([
    2_500_000, 1_875_000, 1_406_250, 1_054_688, 791_016, 593_262, 444_948, 444_948, 444_948,
    444_940,
  ])
  expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000_000)
})
