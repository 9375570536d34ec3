import { expect, it } from 'vitest'
import { monthsEmployed } from './months-employed.ts'

it.each([
  ['all of the year', '2020-03-01', '', '2026-06', 12],
  ['joined in September', '2026-09-15', '', '2026-11', 4],
  ['leaves in August, as is known in June', '2020-03-01', '2026-08-31', '2026-06', 8],
  ['leaves next year', '2020-03-01', '2027-01-31', '2026-06', 12],
  ['came and went within the year', '2026-02-01', '2026-04-30', '2026-03', 3],
  ['left last year', '2020-03-01', '2025-12-31', '2026-06', 0],
])(
  'counts the months of the year in which somebody is employed: %s',
  (_, startDate, endDate, month, months) => {
    expect(monthsEmployed({ startDate, endDate }, { month })).toBe(months)
  },
)
