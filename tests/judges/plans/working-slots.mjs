// @ts-check
import { firstDay, lastDay, step } from './make-plans.mjs'

/** @typedef {import('./make-plans.mjs').CalendarHours} CalendarHours */

const origin = Date.parse(`${firstDay}T00:00Z`)

/**
 * Working steps of a calendar, counted one by one, so that nothing here is shared with what is judged:
 * how many lie before a local time, and whether 17:00 and the next 09:00 are the same.
 * @param {CalendarHours} calendar
 * @returns {(local: string) => number}
 */
export function slotCounter(calendar) {
  const slots = ((Date.parse(`${lastDay}T00:00Z`) - origin) / 60_000 / step) | 0
  const before = new Uint32Array(slots + 1)
  for (let slot = 0; slot < slots; slot += 1) {
    const works = isWorking(calendar, new Date(origin + slot * step * 60_000).toISOString())
    before[slot + 1] = (before[slot] ?? 0) + (works ? 1 : 0)
  }
  return (local) => {
    const slot = (Date.parse(`${local}Z`) - origin) / 60_000 / step
    const count = Number.isInteger(slot) ? before[slot] : undefined
    if (count === undefined)
      throw new RangeError(`${local} is outside of the days that are counted`)
    return count
  }
}

/** @param {CalendarHours} calendar @param {string} instant */
function isWorking(calendar, instant) {
  const date = instant.slice(0, 10)
  const time = instant.slice(11, 16)
  const exception = calendar.exceptions.find((day) => day.date === date)
  const weekday = (new Date(instant).getUTCDay() + 6) % 7
  const hours = exception?.hours ?? calendar.week[weekday] ?? []
  return hours.some(({ from, to }) => from <= time && time < to)
}
