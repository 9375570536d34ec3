import { AppError } from '#contract/core/errors.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from './reader.ts'

/** A fiscal year by its first and last day. */
export type FiscalSpan = { start: string; end: string }

/** The first day of the fiscal year that a day lies in; `start` is `MM-DD`. */
export function fiscalYearStart(date: string, start: string): string {
  const year = Number(date.slice(0, 4)) - (date.slice(5) < start ? 1 : 0)
  return `${year}-${start}`
}

/** The fiscal year of the firm that a day lies in, moved by so many years. */
export function fiscalYearAt(reader: Reader, date: string, years = 0): FiscalSpan {
  const first = fiscalYearStart(date, getFirmProfile(reader).fiscalYearStart)
  const start = addMonths(first, 12 * years)
  return { start, end: addDays(addMonths(start, 12), -1) }
}

/** @throws AppError not_found where no fiscal year of the firm ends on that day */
export function requireFiscalYear(reader: Reader, end: string): FiscalSpan {
  const year = fiscalYearAt(reader, end)
  if (year.end === end) return year
  throw new AppError('not_found', 'No fiscal year ends on this day')
}
