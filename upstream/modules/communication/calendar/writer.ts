import { eq } from 'drizzle-orm'
import type { CalendarInput, CategoryInput } from '#contract/communication/calendar.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { cancel } from '../../firm/jobs/index.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import type { CalendarRow } from './access.ts'
import { forgetObjects, noteObject } from './objects/writer.ts'
import { type EventRow, findEvent } from './reader.ts'
import { reminderKind, scheduleReminder } from './reminders.ts'
import {
  calendarEventsTable,
  calendarSourcesTable,
  calendarsTable,
  eventCategoriesTable,
} from './tables.ts'

/** What an event holds apart from who made it and when. */
export type EventValues = Omit<
  EventRow,
  | 'rowNumber'
  | 'id'
  | 'uid'
  | 'version'
  | 'createdAt'
  | 'createdBy'
  | 'createdByName'
  | 'updatedAt'
  | LeftToPrograms
> &
  Partial<Pick<EventRow, LeftToPrograms>>

/** What programs of calendars say and people are not asked. */
type LeftToPrograms = 'otherCategories' | 'added' | 'lasts' | 'isCancelled'

/** Gives the new event's id; its UID is made of that where it has none yet. */
export function insertEvent(
  writer: Writer,
  context: FirmContext,
  { uid, ...values }: EventValues & { uid?: string },
): string {
  const { actor, now, newId } = context
  const id = newId()
  const at = now.toISOString()
  const made = { createdAt: at, createdBy: actor.userId, createdByName: actor.userName }
  writer.db
    .insert(calendarEventsTable)
    .values({ ...values, ...made, id, uid: uid ?? `${id}@firmament`, version: 1, updatedAt: at })
    .run()
  noteObject(writer, findEvent(writer, id))
  index(writer, id)
  remindAnew(writer, context, id)
  return id
}

export function changeEvent(
  writer: Writer,
  context: FirmContext,
  row: Pick<EventRow, 'id' | 'version'>,
  values: Partial<EventValues>,
): void {
  const stamp = { version: row.version + 1, updatedAt: context.now.toISOString() }
  const isMeant = eq(calendarEventsTable.id, row.id)
  const before = findEvent(writer, row.id)
  writer.db
    .update(calendarEventsTable)
    .set({ ...values, ...stamp })
    .where(isMeant)
    .run()
  const after = findEvent(writer, row.id)
  noteObject(writer, after)
  // In the calendar that it has left, too.
  if (before?.calendarId !== after?.calendarId) noteObject(writer, before)
  index(writer, row.id)
  remindAnew(writer, context, row.id)
}

/** What takes the place of one time of a series is reminded of in that time's stead. */
function remindAnew(writer: Writer, { now }: FirmContext, id: string): void {
  scheduleReminder(writer, id, now)
  const seriesId = findEvent(writer, id)?.seriesId
  if (seriesId) scheduleReminder(writer, seriesId, now)
}

/** Takes an event away, and what was changed of it alone. */
export function deleteEvent(writer: Writer, row: Pick<EventRow, 'id' | 'rowNumber'>): void {
  const parts = writer.db
    .select({ id: calendarEventsTable.id, rowNumber: calendarEventsTable.rowNumber })
    .from(calendarEventsTable)
    .where(eq(calendarEventsTable.seriesId, row.id))
    .all()
  const before = findEvent(writer, row.id)
  for (const { id, rowNumber } of [...parts, row]) {
    removeSearchEntry(writer, 'calendar_event_search', rowNumber)
    removeRecord(writer, { kind: 'event', id })
    cancel(writer, reminderKind, id)
    writer.db.delete(calendarSourcesTable).where(eq(calendarSourcesTable.eventId, id)).run()
    writer.db.delete(calendarEventsTable).where(eq(calendarEventsTable.id, id)).run()
  }
  noteObject(writer, before)
}

function index(writer: Writer, id: string): void {
  const row = findEvent(writer, id)
  if (!row) return
  const { rowNumber, title, place, description } = row
  writeSearchEntry(writer, 'calendar_event_search', rowNumber, { title, place, description })
  putSearchEntry(writer, {
    kind: 'event',
    id,
    title,
    subtitle: place,
    text: description,
    date: row.start.slice(0, 10),
    groupId: row.calendarId,
    ...(row.visibility === 'private' && { onlyFor: row.createdBy }),
  })
}

type NewCalendar = Omit<CalendarInput, 'isPersonal'> & Pick<CalendarRow, 'ownerId' | 'ownerName'>

export function insertCalendar(
  writer: Writer,
  { now, newId }: FirmContext,
  values: NewCalendar,
): string {
  const id = newId()
  writer.db
    .insert(calendarsTable)
    .values({ ...values, id, createdAt: now.toISOString() })
    .run()
  return id
}

export function changeCalendar({ db }: Writer, id: string, values: Partial<CalendarRow>): void {
  db.update(calendarsTable).set(values).where(eq(calendarsTable.id, id)).run()
}

export function deleteCalendar(writer: Writer, id: string): void {
  forgetObjects(writer, id)
  writer.db.delete(calendarsTable).where(eq(calendarsTable.id, id)).run()
}

export function insertCategory(
  { db }: Writer,
  { newId }: FirmContext,
  values: CategoryInput,
): string {
  const id = newId()
  db.insert(eventCategoriesTable)
    .values({ ...values, id })
    .run()
  return id
}

/** Gives whether there was one. */
export function changeCategory({ db }: Writer, id: string, values: CategoryInput): boolean {
  const isMeant = eq(eventCategoriesTable.id, id)
  const { length } = db.update(eventCategoriesTable).set(values).where(isMeant).returning().all()
  return length > 0
}

/** Takes a category away; its events stay, without one. Gives whether there was one. */
export function deleteCategory({ db }: Writer, id: string): boolean {
  const isIn = eq(calendarEventsTable.categoryId, id)
  db.update(calendarEventsTable).set({ categoryId: null }).where(isIn).run()
  const isMeant = eq(eventCategoriesTable.id, id)
  return db.delete(eventCategoriesTable).where(isMeant).returning().all().length > 0
}
