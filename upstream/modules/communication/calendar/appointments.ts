import { localOf } from '#contract/core/zoned-time.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { accessTo } from './access.ts'
import { boundsOf } from './event-values.ts'
import { type Person, writeCalendar } from './ics/write-calendar.ts'
import { findCalendar, findEvent, readCalendars } from './reader.ts'
import { changeEvent, deleteEvent, insertEvent } from './writer.ts'

/** What an appointment with somebody from outside says in a calendar. */
export type Appointment = {
  calendarId: string
  title: string
  place: string
  description: string
  startsAt: string
  endsAt: string
  /** The clocks that its times are kept on. */
  timeZone: string
}

/** Calendars that the caller may write in, by name. */
export function writableCalendars(reader: Reader, { actor }: Pick<FirmContext, 'actor'>) {
  return readCalendars(reader)
    .filter((row) => accessTo(row, actor) === 'write')
    .map(({ id, name, ownerName }) => ({ id, name: name === '' ? ownerName : name }))
}

/** Of a calendar, its name and whose it is; null: the firm's. Undefined where there is none. */
export function calendarFacts(reader: Reader, id: string) {
  const row = findCalendar(reader, id)
  return row && { name: row.name === '' ? row.ownerName : row.name, ownerId: row.ownerId }
}

/** Whether the caller sees everything that is in a calendar. */
export function seesWhole(
  reader: Reader,
  person: Pick<Actor, 'userId' | 'role' | 'custom'>,
  calendarId: string,
): boolean {
  const row = findCalendar(reader, calendarId)
  return row !== undefined && ['read', 'write'].includes(accessTo(row, person))
}

/** Enters an appointment; gives the event's id. Who may do so is the caller's to ask. */
export function addAppointment(
  writer: Writer,
  context: FirmContext,
  appointment: Appointment,
): string {
  const { calendarId, title, place, description, timeZone } = appointment
  const id = insertEvent(writer, context, {
    calendarId,
    categoryId: null,
    title,
    ...timesOf(appointment),
    allDay: false,
    timeZone,
    repeats: '',
    skipped: '[]',
    seriesId: null,
    seriesStart: null,
    place,
    description,
    reminders: '[30]',
    visibility: 'calendar',
    isBusy: true,
  })
  // As of a private event, the history keeps when it is and not with whom.
  const { start, end } = timesOf(appointment)
  writer.audit({ entity: 'event', entityId: id, action: 'create', after: { start, end } })
  return id
}

/** Moves an appointment to another time, or calendar; nothing where its event is no more. */
export function moveAppointment(
  writer: Writer,
  context: FirmContext,
  eventId: string,
  to: Pick<Appointment, 'calendarId' | 'startsAt' | 'endsAt' | 'timeZone'>,
): void {
  const row = findEvent(writer, eventId)
  if (!row) return
  const { calendarId, timeZone } = to
  const before = { start: row.start, end: row.end }
  const times = timesOf(to)
  changeEvent(writer, context, row, { ...times, lasts: null, calendarId, timeZone })
  const after = { start: times.start, end: times.end }
  writer.audit({ entity: 'event', entityId: eventId, action: 'update', before, after })
}

/** Takes an appointment out of its calendar; nothing where it is no more. */
export function removeAppointment(writer: Writer, eventId: string): void {
  const row = findEvent(writer, eventId)
  if (!row) return
  deleteEvent(writer, row)
  writer.audit({ entity: 'event', entityId: eventId, action: 'delete' })
}

type Sent = {
  /** What whoever booked it calls it. */
  title: string
  place: string
  organizer: Person
  guest: Person
}

/**
 * An appointment as the calendar of whoever booked it takes it (RFC 5545), by the UID of the event;
 * what its description says stays here. Undefined where the event is no more.
 */
export function appointmentFile(reader: Reader, eventId: string, sent: Sent): string | undefined {
  const row = findEvent(reader, eventId)
  if (!row) return undefined
  const { title, place, organizer, guest } = sent
  const shown = { ...row, title, place, description: '', visibility: 'calendar' as const }
  const guests = [{ ...guest, answer: 'ACCEPTED' as const }]
  const event = { row: shown, categories: [], people: { organizer, guests } }
  return writeCalendar({ name: '', events: [event] })
}

function timesOf({
  startsAt,
  endsAt,
  timeZone,
}: Pick<Appointment, 'startsAt' | 'endsAt' | 'timeZone'>) {
  const start = localOf(startsAt, timeZone)
  const end = localOf(endsAt, timeZone)
  return { start, end, ...boundsOf({ start, end, timeZone, repeats: '' }) }
}
