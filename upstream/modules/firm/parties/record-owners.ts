import { eq } from 'drizzle-orm'
import type { RecordOwners } from '../../../firm/record-reach.ts'
import { partiesTable } from './tables.ts'

export const owners: RecordOwners = {
  entity: 'party',
  params: ['partyId', 'customerId', 'supplierId', 'intoId'],
  madeBy: ({ db }, id) =>
    db
      .select({ by: partiesTable.createdBy })
      .from(partiesTable)
      .where(eq(partiesTable.id, id))
      .get()?.by,
}
