import { asc, eq } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import { type ListWaiting, mayApprove } from '../../firm/approvals/index.ts'
import { approvalOf } from './actions.ts'
import { purchaseOrdersTable } from './tables.ts'

const kind = 'purchaseOrder'

export const kinds: readonly string[] = [kind]

/** Orders that were handed in. */
export const listWaiting: ListWaiting = (reader, { actor }) => {
  if (!isAllowed(actor, 'bill:approve')) return []
  return reader.db
    .select()
    .from(purchaseOrdersTable)
    .where(eq(purchaseOrdersTable.state, 'waiting'))
    .orderBy(asc(purchaseOrdersTable.id))
    .limit(maxWaiting)
    .all()
    .filter(
      (row) =>
        reachesRecord(reader, actor, 'party', row.supplierId ?? '') &&
        mayApprove(reader, { ...approvalOf(reader, row), actor }),
    )
    .map(({ id, supplierName: title, issueDate: date, total: amount, currency, ...row }) => ({
      kind,
      id,
      title,
      path: `purchase-orders/${id}`,
      date,
      amount,
      currency,
      preparedByName: row.preparedByName,
    }))
}
