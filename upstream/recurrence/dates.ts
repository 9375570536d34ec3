import type { RecurrenceRule } from '#contract/core/recurrence.ts'
import { addDays, addMonths, daysBetween } from '../firm/calendar.ts'

type Steps = Pick<RecurrenceRule, 'every' | 'unit' | 'firstDate' | 'isLastDay'>
export type Span = { from: string; to: string }

const monthsOf = { day: 0, week: 0, month: 1, quarter: 3, year: 12 } as const

/**
 * A date of a rule, 0 the first one. Each is counted from the first, so that what is due on a 31st
 * comes on 28 February and on 31 March again.
 */
export function dateAt({ every, unit, firstDate, isLastDay }: Steps, place: number): string {
  const months = monthsOf[unit] * every * place
  if (monthsOf[unit] === 0) return addDays(firstDate, every * place * (unit === 'week' ? 7 : 1))
  const date = addMonths(firstDate, months)
  return isLastDay ? addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1) : date
}

/** The place of the first date of a rule that is not before a day. */
export function placeFrom(rule: Steps, day: string): number {
  const days = daysBetween(rule.firstDate, day)
  const longest = { day: 1, week: 7, month: 31, quarter: 92, year: 366 }[rule.unit] * rule.every
  let place = Math.max(Math.floor(days / longest), 0)
  while (dateAt(rule, place) < day) place += 1
  return place
}

/** Whether a rule makes nothing more at a place, when so many were made before. */
export function isOver(rule: RecurrenceRule, place: number, madeCount: number): boolean {
  if (rule.end === 'count') return madeCount >= (rule.endCount ?? 0)
  return rule.end === 'date' && dateAt(rule, place) > (rule.endDate ?? '')
}

/** The next dates of a rule, at most so many. */
export function datesFrom(
  rule: RecurrenceRule,
  place: number,
  madeCount: number,
  maximum: number,
): { place: number; date: string }[] {
  return Array.from({ length: maximum }, (_, at) => ({ place: place + at, made: madeCount + at }))
    .filter(({ place: one, made }) => !isOver(rule, one, made))
    .map(({ place: one }) => ({ place: one, date: dateAt(rule, one) }))
}

/**
 * The time that the document of a place is for, both days included: from its date to the day before
 * the next, or the one that ends with its date. At a month's end the months are whole.
 */
export function spanAt(rule: Steps, place: number, period: 'ahead' | 'behind'): Span {
  const first = period === 'ahead' ? place : place - 1
  const isWhole = rule.isLastDay && monthsOf[rule.unit] > 0
  const [from, next] = [dateAt(rule, first), dateAt(rule, first + 1)]
  return isWhole ? { from: addDays(from, 1), to: next } : { from, to: addDays(next, -1) }
}
