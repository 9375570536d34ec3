import { asc, eq } from 'drizzle-orm'
import { prepared } from '../../../firm/prepared.ts'
import { insertRow } from '../../../firm/rows.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { newId } from '../../../firm/ulid.ts'
import { jobTable } from './tables.ts'

export type JobToDo = {
  /** `{module}.{name}`, as a module's `jobs.ts` registers it. */
  kind: string
  /** There is one job of a kind and key: scheduling it again moves it and replaces its payload. */
  key: string
  /** When it is to be done; an instant that has passed means as soon as this is written. */
  dueAt: Date
  /** Kept as JSON, read by the kind's schema. */
  payload: unknown
  /** What it is about, for people: a number, a name, an address. */
  title?: string
  /** The record it is about, below the firm's address: `invoices/01…`. */
  link?: string
}

/** Writes down something to do later, in the transaction that causes it. */
export function schedule(
  writer: Writer,
  { kind, key, dueAt, payload, title = '', link }: JobToDo,
): void {
  cancel(writer, kind, key)
  const at = dueAt.toISOString()
  insertRow(writer, jobTable, {
    // A new id each time: an attempt that is under way must not take away its successor.
    id: newId(),
    kind,
    key,
    dueAt: at,
    runAt: at,
    state: 'waiting',
    attempts: 0,
    error: '',
    isReported: false,
    payload: JSON.stringify(payload ?? null),
    title,
    link,
    createdAt: new Date().toISOString(),
  })
  writer.resetAlarm()
}

/** Whether a job is written down, whether it waits or has failed. */
export function isScheduled({ sql }: Reader, kind: string, key: string): boolean {
  return sql.exec('select 1 from job where kind = ? and key = ?', kind, key).toArray().length > 0
}

/** Leaves a job undone, whether it waits or has failed; none of that key is no fault. */
export function cancel(writer: Writer, kind: string, key: string): void {
  writer.sql.exec('delete from job where kind = ? and key = ?', kind, key)
}

const selectNext = prepared((db) =>
  db
    .select({ runAt: jobTable.runAt })
    .from(jobTable)
    .where(eq(jobTable.state, 'waiting'))
    .orderBy(asc(jobTable.runAt))
    .limit(1)
    .prepare(),
)

/** When the firm's next job is to be tried, in milliseconds since 1970; undefined without one. */
export function nextJobAt({ db }: Reader): number | undefined {
  const next = selectNext(db).get()
  return next && Date.parse(next.runAt)
}

type NextJob = { dueAt: Date; title: string; link: string }

/** Sets the one job of a kind for what comes next; none where nothing does. */
export function scheduleNext(writer: Writer, kind: string, next: NextJob | undefined): void {
  if (next) schedule(writer, { kind, key: 'next', payload: null, ...next })
  else cancel(writer, kind, 'next')
}
