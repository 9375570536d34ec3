import { add, type Decimal, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { FieldValue, FigureNeed } from './compile.ts'

/** A line of an invoice or a credit note, in the base currency; of a credit note with positive amounts. */
export type SalesLine = {
  itemId: string | null
  categoryId: string | null
  quantity: string
  net: Minor
}

export type SalesDocument = {
  id: string
  partyId: string
  kind: 'invoice' | 'creditNote'
  state: 'draft' | 'finalised' | 'voided'
  date: string
  /** Of a credit note, the invoice it takes from; null for one that names none. */
  ofInvoiceId: string | null
  lines: readonly SalesLine[]
}

/** What is open of a document in the base currency: negative where it stands to the party's credit. */
export type OpenItem = { partyId: string; dueDate: string; balance: Minor }

type Net = { amount: bigint; quantity: Decimal }

/**
 * The figures of each party that a filter needs, by key. Only finalised documents count, and a credit
 * note takes from its invoice, on the invoice's day: what was bought and taken back was not bought. A
 * credit note that names no invoice lowers sums on its own day.
 * @returns by party, values by the key of the need; parties without anything are not in it
 * @throws RangeError('amount_out_of_range'), TypeError('quantity_malformed')
 */
export function countFigures(
  needs: readonly FigureNeed[],
  documents: readonly SalesDocument[],
  openItems: readonly OpenItem[],
): Map<string, Record<string, FieldValue>> {
  const parties = new Map<string, { sales: SalesDocument[]; items: OpenItem[] }>()
  const of = (id: string) => {
    const known = parties.get(id) ?? { sales: [], items: [] }
    parties.set(id, known)
    return known
  }
  for (const one of documents) if (one.state === 'finalised') of(one.partyId).sales.push(one)
  for (const one of openItems) of(one.partyId).items.push(one)
  return new Map(
    [...parties].map(([id, { sales, items }]) => [
      id,
      Object.fromEntries(needs.map((need) => [need.key, figureOf(need, sales, items)])),
    ]),
  )
}

/** The value a party has of whom nothing is known: nothing sold, nothing owed, never bought. */
export function emptyFigure({ figure }: FigureNeed): FieldValue {
  if (figure === 'lastBought') return null
  return figure === 'netQuantity' || figure === 'invoiceCount' ? '0' : 0
}

function figureOf(
  need: FigureNeed,
  documents: readonly SalesDocument[],
  items: readonly OpenItem[],
): FieldValue {
  const { figure, toDate } = need
  if (figure === 'owes' || figure === 'overdue') {
    const counted = items.filter(({ dueDate }) => figure === 'owes' || dueDate < (toDate ?? ''))
    return minorFrom(counted.reduce((sum, { balance }) => sum + unitsOf(balance), 0n))
  }
  const inTime = documents
    .filter(({ kind, ofInvoiceId }) => kind === 'invoice' || ofInvoiceId === null)
    .filter(({ date }) => date >= (need.fromDate ?? '') && (toDate === null || date <= toDate))
  const nets = inTime.map((document) => ({ document, net: netOf(need, document, documents) }))
  const bought = nets.filter(({ document, net }) => document.kind === 'invoice' && net.amount > 0n)
  if (figure === 'netSales') return minorFrom(nets.reduce((sum, { net }) => sum + net.amount, 0n))
  if (figure === 'invoiceCount') return String(bought.length)
  if (figure === 'netQuantity') {
    const none: Decimal = { units: 0n, scale: 0 }
    return formatDecimal(nets.reduce((sum, { net }) => add(sum, net.quantity), none))
  }
  return (
    bought
      .map(({ document }) => document.date)
      .sort()
      .at(-1) ?? null
  )
}

/** The lines of a document that a need counts, less the credits of an invoice; a free credit is negative. */
function netOf(
  need: FigureNeed,
  document: SalesDocument,
  documents: readonly SalesDocument[],
): Net {
  const own = lineSum(need, document.lines)
  if (document.kind === 'creditNote') return negative(own)
  return documents
    .filter(({ kind, ofInvoiceId }) => kind === 'creditNote' && ofInvoiceId === document.id)
    .map(({ lines }) => negative(lineSum(need, lines)))
    .reduce(sumOf, own)
}

function lineSum({ itemIds, categoryIds }: FigureNeed, lines: readonly SalesLine[]): Net {
  const isFree = itemIds.length === 0 && categoryIds.length === 0
  return lines
    .filter(
      ({ itemId, categoryId }) =>
        isFree || itemIds.includes(itemId ?? '') || categoryIds.includes(categoryId ?? ''),
    )
    .map(({ net, quantity }) => ({ amount: unitsOf(net), quantity: readQuantity(quantity) }))
    .reduce(sumOf, { amount: 0n, quantity: { units: 0n, scale: 0 } })
}

function sumOf(one: Net, other: Net): Net {
  return { amount: one.amount + other.amount, quantity: add(one.quantity, other.quantity) }
}

function negative({ amount, quantity }: Net): Net {
  return { amount: -amount, quantity: { units: -quantity.units, scale: quantity.scale } }
}

function readQuantity(text: string): Decimal {
  const quantity = parseDecimal(text, { maxScale: 12 })
  if (quantity === undefined) throw new TypeError('quantity_malformed')
  return quantity
}
