import { expect, test } from 'vitest'
import { dateOf } from './read-row.ts'

test.each([
  ['13 Nov 2026', '2026-11-13'],
  ['13-Nov-26', '2026-11-13'],
  ['13 NOV 26 12:30', '2026-11-13'],
  ['Nov 13, 2026', '2026-11-13'],
  ['3rd March 2026', '2026-03-03'],
  ['3. März 2026', '2026-03-03'],
  ['1 maggio 2026', '2026-05-01'],
  ['3 de noviembre de 2026', '2026-11-03'],
  ['13 ноября 2026', '2026-11-13'],
  ['15 août 2026', '2026-08-15'],
])('%s, whose month has a name, is a date', (text, date) => {
  expect([dateOf(text, 'day'), dateOf(text, 'month')]).toEqual([date, date])
})

test.each(['Mon 3', '12 items', 'Margin 3', 'Marie 12 2026', '12 Main Street 2026', 'May'])(
  '%s is none',
  (text) => {
    expect(dateOf(text, 'day')).toBe(text)
  },
)
