import { and, asc, isNotNull, lte } from 'drizzle-orm'
import { binDays } from '#contract/communication/mailbox.ts'
import type { Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { emptyBinsJob } from './job-names.ts'
import { removeThread } from './remove.ts'
import { mailThreadsTable } from './tables.ts'

const dayMs = 86_400_000
const atOnce = 200

/** Has the bins emptied when the oldest in them is old enough. */
export function scheduleEmptying(writer: Writer): void {
  const { binnedAt } = mailThreadsTable
  const oldest = writer.db
    .select({ binnedAt })
    .from(mailThreadsTable)
    .where(isNotNull(binnedAt))
    .orderBy(asc(binnedAt))
    .limit(1)
    .get()?.binnedAt
  if (!oldest) return
  const dueAt = new Date(Date.parse(oldest) + binDays * dayMs)
  schedule(writer, { kind: emptyBinsJob, key: 'bins', dueAt, payload: null })
}

/** Empties the bins of what is old enough, some at a time, and says when to come again. */
export function emptyBins(writer: Writer, now: Date): void {
  const before = new Date(now.getTime() - binDays * dayMs).toISOString()
  const { binnedAt } = mailThreadsTable
  const old = writer.db
    .select()
    .from(mailThreadsTable)
    .where(and(isNotNull(binnedAt), lte(binnedAt, before)))
    .limit(atOnce)
    .all()
  for (const thread of old) removeThread(writer, thread)
  scheduleEmptying(writer)
}
