import { z } from 'zod'
import { addDays, weekdayOf } from '#contract/core/days.ts'
import { instantOf, isTimeZone, localOf } from '#contract/core/zoned-time.ts'

/** A time on the clocks of the place. Midnight at the end of a day is 24:00. */
const Clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'invalidTime')
const Day = z.iso.date()

/** From and to: one that ends before it begins, or at its own time, ends on the next day. */
export const HoursSpan = z.object({ from: Clock, to: Clock })
export type HoursSpan = z.infer<typeof HoursSpan>

const Spans = z.array(HoursSpan).max(6)

/** Seven days, Monday first. */
const Week = z.array(Spans).length(7)

/** Other hours from a day to a day, such as those of summer. */
export const Season = z
  .object({ name: z.string().max(80), from: Day, to: Day, week: Week })
  .refine(({ from, to }) => from <= to, { error: 'endBeforeStart', path: ['to'] })

/** One day with hours of its own; none is closed. */
export const HoursException = z.object({ date: Day, name: z.string().max(80), spans: Spans })
export type HoursException = z.infer<typeof HoursException>

/** What happens on public holidays: closed, as on a Sunday, or as on any day. */
export const HolidayRule = z.enum(['closed', 'asSunday', 'asUsual'])

/** When a place of the firm is open. What is said of one day goes before seasons and the week. */
export const OpeningHours = z.object({
  timeZone: z.string().refine(isTimeZone, 'unknownTimeZone'),
  week: Week,
  seasons: z.array(Season).max(20).default([]),
  holidays: HolidayRule.default('closed'),
  exceptions: z.array(HoursException).max(400).default([]),
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** Public holidays of the place, with their names. */
export type Holidays = ReadonlyMap<string, string>

/** The hours of a day, and why they are not those of the week. */
export type DayHours = {
  date: string
  spans: HoursSpan[]
  reason: 'week' | 'season' | 'holiday' | 'exception'
  name: string
}

/**
 * The hours of a day: an exception, else what the holiday says, else the season's, else the week's. Of
 * several seasons the one that began last counts.
 */
export function hoursOn(hours: OpeningHours, date: string, holidays: Holidays): DayHours {
  const exception = hours.exceptions.find((each) => each.date === date)
  if (exception) return { date, spans: exception.spans, reason: 'exception', name: exception.name }
  const season = hours.seasons
    .filter(({ from, to }) => from <= date && date <= to)
    .sort((a, b) => (a.from < b.from ? 1 : -1))[0]
  const week = season?.week ?? hours.week
  const holiday = holidays.get(date)
  if (holiday !== undefined && hours.holidays !== 'asUsual') {
    const spans = hours.holidays === 'asSunday' ? (week[6] ?? []) : []
    return { date, spans, reason: 'holiday', name: holiday }
  }
  const spans = week[(weekdayOf(date) + 6) % 7] ?? []
  return { date, spans, reason: season ? 'season' : 'week', name: season?.name ?? '' }
}

/** A time that the place is open without a break. */
export type OpenPeriod = { from: string; to: string }

/**
 * Open times that touch some days, as instants in UTC, in their order; those that touch each other are
 * one. A span that a change of clocks swallows is none.
 */
export function openPeriods(
  hours: OpeningHours,
  days: { from: string; to: string },
  holidays: Holidays,
): OpenPeriod[] {
  const found: OpenPeriod[] = []
  for (let date = addDays(days.from, -1); date <= days.to; date = addDays(date, 1)) {
    for (const { from, to } of hoursOn(hours, date, holidays).spans) {
      const ends = to <= from ? addDays(date, 1) : date
      const begin = at(date, from, hours.timeZone)
      const end = at(ends, to, hours.timeZone)
      if (begin < end) found.push({ from: begin, to: end })
    }
  }
  found.sort((a, b) => (a.from < b.from ? -1 : 1))
  const joined: OpenPeriod[] = []
  for (const period of found) {
    const last = joined.at(-1)
    if (last && period.from <= last.to) {
      if (period.to > last.to) last.to = period.to
    } else joined.push({ ...period })
  }
  return joined
}

function at(date: string, clock: string, timeZone: string): string {
  return clock === '24:00'
    ? instantOf(`${addDays(date, 1)}T00:00`, timeZone)
    : instantOf(`${date}T${clock}`, timeZone)
}

/** `until`: when it closes, or opens next; null where nothing is known for a year. */
export type OpenState = { isOpen: boolean; until: string | null }

/** Whether a place is open at an instant, in its own zone. It is open when it opens, closed when it closes. */
export function openAt(hours: OpeningHours, now: string, holidays: Holidays): OpenState {
  const instant = new Date(now).toISOString()
  const today = localOf(instant, hours.timeZone).slice(0, 10)
  for (const days of [2, 14, 366]) {
    const periods = openPeriods(hours, { from: today, to: addDays(today, days) }, holidays)
    const current = periods.find(({ from, to }) => from <= instant && instant < to)
    if (current) {
      // One that never ends has no end to tell.
      const isEndless =
        days === 366 && current.to > instantOf(`${addDays(today, 366)}T00:00`, hours.timeZone)
      if (isEndless) return { isOpen: true, until: null }
      if (current.to < at(addDays(today, days), '00:00', hours.timeZone) || days === 366) {
        return { isOpen: true, until: current.to }
      }
      continue
    }
    const next = periods.find(({ from }) => from > instant)
    if (next) return { isOpen: false, until: next.from }
  }
  return { isOpen: false, until: null }
}

/** What a page shows of hours: the week of a day, and the days ahead that differ from it. */
export type HoursSummary = {
  week: HoursSpan[][]
  exceptions: { date: string; name: string; spans: HoursSpan[] }[]
}

/** @param days how many days ahead differences are named */
export function describeHours(
  hours: OpeningHours,
  { today, days }: { today: string; days: number },
  holidays: Holidays,
): HoursSummary {
  const season = hours.seasons
    .filter(({ from, to }) => from <= today && today <= to)
    .sort((a, b) => (a.from < b.from ? 1 : -1))[0]
  const week = season?.week ?? hours.week
  const dates = Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
  return {
    week,
    exceptions: dates
      .map((date) => hoursOn(hours, date, holidays))
      .filter(
        ({ date, spans }) =>
          JSON.stringify(spans) !== JSON.stringify(week[(weekdayOf(date) + 6) % 7]),
      )
      .map(({ date, name, spans }) => ({ date, name, spans })),
  }
}
