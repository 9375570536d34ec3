import type { FirmSummary } from '#contract/reporting/firm-summary.ts'
import { addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type Due, dutiesDue, firmReturnRule } from './duties/due.ts'
import { openReturns } from './returns/keep-return.ts'

export { countOpenCounters, type TakenMonth, takenAtCounters } from './counter-sales.ts'
export { type ReportFormat, reportFormat } from './report-format.ts'
export { addYears, comparedSpan, type Span, spanOf } from './span.ts'
export { taxSides } from './tax-turnover.ts'

/** The oldest tax return that is not filed; null where every one is. */
export function nextReturn(reader: Reader, context: FirmContext): FirmSummary['taxReturn'] {
  const today = firmDate(reader, context)
  const span = openReturns(reader, today).at(-1)
  if (!span) return null
  const dueDate = firmReturnRule(reader).dueOn(span.to)
  return { ...span, dueDate, isLate: dueDate < today }
}

/**
 * What is to be filed or paid until a day and is not, the first first, of the last two years; of periods
 * that are over alone.
 */
export function openDuties(reader: Reader, context: FirmContext, until: string): Due[] {
  const today = firmDate(reader, context)
  return dutiesDue(reader, { from: addMonths(today, -24), to: until }).filter(
    ({ doneAt, to }) => doneAt === null && to < today,
  )
}
