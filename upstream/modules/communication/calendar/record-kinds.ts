import type { RecordKinds } from '../../firm/records/index.ts'
import { findCalendar, findEvent } from './reader.ts'

/**
 * Events of the firm's calendars. Private ones, and those of a person's own calendar, are no record
 * that others could see.
 */
export const recordKinds: RecordKinds = {
  event: {
    read: 'calendar:view',
    reach: 'whole',
    write: 'calendar:edit',
    path: (id) => `calendar/events/${id}`,
    find: (reader, id) => {
      const event = findEvent(reader, id)
      const calendar = event && findCalendar(reader, event.calendarId)
      if (!calendar || calendar.ownerId !== null || event.visibility === 'private') return undefined
      return { title: event.title, date: event.start.slice(0, 10) }
    },
  },
}
