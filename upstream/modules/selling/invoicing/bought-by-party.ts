import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** What a customer bought: of finalised invoices, less what was credited of each. */
export type BoughtByParty = {
  partyId: string
  /** Net in minor units of the base currency; a free credit note lowers it. */
  netSales: Minor
  /** Invoices of which something is left. */
  invoiceCount: number
  lastBought: string | null
}

/** The same for each customer who ever had an invoice or a credit note. */
export function boughtByParty({ sql }: Reader): Map<string, BoughtByParty> {
  const rows = sql
    .exec<BoughtByParty>(
      `select customer_id as partyId,
         coalesce(sum(case when total = 0 then 0 else
           round((case kind when 'creditNote' then -1.0 else 1.0 end) * total_base * net / total)
         end), 0) as netSales,
         coalesce(sum(kind = 'invoice' and credit_notes_total < total), 0) as invoiceCount,
         max(case when kind = 'invoice' and credit_notes_total < total then issue_date end)
           as lastBought
       from invoices where state not in ('draft', 'void') group by customer_id`,
    )
    .toArray()
  return new Map(rows.map((row) => [row.partyId, row]))
}
