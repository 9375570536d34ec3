import type { CalendarEvent } from '#contract/communication/calendar.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It follows an event that somebody changes or deletes in the calendar. */
    eventChanges: EventChanges
  }
}

/**
 * What another module does when somebody changes or deletes an event in the calendar, in the same
 * transaction: `eventChanges` of its `module.ts`, as
 * `export const eventChanges: EventChanges = { … }`.
 */
export type EventChanges = {
  changed(writer: Writer, means: EventMeans, eventId: string, after: CalendarEvent): void
  removed(writer: Writer, means: EventMeans, eventId: string): void
}

/** Who changes an event, and the origin of the web app, for links in mails. */
export type EventMeans = { context: FirmContext; origin: string }

export function tellChanged(
  writer: Writer,
  means: EventMeans,
  eventId: string,
  after: CalendarEvent,
): void {
  for (const one of hooks('eventChanges')) one.changed(writer, means, eventId, after)
}

export function tellRemoved(writer: Writer, means: EventMeans, eventId: string): void {
  for (const one of hooks('eventChanges')) one.removed(writer, means, eventId)
}
