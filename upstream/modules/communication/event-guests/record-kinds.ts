import { seesEventWhole } from '../calendar/index.ts'
import type { RecordKinds } from '../../firm/records/index.ts'
import { findGuest, toldEvent } from './reader.ts'

/** Guests of events: for those who see the event whole. Their mails stand on them. */
export const recordKinds: RecordKinds = {
  eventGuest: {
    read: 'calendar:view',
    reach: 'whole',
    write: 'calendar:edit',
    path: (id) => `calendar/guests/${id}`,
    find: (reader, id) => {
      const row = findGuest(reader, id)
      if (!row) return undefined
      const { event } = toldEvent(row)
      return { title: `${row.name || row.email} · ${event.title}`, date: event.start.slice(0, 10) }
    },
    isSeenBy: (reader, person, id) => {
      const row = findGuest(reader, id)
      if (!row) return false
      return person.userId === '' || seesEventWhole(reader, person, row.eventId)
    },
  },
}
