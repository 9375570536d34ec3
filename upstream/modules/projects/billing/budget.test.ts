import { expect, test } from 'vitest'
import { dueNotices, toldUnder, usedPercent } from './budget.ts'

const budget = { limit: 100 * 3600, thresholds: [80, 100] }
const hours = (count: number) => count * 3600

test('each threshold is told once, also when the use falls and rises again', () => {
  const told: number[] = []
  const tell = (used: number) => {
    const due = dueNotices(budget, used, told)
    told.push(...due)
    return due
  }
  expect([79.99, 80, 81, 70, 85, 100, 120].map((used) => tell(hours(used)))).toEqual([
    [],
    [80],
    [],
    [],
    [],
    [100],
    [],
  ])
})

test('one long entry that passes two thresholds tells of both', () => {
  expect(dueNotices(budget, hours(130), [])).toEqual([80, 100])
})

test('a raised limit is told of again when it is reached, a lowered one at once', () => {
  const raised = { ...budget, limit: hours(200) }
  expect(toldUnder(raised, hours(100), [80, 100])).toEqual([])
  expect(dueNotices(raised, hours(160), [])).toEqual([80])
  const lowered = { ...budget, limit: hours(50) }
  expect(dueNotices(lowered, hours(85), toldUnder(lowered, hours(85), [80]))).toEqual([100])
})

test('per cent are rounded down, and money of any size is compared to the cent', () => {
  expect(usedPercent(budget, hours(100) - 1)).toBe(99)
  expect(usedPercent({ limit: 0, thresholds: [] }, 5)).toBeNull()
  const large = { limit: 9_007_199_254_740_991, thresholds: [100] }
  expect(dueNotices(large, large.limit - 1, [])).toEqual([])
  expect(dueNotices(large, large.limit, [])).toEqual([100])
  expect(dueNotices({ limit: 0, thresholds: [80] }, 5, [])).toEqual([])
})
