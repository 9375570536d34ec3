import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, lastOfMonth, mondayOf, weekdayOf } from './days.ts'

test('days are counted over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-30', '2026-11-01')).toBe(-29)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-30', 14, '2028-01-30'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test('a month has its last day, and a week its Monday', () => {
  expect([lastOfMonth('2028-02'), lastOfMonth('2026-12-24')]).toEqual(['2028-02-29', '2026-12-31'])
  expect([mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual(['2026-11-23', '2026-11-30'])
  expect([weekdayOf('2026-11-29'), weekdayOf('2026-12-05')]).toEqual([0, 6])
})
