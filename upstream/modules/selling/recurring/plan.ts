import type { Writer } from '../../../firm/store.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { findNext } from './reader.ts'

export const recurringJob = 'recurring.run'

/** Sets the firm's one job for the profile that comes next. */
export function planJob(writer: Writer): void {
  const next = findNext(writer)
  if (!next) {
    cancel(writer, recurringJob, 'next')
    return
  }
  schedule(writer, {
    kind: recurringJob,
    key: 'next',
    dueAt: new Date(next.runAt),
    payload: null,
    title: next.name,
    link: `recurring/${next.id}`,
  })
}
