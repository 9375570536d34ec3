import type { Reader } from '../../../firm/store.ts'
import { takesTime } from './access.ts'
import { changedStarts, shiftInstant, startsIn } from './occurrences.ts'
import { findCalendar, readCalendars, readEvents } from './reader.ts'
import { spanOf } from './view.ts'

/** From one instant to another, in milliseconds since 1970. */
export type Span = { from: number; to: number }

/**
 * When whoever a calendar is of can't be had between two instants: a person by all calendars of
 * their own and the firm's, the firm by its own ones. Undefined for a calendar that is none.
 */
export function busySpans(
  reader: Reader,
  calendarId: string,
  { from, to }: Span,
): Span[] | undefined {
  const calendar = findCalendar(reader, calendarId)
  if (!calendar) return undefined
  const { ownerId } = calendar
  const calendarIds = readCalendars(reader)
    .filter((row) => row.ownerId === null || row.ownerId === ownerId)
    .map(({ id }) => id)
  const fromAt = new Date(from).toISOString()
  const toAt = new Date(to).toISOString()
  const rows = readEvents(reader, {
    // A day earlier and later: days without time are the same in every zone.
    from: shiftInstant(fromAt, -1),
    to: shiftInstant(toAt, 1),
    calendarIds,
  })
  const bounds = {
    from: shiftInstant(fromAt, -1).slice(0, 10),
    to: toAt.slice(0, 10),
    fromAt,
    toAt,
  }
  const changed = changedStarts(reader, rows)
  return rows
    .filter(takesTime)
    .flatMap((row) => startsIn(row, bounds, changed.get(row.id)).map((start) => spanOf(row, start)))
    .map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) }))
    .filter((span) => span.from < to && span.to > from)
}
