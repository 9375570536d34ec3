import { isAllowed } from '#contract/core/roles.ts'
import type { Unusual } from '#contract/core/unusual.ts'
import type { InvoiceInput } from '#contract/selling/invoice.ts'
import { lookedAt, type PastLine, unusualLines } from '../../../documents/habit.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'

type SoldLine = Pick<InvoiceInput['lines'][number], 'itemId' | 'unit' | 'quantity' | 'unitPrice'>
type Subject = Pick<InvoiceInput, 'customerId' | 'currency' | 'priceMode'> & {
  lines: readonly SoldLine[]
}

/**
 * Lines of an offer, an order or an invoice whose price or quantity is far from what the customer was
 * invoiced for the item, or everybody where that is too little to know, as far as the caller sees what
 * was invoiced.
 */
export function unusualToSell(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { customerId, currency, priceMode, lines }: Subject,
): Unusual[] {
  const items = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))]
  if (items.length === 0 || !isAllowed(actor, 'invoice:view')) return []
  // What others invoiced tells nothing to who may not see it.
  const within = reachCondition(actor, 'invoice', 'invoices.created_by')
  const rows = reader.sql.exec<{ past: string }>(
    `select (select json_group_array(json_object('key', key, 'price', price, 'quantity', quantity,
         'partyId', party_id))
       from (select line.item_id || ' ' || line.unit as key, line.unit_price as price,
               line.quantity as quantity, invoices.customer_id as party_id
             from invoice_lines as line join invoices on invoices.id = line.invoice_id
             where line.item_id = wanted.value and invoices.kind = 'invoice'
               and invoices.state not in ('draft', 'void')
               and invoices.currency = ?2 and invoices.price_mode = ?3
               ${within ? `and ${within.sql}` : ''}
             order by line.rowid desc limit ${lookedAt})) as past
     from json_each(?1) as wanted`,
    ...[JSON.stringify(items), currency, priceMode, ...(within?.bound ?? [])],
  )
  const past = rows.toArray().flatMap((row): PastLine[] => JSON.parse(row.past))
  const asked = lines.map(({ itemId, unit, quantity, unitPrice }) => ({
    ...{ key: itemId ? `${itemId} ${unit}` : '', price: unitPrice, quantity, partyId: customerId },
  }))
  return unusualLines(asked, past)
}
