import type { PartyTrade } from '#contract/firm/parties.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { listAccounts } from '../ledger/index.ts'
import { turnoverWithParties } from '../ledger/views.ts'

/**
 * What was sold to a customer in the twelve months up to a day and in the twelve before, as the ledger has
 * it, and how long they took to pay what a payment settled in the last twelve months. What a credit note or a
 * write-off closed says nothing of how somebody pays, and a document that was taken back neither.
 * @param today `YYYY-MM-DD`
 */
export function tradeWith(reader: Reader, partyId: string, today: string): PartyTrade {
  const income = listAccounts(reader)
    .filter(({ type }) => type === 'income')
    .map(({ code }) => code)
  const edges = [0, -1, -2].map((years) => addMonths(today, 12 * years))
  const [turnover = 0, before = 0] = [0, 1].map((at) =>
    turnoverWithParties(reader, income, [partyId], {
      from: addDays(edges[at + 1] ?? today, 1),
      to: edges[at] ?? today,
    }),
  )
  return { turnover, before, ...paidBy(reader, partyId, edges[1] ?? today, today) }
}

type Paid = Pick<PartyTrade, 'invoices' | 'daysToPay' | 'daysLate'>

function paidBy({ sql }: Reader, partyId: string, after: string, today: string): Paid {
  return sql
    .exec<Paid>(
      `select count(distinct document_id) as invoices,
         cast(round(avg(julianday(settled_date) - julianday(date))) as integer) as daysToPay,
         cast(round(avg(julianday(settled_date) - julianday(due_date))) as integer) as daysLate
       from open_items indexed by open_items_by_party
       where party_id = ?1 and settled_date > ?2 and settled_date <= ?3
         and direction = 'receivable' and side = 'debit' and document_kind = 'invoice'
         and closed_date is null
         and exists (select 1 from allocations
           where debit_item_id = open_items.id and kind = 'payment' and reversal_date is null)`,
      partyId,
      after,
      today,
    )
    .one()
}
