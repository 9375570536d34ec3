import { and, eq } from 'drizzle-orm'
import type { WeekState } from '#contract/projects/time-entries.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { timeWeeksTable } from './tables.ts'

export type StoredWeek = typeof timeWeeksTable.$inferSelect

/** A week that was handed in; undefined for one that never was. */
export function findWeek(
  { db }: Reader,
  personId: string,
  weekDate: string,
): StoredWeek | undefined {
  return db
    .select()
    .from(timeWeeksTable)
    .where(and(eq(timeWeeksTable.personId, personId), eq(timeWeeksTable.weekDate, weekDate)))
    .get()
}

export function weekStateOf(reader: Reader, personId: string, weekDate: string): WeekState {
  return findWeek(reader, personId, weekDate)?.state ?? 'open'
}

export function writeWeek({ db }: Writer, week: StoredWeek): void {
  db.insert(timeWeeksTable)
    .values(week)
    .onConflictDoUpdate({
      target: [timeWeeksTable.personId, timeWeeksTable.weekDate],
      set: week,
    })
    .run()
}
