/** Addresses of this module's pages. */

/** The event, in the calendar. */
export function eventPath(firmId: string, eventId: string): string {
  return `/firms/${firmId}/calendar/events/${eventId}`
}

/** Who is invited to an event. */
export function guestsPath(firmId: string, eventId: string): string {
  return `${eventPath(firmId, eventId)}/guests`
}

export function guestPath(firmId: string, id: string): string {
  return `/firms/${firmId}/calendar/guests/${id}`
}

/** Where a guest answers. */
export function invitationPath(token: string): string {
  return `/event-invitations/${token}`
}
