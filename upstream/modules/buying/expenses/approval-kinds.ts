import { and, asc, eq, ne } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { withinReach } from '../../../firm/reach.ts'
import type { ListWaiting } from '../../firm/approvals/index.ts'
import { expensesTable } from './tables.ts'

const kind = 'expense'

/** Nobody decides on a claim of their own, whatever their role. */
export const fixedKinds: readonly string[] = [kind]

/** Claims of others that were handed in, and that others wrote. */
export const listWaiting: ListWaiting = ({ db }, { actor }) => {
  if (!isAllowed(actor, 'expense:approve')) return []
  const { state, createdBy, preparedBy } = expensesTable
  return db
    .select()
    .from(expensesTable)
    .where(
      and(
        eq(state, 'submitted'),
        ne(createdBy, actor.userId),
        ne(preparedBy, actor.userId),
        withinReach(actor, 'expense', createdBy),
      ),
    )
    .orderBy(asc(expensesTable.id))
    .limit(maxWaiting)
    .all()
    .map(({ id, payee: title, date, amount, currency, madeByName: preparedByName }) => {
      return { kind, id, title, path: `expenses/${id}`, date, amount, currency, preparedByName }
    })
}
