import type { Writer } from '../../../firm/store.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { findNext } from './reader.ts'

export const recurringPurchaseJob = 'recurring-purchases.run'

/** Sets the firm's one job for the recurring purchase that comes next. */
export function planJob(writer: Writer): void {
  const next = findNext(writer)
  if (!next) {
    cancel(writer, recurringPurchaseJob, 'next')
    return
  }
  schedule(writer, {
    kind: recurringPurchaseJob,
    key: 'next',
    dueAt: new Date(next.runAt),
    payload: null,
    title: next.name,
    link: `recurring-purchases/${next.id}`,
  })
}
