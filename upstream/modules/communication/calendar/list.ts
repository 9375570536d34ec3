import type { CalendarEvent } from '#contract/communication/calendar.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { Actor } from '../../../firm/actor.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { accessTo, takesTime } from './access.ts'
import { type Bounds, boundsOf, changedStarts, shiftInstant, startsIn } from './occurrences.ts'
import { readCalendars, readCategories, readEvents } from './reader.ts'
import { toEvent } from './view.ts'

type Window = {
  from?: string | undefined
  to?: string | undefined
  timeZone?: string | undefined
  q?: string | undefined
}

const maxDays = 400
const usualDaysBack = 31
const usualDaysAhead = 365

/**
 * The events that touch some days, as somebody may see them, by start. Days are counted by the
 * caller's clocks, or the firm's; without days they are the last month and the next year.
 * @throws AppError invalid for days in the wrong order or too many
 */
export function listEvents(
  reader: Reader,
  { actor, now }: Pick<FirmContext, 'actor' | 'now'>,
  wanted: Window,
): CalendarEvent[] {
  const timeZone = wanted.timeZone ?? getFirmProfile(reader).timeZone
  const today = dateIn(timeZone, now)
  const from =
    wanted.from ?? (wanted.to ? addDays(wanted.to, -usualDaysBack) : addDays(today, -usualDaysBack))
  const to = wanted.to ?? addDays(from, usualDaysBack + usualDaysAhead - 1)
  const days = daysBetween(from, to)
  if (days < 0) throw invalidField('to', 'endBeforeStart')
  if (days > maxDays) throw invalidField('to', 'tooLarge', { maximum: maxDays })
  const bounds = { from, to, ...boundsOf(from, to, timeZone) }
  const shown = shownCalendars(reader, actor)
  const rows = readEvents(reader, {
    // A day earlier and later: days without time are the same in every zone.
    from: shiftInstant(bounds.fromAt, -1),
    to: shiftInstant(bounds.toAt, 1),
    calendarIds: [...shown.keys()],
    q: wanted.q,
  })
  const colors = new Map(readCategories(reader).map(({ id, color }) => [id, color]))
  const changed = changedStarts(reader, rows)
  const events = rows.flatMap((row) => {
    const calendar = shown.get(row.calendarId)
    if (!calendar) return []
    const color = colors.get(row.categoryId ?? '') ?? calendar.color
    return startsIn(row, bounds, changed.get(row.id)).map((start) =>
      toEvent(row, actor, { access: calendar.access, color }, start),
    )
  })
  const isAsked = (event: CalendarEvent) => !(event.isHidden && (wanted.q || !takesTime(event)))
  return events.filter((event) => touches(event, bounds) && isAsked(event)).sort(byStart)
}

/** Calendars somebody sees something of, by id. */
export function shownCalendars(reader: Reader, actor: Actor) {
  const found = readCalendars(reader).map((row) => ({ ...row, access: accessTo(row, actor) }))
  return new Map(found.filter(({ access }) => access !== 'none').map((row) => [row.id, row]))
}

function touches(event: CalendarEvent, { from, to, fromAt, toAt }: Bounds): boolean {
  if (event.allDay) return event.start <= to && event.end >= from
  return event.startsAt < toAt && (event.endsAt > fromAt || event.startsAt >= fromAt)
}

function byStart(a: CalendarEvent, b: CalendarEvent): number {
  if (a.startsAt !== b.startsAt) return a.startsAt < b.startsAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}
