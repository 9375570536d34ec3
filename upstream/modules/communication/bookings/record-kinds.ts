import type { RecordKinds } from '../../firm/records/index.ts'
import { bookingTitle, isSeenBy } from './seen.ts'

/** Booking pages, and the appointments booked on them: those for who sees their calendar whole. */
export const recordKinds: RecordKinds = {
  bookingPage: {
    read: 'calendar:view',
    reach: 'whole',
    write: 'calendar:edit',
    path: (id) => `booking-pages/${id}`,
    find: ({ sql }, id) => {
      const query = 'select name as title from booking_pages where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
  booking: {
    read: 'calendar:view',
    reach: 'whole',
    write: 'calendar:edit',
    path: (id) => `bookings/${id}`,
    find: bookingTitle,
    isSeenBy,
  },
}
