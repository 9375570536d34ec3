import { expect, test } from 'vitest'
import { bucketOf, bucketsOf, spanOfBucket } from './buckets.ts'

const calendar = { yearStart: '01-01', firstWeekday: 1 } as const
const april = { yearStart: '04-06', firstWeekday: 0 } as const
const july = { yearStart: '07-01', firstWeekday: 1 } as const

test('weeks begin on the firm’s own day, across years', () => {
  expect(bucketOf('2026-01-01', 'week', calendar)).toBe('2025-12-29')
  expect(bucketOf('2026-01-01', 'week', april)).toBe('2025-12-28')
  expect(bucketOf('2026-01-04', 'week', april)).toBe('2026-01-04')
  expect(bucketOf('2026-01-04', 'week', calendar)).toBe('2025-12-29')
})

test('years are fiscal, and quarters are those of the fiscal year', () => {
  expect(bucketOf('2026-04-05', 'year', april)).toBe('2025-04-06')
  expect(bucketOf('2026-04-06', 'year', april)).toBe('2026-04-06')
  expect(bucketOf('2026-06-30', 'quarter', july)).toBe('2026-04-01')
  expect(bucketOf('2026-08-31', 'quarter', july)).toBe('2026-07-01')
  expect(spanOfBucket('2025-04-06', 'year')).toEqual({ from: '2025-04-06', to: '2026-04-05' })
})

test('every day of a span is in one bucket of it, whatever the time and the firm', () => {
  const span = { from: '2025-11-13', to: '2026-05-02' }
  for (const firm of [calendar, april, july]) {
    for (const time of ['day', 'week', 'month', 'quarter', 'year', 'weekday'] as const) {
      const buckets = bucketsOf(span, time, firm)
      expect(new Set(buckets).size).toBe(buckets.length)
      for (const day of ['2025-11-13', '2025-12-31', '2026-01-01', '2026-02-28', '2026-05-02']) {
        expect(buckets, `${time} ${day}`).toContain(bucketOf(day, time, firm))
      }
    }
  }
})
