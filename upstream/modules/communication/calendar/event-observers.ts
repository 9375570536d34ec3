import type { CalendarEvent } from '#contract/communication/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

/**
 * What another module does when somebody changes or deletes an event in the calendar, in the same
 * transaction: `upstream/modules/<area>/<module>/event-changes.ts`, as
 * `export const eventChanges: EventChanges = { … }`.
 */
export type EventChanges = {
  changed(writer: Writer, means: EventMeans, eventId: string, after: CalendarEvent): void
  removed(writer: Writer, means: EventMeans, eventId: string): void
}

/** Who changes an event, and the origin of the web app, for links in mails. */
export type EventMeans = { context: FirmContext; origin: string }

const found = Object.values(
  import.meta.glob<EventChanges>('../../*/*/event-changes.ts', { eager: true, import: 'eventChanges' }),
)

export function tellChanged(
  writer: Writer,
  means: EventMeans,
  eventId: string,
  after: CalendarEvent,
): void {
  for (const one of found) one.changed(writer, means, eventId, after)
}

export function tellRemoved(writer: Writer, means: EventMeans, eventId: string): void {
  for (const one of found) one.removed(writer, means, eventId)
}
