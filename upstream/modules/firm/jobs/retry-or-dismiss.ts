import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { reportLater } from './report-later.ts'
import { type JobRow, jobTable } from './tables.ts'

/** @throws AppError not_found */
export function getJob({ db }: Reader, jobId: string): JobRow {
  const row = db.select().from(jobTable).where(eq(jobTable.id, jobId)).get()
  if (!row) throw new AppError('not_found', 'No such job')
  return row
}

/** Has a job tried as soon as this is written; failing once more, it is shown again. */
export function retry(writer: Writer, { now }: FirmContext, jobId: string): void {
  const { kind, key, title } = getJob(writer, jobId)
  const at = now.toISOString()
  const change = { state: 'waiting' as const, runAt: at, failedAt: null }
  writer.db.update(jobTable).set(change).where(eq(jobTable.id, jobId)).run()
  writer.resetAlarm()
  writer.audit({ entity: 'job', entityId: jobId, action: 'retry', after: { kind, key, title } })
}

/** Leaves a job undone. @throws AppError not_found; conflict for one that has not failed */
export function dismiss(writer: Writer, { now, actor }: FirmContext, jobId: string): void {
  const { kind, key, title, state, isReported } = getJob(writer, jobId)
  if (state !== 'failed') {
    throw new AppError('conflict', 'The job has not failed', { detail: { reason: 'jobWaiting' } })
  }
  writer.db.delete(jobTable).where(eq(jobTable.id, jobId)).run()
  writer.audit({ entity: 'job', entityId: jobId, action: 'dismiss', before: { kind, key, title } })
  if (isReported) reportLater(writer, jobId, 'dismissed', now, actor.userName)
}
