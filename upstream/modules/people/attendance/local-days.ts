/** Days of the calendar, `YYYY-MM-DD`, and months, `YYYY-MM`: no zone and no clock. */
export type Day = string

/** Days from `from` to `to`, both included. */
export type DayRange = { from: Day; to: Day }

const dayMs = 86_400_000

/** A day some days later, or earlier for a negative count. */
export function addDays(day: Day, days: number): Day {
  return new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day of the month some months later; the month's last where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
  const date = Math.min(Number(day.slice(8)), Number(lastOfMonth(month).slice(8)))
  return `${month}-${String(date).padStart(2, '0')}`
}

/** The last day of a month `YYYY-MM`. */
export function lastOfMonth(month: string): Day {
  const next = new Date(`${month}-01T00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1, 0)
  return next.toISOString().slice(0, 10)
}

/** How many days there are from one day to a later one, the second not counted. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs)
}

/** How many days a range has; 0 where it ends before it begins. */
export function dayCount({ from, to }: DayRange): number {
  return Math.max(0, daysBetween(from, to) + 1)
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(day: Day): number {
  return ((new Date(timeOf(day)).getUTCDay() + 6) % 7) + 1
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

/** Every day of a range, in order. */
export function daysOf({ from, to }: DayRange): Day[] {
  return Array.from({ length: dayCount({ from, to }) }, (_, at) => addDays(from, at))
}

/** The later of two days. */
export function laterOf(a: Day, b: Day): Day {
  if (a > b) return a
  return b
}

/** The earlier of two days. */
export function earlierOf(a: Day, b: Day): Day {
  if (a < b) return a
  return b
}

/** What two ranges share, or undefined. An open end is null. */
export function overlapOf(
  a: { from: Day; to: Day | null },
  b: { from: Day; to: Day },
): DayRange | undefined {
  const from = laterOf(a.from, b.from)
  const to = a.to === null ? b.to : earlierOf(a.to, b.to)
  return from <= to ? { from, to } : undefined
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00Z`)
}
