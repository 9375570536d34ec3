import { z } from 'zod'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { getBookingRow } from './reader.ts'
import { remind, reminderJob } from './tell.ts'
import { changeBooking } from './writer.ts'

const Payload = z.object({ bookingId: z.string() })

export const jobs: JobKinds = {
  /** A mail on the day before; nothing for an appointment that has begun while the job was late. */
  [reminderJob]: jobWithEffect(Payload, async ({ store, firm, env }, { payload }) => {
    store.transact(firm, (writer) => {
      const row = getBookingRow(writer, payload.bookingId)
      const isAhead = row.state === 'booked' && Date.parse(row.startsAt) > firm.now.getTime()
      // After a crash the job comes once more: the mark was written with the mail.
      if (!isAhead || row.remindedAt !== null) return
      changeBooking(writer, firm, row.id, { remindedAt: firm.now.toISOString() })
      remind(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, row)
    })
    return undefined
  }),
}
