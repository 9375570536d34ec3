import { eq } from 'drizzle-orm'
import type { RecordOwners } from '../../../firm/record-reach.ts'
import { expensesTable } from './tables.ts'

export const owners: RecordOwners = {
  entity: 'expense',
  params: ['expenseId'],
  madeBy: ({ db }, id) =>
    db
      .select({ by: expensesTable.createdBy })
      .from(expensesTable)
      .where(eq(expensesTable.id, id))
      .get()?.by,
}
