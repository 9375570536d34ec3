import { invalidField } from '#contract/core/errors.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'

/** Days as `YYYY-MM-DD`, first to last. */
export type DaySpan = { from: string; to: string }

/** A period and what it is compared with. */
type Period = { now: DaySpan; before: DaySpan }

const lengths = { month: 1, quarter: 3, year: 12 }

/**
 * The calendar month, quarter or year that a date lies in, as far as that day, and as many days of
 * the one before from its beginning: 22 days of November after 22 of October. A shorter one, such as
 * February after 30 days of March, is taken whole.
 */
export function periodOf(kind: keyof typeof lengths, today: string): Period {
  const length = lengths[kind]
  const passed = (Number(today.slice(5, 7)) - 1) % length
  const month = addMonths(today.slice(0, 7), -passed)
  const now = { from: `${month}-01`, to: today }
  const start = `${addMonths(month, -length)}-01`
  const days = daysBetween(now.from, now.to)
  const maxDays = daysBetween(start, addDays(now.from, -1))
  return { now, before: { from: start, to: addDays(start, Math.min(days, maxDays)) } }
}

/**
 * A period of one's own and as many days right before it.
 * @throws AppError invalid when a day is missing or they are the wrong way round
 */
export function ownPeriod({ from, to }: Partial<DaySpan>): Period {
  if (!from) throw invalidField('from', 'required')
  if (!to) throw invalidField('to', 'required')
  if (to < from) throw invalidField('to', 'beforeStart')
  const end = addDays(from, -1)
  return { now: { from, to }, before: { from: addDays(end, -daysBetween(from, to)), to: end } }
}

/** The month so many months later, or earlier where negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const whole = year * 12 + number - 1 + count
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`
}

/** The months up to and with one, oldest first. */
export function monthsUpTo(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addMonths(month, at - count + 1))
}
