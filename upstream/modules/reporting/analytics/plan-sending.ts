import { asc, ne } from 'drizzle-orm'
import type { Reader, Writer } from '../../../firm/store.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { savedAnalysesTable } from './tables.ts'

export const sendingJob = 'analytics.mail'

/** The one that is sent next. */
export function nextToSend({ db }: Reader): typeof savedAnalysesTable.$inferSelect | undefined {
  return db
    .select()
    .from(savedAnalysesTable)
    .where(ne(savedAnalysesTable.nextAt, ''))
    .orderBy(asc(savedAnalysesTable.nextAt))
    .limit(1)
    .get()
}

/** Sets the firm's one job for the analysis that is sent next. */
export function planSending(writer: Writer): void {
  const next = nextToSend(writer)
  if (!next) {
    cancel(writer, sendingJob, 'next')
    return
  }
  schedule(writer, {
    kind: sendingJob,
    key: 'next',
    dueAt: new Date(next.nextAt),
    payload: null,
    title: next.name,
    link: `analytics/saved/${next.id}`,
  })
}
