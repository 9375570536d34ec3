import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { EventCategory } from '#contract/communication/calendar.ts'
import { isAmong } from '../../../firm/is-among.ts'
import { searchTerms } from '../../../firm/search-terms.ts'
import type { Reader } from '../../../firm/store.ts'
import type { CalendarRow } from './access.ts'
import { calendarEventsTable, calendarsTable, eventCategoriesTable } from './tables.ts'

export type EventRow = typeof calendarEventsTable.$inferSelect

/** Those of the firm first, then those of people, by age. */
export function readCalendars({ db }: Reader): CalendarRow[] {
  return db
    .select()
    .from(calendarsTable)
    .orderBy(sql`owner_id is not null`, asc(calendarsTable.id))
    .all()
}

export function findCalendar({ db }: Reader, id: string): CalendarRow | undefined {
  return db.select().from(calendarsTable).where(eq(calendarsTable.id, id)).get()
}

export function readCategories({ db }: Reader): EventCategory[] {
  return db.select().from(eventCategoriesTable).orderBy(asc(eventCategoriesTable.id)).all()
}

export function findEvent({ db }: Reader, id: string): EventRow | undefined {
  return db.select().from(calendarEventsTable).where(eq(calendarEventsTable.id, id)).get()
}

/** What takes the place of one time of an event that repeats. */
export function findChanged(
  { db }: Reader,
  seriesId: string,
  seriesStart: string,
): EventRow | undefined {
  const { seriesId: series, seriesStart: start } = calendarEventsTable
  const isMeant = and(eq(series, seriesId), eq(start, seriesStart))
  return db.select().from(calendarEventsTable).where(isMeant).get()
}

/** All that take the place of single times of a series. */
export function readChanged({ db }: Reader, seriesIds: readonly string[]): EventRow[] {
  const isMeant = isAmong(calendarEventsTable.seriesId, seriesIds)
  return db.select().from(calendarEventsTable).where(isMeant).all()
}

type Wanted = { from: string; to: string; calendarIds: readonly string[]; q?: string | undefined }

/** At most so many events are read for a window; a firm of ten people has 200 in a month. */
const maxRows = 5000

/** Events of calendars with a time between two instants, the series whole. */
export function readEvents({ db }: Reader, { from, to, calendarIds, q }: Wanted): EventRow[] {
  const terms = q ? searchTerms(q) : undefined
  if (q && !terms) return []
  return db
    .select()
    .from(calendarEventsTable)
    .where(
      and(
        sql`${calendarEventsTable.overAt} >= ${from}`,
        sql`${calendarEventsTable.startsAt} <= ${to}`,
        inArray(calendarEventsTable.calendarId, [...calendarIds]),
        terms === undefined
          ? undefined
          : sql`row_number in (select rowid from calendar_event_search where calendar_event_search match ${terms})`,
      ),
    )
    .orderBy(asc(calendarEventsTable.startsAt), asc(calendarEventsTable.id))
    .limit(maxRows)
    .all()
}

/** Whether events are in a calendar. */
export function hasEvents({ db }: Reader, calendarId: string): boolean {
  const isIn = eq(calendarEventsTable.calendarId, calendarId)
  return (
    db.select({ id: calendarEventsTable.id }).from(calendarEventsTable).where(isIn).get() !==
    undefined
  )
}

/** The event of a calendar that files know by a UID; of a series, the series. */
export function findByUid({ db }: Reader, calendarId: string, uid: string): EventRow | undefined {
  const { uid: known, seriesId, calendarId: calendar } = calendarEventsTable
  const isMeant = and(eq(known, uid), eq(calendar, calendarId), isNull(seriesId))
  return db.select().from(calendarEventsTable).where(isMeant).get()
}

/** The events of all calendars that files know by a UID; of a series, the series. */
export function headsOf({ db }: Reader, uid: string): EventRow[] {
  const { uid: known, seriesId } = calendarEventsTable
  return db
    .select()
    .from(calendarEventsTable)
    .where(and(eq(known, uid), isNull(seriesId)))
    .all()
}

/** Events of a calendar that are not over at an instant, by start, at most so many. */
export function readEventsOf(
  { db }: Reader,
  calendarId: string,
  { since, limit }: { since: string; limit: number },
): EventRow[] {
  const { calendarId: calendar, overAt, startsAt, id } = calendarEventsTable
  return db
    .select()
    .from(calendarEventsTable)
    .where(and(eq(calendar, calendarId), gte(overAt, since)))
    .orderBy(asc(startsAt), asc(id))
    .limit(limit)
    .all()
}
