import { z } from 'zod'
import { idWithin } from '../../../firm/ulid.ts'
import { type JobKinds, type JobMeans, jobWithEffect } from '../../firm/jobs/index.ts'
import { notify } from '../../person/notifications/index.ts'
import { type EventRow, findCalendar, findEvent } from './reader.ts'
import { nextReminder, type Reminder, reminderKind, remindersBetween } from './reminders.ts'
import { startInstant } from './repeat.ts'
import { occurrenceId } from './view.ts'

/** Nobody is reminded of what the server slept through for longer. */
const lateMs = 60 * 60_000

export const jobs: JobKinds = {
  /** Reminds of an event's next time. A reminder has one id, so a repetition tells nobody twice. */
  [reminderKind]: jobWithEffect(
    z.object({ eventId: z.string() }),
    async (means, { id, dueAt, payload }) => {
      const { store, firm } = means
      const row = findEvent(store.reader, payload.eventId)
      if (!row) return undefined
      const now = firm.now.getTime()
      const from = Math.max(dueAt.getTime() - 1, now - lateMs)
      for (const reminder of remindersBetween(store.reader, row, from, now)) {
        await remind(means, id, row, reminder)
      }
      const next = nextReminder(store.reader, row, now)
      return next && new Date(next.dueAt)
    },
    { isReported: false },
  ),
}

/** Tells whose calendar it is in; in one of the firm, who entered it. */
async function remind(
  { store, env, firm }: JobMeans,
  jobId: string,
  row: EventRow,
  { start, minutes }: Reminder,
): Promise<void> {
  const owner = findCalendar(store.reader, row.calendarId)?.ownerId
  const userId = row.visibility === 'private' ? row.createdBy : (owner ?? row.createdBy)
  const { title, place, timeZone, allDay } = row
  await notify(env, [userId], {
    id: idWithin(jobId, `${start} ${minutes}`),
    kind: 'eventStarts',
    params: { title, place, timeZone, allDay, startsAt: startInstant(start, timeZone) },
    link: `/firms/${firm.firmId}/calendar/events/${occurrenceId(row, start)}`,
    firmId: firm.firmId,
  })
}
