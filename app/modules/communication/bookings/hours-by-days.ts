import { weekdayName } from '#app/shell/weekday-choices.ts'
import type { BookingPage } from '#contract/communication/booking-pages.ts'
import { weekdays } from '#contract/core/fields.ts'

type Days = { term: string; value: string }

/** Spans of a week as they are put up at a door: days in a row with the same hours stand in one line. */
export function hoursByDays(hours: BookingPage['hours'], locale: string): Days[] {
  const days = weekdays.map((day) => {
    const own = hours.filter((span) => span.day === day)
    const sorted = own.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    return { day, value: sorted.map(({ from, to }) => `${from}–${to}`).join(', ') }
  })
  const name = (day: (typeof weekdays)[number]) => weekdayName(day, locale)
  return days.flatMap(({ day, value }, at) => {
    if (value === '' || days[at - 1]?.value === value) return []
    const end = days.findIndex((other, place) => place > at && other.value !== value)
    const last = days[(end === -1 ? days.length : end) - 1]?.day ?? day
    return [{ term: last === day ? name(day) : `${name(day)} – ${name(last)}`, value }]
  })
}
