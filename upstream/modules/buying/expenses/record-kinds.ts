import { eq } from 'drizzle-orm'
import type { RecordKinds } from '../../firm/records/index.ts'
import { findCategory } from './categories.ts'
import { expensesTable } from './tables.ts'

/** One without a number is known by whom was paid. */
export const recordKinds: RecordKinds = {
  expense: {
    read: 'expense:view',
    reach: { made: 'expense' },
    write: 'expense:edit',
    path: (id) => `expenses/${id}`,
    keepsFiles: ({ sql }, id) =>
      sql
        .exec("select 1 from expenses where id = ? and state not in ('draft', 'rejected')", id)
        .toArray().length > 0,
    find: ({ db }, id) => {
      const row = db.select().from(expensesTable).where(eq(expensesTable.id, id)).get()
      if (!row) return undefined
      const { number, payee, date, amount, currency } = row
      return { title: number || payee, date, amount, currency }
    },
    moneyFields: ['amount', 'tax'],
  },
  expenseCategory: {
    read: 'expense:post',
    reach: 'whole',
    write: 'expense:post',
    path: (id) => `expenses/categories/${id}`,
    find: (reader, id) => {
      const category = findCategory(reader, id)
      return category && { title: category.name || id }
    },
    moneyFields: ['budget'],
  },
}
