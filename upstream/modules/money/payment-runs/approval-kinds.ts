import { asc, eq } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { type ListWaiting, mayApprove } from '../../firm/approvals/index.ts'
import { reachesRun } from './reader.ts'
import { paymentRunsTable } from './tables.ts'

const kind = 'paymentRun'

export const kinds: readonly string[] = [kind]

/** Runs that were put together. */
export const listWaiting: ListWaiting = (reader, { actor }) => {
  if (!isAllowed(actor, 'bill:approve') || !isAllowed(actor, 'payment:view')) return []
  return reader.db
    .select()
    .from(paymentRunsTable)
    .where(eq(paymentRunsTable.state, 'waiting'))
    .orderBy(asc(paymentRunsTable.id))
    .limit(maxWaiting)
    .all()
    .map((run) => ({ ...run, total: Math.abs(run.total) }))
    .filter(({ preparedBy, total: amount }) =>
      mayApprove(reader, { kind, preparedBy, amount, actor }),
    )
    .filter(({ id }) => reachesRun(reader, actor, id))
    .map(({ id, number: title, executionDate: date, total: amount, currency, preparedByName }) => {
      const path = `payment-runs/${id}`
      return { kind, id, title, path, date, amount, currency, preparedByName }
    })
}
