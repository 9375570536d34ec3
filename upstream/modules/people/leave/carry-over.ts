import { addDays, addMonths, type Day, laterOf } from '../attendance/index.ts'
import { parseAmount } from './amounts.ts'
import type { CarryRules } from './leave-type.ts'
import type { LeaveYear } from './leave-years.ts'

/** That the employer told a person to take the leave of a year, and when it would lapse. */
export type LapseNotice = { yearKey: string; on: Day }

/**
 * That leave of a year lapses later: 15 months after it for who was ill (C-214/10), after the year
 * that follows parental leave (§ 17 BEEG), or never (null).
 */
export type LapseExtension = { yearKey: string; until: Day | null }

/** How a leave year closes: how much is carried over (null for all), and the last day it holds. */
export type YearClose = { atMost: string | null; lastDay: Day | null }

/**
 * How a leave year closes by its rules and what is known of the person. Where a notice is needed and
 * came after the year's end, nothing lapses with the year, and the rest lapses on the first regular
 * day, of this year or a later one, that was still ahead.
 */
export function closeOf(
  rules: CarryRules,
  year: LeaveYear,
  notices: readonly LapseNotice[],
  extensions: readonly LapseExtension[],
): YearClose {
  const close = closeByNotice(rules, year, notices)
  const extension = extensions.find(({ yearKey }) => yearKey === year.key)
  if (!extension) return close
  const isLonger =
    extension.until === null || (close.lastDay !== null && extension.until >= close.lastDay)
  return { atMost: null, lastDay: isLonger ? extension.until : close.lastDay }
}

/** The day by which leave of a year should be taken, though it does not lapse then; or null. */
export function takeBy({ takeWithinMonths }: CarryRules, year: LeaveYear): Day | null {
  return takeWithinMonths === null ? null : monthsAfter(year.to, takeWithinMonths)
}

function closeByNotice(
  rules: CarryRules,
  year: LeaveYear,
  notices: readonly LapseNotice[],
): YearClose {
  const regular = rules.months === null ? null : monthsAfter(year.to, rules.months)
  const { atMost } = rules
  if (!rules.needsNotice) return closed(atMost, regular, year)
  const noticed = notices
    .filter(({ yearKey }) => yearKey === year.key)
    .reduce<Day | null>((first, { on }) => (first === null || on < first ? on : first), null)
  if (noticed === null) return { atMost: null, lastDay: null }
  if (noticed <= year.to) return closed(atMost, regular, year)
  if (rules.months === null && !isNothing(atMost)) return { atMost: null, lastDay: null }
  let lastDay = laterOf(regular ?? year.to, year.to)
  while (lastDay < noticed) lastDay = monthsAfter(lastDay, 12)
  return { atMost: null, lastDay }
}

/** Nothing carried over is the same as lapsing with the year. */
function closed(atMost: string | null, lastDay: Day | null, year: LeaveYear): YearClose {
  if (isNothing(atMost)) return { atMost, lastDay: year.to }
  return { atMost, lastDay }
}

function isNothing(atMost: string | null): boolean {
  return atMost !== null && parseAmount(atMost) === 0n
}

/** Months after a last day: three after 31 December is 31 March. */
function monthsAfter(lastDay: Day, months: number): Day {
  return addDays(addMonths(addDays(lastDay, 1), months), -1)
}
