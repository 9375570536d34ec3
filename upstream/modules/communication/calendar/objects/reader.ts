import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { isAmong } from '../../../../firm/is-among.ts'
import type { Reader } from '../../../../firm/store.ts'
import { type EventRow, readChanged } from '../reader.ts'
import { calendarEventsTable, calendarObjectsTable } from '../tables.ts'

export type ObjectRow = typeof calendarObjectsTable.$inferSelect
/** An object and the event that it is of; without one where it was deleted. */
export type ObjectEvent = { object: ObjectRow; head: EventRow | null }

const { calendarId: calendarOf, uid: uidOf, name: nameOf, changeNumber } = calendarObjectsTable

export function findObject({ db }: Reader, calendarId: string, uid: string): ObjectRow | undefined {
  const isMeant = and(eq(calendarOf, calendarId), eq(uidOf, uid))
  return db.select().from(calendarObjectsTable).where(isMeant).get()
}

/** The number of the last change of a calendar; 0 where there was none. */
export function lastChange({ db }: Reader, calendarId: string): number {
  const last = db
    .select({ changeNumber })
    .from(calendarObjectsTable)
    .where(eq(calendarOf, calendarId))
    .orderBy(desc(changeNumber))
    .limit(1)
    .get()
  return last?.changeNumber ?? 0
}

/** What has changed in a calendar after a number, by its changes; deleted ones among it. */
export function readObjects(reader: Reader, calendarId: string, after: number): ObjectEvent[] {
  return withHeads(reader, and(eq(calendarOf, calendarId), gt(changeNumber, after)))
}

/** The objects of some names that are there. */
export function readNamed(
  reader: Reader,
  calendarId: string,
  names: readonly string[],
): ObjectEvent[] {
  const isNamed = isAmong(nameOf, names)
  return withHeads(reader, and(eq(calendarOf, calendarId), isNamed)).filter(({ head }) => head)
}

/**
 * A plus keeps a column from being looked up by: every event is of the calendar and most are no time of a
 * series, so that each object would have all of them looked through.
 */
function withHeads({ db }: Reader, isMeant: ReturnType<typeof and>): ObjectEvent[] {
  const isHead = and(
    eq(calendarEventsTable.uid, uidOf),
    sql`+${calendarEventsTable.calendarId} = ${calendarOf}`,
    sql`+${calendarEventsTable.seriesId} is null`,
  )
  return db
    .select({ object: calendarObjectsTable, head: calendarEventsTable })
    .from(calendarObjectsTable)
    .leftJoin(calendarEventsTable, isHead)
    .where(isMeant)
    .orderBy(sql`+${changeNumber}`)
    .all()
}

/** The rows of each event, by its id: itself and its times that were changed alone. */
export function rowsOf(reader: Reader, heads: readonly EventRow[]): Map<string, EventRow[]> {
  const rows = new Map(heads.map((head) => [head.id, [head]]))
  for (const part of readChanged(reader, [...rows.keys()])) {
    rows.get(part.seriesId ?? '')?.push(part)
  }
  return rows
}
