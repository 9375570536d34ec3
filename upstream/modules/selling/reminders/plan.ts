import { instantOf } from '#contract/core/zoned-time.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'

export const remindersJob = 'reminders.run'

/** The next nine o'clock in the morning where the firm is. */
export function nextMorning(reader: Reader, context: Pick<FirmContext, 'now'>): Date {
  const { timeZone } = getFirmProfile(reader)
  const today = firmDate(reader, context)
  const at = new Date(instantOf(`${today}T09:00`, timeZone))
  return at > context.now ? at : new Date(instantOf(`${addDays(today, 1)}T09:00`, timeZone))
}

/** Sets the firm's daily job, or takes it away where reminders are sent by hand. */
export function planJob(writer: Writer, context: FirmContext, isOn: boolean): void {
  if (isOn) {
    const dueAt = nextMorning(writer, context)
    schedule(writer, { kind: remindersJob, key: 'daily', dueAt, payload: null, link: 'reminders' })
  } else cancel(writer, remindersJob, 'daily')
}
