import { expect, it } from 'vitest'
import { dueDateOf } from './due-dates.ts'

it.each([
  // The banks are closed on 24, 25 and 31 December, and 26 December is a Saturday.
  ['2026-12', '2026-12-28'],
  // Good Friday is 26 March, Easter Monday the 29th.
  ['2027-03', '2027-03-25'],
  ['2026-11', '2026-11-26'],
  // 31, 30 and 29 May with Whit Monday on the 25th, which is before them.
  ['2026-05', '2026-05-27'],
])(
  'asks for what German health funds have of %s by the third last banking day, %s',
  (month, day) => {
    expect(dueDateOf('DE', 'health_fund', month)).toBe(day)
    expect(dueDateOf('DE', 'minijob_centre', month)).toBe(day)
  },
)

it('moves days of the next month that are at a weekend to Monday', () => {
  expect(dueDateOf('DE', 'tax_office', '2026-12')).toBe('2027-01-11')
  expect(dueDateOf('ES', 'social_security', '2026-12')).toBe('2027-01-29')
})
