import type { ReportCompare, ReportPeriod, ReportSplit } from '#contract/reporting/reports.ts'
import { addDays, addMonths, daysBetween, earlierOf, monthStart } from '../../../firm/calendar.ts'
import { fiscalYearStart } from '../../firm/firms/index.ts'
import type { CentreScope } from './centres.ts'

/** Days from one to another, both included. `isPlanned` asks for the budget of them; `centres` are lines of theirs alone. */
export type Span = { from: string; to: string; isPlanned?: true; centres?: CentreScope }

/** More parts than this do not fit a page. */
const maxParts = 24

/** The same day some years later, or earlier where negative; 29 February becomes the 28th. */
export function addYears(date: string, count: number): string {
  return addMonths(date, count * 12)
}

/** The days a period is of, whole ones: a month to its last day. */
export function spanOf(
  period: ReportPeriod,
  { from, to }: Partial<Span>,
  { today, start }: { today: string; start: string },
): Span {
  const month = `${today.slice(0, 7)}-01`
  const year = fiscalYearStart(today, start)
  const passed = (Number(month.slice(5, 7)) - 1) % 3
  const quarter = monthStart(month, -passed)
  const until = (first: string) => addDays(first, -1)
  switch (period) {
    case 'month':
      return { from: month, to: until(monthStart(month, 1)) }
    case 'lastMonth':
      return { from: monthStart(month, -1), to: until(month) }
    case 'quarter':
      return { from: quarter, to: until(monthStart(quarter, 3)) }
    case 'lastQuarter':
      return { from: monthStart(quarter, -3), to: until(quarter) }
    case 'year':
      return { from: year, to: until(addYears(year, 1)) }
    case 'lastYear':
      return { from: addYears(year, -1), to: until(year) }
    case 'custom':
      return customSpan(from ?? year, to ?? today)
  }
}

/** What a span is compared with; undefined for nothing. */
export function comparedSpan(span: Span, compare: ReportCompare): Span | undefined {
  if (compare === 'none') return undefined
  if (compare === 'budget') return { ...span, isPlanned: true }
  if (compare === 'yearBefore') return yearBefore(span)
  const before = addDays(span.from, -1)
  const months = wholeMonths(span)
  if (months > 0) return { from: monthStart(span.from, -months), to: before }
  return { from: addDays(before, -daysBetween(span.from, span.to)), to: before }
}

const steps = { month: 1, quarter: 3, year: 12 }

/**
 * A span in calendar months or quarters, the first and last of them cut where the span is. Where
 * these would be too many for a page, in longer ones; none where years are too many, too.
 */
export function partsOf(span: Span, split: ReportSplit): Span[] {
  if (split === 'none' || split === 'costCentre') return []
  const wanted = Object.values(steps).filter((step) => step >= steps[split])
  return wanted.map((step) => cutInto(span, step)).find((parts) => parts.length <= maxParts) ?? []
}

function cutInto(span: Span, step: number): Span[] {
  const parts: Span[] = []
  for (let from = span.from; from <= span.to; ) {
    const back = (Number(from.slice(5, 7)) - 1) % step
    const next = monthStart(from, step - back)
    parts.push({ from, to: earlierOf(addDays(next, -1), span.to) })
    from = next
  }
  return parts
}

function customSpan(from: string, to: string): Span {
  return from <= to ? { from, to } : { from: to, to: from }
}

/** The same span of the year before; one that ends with February ends with it there too. */
function yearBefore({ from, to }: Span): Span {
  const isMonthEnd = addDays(to, 1).endsWith('-01')
  const last = isMonthEnd ? addDays(addYears(addDays(to, 1), -1), -1) : addYears(to, -1)
  return { from: addYears(from, -1), to: last }
}

/** How many calendar months a span is made of; 0 where it begins or ends within one. */
function wholeMonths({ from, to }: Span): number {
  const next = addDays(to, 1)
  if (!from.endsWith('-01') || !next.endsWith('-01')) return 0
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthOf(next) - monthOf(from)
}
