import { weekdayOf } from '#contract/core/days.ts'
import { type AnalysisTime, analysisTimes } from '#contract/reporting/analytics.ts'
import { addDays, earlierOf, laterOf, monthStart } from '../../../firm/calendar.ts'
import { fiscalYearStart } from '../../firm/firms/index.ts'
import type { ReportFormat } from '../reports/views.ts'
import { addYears, type Span } from '../reports/views.ts'

/** How a firm divides time. */
export type FirmTime = {
  /** Of its fiscal year, `MM-DD`. */
  yearStart: string
  /** The weekday that its weeks begin with; 0 is Sunday. */
  firstWeekday: 0 | 1
}

/** Countries whose week begins on a Sunday (CLDR, weekData). */
const sundayFirst: ReadonlySet<string> = new Set(
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
)

export function firstWeekdayOf(country: string): 0 | 1 {
  return sundayFirst.has(country) ? 0 : 1
}

export function isTime(name: string): name is AnalysisTime {
  return analysisTimes.some((time) => time === name)
}

/** Whether days can be added up by calendar month before they are put in their buckets. */
export function followsMonths(time: AnalysisTime, { yearStart }: FirmTime): boolean {
  if (time === 'month') return true
  return (time === 'quarter' || time === 'year') && yearStart.endsWith('-01')
}

/** The key of the bucket that a day is in: its first day, or of a weekday its number from 0 for Sunday. */
export function bucketOf(day: string, time: AnalysisTime, firm: FirmTime): string {
  switch (time) {
    case 'day':
      return day
    case 'week':
      return addDays(day, -((weekdayOf(day) - firm.firstWeekday + 7) % 7))
    case 'month':
      return `${day.slice(0, 7)}-01`
    case 'quarter':
      return quarterStart(day, firm)
    case 'year':
      return fiscalYearStart(day, firm.yearStart)
    case 'weekday':
      return String(weekdayOf(day))
  }
}

/** Quarters of the fiscal year; of one that begins within a month, those of the calendar. */
function quarterStart(day: string, { yearStart }: FirmTime): string {
  const month = `${day.slice(0, 7)}-01`
  const first = yearStart.endsWith('-01') ? Number(yearStart.slice(0, 2)) : 1
  const passed = (Number(day.slice(5, 7)) - first + 12) % 3
  return monthStart(month, -passed)
}

/** Days of a bucket, whole ones; undefined for weekdays. */
export function spanOfBucket(key: string, time: AnalysisTime): Span | undefined {
  switch (time) {
    case 'day':
      return { from: key, to: key }
    case 'week':
      return { from: key, to: addDays(key, 6) }
    case 'month':
      return { from: key, to: addDays(monthStart(key, 1), -1) }
    case 'quarter':
      return { from: key, to: addDays(monthStart(key, 3), -1) }
    case 'year':
      return { from: key, to: addDays(addYears(key, 1), -1) }
    case 'weekday':
      return undefined
  }
}

/** Every bucket of a span in its order, empty ones too. */
export function bucketsOf(span: Span, time: AnalysisTime, firm: FirmTime): string[] {
  if (time === 'weekday') {
    return Array.from({ length: 7 }, (_, at) => String((firm.firstWeekday + at) % 7))
  }
  const keys: string[] = []
  for (let day = span.from; day <= span.to; ) {
    const key = bucketOf(day, time, firm)
    keys.push(key)
    day = addDays(spanOfBucket(key, time)?.to ?? day, 1)
  }
  return keys
}

/** A bucket's days as far as they are in the span that is asked for. */
export function cutBucket(bucket: Span, { from, to }: Span): Span {
  return { from: laterOf(bucket.from, from), to: earlierOf(bucket.to, to) }
}

export function bucketLabel(key: string, time: AnalysisTime, format: ReportFormat): string {
  // 4 January 1970 was a Sunday.
  if (time === 'weekday') return format.weekday(addDays('1970-01-04', Number(key)))
  return format.span(spanOfBucket(key, time) ?? { from: key, to: key })
}
