import { expect, test } from 'vitest'
import { billedSeconds, type RoundingRule, type WorkedEntry } from './rounding.ts'

function entry(id: string, minutes: number, more: Partial<WorkedEntry> = {}): WorkedEntry {
  const of = { personId: 'ada', projectId: 'p', taskId: 't', date: '2026-03-02' }
  return { id, ...of, seconds: minutes * 60, ...more }
}

function billed(entries: WorkedEntry[], rule: RoundingRule) {
  return billedSeconds(entries, rule).map(({ seconds }) => seconds / 60)
}

test.each([
  ['up', [1, 15, 16, 0], [15, 15, 30, 0]],
  ['down', [14, 15, 29, 0], [0, 15, 15, 0]],
  ['nearest', [7, 7.5, 22, 23], [0, 15, 15, 30]],
  ['none', [7, 7.5, 22, 0], [7, 7.5, 22, 0]],
] as const)('each entry %s to a quarter of an hour', (mode, worked, expected) => {
  const entries = worked.map((minutes, at) => entry(`e${at}`, minutes))
  expect(billed(entries, { mode, minutes: 15, per: 'entry' })).toEqual(expected)
})

test('by day and task the sum is rounded once, and its entries sum to it', () => {
  const entries = [
    entry('a', 10),
    entry('b', 10),
    entry('c', 11),
    entry('other task', 4, { taskId: 'u' }),
    entry('other day', 4, { date: '2026-03-03' }),
    entry('other person', 4, { personId: 'ben' }),
  ]
  const rule = { mode: 'up', minutes: 15, per: 'day' } as const
  const seconds = billedSeconds(entries, rule)
  expect(seconds.slice(0, 3).reduce((sum, one) => sum + one.seconds, 0)).toBe(45 * 60)
  expect(billed(entries, rule).slice(3)).toEqual([15, 15, 15])
  expect(billed(entries, { ...rule, mode: 'down' }).slice(3)).toEqual([0, 0, 0])
})

test('a day of a few seconds each is not billed as many quarters', () => {
  const entries = Array.from({ length: 8 }, (_, at) => entry(`e${at}`, 1))
  const sum = (per: 'entry' | 'day') =>
    billedSeconds(entries, { mode: 'up', minutes: 15, per }).reduce(
      (all, one) => all + one.seconds,
      0,
    )
  expect([sum('entry'), sum('day')]).toEqual([120 * 60, 15 * 60])
})

test('what a day and task was billed before is not billed once more', () => {
  const rule = { mode: 'up', minutes: 15, per: 'day' } as const
  const left = (minutes: number, worked: number, billedMinutes: number) =>
    billedSeconds([entry('b', minutes)], rule, [
      { ...entry('a', worked), billed: billedMinutes * 60 },
      { ...entry('c', 50, { date: '2026-03-03' }), billed: 3600 },
    ]).map(({ seconds }) => seconds / 60)
  expect(left(5, 10, 15)).toEqual([0])
  expect(left(6, 10, 15)).toEqual([15])
  // More was billed, by a rule of then: nothing is given back.
  expect(left(5, 10, 60)).toEqual([0])
})

test('a rule of no minutes is refused', () => {
  expect(() => billed([entry('a', 1)], { mode: 'up', minutes: 0, per: 'entry' })).toThrow(
    'rounding_malformed',
  )
})
