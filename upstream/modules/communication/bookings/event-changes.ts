import type { EventChanges } from '../calendar/index.ts'
import { findBookingOfEvent } from './reader.ts'
import { endWithEvent, noteMove } from './service.ts'

/** An appointment follows its event, whoever moves or deletes that in the calendar. */
export const eventChanges: EventChanges = {
  changed: (writer, means, eventId, { startsAt, endsAt, calendarId }) => {
    const row = findBookingOfEvent(writer, eventId)
    if (row) noteMove(writer, means, row, { startsAt, endsAt, calendarId }, 'firm')
  },
  removed: (writer, means, eventId) => {
    const row = findBookingOfEvent(writer, eventId)
    if (row) endWithEvent(writer, means, row)
  },
}
