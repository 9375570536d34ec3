import type { PaymentHolds } from '../../books/settlement/index.ts'
import { requireFreeable, runThatMade } from './freeable.ts'
import { filesOf } from './reader.ts'

/** The bank may have the file of an approved run, and will move what it says. */
export const paymentHolds: PaymentHolds = {
  holds: ({ sql }, documentId) =>
    sql
      .exec(
        `select 1 from payment_run_items as item join payment_runs as run on run.id = item.run_id
         where item.document_id = ? and item.is_open = 1 and run.state = 'approved'`,
        documentId,
      )
      .toArray().length > 0,
  isFiled: (reader, madeId, date) => {
    const run = runThatMade(reader, madeId, date)
    return run !== undefined && filesOf(reader, run.id).length > 0
  },
  requireFreeable: (reader, context, { madeId, date, isStoppedAtBank }) => {
    const run = runThatMade(reader, madeId, date)
    if (run) requireFreeable(reader, context, run, { isStoppedAtBank })
  },
}
