import { eq } from 'drizzle-orm'
import type { RecordOwners } from '../../../firm/record-reach.ts'
import { quotesTable } from './tables.ts'

export const owners: RecordOwners = {
  entity: 'quote',
  params: ['quoteId'],
  madeBy: ({ db }, id) =>
    db.select({ by: quotesTable.createdBy }).from(quotesTable).where(eq(quotesTable.id, id)).get()
      ?.by,
}
