const DAY = 86_400_000

/** Days of the calendar are `YYYY-MM-DD`; those of one form compare as texts. */
export type Day = string

/** Whole days since 1970-01-01. Throws RangeError('day_malformed'). */
export function dayNumber(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)) throw new RangeError('day_malformed')
  return time / DAY
}

/** The day of a `dayNumber`. */
export function dayOf(number: number): Day {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

/** Days from the one to the other, both counted; 0 when the second is before the first. */
export function daysBetween(fromDate: Day, toDate: Day): number {
  return Math.max(0, dayNumber(toDate) - dayNumber(fromDate) + 1)
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    date: Number(day.slice(8, 10)),
  }
}

/** The last day of the month that `day` is in. */
export function endOfMonth(day: Day): Day {
  const { year, month } = partsOf(day)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return `${day.slice(0, 8)}${days}`
}

/** The later of two days. */
export function laterOf(a: Day, b: Day): Day {
  return a > b ? a : b
}

/** The earlier of two days. */
export function earlierOf(a: Day, b: Day): Day {
  return a < b ? a : b
}
