import { and, asc, desc, eq, gt, gte, lt, ne } from 'drizzle-orm'
import type { Reader, Writer } from '../../../firm/store.ts'
import { fiscalRecordsTable } from './tables.ts'

export type RecordRow = typeof fiscalRecordsTable.$inferSelect
export type NewRecord = Omit<typeof fiscalRecordsTable.$inferInsert, 'position'>

export function insertRecord({ db }: Writer, record: NewRecord): void {
  db.insert(fiscalRecordsTable).values(record).run()
}

/** Adds the signature that was waited for, or that it will not come. */
export function settleRecord(
  { db }: Writer,
  id: string,
  values: Pick<RecordRow, 'state' | 'content' | 'error'>,
): void {
  db.update(fiscalRecordsTable).set(values).where(eq(fiscalRecordsTable.id, id)).run()
}

/** Notes what a service answered in place of a signature. */
export function noteError({ db }: Writer, id: string, error: string): void {
  db.update(fiscalRecordsTable).set({ error }).where(eq(fiscalRecordsTable.id, id)).run()
}

/** The record of a ticket, move or session. */
export function recordOf({ db }: Reader, documentId: string): RecordRow | undefined {
  const { documentId: column, position } = fiscalRecordsTable
  return db
    .select()
    .from(fiscalRecordsTable)
    .where(eq(column, documentId))
    .orderBy(asc(position))
    .limit(1)
    .get()
}

/** Records of a till that wait, in their order: they are settled in it, so all are at its end. */
export function waitingRecords({ db }: Reader, registerId: string, limit: number): RecordRow[] {
  const { registerId: column, position, state } = fiscalRecordsTable
  const own = eq(column, registerId)
  const settled = db
    .select({ position })
    .from(fiscalRecordsTable)
    .where(and(own, ne(state, 'waiting')))
    .orderBy(desc(position))
    .limit(1)
    .get()
  return db
    .select()
    .from(fiscalRecordsTable)
    .where(and(own, gt(position, settled?.position ?? 0)))
    .orderBy(asc(position))
    .limit(limit)
    .all()
}

/** The record that the next one of a till continues. */
export function lastRecord(reader: Reader, registerId: string): RecordRow | undefined {
  return newestRecords(reader, registerId, 1)[0]
}

/** The newest record of a kind that a till has. */
export function lastOfKind(
  { db }: Reader,
  registerId: string,
  kind: RecordRow['kind'],
): RecordRow | undefined {
  const { registerId: column, kind: ofKind, position } = fiscalRecordsTable
  return db
    .select()
    .from(fiscalRecordsTable)
    .where(and(eq(column, registerId), eq(ofKind, kind)))
    .orderBy(desc(position))
    .limit(1)
    .get()
}

/** Records of a till in a span of instants, oldest first. */
export function recordsOf(
  { db }: Reader,
  registerId: string,
  { from, before }: { from: string; before: string },
): RecordRow[] {
  const { registerId: column, at, position } = fiscalRecordsTable
  return db
    .select()
    .from(fiscalRecordsTable)
    .where(and(eq(column, registerId), gte(at, from), lt(at, before)))
    .orderBy(asc(position))
    .all()
}

/** The newest records of a till, the last one first. */
export function newestRecords({ db }: Reader, registerId: string, limit: number): RecordRow[] {
  const { registerId: column, position } = fiscalRecordsTable
  return db
    .select()
    .from(fiscalRecordsTable)
    .where(eq(column, registerId))
    .orderBy(desc(position))
    .limit(limit)
    .all()
}

/** How many records a till has of a span of instants. */
export function countRecords(
  { sql }: Reader,
  registerId: string,
  { from, before }: { from: string; before: string },
): number {
  return sql
    .exec<{ count: number }>(
      'select count(*) as count from fiscal_records where register_id = ? and at >= ? and at < ?',
      ...[registerId, from, before],
    )
    .one().count
}

/** How many records of a till wait, and how many never got a signature. */
export function countOpen(
  { sql }: Reader,
  registerId: string,
): { waiting: number; missing: number } {
  return sql
    .exec<{ waiting: number; missing: number }>(
      `select coalesce(sum(state = 'waiting'), 0) as waiting,
         coalesce(sum(state = 'missing'), 0) as missing
       from fiscal_records where register_id = ?`,
      registerId,
    )
    .one()
}
