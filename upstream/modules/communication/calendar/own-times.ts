import type { Reader } from '../../../firm/store.ts'
import { takesTime } from './access.ts'
import { changedStarts, shiftInstant, startsIn } from './occurrences.ts'
import { readCalendars, readEvents } from './reader.ts'
import { spanOf } from './view.ts'

/** A time that somebody's own calendars have taken, as two instants. */
type OwnTime = { title: string; startsAt: string; endsAt: string }

/** What took time in somebody's own calendars between two instants, days without clocks left out, in order. */
export function ownTimes(
  reader: Reader,
  userId: string,
  { from, to }: { from: string; to: string },
): OwnTime[] {
  const calendarIds = readCalendars(reader)
    .filter(({ ownerId }) => ownerId === userId)
    .map(({ id }) => id)
  if (calendarIds.length === 0) return []
  const rows = readEvents(reader, { from, to, calendarIds })
  const bounds = {
    from: shiftInstant(from, -1).slice(0, 10),
    to: shiftInstant(to, 1).slice(0, 10),
    fromAt: from,
    toAt: to,
  }
  const changed = changedStarts(reader, rows)
  return rows
    .filter((row) => takesTime(row) && !row.allDay)
    .flatMap((row) =>
      startsIn(row, bounds, changed.get(row.id)).map((start) => ({
        title: row.title,
        ...spanOf(row, start),
      })),
    )
    .map(({ title, startsAt, endsAt }) => ({ title, startsAt, endsAt }))
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
}
