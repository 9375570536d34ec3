import { and, asc, eq, lte } from 'drizzle-orm'
import type { Env } from '../../../core/env.ts'
import { firmIdOf } from '../../../firm/firm-id.ts'
import { firmItself } from '../../../firm/firm-itself.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { FailedForGood, type Job, type JobKinds } from './define.ts'
import { jobKinds } from './kinds.ts'
import { reportLater } from './report-later.ts'
import { schedule } from './schedule.ts'
import { type JobRow, jobTable } from './tables.ts'

export type Runner = {
  store: Store
  env: Env
  clock: () => Date
  /** Other kinds than those of the modules, for tests. */
  kinds?: JobKinds
}

/** What is left after this time waits for the next alarm, which is set at once. */
const roundMs = 60_000
/** How long to wait after each failure; the last one holds for all that follow. */
const backOffMinutes = [1, 5, 15, 60, 180, 360, 720] as const

/** Under way in this isolate: a person's retry must not meet the alarm's attempt. */
const underWay = new Set<string>()

/** Does what is due, oldest first, each once; what fails is tried again later. */
export async function runDueJobs(runner: Runner): Promise<void> {
  const end = runner.clock().getTime() + roundMs
  for (let now = runner.clock(); now.getTime() <= end; now = runner.clock()) {
    const job = findDue(runner.store, now)
    if (!job) break
    await runJob(runner, job)
  }
}

/** Tries a job now. It is gone afterwards, or later, or failed. */
export async function runJob(runner: Runner, row: JobRow): Promise<void> {
  if (underWay.has(row.id)) return
  underWay.add(row.id)
  try {
    await attempt(runner, row)
  } catch (error) {
    console.error(error)
    markFailed(runner, row, error)
  } finally {
    underWay.delete(row.id)
  }
}

function findDue({ reader }: Store, now: Date): JobRow | undefined {
  const due = and(eq(jobTable.state, 'waiting'), lte(jobTable.runAt, now.toISOString()))
  return reader.db
    .select()
    .from(jobTable)
    .where(due)
    .orderBy(asc(jobTable.runAt), asc(jobTable.id))
    .limit(underWay.size + 1)
    .all()
    .find(({ id }) => !underWay.has(id))
}

async function attempt({ store, env, clock, kinds = jobKinds() }: Runner, row: JobRow) {
  const kind = kinds[row.kind]
  if (!kind) throw new FailedForGood(`No such kind of job: ${row.kind}`)
  const firm = firmItself(firmIdOf(store.reader), clock(), row.id)
  if ('write' in kind) {
    store.transact(firm, (writer) => {
      finish(writer, row, firm)
      kind.write(writer, firm, toJob(row))
    })
    return
  }
  const again = await kind.run({ store, env, firm }, toJob(row))
  store.transact(firm, (writer) => {
    const { kind: name, key, payload, title, link } = row
    const isStillOurs = finish(writer, row, firm)
    if (!again || !isStillOurs) return
    const next = { kind: name, key, title, payload: JSON.parse(payload), dueAt: again }
    schedule(writer, { ...next, ...(link !== null && { link }) })
  })
}

/** Takes a job away; gives whether it was there, for it may have been replaced meanwhile. */
function finish(writer: Writer, { id, isReported }: JobRow, { now }: FirmContext): boolean {
  const gone = writer.db.delete(jobTable).where(eq(jobTable.id, id)).returning().all()
  if (isReported) reportLater(writer, id, 'done', now)
  return gone.length > 0
}

function markFailed(
  { store, clock, kinds = jobKinds() }: Runner,
  row: JobRow,
  error: unknown,
): void {
  const kind = kinds[row.kind]
  const now = clock()
  const attempts = row.attempts + 1
  const said = messageOf(error)
  const isForGood = error instanceof FailedForGood || attempts >= (kind?.maxAttempts ?? 1)
  const firm = firmItself(firmIdOf(store.reader), now, row.id)
  store.transact(firm, (writer) => {
    const isReported = kind?.isReported ?? true
    const change = isForGood
      ? { state: 'failed' as const, failedAt: now.toISOString(), isReported }
      : { runAt: laterBy(now, attempts).toISOString() }
    const changed = writer.db
      .update(jobTable)
      .set({ attempts, error: said, ...change })
      .where(eq(jobTable.id, row.id))
      .returning()
      .all()
    writer.resetAlarm()
    if (!isForGood || changed.length === 0) return
    if (isReported) reportLater(writer, row.id, 'open', now)
    try {
      kind?.onFailed(writer, firm, { ...toJob(row), attempt: attempts }, said)
    } catch (fault) {
      // A payload that its own kind cannot read must not hide that the job failed.
      console.error(fault)
    }
  })
}

function laterBy(now: Date, attempts: number): Date {
  const minutes = backOffMinutes[Math.min(attempts, backOffMinutes.length) - 1] ?? 1
  return new Date(now.getTime() + minutes * 60_000)
}

function toJob({ id, kind, key, dueAt, attempts, payload }: JobRow): Job<unknown> {
  const job = { id, kind, key, dueAt: new Date(dueAt), attempt: attempts + 1 }
  return { ...job, payload: JSON.parse(payload) }
}

/** What the other side said, at the root of an error: what is around it would tell the payload. */
function messageOf(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return messageOf(error.cause)
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000)
}
