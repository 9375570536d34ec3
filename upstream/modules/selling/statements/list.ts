import type { StatementRow } from '#contract/selling/statements.ts'
import { reachOf } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { ageing } from '../../books/settlement/index.ts'
import { isSuppressed } from '../../firm/outbound/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'

/**
 * Customers who owed something at the end of a day, in the base currency, those with the most
 * first; of those that the caller reaches.
 */
export function listStatements(
  reader: Reader,
  { actor }: FirmContext,
  asOf: string,
): { baseCurrency: string; rows: StatementRow[]; hasMore: boolean } {
  const madeBy = reachOf(actor, 'payment')
  const { currency, rows, hasMore } = ageing(reader, { direction: 'receivable', asOf, madeBy })
  const people = reachOf(actor, 'party')
  const shown = rows.flatMap(({ partyId, partyName, total, current, credit }): StatementRow[] => {
    if (total <= 0) return []
    const { email, createdBy } = getStoredParty(reader, partyId)
    if (people && !people.includes(createdBy)) return []
    const obstacle = email === '' ? 'noAddress' : isSuppressed(reader, email) ? 'bounced' : null
    const overdue = Math.max(total - Math.max(current - credit, 0), 0)
    return [{ partyId, partyName, to: email, balance: total, overdue, obstacle }]
  })
  return { baseCurrency: currency, rows: shown, hasMore }
}
