import { mondayOf } from '#contract/core/days.ts'
import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import type { MailRhythm } from '#contract/reporting/saved-reports.ts'
import { addDays, monthStart } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'

/**
 * The instant at which a report is sent next: six in the morning where the firm is, tomorrow, on
 * Monday or on the first of the month. Empty where it is never sent.
 */
export function nextSending(reader: Reader, rhythm: MailRhythm, now: Date): string {
  if (rhythm === 'never') return ''
  const { timeZone } = getFirmProfile(reader)
  const today = localOf(now.toISOString(), timeZone).slice(0, 10)
  return instantOf(`${nextDay(rhythm, today)}T06:00`, timeZone)
}

function nextDay(rhythm: Exclude<MailRhythm, 'never'>, today: string): string {
  if (rhythm === 'day') return addDays(today, 1)
  if (rhythm === 'month') return monthStart(today, 1)
  return addDays(mondayOf(today), 7)
}
