import type { Writer } from '../../../firm/store.ts'
import type { Report } from './report.ts'
import { schedule } from './schedule.ts'

/**
 * Tells the administrators what became of a job: after the write, and again until it is reported.
 * @param byName who left it undone
 */
export function reportLater(
  writer: Writer,
  jobId: string,
  state: Report['state'],
  now: Date,
  byName = '',
): void {
  const payload = { jobId, state, at: now.toISOString(), byName }
  schedule(writer, { kind: 'jobs.report', key: jobId, dueAt: now, payload })
}
