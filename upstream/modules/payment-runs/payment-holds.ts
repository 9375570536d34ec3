import type { PaymentHolds } from '../settlement/index.ts'

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
}
