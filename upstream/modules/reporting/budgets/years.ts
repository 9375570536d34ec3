import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, fiscalYearAt, requireFiscalYear } from '../../firm/firms/index.ts'

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
  return yearEnding(requireFiscalYear(reader, end).end)
}

/** The last day of the fiscal year that today lies in. */
export function presentYearEnd(reader: Reader, context: FirmContext): string {
  return fiscalYearAt(reader, firmDate(reader, context)).end
}

/** Last days of fiscal years: the present one with its neighbours, and the one that is shown. */
export function yearsAround(present: string, shown: string): string[] {
  const next = addDays(present, 1)
  const near = [-12, 0, 12].map((months) => addDays(addMonths(next, months), -1))
  return [...new Set([...near, shown])].sort()
}
