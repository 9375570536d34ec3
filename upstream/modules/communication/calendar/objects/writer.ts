import { eq } from 'drizzle-orm'
import type { Writer } from '../../../../firm/store.ts'
import { type EventRow, findByUid, findEvent } from '../reader.ts'
import { calendarObjectsTable } from '../tables.ts'
import { findObject, lastChange } from './reader.ts'

/** Notes that an event, or one time of it, was made, changed or deleted in its calendar. */
export function noteObject(writer: Writer, event: EventRow | undefined): void {
  if (!event) return
  note(writer, event)
  // A time of it may stand in another calendar: in its own the series has changed as well.
  const series = event.seriesId === null ? undefined : findEvent(writer, event.seriesId)
  if (series && series.calendarId !== event.calendarId) {
    note(writer, { ...series, updatedAt: event.updatedAt })
  }
}

function note(writer: Writer, { calendarId, uid, updatedAt }: EventRow): void {
  const head = findByUid(writer, calendarId, uid)
  const known = findObject(writer, calendarId, uid)
  // A changed time that comes before its series: the series is noted when it comes.
  if (!head && !known) return
  const name = known?.name ?? `${head?.id}.ics`
  const changedAt = [updatedAt, known?.changedAt ?? ''].sort().at(-1) ?? ''
  write(writer, { calendarId, uid, name, changedAt, isDeleted: !head })
}

/** Keeps the name that a program chose for what it is about to write. */
export function nameObject(
  writer: Writer,
  named: { calendarId: string; uid: string; name: string },
): void {
  write(writer, { ...named, changedAt: '', isDeleted: true })
}

function write(
  writer: Writer,
  values: Omit<typeof calendarObjectsTable.$inferInsert, 'changeNumber'>,
): void {
  const numbered = { ...values, changeNumber: lastChange(writer, values.calendarId) + 1 }
  writer.db
    .insert(calendarObjectsTable)
    .values(numbered)
    .onConflictDoUpdate({
      target: [calendarObjectsTable.calendarId, calendarObjectsTable.uid],
      set: numbered,
    })
    .run()
}

/** Of a calendar that is deleted. */
export function forgetObjects({ db }: Writer, calendarId: string): void {
  const isIn = eq(calendarObjectsTable.calendarId, calendarId)
  db.delete(calendarObjectsTable).where(isIn).run()
}
