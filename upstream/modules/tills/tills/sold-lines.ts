import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** What lines of tickets are divided by. */
type SoldField = 'date' | 'customer' | 'item' | 'person' | 'currency'

/** Lines that are alike in the fields that were asked for; the others are null. */
type SoldLines = Record<SoldField, string | null> & {
  /** Net of discounts in minor units of the base currency; refunds count below zero. */
  net: Minor
  /** In ten-thousandths of the lines' units. */
  quantity: number
  lines: number
}

const columns: Record<SoldField, string> = {
  date: 'posted_on',
  customer: 'customer_id',
  item: 'item_id',
  person: 'cashier_id',
  currency: 'currency',
}

/** By the day of the entry, as reports that read the ledger do. */
const of = `from till_tickets join till_ticket_lines on ticket_id = id
  where posted_on >= ? and posted_on <= ?`

/** What was sold over the counter and came back in a span, grouped by fields. */
export function soldTicketLines(
  { sql }: Reader,
  { from, to, fields }: { from: string; to: string; fields: ReadonlySet<SoldField> },
): SoldLines[] {
  const shown = (field: SoldField) => `${fields.has(field) ? columns[field] : 'null'} as ${field}`
  return sql
    .exec<SoldLines>(
      `select ${shown('date')}, ${shown('customer')}, ${shown('item')}, ${shown('person')},
         ${shown('currency')},
         sum(till_ticket_lines.net) as net, sum(round(quantity * 10000)) as quantity,
         count(*) as lines
       ${of} group by 1, 2, 3, 4, 5`,
      from,
      to,
    )
    .toArray()
}

/** What of a span was sold at tills that are not closed yet and so not posted, minor units, net. */
export function unpostedTicketSales({ sql }: Reader, from: string, to: string): Minor {
  return sql
    .exec<{ net: Minor }>(
      `select coalesce(sum(net), 0) as net from till_tickets where posted_on >= ? and posted_on <= ?
         and session_id in (select id from till_sessions where state <> 'closed')`,
      from,
      to,
    )
    .one().net
}

/** Customers of some tickets, empty for nobody, and who stood at the till, by the tickets' ids. */
export function partiesToTickets(
  { sql }: Reader,
  ids: readonly string[],
): Map<string, { customerId: string; person: string }> {
  const rows = sql.exec<{ id: string; customerId: string; person: string }>(
    `select id, coalesce(customer_id, '') as customerId, cashier_id as person from till_tickets
     where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  return new Map(rows.toArray().map(({ id, ...parties }) => [id, parties]))
}
