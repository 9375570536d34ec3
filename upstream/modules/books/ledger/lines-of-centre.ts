import type { Reader } from '../../../firm/store.ts'

/** A line of income or costs on a cost centre, with the document that posted it. */
export type CentreLine = {
  sourceKind: string
  sourceId: string
  date: string
  memo: string
  type: 'income' | 'expense'
  /** Minor units of the base currency: income as credit less debit, costs the other way. */
  amount: number
}

/** Income and costs on a cost centre, oldest first: what was posted and what took it back. */
export function linesOfCentre({ sql }: Reader, costCentreId: string): CentreLine[] {
  return sql
    .exec<CentreLine>(
      `select entry.source_kind as sourceKind, entry.source_id as sourceId, line.date, entry.memo,
         account.type as type,
         case account.type when 'income' then line.credit - line.debit
           else line.debit - line.credit end as amount
       from journal_lines as line
       join journal_entries as entry on entry.sequence = line.entry_sequence
       join accounts as account on account.code = line.account
       where line.cost_centre_id = ? and account.type in ('income', 'expense')
       order by line.date, line.entry_sequence, line.position`,
      costCentreId,
    )
    .toArray()
}
