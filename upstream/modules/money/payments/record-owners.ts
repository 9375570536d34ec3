import { eq } from 'drizzle-orm'
import type { RecordOwners } from '../../../firm/record-reach.ts'
import { paymentsTable } from './tables.ts'

export const owners: RecordOwners = {
  entity: 'payment',
  params: ['paymentId'],
  madeBy: ({ db }, id) =>
    db
      .select({ by: paymentsTable.createdBy })
      .from(paymentsTable)
      .where(eq(paymentsTable.id, id))
      .get()?.by,
}
