import { asc, eq } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import { type ListWaiting, mayApprove } from '../../firm/approvals/index.ts'
import { approvalOf } from './actions.ts'
import { billsTable } from './tables.ts'

/** Approving a bill posts it. */
export const kinds: readonly string[] = ['bill']

/** Bills that were handed in for approval. */
export const listWaiting: ListWaiting = (reader, { actor }) => {
  if (!isAllowed(actor, 'bill:approve')) return []
  return reader.db
    .select()
    .from(billsTable)
    .where(eq(billsTable.state, 'waiting'))
    .orderBy(asc(billsTable.id))
    .limit(maxWaiting)
    .all()
    .filter(
      (bill) =>
        reachesRecord(reader, actor, 'party', bill.supplierId ?? '') &&
        mayApprove(reader, { ...approvalOf(reader, bill), actor }),
    )
    .map(
      ({
        id,
        supplierName,
        supplierNumber,
        date,
        totalAmount: amount,
        currency,
        preparedByName,
      }) => {
        const title = [supplierNumber, supplierName].filter(Boolean).join(', ')
        const path = `bills/${id}`
        return { kind: 'bill', id, title, path, date, amount, currency, preparedByName }
      },
    )
}
