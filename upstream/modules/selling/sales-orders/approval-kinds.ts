import { asc, isNotNull } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { ListWaiting } from '../../firm/approvals/index.ts'
import { approvalStanding } from './approve.ts'
import { salesOrdersTable } from './tables.ts'

const kind = 'salesOrder'

export const kinds: readonly string[] = [kind]

/** Drafts that were handed in. */
export const listWaiting: ListWaiting = (reader, { actor }) => {
  if (!isAllowed(actor, 'quote:edit')) return []
  return reader.db
    .select()
    .from(salesOrdersTable)
    .where(isNotNull(salesOrdersTable.waitingSince))
    .orderBy(asc(salesOrdersTable.id))
    .limit(maxWaiting)
    .all()
    .filter(
      (row) =>
        reachesRecord(reader, actor, 'quote', row.id) &&
        approvalStanding(reader, row, actor).canConfirm,
    )
    .map(({ id, customerName: title, issueDate: date, total: amount, currency, ...row }) => ({
      ...{ kind, id, title, date, amount, currency },
      path: `sales-orders/${id}`,
      preparedByName: row.preparedByName,
    }))
}
