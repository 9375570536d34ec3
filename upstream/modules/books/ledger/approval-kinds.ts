import { asc, eq } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import { maxWaiting } from '#contract/firm/approvals.ts'
import { type ListWaiting, mayApprove } from '../../firm/approvals/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { manualEntriesTable } from './tables.ts'

const kind = 'manualEntry'

/** Posting a manual entry is its approval. */
export const kinds: readonly string[] = [kind]

/** Drafts of others, and one's own that one may post. */
export const listWaiting: ListWaiting = (reader, { actor }) => {
  if (!isAllowed(actor, 'ledger:edit')) return []
  const { baseCurrency: currency } = getFirmProfile(reader)
  return reader.db
    .select()
    .from(manualEntriesTable)
    .where(eq(manualEntriesTable.state, 'draft'))
    .orderBy(asc(manualEntriesTable.id))
    .limit(maxWaiting)
    .all()
    .filter(({ preparedBy, debit: amount }) =>
      mayApprove(reader, { kind, preparedBy, actor, amount }),
    )
    .map(({ id, memo: title, date, debit: amount, preparedByName }) => {
      return {
        kind,
        id,
        title,
        path: `ledger/entries/${id}`,
        date,
        amount,
        currency,
        preparedByName,
      }
    })
}
