import type {
  CalendarColor,
  CalendarEvent,
  CalendarSharing,
} from '#contract/communication/calendar.ts'
import { localOf, minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import type { Actor } from '../../../firm/actor.ts'
import { isHiddenFrom } from './access.ts'
import type { EventRow } from './reader.ts'
import { compact, startInstant } from './repeat.ts'

type Shown = { access: CalendarSharing; color: CalendarColor }

/** One time of an event as somebody may see it; `start` is that of a time of a series. */
export function toEvent(
  row: EventRow,
  actor: Actor,
  { access, color }: Shown,
  start = row.start,
): CalendarEvent {
  const isHidden = isHiddenFrom(actor, access, row)
  const { timeZone, allDay, calendarId } = row
  const { end, startsAt, endsAt } = spanOf(row, start)
  return {
    id: occurrenceId(row, start),
    seriesId: row.seriesId ?? (row.repeats === '' ? null : row.id),
    title: isHidden ? '' : row.title,
    start,
    end,
    allDay,
    timeZone,
    startsAt,
    endsAt,
    place: isHidden ? '' : row.place,
    description: isHidden ? '' : row.description,
    calendarId,
    categoryId: isHidden ? null : row.categoryId,
    color: isHidden ? 'grey' : color,
    repeats: isHidden ? '' : row.repeats,
    reminders: isHidden ? [] : JSON.parse(row.reminders),
    visibility: row.visibility,
    isBusy: row.isBusy,
    isCancelled: row.isCancelled,
    isHidden,
    canEdit: access === 'write' && !isHidden,
    createdBy: isHidden ? '' : row.createdByName,
  }
}

/** The id of one time: that of the event, and the time in the rule where it repeats. */
export function occurrenceId(row: EventRow, start: string): string {
  if (row.seriesId !== null && row.seriesStart !== null) {
    return `${row.seriesId}_${compact(row.seriesStart)}`
  }
  return row.repeats === '' ? row.id : `${row.id}_${compact(start)}`
}

type Lasting = Pick<EventRow, 'start' | 'end' | 'timeZone'> & { lasts?: number | null }

/**
 * The local end of one time of an event: as long after its start, by the clock on the wall, or by that of
 * the world where the event is said to last so many hours (RFC 5545, 3.3.6).
 */
export function endOf(row: Lasting, start: string): string {
  return spanOf(row, start).end
}

/** When one time of an event begins and ends, on its own clocks and as instants. */
export function spanOf(row: Lasting, start: string) {
  const { timeZone, lasts } = row
  if (typeof lasts === 'number') {
    const startsAt = startInstant(start, timeZone)
    const endsAt = new Date(Date.parse(startsAt) + lasts * 60_000).toISOString()
    return { end: localOf(endsAt, timeZone), startsAt, endsAt }
  }
  const end = shiftLocal(start, minutesBetween(row.start, row.end))
  return { end, ...instantsOf({ start, end, timeZone }) }
}

type Times = { start: string; end: string; timeZone: string }

/**
 * The instants of a time. Where the clocks go forward in between, its end may come before its
 * start; it then lasts as long as it was meant to.
 */
export function instantsOf({ start, end, timeZone }: Times): { startsAt: string; endsAt: string } {
  const startsAt = startInstant(start, timeZone)
  const isDay = end.length === 10
  const endsAt = startInstant(isDay ? shiftLocal(end, 1440) : end, timeZone)
  if (endsAt > startsAt) return { startsAt, endsAt }
  const lasts = minutesBetween(start, end) * 60_000
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + lasts).toISOString() }
}
