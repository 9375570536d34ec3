import type { Calendar } from '#contract/communication/calendar.ts'
import type { BoardEvent } from './board-event.ts'

/** Somebody, or the firm, with what stands in their calendars. */
export type Person = { key: string; name: string; events: BoardEvent[] }

/** As many stand beside each other; more would be too narrow to read. */
export const maxPeople = 7

/**
 * Events by whose calendar they are in: the viewer first, then the firm, then colleagues by name. Of
 * who may not see more, an event says only that the time is taken.
 */
export function peopleOf(
  calendars: readonly Calendar[],
  events: readonly BoardEvent[],
  firmName: string,
): Person[] {
  const people = new Map<string, Person & { place: number; calendarIds: Set<string> }>()
  for (const { id, ownerId, ownerName, isOwn } of calendars) {
    const key = ownerId ?? 'firm'
    const name = ownerId === null ? firmName : ownerName
    const place = isOwn ? 0 : ownerId === null ? 1 : 2
    const known = people.get(key) ?? { key, name, place, events: [], calendarIds: new Set() }
    known.calendarIds.add(id)
    people.set(key, known)
  }
  return [...people.values()]
    .sort((a, b) => a.place - b.place || a.name.localeCompare(b.name))
    .map(({ key, name, calendarIds }) => ({
      key,
      name,
      events: events.filter(({ calendarId }) => calendarIds.has(calendarId)),
    }))
}
