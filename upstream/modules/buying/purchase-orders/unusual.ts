import type { Unusual } from '#contract/core/unusual.ts'
import { lookedAt, type PastLine, unusualLines } from '../../../documents/habit.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { partyInReach } from '../../firm/parties/index.ts'
import type { StoredOrder, StoredOrderLine } from './reader.ts'

/**
 * Lines of an order that nobody approved yet whose price or quantity is far from what was ordered of the
 * item from the supplier, or from everybody where that is too little to know, as far as the caller
 * reaches the suppliers.
 */
export function unusualToOrder(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { id, state, supplierId, currency }: StoredOrder,
  lines: readonly StoredOrderLine[],
): Unusual[] {
  if (state !== 'draft' && state !== 'waiting') return []
  const items = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))]
  if (items.length === 0) return []
  const within = partyInReach(actor, 'o.supplier_id')
  const rows = reader.sql.exec<{ past: string }>(
    `select (select json_group_array(json_object('key', key, 'price', price, 'quantity', quantity,
         'partyId', party_id))
       from (select l.item_id || ' ' || l.unit || ' ' || l.unit_size as key, l.unit_price as price,
               l.quantity as quantity, o.supplier_id as party_id
             from purchase_order_lines l join purchase_orders o on o.id = l.order_id
             where l.item_id = wanted.value and o.state not in ('draft', 'waiting')
               and o.currency = ?2 and o.id <> ?3 ${within ? `and ${within.sql}` : ''}
             order by l.id desc limit ${lookedAt})) as past
     from json_each(?1) as wanted`,
    ...[JSON.stringify(items), currency, id, ...(within?.bound ?? [])],
  )
  const past = rows.toArray().flatMap((row): PastLine[] => JSON.parse(row.past))
  const asked = lines.map(({ itemId, unit, unitSize, unitPrice: price, quantity }) => ({
    ...{ key: itemId ? `${itemId} ${unit} ${unitSize}` : '', price, quantity, partyId: supplierId },
  }))
  return unusualLines(asked, past)
}
