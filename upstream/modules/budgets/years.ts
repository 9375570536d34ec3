import { AppError } from '#contract/errors.ts'
import { addDays, addMonths } from '../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'

/** A fiscal year and the first days of its twelve months. */
export type BudgetYear = { start: string; end: string; months: string[] }

/** The fiscal year that ends on a day, whatever day the firm's years end on. */
export function yearEnding(end: string): BudgetYear {
  const next = addDays(end, 1)
  const start = addMonths(next, -12)
  return { start, end, months: Array.from({ length: 12 }, (_, at) => addMonths(start, at)) }
}

/** @throws AppError not_found where no fiscal year of the firm ends on that day */
export function requireYear(reader: Reader, end: string): BudgetYear {
  const year = yearEnding(end)
  if (year.start.slice(5) === getFirmProfile(reader).fiscalYearStart) return year
  throw new AppError('not_found', 'No fiscal year ends then')
}

/** The last day of the fiscal year that today lies in. */
export function presentYearEnd(reader: Reader, context: FirmContext): string {
  const today = firmDate(reader, context)
  const begun = `${today.slice(0, 4)}-${getFirmProfile(reader).fiscalYearStart}`
  const start = begun > today ? addMonths(begun, -12) : begun
  return addDays(addMonths(start, 12), -1)
}

/** Last days of fiscal years: the present one with its neighbours, and the one that is shown. */
export function yearsAround(present: string, shown: string): string[] {
  const next = addDays(present, 1)
  const near = [-12, 0, 12].map((months) => addDays(addMonths(next, months), -1))
  return [...new Set([...near, shown])].sort()
}
