import { earlierOf, laterOf } from '../../../../firm/calendar.ts'

/**
 * Months of the run's calendar year that somebody is employed in, and will be: a known end counts,
 * and a month in part is one.
 */
export function monthsEmployed(
  { startDate, endDate }: { startDate: string; endDate: string },
  { month }: { month: string },
): number {
  const year = month.slice(0, 4)
  const from = laterOf(startDate, `${year}-01-01`)
  const to = earlierOf(endDate || `${year}-12-31`, `${year}-12-31`)
  return from > to ? 0 : Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
}
