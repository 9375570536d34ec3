import { eq } from 'drizzle-orm'
import type { RecordOwners } from '../../../firm/record-reach.ts'
import { invoicesTable } from './tables.ts'

export const owners: RecordOwners = {
  entity: 'invoice',
  params: ['invoiceId', 'creditsId'],
  madeBy: ({ db }, id) =>
    db
      .select({ by: invoicesTable.createdBy })
      .from(invoicesTable)
      .where(eq(invoicesTable.id, id))
      .get()?.by,
}
