import { invalidField } from '#contract/core/errors.ts'
import type { RecurrenceRule } from '#contract/core/recurrence.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import { laterOf } from '../firm/calendar.ts'
import type { Reader } from '../firm/store.ts'
import { getFirmProfile } from '../modules/firm/firms/index.ts'
import { dateAt, isOver, placeFrom } from './dates.ts'
import { ruleOf } from './rule.ts'

/** What a row holds of its next date. */
export type NextDate = { nextPlace: number; nextDate: string; runAt: string }

type Row = RecurrenceRule & { nextPlace: number; madeCount: number }

const tried = { failures: 0, problem: null }

/** The next date at a place of the rule, made at six in the morning where the firm is; or its end. */
export function nextAt(
  reader: Reader,
  rule: RecurrenceRule,
  place: number,
  madeCount: number,
): NextDate {
  if (isOver(rule, place, madeCount)) return { nextPlace: place, nextDate: '', runAt: '' }
  const nextDate = dateAt(rule, place)
  const { timeZone } = getFirmProfile(reader)
  return { nextPlace: place, nextDate, runAt: instantOf(`${nextDate}T06:00`, timeZone) }
}

/** The first date of a new rule that is not over. @throws AppError invalid where there is none */
export function firstDateFrom(reader: Reader, rule: RecurrenceRule, today: string): NextDate {
  const next = nextAt(reader, rule, placeFrom(rule, today), 0)
  if (next.nextDate === '') throw invalidField('endDate', 'neverHappens')
  return next
}

/** The date that failed, tried again at once. */
export function retry(reader: Reader, row: Row) {
  return { ...nextAt(reader, ruleOf(row), row.nextPlace, row.madeCount), ...tried }
}

/** The first date of a rule that is neither over nor made; whatever failed before is forgotten. */
export function restart(
  reader: Reader,
  rule: RecurrenceRule,
  { today, lastMade, madeCount }: { today: string; lastMade: string; madeCount: number },
) {
  let place = placeFrom(rule, laterOf(today, lastMade))
  if (dateAt(rule, place) === lastMade) place += 1
  return { ...nextAt(reader, rule, place, madeCount), ...tried }
}

/** What a date changes of a row once its document is made. */
export function afterMade(reader: Reader, row: Row) {
  const madeCount = row.madeCount + 1
  const next = nextAt(reader, ruleOf(row), row.nextPlace + 1, madeCount)
  return { ...next, ...tried, madeCount, ...(next.nextDate === '' && { state: 'ended' as const }) }
}
