import { inArray } from 'drizzle-orm'
import type { BillMatch, MatchedLine } from '#contract/buying/bill-matching.ts'
import type { Reader } from '../../../firm/store.ts'
import type { OrderLine } from './reader.ts'
import { purchaseOrderLinesTable } from './tables.ts'
import { unitsOf } from './units.ts'

/** Lines of orders by id. */
export function orderLines({ db }: Reader, ids: readonly string[]): Map<string, OrderLine> {
  if (ids.length === 0) return new Map()
  const rows = [...new Set(ids)].flatMap((id) =>
    db
      .select()
      .from(purchaseOrderLinesTable)
      .where(inArray(purchaseOrderLinesTable.id, [id]))
      .all(),
  )
  return new Map(rows.map((line) => [line.id, { ...line, units: unitsOf(line.quantity) }]))
}

const maxOffered = 200

/** Lines of a supplier's orders that a bill may bill, the newest first, and those that it does. */
export function openOrderLines(
  { sql }: Reader,
  supplierId: string,
  currency: string,
  matched: readonly MatchedLine[],
): BillMatch['orderLines'] {
  const own = matched.flatMap(({ orderLineId }) => (orderLineId === null ? [] : [orderLineId]))
  return sql
    .exec<BillMatch['orderLines'][number]>(
      `select l.id as id, o.number as orderNumber, l.description as description,
         o.issue_date as date
       from purchase_orders o indexed by purchase_orders_by_supplier
         join purchase_order_lines l on l.order_id = o.id
       where o.supplier_id = ?1 and o.number is not null and o.currency = ?4
         and (o.state in ('approved', 'sent', 'partReceived', 'received')
           or l.id in (select value from json_each(?2)))
       order by o.issue_date desc, o.id desc, l.position limit ?3`,
      supplierId,
      JSON.stringify(own),
      maxOffered,
      currency,
    )
    .toArray()
}
