import { localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { type EventRow, findEvent, readChanged } from './reader.ts'
import { seriesOf, startInstant, timesOf } from './repeat.ts'

export const reminderKind = 'calendar.remind'

/** One reminder: when it is due, and the local start of the time it is about. */
export type Reminder = { dueAt: number; minutes: number; start: string }

const dayMs = 86_400_000
/** Days in which the next time of a series is looked for, in turn. */
const lookAheadDays = [70, 800, 3000]

/** Has the next reminder of an event come, or none; belongs to every write of an event. */
export function scheduleReminder(writer: Writer, eventId: string, now: Date): void {
  const row = findEvent(writer, eventId)
  const next = row && nextReminder(writer, row, now.getTime())
  cancel(writer, reminderKind, eventId)
  if (!row || !next) return
  schedule(writer, {
    kind: reminderKind,
    key: eventId,
    dueAt: new Date(next.dueAt),
    payload: { eventId },
    title: row.title,
    link: `calendar/events/${eventId}`,
  })
}

/** The first reminder of an event after an instant, in milliseconds since 1970. */
export function nextReminder(reader: Reader, row: EventRow, after: number): Reminder | undefined {
  const minutes: number[] = JSON.parse(row.reminders)
  if (minutes.length === 0 || row.isCancelled || Date.parse(row.overAt) < after) return undefined
  if (row.repeats === '') return firstAfter(row, [row.start], minutes, after)
  const from = Math.max(after, Date.parse(row.startsAt) - dayMs)
  for (const days of lookAheadDays) {
    const starts = timesNear(reader, row, from, from + days * dayMs)
    const found = firstAfter(row, starts, minutes, after)
    if (found) return found
  }
  return undefined
}

/** The reminders of an event that are due between two instants, the first excluded. */
export function remindersBetween(
  reader: Reader,
  row: EventRow,
  after: number,
  until: number,
): Reminder[] {
  const minutes: number[] = JSON.parse(row.reminders)
  const earliest = Math.max(0, ...minutes) * 60_000
  const starts = row.repeats === '' ? [row.start] : timesNear(reader, row, after, until + earliest)
  return allOf(row, starts, minutes).filter(({ dueAt }) => dueAt > after && dueAt <= until)
}

/** Local starts of a series between two instants, less those that something took the place of. */
function timesNear(reader: Reader, row: EventRow, after: number, until: number): string[] {
  const local = (at: number) => {
    const shown = localOf(new Date(at).toISOString(), row.timeZone)
    return row.allDay ? shown.slice(0, 10) : shown
  }
  const taken = new Set(readChanged(reader, [row.id]).map(({ seriesStart }) => seriesStart))
  const times = timesOf(seriesOf(row), shiftLocal(local(after), -1440), local(until))
  return times.filter((start) => !taken.has(start))
}

function firstAfter(
  row: EventRow,
  starts: readonly string[],
  minutes: readonly number[],
  after: number,
): Reminder | undefined {
  return allOf(row, starts, minutes)
    .filter(({ dueAt }) => dueAt > after)
    .sort((a, b) => a.dueAt - b.dueAt)[0]
}

function allOf(
  { timeZone }: EventRow,
  starts: readonly string[],
  minutes: readonly number[],
): Reminder[] {
  return starts.flatMap((start) =>
    minutes.map((before) => {
      const dueAt = Date.parse(startInstant(start, timeZone)) - before * 60_000
      return { dueAt, minutes: before, start }
    }),
  )
}
