import { expect, test } from 'vitest'
import {
  dateOrderOf,
  decimalMarkOf,
  readClock,
  readDay,
  readDuration,
  readNumber,
} from './typed-cells.ts'

test.each([
  ['2026-03-04', 'day', '2026-03-04'],
  ['2026-3-4 10:00', 'month', '2026-03-04'],
  ['03/04/2026', 'day', '2026-04-03'],
  ['03/04/2026', 'month', '2026-03-04'],
  ['04.03.2026', 'month', '2026-03-04'],
  ['4.3.26', 'day', '2026-03-04'],
  ['24/Sep/21 2:22 PM', 'day', '2021-09-24'],
  ['4 October 2021', 'month', '2021-10-04'],
  ['30.02.2026', 'day', undefined],
  ['13/15/2026', 'day', undefined],
  ['24/Foo/21', 'day', undefined],
  ['yesterday', 'day', undefined],
  ['', 'day', undefined],
] as const)('the day of %j, %s first, is %s', (text, order, date) => {
  expect(readDay(text, order)).toBe(date)
})

test('the order of dates is the one by which most of them are days', () => {
  expect(dateOrderOf(['1/2/2026', '13/2/2026'], 'month')).toBe('day')
  expect(dateOrderOf(['1/2/2026', '2/13/2026'], 'day')).toBe('month')
  expect(dateOrderOf(['1/2/2026'], 'month')).toBe('month')
})

test.each([
  ['14:05', 50_700],
  ['2:05:30 PM', 50_730],
  ['12:00 AM', 0],
  ['12:30 p.m.', 45_000],
  ['13:00 PM', undefined],
  ['24:00', undefined],
  ['9', undefined],
])('the clock of %j is %s', (text, seconds) => {
  expect(readClock(text)).toBe(seconds)
})

test.each([
  ['1:30:05', 'point', 5405],
  ['100:00', 'point', 360_000],
  ['1,5', 'comma', 5400],
  ['0.01', 'point', 36],
  ['1h 30m', 'point', 5400],
  ['45 min', 'point', 2700],
  ['-1', 'point', undefined],
  ['1:75', 'point', undefined],
  ['soon', 'point', undefined],
] as const)('the length of %j is %s, %s', (text, mark, seconds) => {
  expect(readDuration(text, mark)).toBe(seconds)
})

test.each([
  ['1.234,56', 'comma', '1234.56'],
  ['1,234.56', 'point', '1234.56'],
  ['€ 1’234.50', 'point', '1234.5'],
  ['-0,5', 'comma', '-0.5'],
  ['1.2.3,4,5', 'comma', undefined],
  ['n/a', 'point', undefined],
] as const)('the number of %j with a %s is %s', (text, mark, number) => {
  expect(readNumber(text, mark)).toBe(number)
})

test('the decimal mark is told by a number that has both, or not three digits behind it', () => {
  expect(decimalMarkOf(['2.000', '2.000,0'])).toBe('comma')
  expect(decimalMarkOf(['2,000', '2,000.5'])).toBe('point')
  expect(decimalMarkOf(['2.000', '20,0'])).toBe('comma')
  expect(decimalMarkOf(['2,000', '20.5'])).toBe('point')
  expect(decimalMarkOf(['2.000'])).toBe('point')
})
