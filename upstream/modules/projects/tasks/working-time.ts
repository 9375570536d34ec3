import { dayNumber, type Moment, minutesPerDay, weekdayOf } from './moments.ts'

/** From one time of the day to another, `HH:mm`; the end may be `24:00`. */
export type WorkingHours = { from: string; to: string }

/** When work is done: hours of each weekday, and days that have other hours. */
export type CalendarHours = {
  /** Seven lists, Monday first. */
  week: readonly (readonly WorkingHours[])[]
  /** Days with hours of their own; a holiday has none. */
  exceptions: readonly { date: string; hours: readonly WorkingHours[] }[]
}

/** Every minute of every day: for lags that run on overnight, such as drying. */
export const aroundTheClock: CalendarHours = {
  week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  exceptions: [],
}

/**
 * Working time as a number line. Where no work is done the line stands still: the end of one working
 * day and the begin of the next are the same place on it.
 */
export type WorkingTime = {
  /** Working minutes before a moment, counted from a point that is the same for all moments. */
  placeOf(moment: Moment): number
  /** The first moment that has so many working minutes before it: where work ends. */
  endAt(place: number): Moment
  /** The last moment that has so many working minutes before it: where work begins. */
  beginAt(place: number): Moment
  /**
   * So many working minutes later, at the first moment that has them behind it; earlier where
   * negative, at the last moment that has them ahead. None is the moment itself.
   */
  shift(moment: Moment, minutes: number): Moment
  /** Working minutes of a day, by its number. */
  minutesOfDay(day: number): number
}

/** Minutes of a day from and to, with the working minutes of the day before them. */
type Span = { from: number; to: number; before: number }
type Day = { spans: readonly Span[]; minutes: number }

/**
 * Makes a calendar fit for counting. Looking up a moment or a place takes the logarithm of the number
 * of exceptions, however far away it is.
 * Throws RangeError('calendar_malformed' | 'calendar_without_hours' | 'day_malformed').
 */
export function workingTime(hours: CalendarHours): WorkingTime {
  const week = hours.week.map(readDay)
  if (week.length !== 7) throw new RangeError('calendar_malformed')
  const beforeWeekday = sumsBefore(week.map((day) => day.minutes))
  const minutesPerWeek = beforeWeekday[7] ?? 0
  if (minutesPerWeek === 0) throw new RangeError('calendar_without_hours')
  const { days, exceptions } = readExceptions(hours.exceptions)
  const gained = sumsBefore(exceptions.map((day, at) => day.minutes - usual(days[at] ?? 0).minutes))

  function usual(day: number): Day {
    return week[weekdayOf(day)] ?? noWork
  }

  function dayAt(day: number): Day {
    const at = countBelow(days, day)
    return days[at] === day ? (exceptions[at] ?? noWork) : usual(day)
  }

  function placeOfDay(day: number): number {
    const weekday = weekdayOf(day)
    const weeks = (day + 3 - weekday) / 7
    const passed = weeks * minutesPerWeek + (beforeWeekday[weekday] ?? 0)
    return passed + (gained[countBelow(days, day)] ?? 0)
  }

  function placeOf(moment: Moment): number {
    const day = Math.floor(moment / minutesPerDay)
    const minute = moment - day * minutesPerDay
    let worked = 0
    for (const { from, to } of dayAt(day).spans) {
      if (minute > from) worked += Math.min(minute, to) - from
    }
    return placeOfDay(day) + worked
  }

  /** The last day that begins at or before a place, or strictly before it. */
  function lastDayBefore(place: number, isStrict: boolean): number {
    const begins = (day: number) => (isStrict ? placeOfDay(day) < place : placeOfDay(day) <= place)
    let low = Math.floor(place / minutesPerWeek) * 7
    let high = low + 7
    for (let step = 7; !begins(low); step *= 2) low -= step
    for (let step = 7; begins(high); step *= 2) high += step
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (begins(middle)) low = middle
      else high = middle
    }
    return low
  }

  function endAt(place: number): Moment {
    const day = lastDayBefore(place, true)
    const rest = place - placeOfDay(day)
    const spans = dayAt(day).spans
    const span = spans.find(({ from, to, before }) => rest <= before + to - from)
    return momentIn(day, span, rest)
  }

  function beginAt(place: number): Moment {
    const day = lastDayBefore(place, false)
    const rest = place - placeOfDay(day)
    const span = dayAt(day).spans.findLast(({ before }) => before <= rest)
    return momentIn(day, span, rest)
  }

  function shift(moment: Moment, minutes: number): Moment {
    if (minutes === 0) return moment
    const place = placeOf(moment) + minutes
    return minutes > 0 ? endAt(place) : beginAt(place)
  }

  return { placeOf, endAt, beginAt, shift, minutesOfDay: (day) => dayAt(day).minutes }
}

const noWork: Day = { spans: [], minutes: 0 }

function momentIn(day: number, span: Span | undefined, rest: number): Moment {
  if (span === undefined) throw new RangeError('place_not_found')
  return day * minutesPerDay + span.from + rest - span.before
}

function readDay(hours: readonly WorkingHours[]): Day {
  const read = hours
    .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
    .sort((a, b) => a.from - b.from)
  const spans: Span[] = []
  let minutes = 0
  for (const { from, to } of read) {
    const last = spans.at(-1)
    if (from >= to || (last && from < last.to)) throw new RangeError('calendar_malformed')
    spans.push({ from, to, before: minutes })
    minutes += to - from
  }
  return { spans, minutes }
}

function minuteOf(time: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  const minute = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
  if (!(minute <= minutesPerDay)) throw new RangeError('calendar_malformed')
  return minute
}

/** Days with hours of their own, in order; of a day that is named twice the later entry holds. */
function readExceptions(given: CalendarHours['exceptions']) {
  const byDay = new Map(given.map(({ date, hours }) => [dayNumber(date), readDay(hours)]))
  const all = [...byDay].sort(([a], [b]) => a - b)
  return { days: all.map(([day]) => day), exceptions: all.map(([, hours]) => hours) }
}

/** The sum of all values before each, and of all of them at the end. */
function sumsBefore(values: readonly number[]): number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return sums
}

/** How many of some ascending numbers are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
