import { asc, eq } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { type ListWaiting, mayApprove } from '../../firm/approvals/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { approvalOf } from './session-reader.ts'
import { tillSessionsTable } from './tables.ts'

const kind = 'tillSession'

/** Differences of counted drawers. */
export const kinds: readonly string[] = [kind]

export const listWaiting: ListWaiting = (reader, { actor }) => {
  if (!isAllowed(actor, 'till:approve')) return []
  const currency = getFirmProfile(reader).baseCurrency
  return reader.db
    .select()
    .from(tillSessionsTable)
    .where(eq(tillSessionsTable.state, 'counted'))
    .orderBy(asc(tillSessionsTable.id))
    .limit(maxWaiting)
    .all()
    .filter((session) => mayApprove(reader, { ...approvalOf(session), actor }))
    .map(({ id, registerName: title, date, difference, countedByName: preparedByName }) => {
      const path = `tills/sessions/${id}`
      return { kind, id, title, path, date, amount: difference ?? 0, currency, preparedByName }
    })
}
