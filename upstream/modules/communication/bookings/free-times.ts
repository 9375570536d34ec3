import type { BookingHours } from '#contract/communication/booking-pages.ts'
import { instantOf, localOf, minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Span } from '../calendar/index.ts'

/** How a page offers times; minutes, hours and days as in its form. */
export type Offer = {
  timeZone: string
  hours: readonly BookingHours[]
  durationMinutes: number
  stepMinutes: number
  bufferMinutes: number
  noticeHours: number
  daysAhead: number
}

/** A start that is offered, and the calendars that are free for it. */
export type FreeTime = { startsAt: string; endsAt: string; calendarIds: string[] }

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * The free times of some days of the page's own zone, in order. A start lies in the working hours of
 * its day, far enough ahead and not too far; whoever is asked is free from the buffer before to the
 * buffer after. What the clocks leave out on the night they go forward is not offered.
 * @param busy of each calendar, when it is taken
 * @param now in milliseconds since 1970
 */
export function freeTimes(
  offer: Offer,
  dates: readonly string[],
  busy: ReadonlyMap<string, readonly Span[]>,
  now: number,
): FreeTime[] {
  const { timeZone, durationMinutes, bufferMinutes } = offer
  const { earliest, latest } = bookable(offer, now)
  const found = new Map<number, FreeTime>()
  for (const date of dates) {
    for (const local of startsOn(offer, date)) {
      const startsAt = instantOf(local, timeZone)
      const from = Date.parse(startsAt)
      const to = from + durationMinutes * minuteMs
      if (localOf(startsAt, timeZone) !== local || from < earliest || from > latest) continue
      const asked = { from: from - bufferMinutes * minuteMs, to: to + bufferMinutes * minuteMs }
      const calendarIds = [...busy].filter(([, spans]) => isFree(asked, spans)).map(([id]) => id)
      if (calendarIds.length === 0) continue
      found.set(from, { startsAt, endsAt: new Date(to).toISOString(), calendarIds })
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([, time]) => time)
}

/** The first and the last instant at which an appointment may start. */
export function bookable({ noticeHours, daysAhead, timeZone }: Offer, now: number) {
  const today = localOf(new Date(now).toISOString(), timeZone).slice(0, 10)
  const end = instantOf(`${addDays(today, daysAhead + 1)}T00:00`, timeZone)
  return { earliest: now + noticeHours * hourMs, latest: Date.parse(end) - minuteMs }
}

/** Whether it is still early enough to move or cancel an appointment by oneself. */
export function isChangeable(startsAt: string, noticeHours: number, now: number): boolean {
  return Date.parse(startsAt) > now + noticeHours * hourMs
}

function isFree(asked: Span, spans: readonly Span[]): boolean {
  return spans.every(({ from, to }) => to <= asked.from || from >= asked.to)
}

/** Local starts within the working hours of a day; 1 is Monday. */
function startsOn({ hours, stepMinutes, durationMinutes }: Offer, date: string): string[] {
  const weekday = String(new Date(`${date}T00:00Z`).getUTCDay() || 7)
  return hours
    .filter(({ day }) => day === weekday)
    .flatMap(({ from, to }) => {
      const first = `${date}T${from}`
      const spare = minutesBetween(first, `${date}T${to}`) - durationMinutes
      const count = Math.max(0, Math.floor(spare / stepMinutes) + 1)
      return Array.from({ length: count }, (_, at) => shiftLocal(first, at * stepMinutes))
    })
}
