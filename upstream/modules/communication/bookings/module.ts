import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobInTransaction, jobWithEffect } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { bookingPages } from './pages.ts'
import { viewedPage } from './public-handlers.ts'
import { findBookingOfEvent, getBookingRow } from './reader.ts'
import { bookingTitle, isSeenBy } from './seen.ts'
import { endWithEvent, noteMove } from './service.ts'
import { deadLinkMs, forgetJob, forgetLater, remind, reminderJob } from './tell.ts'
import { changeBooking, forgetAsked } from './writer.ts'

const Payload = z.object({ bookingId: z.string() })

export const module = defineModule({
  name: 'bookings',
  endpoints: router,
  jobs: {
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
    /** What nobody confirmed: first the name and the address that somebody typed, later all of it. */
    [forgetJob]: jobInTransaction(Payload, (writer, { now }, { payload: { bookingId } }) => {
      if (forgetAsked(writer, bookingId)) forgetLater(writer, now, bookingId, deadLinkMs)
    }),
  },
  /** Booking pages, and the appointments booked on them: those for who sees their calendar whole. */
  recordKinds: {
    ...bookingPages.recordKinds,
    booking: {
      read: 'calendar:view',
      reach: 'whole',
      write: 'calendar:edit',
      path: (id) => `bookings/${id}`,
      find: bookingTitle,
      isSeenBy,
    },
  },
  /** An appointment follows its event, whoever moves or deletes that in the calendar. */
  eventChanges: {
    changed: (writer, means, eventId, { startsAt, endsAt, calendarId }) => {
      const row = findBookingOfEvent(writer, eventId)
      if (row) noteMove(writer, means, row, { startsAt, endsAt, calendarId }, 'firm')
    },
    removed: (writer, means, eventId) => {
      const row = findBookingOfEvent(writer, eventId)
      if (row) endWithEvent(writer, means, row)
    },
  },
  mailKinds,
  viewedPages: { bookings: viewedPage },
  forgetsSenders: ({ sql }, before) => {
    sql.exec("update bookings set address = '' where address <> '' and created_at < ?", before)
  },
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  onCopy,
  /** The firm of the archive still reminds those who booked there, and its addresses lead to it. */
  onRestore(writer: Writer): void {
    onCopy(writer)
  },
})

/** A copy of a firm has booking pages of its own: the addresses of the first lead to the first. */
function onCopy({ sql }: Writer): void {
  sql.exec('update booking_pages set public_secret = hex(randomblob(16))')
  sql.exec('update bookings set public_secret = hex(randomblob(16))')
}
