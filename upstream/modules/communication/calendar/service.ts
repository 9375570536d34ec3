import type { CalendarEvent, CalendarEventInput } from '#contract/communication/calendar.ts'
import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isHiddenFrom, requireWrite } from './access.ts'
import { eventValues } from './event-values.ts'
import { shownCalendars } from './list.ts'
import { type EventRow, findCalendar, findChanged, findEvent, readCategories } from './reader.ts'
import { expandLocal, seriesOf, timesOf } from './repeat.ts'
import { toEvent } from './view.ts'
import { insertEvent } from './writer.ts'

/** An event, and which time of it is meant: the row that holds it, and its local start. */
export type Found = {
  row: EventRow
  /** The series, where the row is one or takes the place of one time of it. */
  series: EventRow | undefined
  /** The local start that the rule gives; of what does not repeat, its own. */
  ruleStart: string
  start: string
}

/** @throws AppError not_found for what is no event, none of its times, or hidden from the caller */
export function getFound(reader: Reader, { actor }: FirmContext, eventId: string): Found {
  const found = findTime(reader, eventId)
  const shown = found && shownCalendars(reader, actor).get(found.row.calendarId)
  if (!found || !shown) throw new AppError('not_found', 'No such event')
  return found
}

/** As `getFound`, for what the caller may change. @throws AppError forbidden, too */
export function getChangeable(reader: Reader, context: FirmContext, eventId: string): Found {
  const found = getFound(reader, context, eventId)
  requireWrite(findCalendar(reader, found.row.calendarId), context.actor)
  if (isHiddenFrom(context.actor, 'write', found.row)) {
    throw new AppError('forbidden', 'The event is private')
  }
  return found
}

function findTime(reader: Reader, eventId: string): Found | undefined {
  const [id = '', time] = eventId.split('_')
  const row = findEvent(reader, id)
  if (!row) return undefined
  if (time === undefined) {
    const series = row.repeats === '' ? undefined : row
    return { row, series, ruleStart: row.start, start: row.start }
  }
  const ruleStart = expandLocal(time)
  const changed = findChanged(reader, id, ruleStart)
  if (changed) return { row: changed, series: row, ruleStart, start: changed.start }
  if (row.repeats === '' || ruleStart.length !== row.start.length) return undefined
  const isTime = timesOf(seriesOf(row), ruleStart, ruleStart).length > 0
  return isTime ? { row, series: row, ruleStart, start: ruleStart } : undefined
}

/** @throws AppError not_found */
export function getEvent(reader: Reader, context: FirmContext, eventId: string): CalendarEvent {
  const { row, start } = getFound(reader, context, eventId)
  const calendar = shownCalendars(reader, context.actor).get(row.calendarId)
  if (!calendar) throw new AppError('not_found', 'No such event')
  const category = readCategories(reader).find(({ id }) => id === row.categoryId)
  const color = category?.color ?? calendar.color
  const event = toEvent(row, context.actor, { access: calendar.access, color }, start)
  // A part of a series repeats as the series does.
  const series = row.seriesId === null ? undefined : findEvent(reader, row.seriesId)
  return series && !event.isHidden ? { ...event, repeats: series.repeats } : event
}

/** @throws AppError invalid; not_found or forbidden for a calendar that is not the caller's to write */
export function addEvent(
  writer: Writer,
  context: FirmContext,
  input: CalendarEventInput,
): CalendarEvent {
  const id = insertEvent(writer, context, eventValues(writer, context, input))
  const event = getEvent(writer, context, id)
  writer.audit({ entity: 'event', entityId: id, action: 'create', after: audited(writer, event) })
  return event
}

/**
 * What the firm's history keeps of an event: of a private one, and of a person's own calendar, when
 * it is and no word of it.
 */
export function audited(reader: Reader, event: CalendarEvent): Partial<CalendarEvent> {
  const { start, end, timeZone, visibility, calendarId } = event
  const isPersonal = findCalendar(reader, calendarId)?.ownerId != null
  return isPersonal || visibility === 'private' ? { start, end, timeZone } : event
}
