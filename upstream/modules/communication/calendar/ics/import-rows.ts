import { asc, desc, eq, sql } from 'drizzle-orm'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { calendarImportEventsTable, calendarImportsTable } from '../tables.ts'

export type ImportRow = typeof calendarImportsTable.$inferSelect
type NotedEvent = typeof calendarImportEventsTable.$inferSelect
type NewImport = Pick<
  ImportRow,
  'calendarId' | 'fileName' | 'contents' | 'added' | 'changed' | 'same'
>

const shownImports = 20

export function findImport({ db }: Reader, id: string): ImportRow | undefined {
  return db.select().from(calendarImportsTable).where(eq(calendarImportsTable.id, id)).get()
}

/** Somebody's last files, the newest first, without what they hold. */
export function readImports({ db }: Reader, userId: string): ImportRow[] {
  return db
    .select()
    .from(calendarImportsTable)
    .where(eq(calendarImportsTable.createdBy, userId))
    .orderBy(desc(calendarImportsTable.id))
    .limit(shownImports)
    .all()
}

export function insertImport(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  values: NewImport,
): string {
  const id = newId()
  const made = { createdBy: actor.userId, createdByName: actor.userName }
  db.insert(calendarImportsTable)
    .values({ ...values, ...made, id, state: 'open', createdAt: now.toISOString() })
    .run()
  return id
}

export function changeImport({ db }: Writer, id: string, values: Partial<ImportRow>): void {
  db.update(calendarImportsTable).set(values).where(eq(calendarImportsTable.id, id)).run()
}

export function deleteImport({ db }: Writer, id: string): void {
  db.delete(calendarImportsTable).where(eq(calendarImportsTable.id, id)).run()
}

/** Notes what an import made or changed. */
export function noteEvent({ db }: Writer, values: NotedEvent): void {
  db.insert(calendarImportEventsTable).values(values).run()
}

/** What an import made or changed, in its order. */
export function notedEvents({ db }: Reader, importId: string): NotedEvent[] {
  return db
    .select()
    .from(calendarImportEventsTable)
    .where(eq(calendarImportEventsTable.importId, importId))
    .orderBy(asc(sql`rowid`))
    .all()
}
