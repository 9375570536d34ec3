import type { InvoiceInput } from '#contract/selling/invoice.ts'
import type { UnusualLine } from '#contract/selling/invoice-previews.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'

/** The last lines of an item that a new one is held against. */
const lookedAt = 60
/** With fewer there is no habit: of this customer, or of everybody. */
const fewest = { customer: 3, all: 5 } as const
/** How far beyond the dearest and below the cheapest a price is out of the ordinary. */
const priceRoom = 1.5
const quantityRoom = 3
/** Small orders are common, so a quantity is too small only far below the smallest. */
const smallRoom = 10

type Subject = Pick<InvoiceInput, 'customerId' | 'currency' | 'priceMode' | 'lines'>
type Asker = Pick<FirmContext, 'actor'>
type Past = { price: string; quantity: string; customer: string }

/**
 * Lines whose price or quantity is far from what the customer was invoiced for the item, or everybody
 * where that is too little to know, as far as the caller sees what was invoiced. A zero more is told before the customer tells it.
 */
export function unusualLines(reader: Reader, context: Asker, subject: Subject): UnusualLine[] {
  const { lines, customerId } = subject
  const past = pastOf(reader, context, subject)
  return lines.flatMap(({ itemId, quantity, unitPrice }, at): UnusualLine[] => {
    const all = (itemId && past.get(itemId)) || []
    const own = all.filter(({ customer }) => customer === customerId)
    const isOfCustomer = own.length >= fewest.customer
    const known = isOfCustomer ? own : all
    if (!isOfCustomer && known.length < fewest.all) return []
    const found: UnusualLine[] = []
    function compare(what: UnusualLine['what'], value: string, texts: string[], low: number) {
      const high = what === 'price' ? priceRoom : quantityRoom
      const sorted = texts.toSorted((one, other) => Number(one) - Number(other))
      const [least, most] = [Number(sorted[0] ?? 0), Number(sorted.at(-1) ?? 0)]
      const amount = Number(value)
      // What is given back or given away follows no habit.
      if (!(amount > 0 && least > 0)) return
      if (amount <= most * high && amount >= least / low) return
      const usual = sorted[Math.floor(sorted.length / 2)] ?? value
      found.push({ at, what, value, usual, count: known.length, isOfCustomer })
    }
    compare(
      'price',
      unitPrice,
      known.map(({ price }) => price),
      priceRoom,
    )
    compare(
      'quantity',
      quantity,
      known.map((one) => one.quantity),
      smallRoom,
    )
    return found
  })
}

/** The last invoiced lines of each item, in the same currency and with the same kind of prices. */
function pastOf(
  { sql }: Reader,
  { actor }: Asker,
  { lines, currency, priceMode }: Subject,
): Map<string, Past[]> {
  const items = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))]
  if (items.length === 0) return new Map()
  // What others invoiced tells nothing to who may not see it.
  const within = reachCondition(actor, 'invoice', 'invoices.created_by')
  const rows = sql
    .exec<{ item: string; past: string }>(
      `select wanted.value as item,
         (select json_group_array(json_object('price', price, 'quantity', quantity, 'customer', customer))
          from (select line.unit_price as price, line.quantity as quantity,
                  invoices.customer_id as customer
                from invoice_lines as line join invoices on invoices.id = line.invoice_id
                where line.item_id = wanted.value and invoices.kind = 'invoice'
                  and invoices.state not in ('draft', 'void')
                  and invoices.currency = ?2 and invoices.price_mode = ?3
                  ${within ? `and ${within.sql}` : ''}
                order by line.rowid desc limit ${lookedAt})) as past
       from json_each(?1) as wanted`,
      ...[JSON.stringify(items), currency, priceMode, ...(within?.bound ?? [])],
    )
    .toArray()
  return new Map(rows.map(({ item, past }) => [item, JSON.parse(past)]))
}
