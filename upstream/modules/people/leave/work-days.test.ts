import { expect, test } from 'vitest'
import { workDaysOf } from './work-days.ts'

const fiveDays = [480, 480, 480, 480, 480, 0, 0]
const twoDays = [300, 0, 300, 0, 0, 0, 0]

test.each([
  ['planned-days', '20.5', fiveDays, '20.5'],
  // Jours ouvrables, of which a week has six, whoever works on how many.
  ['weekdays', '30', fiveDays, '25'],
  ['weekdays', '30', twoDays, '10'],
  ['weekdays', '53', fiveDays, '44.1666666667'],
  ['calendar-days', '30', fiveDays, '21.4285714286'],
  ['planned-minutes', '1200', twoDays, '4'],
  ['planned-days', '4', [0, 0, 0, 0, 0, 0, 0], '0'],
] as const)('leave counted by %s: %s is so many days of a week', (by, amount, week, days) => {
  expect(workDaysOf(amount, { by, weekdays: [1, 2, 3, 4, 5, 6] }, week)).toBe(days)
})
