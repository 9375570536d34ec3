import type { CalendarHours, WorkingHours } from '../tasks/views.ts'
import { elementsOf, textOf, type XmlElement } from './xml-elements.ts'

type Exceptions = { exceptions: CalendarHours['exceptions'][number][]; leftOut: string[] }

/** What MS Project takes where a calendar does not say the hours of a day. */
const usualHours: readonly WorkingHours[] = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
]
/** An exception of more days than this is a mistake of the file. */
const maxDays = 4_000
const dayMs = 86_400_000

/**
 * The hours of a calendar of MSPDI: weekdays from 1, which is Sunday, and exceptions: days in a row,
 * and days that come each year on their date. Others that repeat are named, not guessed.
 */
export function readCalendar(calendar: XmlElement): { hours: CalendarHours; leftOut: string[] } {
  const weekDays = elementsOf(calendar, 'WeekDays', 'WeekDay')
  const week = [2, 3, 4, 5, 6, 7, 1].map((type) => {
    const day = weekDays.find((one) => textOf(one, 'DayType') === `${type}`)
    if (day === undefined) return type === 1 || type === 7 ? [] : [...usualHours]
    return hoursOf(day)
  })
  const listed = elementsOf(calendar, 'Exceptions', 'Exception')
  // Newer files have their exceptions twice: as such, and for older programs as days of type 0.
  const older = listed.length > 0 ? [] : weekDays.filter((one) => textOf(one, 'DayType') === '0')
  const read = [...listed, ...older].map(readException)
  return {
    hours: { week, exceptions: read.flatMap(({ exceptions }) => exceptions) },
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  }
}

function hoursOf(day: XmlElement): WorkingHours[] {
  if (textOf(day, 'DayWorking') !== '1') return []
  const spans = elementsOf(day, 'WorkingTimes', 'WorkingTime').flatMap((span) => {
    const [from, to] = [textOf(span, 'FromTime').slice(0, 5), textOf(span, 'ToTime').slice(0, 5)]
    const end = to === '00:00' ? '24:00' : to
    return /^\d\d:\d\d$/.test(from) && from < end ? [{ from, to: end }] : []
  })
  return spans.length > 0 ? spans : [...usualHours]
}

/** Kinds of repetition: 1 is daily, 2 each year on a date. */
function readException(exception: XmlElement): Exceptions {
  const from = dayOf(textOf(exception, 'TimePeriod', 'FromDate'))
  const to = dayOf(textOf(exception, 'TimePeriod', 'ToDate'))
  const name = textOf(exception, 'Name') || textOf(exception, 'TimePeriod', 'FromDate').slice(0, 10)
  if (from === undefined || to === undefined || to - from > maxDays * dayMs) {
    return { exceptions: [], leftOut: [name] }
  }
  const kind = textOf(exception, 'Type') || '1'
  const period = Number(textOf(exception, 'Period') || '1')
  const days: number[] = []
  if (kind === '1' && period === 1) {
    for (let day = from; day <= to; day += dayMs) days.push(day)
  } else if (kind === '2') {
    days.push(...yearlyDays(exception, from, to))
  } else return { exceptions: [], leftOut: [name] }
  const hours = hoursOf(exception)
  const dates = days.map((day) => new Date(day).toISOString().slice(0, 10))
  return { exceptions: dates.map((date) => ({ date, hours })), leftOut: [] }
}

/** Months count from 0. */
function yearlyDays(exception: XmlElement, from: number, to: number): number[] {
  const month = Number(textOf(exception, 'Month'))
  const monthDay = Number(textOf(exception, 'MonthDay'))
  const first = new Date(from).getUTCFullYear()
  const last = new Date(to).getUTCFullYear()
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Date.UTC(first + at, month, monthDay),
  ).filter((day) => day >= from && day <= to && new Date(day).getUTCDate() === monthDay)
}

function dayOf(text: string): number | undefined {
  const ms = Date.parse(`${text.slice(0, 10)}T00:00Z`)
  return Number.isNaN(ms) ? undefined : ms
}
