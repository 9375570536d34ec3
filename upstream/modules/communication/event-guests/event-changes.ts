import type { EventChanges } from '../calendar/index.ts'
import { endInvitations, inviteToRest, tellOfChange } from './service.ts'

/** Guests are told of what somebody changes or deletes in the calendar. */
export const eventChanges: EventChanges = {
  changed: (writer, means, eventId, after) => {
    tellOfChange(writer, means, eventId)
    const laterId = after.id.slice(0, 26)
    if (laterId !== eventId) inviteToRest(writer, means, eventId, laterId)
  },
  removed: endInvitations,
}
