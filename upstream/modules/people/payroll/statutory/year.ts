import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../days.ts'
import type { Figures } from './country.ts'

/** A figure of the year so far; 0 when nothing was paid yet. */
export function figure(figures: Figures | undefined, name: string): Minor {
  return figures?.[name] ?? 0
}

/** The tax year that is the calendar year. */
export function calendarYearOf(payDate: Day): { fromDate: Day; toDate: Day } {
  const year = payDate.slice(0, 4)
  return { fromDate: `${year}-01-01`, toDate: `${year}-12-31` }
}
