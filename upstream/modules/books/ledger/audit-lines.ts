import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** A line with all that is known of it and its entry, for whoever examines the books. */
export type AuditLine = {
  sequence: number
  position: number
  date: string
  memo: string
  account: string
  debit: Minor
  credit: Minor
  partyId: string | null
  taxCode: string | null
  taxBase: Minor | null
  currency: string | null
  amount: Minor | null
  costCentreId: string | null
  sourceKind: string
  sourceId: string
  postedAt: string
  /** Sequence of the entry that it takes back. */
  reverses: number | null
  hash: string
}

/** All lines of a span in the order in which their entries were posted. */
export function auditLines(
  { sql }: Reader,
  { from, to, limit }: { from: string; to: string; limit: number },
): AuditLine[] {
  return sql
    .exec<AuditLine>(
      `select entry.sequence, line.position, entry.date, entry.memo, line.account, line.debit,
         line.credit, line.party_id as partyId, line.tax_code as taxCode, line.tax_base as taxBase,
         line.currency, line.amount, line.cost_centre_id as costCentreId, entry.source_kind as sourceKind, entry.source_id as sourceId,
         entry.posted_at as postedAt, entry.hash,
         (select sequence from journal_entries where id = entry.reverses_id) as reverses
       from journal_entries as entry
       join journal_lines as line on line.entry_sequence = entry.sequence
       where entry.date >= ? and entry.date <= ?
       order by entry.sequence, line.position limit ?`,
      from,
      to,
      limit,
    )
    .toArray()
}
