import type { RecurringRule } from '#contract/recurring.ts'
import { instantOf } from '#contract/zoned-time.ts'
import type { Reader, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { cancel, schedule } from '../jobs/index.ts'
import { dateAt, isOver } from './dates.ts'
import { findNext } from './reader.ts'

export const recurringJob = 'recurring.run'

/** What a profile's row holds of its next date. */
export type NextDate = { nextPlace: number; nextDate: string; runAt: string }

/** The next date at a place of the rule, made at six in the morning where the firm is; or its end. */
export function nextAt(
  reader: Reader,
  rule: RecurringRule,
  place: number,
  madeCount: number,
): NextDate {
  if (isOver(rule, place, madeCount)) return { nextPlace: place, nextDate: '', runAt: '' }
  const nextDate = dateAt(rule, place)
  const { timeZone } = getFirmProfile(reader)
  return { nextPlace: place, nextDate, runAt: instantOf(`${nextDate}T06:00`, timeZone) }
}

/** Sets the firm's one job for the profile that comes next. */
export function planJob(writer: Writer): void {
  const next = findNext(writer)
  if (!next) {
    cancel(writer, recurringJob, 'next')
    return
  }
  schedule(writer, {
    kind: recurringJob,
    key: 'next',
    dueAt: new Date(next.runAt),
    payload: null,
    title: next.name,
    link: `recurring/${next.id}`,
  })
}
