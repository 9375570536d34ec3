import type { Minor } from '#contract/core/money.ts'
import { calculateTotals } from '#contract/core/totals.ts'
import type { ClosedSession, SessionMove, SoldTicket } from '../../../tills/views.ts'
import { taxKey } from '../transaction.ts'

/** A position of a receipt, minor units with tax and without. */
export type Position = {
  text: string
  /** Kind of business (DSFinV-K, annex C). */
  kind: string
  /** The number of a gift card; empty for what is none. */
  voucher?: string
  sku: string
  quantity: string
  unit: string
  taxKey: number
  net: Minor
  tax: Minor
  /** What it would have come to without what was taken off; nothing where nothing was. */
  base?: { net: Minor; tax: Minor } | undefined
  itemId?: string | null
}
export type Payment = {
  kind: 'Bar' | 'Unbar' | 'Guthabenkarte' | 'Keine'
  name: string
  amount: Minor
}

/** A receipt of the DSFinV-K: a ticket, or money that was put in, taken out or missing. */
export type Bon = {
  id: string
  /** What its signature is kept under. */
  documentId: string
  startedAt: string
  endedAt: string
  cashierId: string
  cashierName: string
  /** The series of the device that sold it; empty for the till itself. */
  series: string
  /** What the cart was put aside as: a table, a name. */
  circle: string
  customerName: string
  customerId: string
  note: string
  positions: Position[]
  payments: Payment[]
  refundOf: SoldTicket['refundOf']
}

type Happened = {
  tickets: readonly SoldTicket[]
  moves: readonly SessionMove[]
  /** What it was over or short in the books. */
  missed: Minor
  /** What the carts of some tickets were put aside as, by the tickets' ids. */
  circles: ReadonlyMap<string, string>
}

/** All that happened in a session, in its order. */
export function bonsOf(
  session: ClosedSession,
  { tickets, moves, missed, circles }: Happened,
): Bon[] {
  const { id, opening, openedAt, openedBy, openedByName, closedAt } = session
  const opened = { documentId: id, at: openedAt, by: openedBy, name: openedByName }
  const closed = { by: session.countedBy, name: session.closedByName }
  const all = [
    ...money('ANFANG', { ...opened, kind: 'Anfangsbestand', amount: opening, note: '' }),
    ...tickets.map((ticket) => ticketBon(ticket, circles.get(ticket.id) ?? '')),
    ...moves.flatMap((move) => moveBon(move)),
    ...money('DIFFERENZ', {
      ...closed,
      ...{ documentId: `${id}:Z`, at: closedAt ?? openedAt, kind: 'DifferenzSollIst' },
      ...{ amount: missed, note: session.note },
    }),
  ]
  return all.sort((a, b) => (a.endedAt < b.endedAt ? -1 : a.endedAt > b.endedAt ? 1 : 0))
}

/** Reasons of a move in the terms of annex C. */
function moveBon({ id, direction, amount, reason, note, at, by, byName }: SessionMove): Bon[] {
  const isIn = direction === 'in'
  const plain = isIn ? 'Einzahlung' : 'Auszahlung'
  const owner = isIn ? 'Privateinlage' : 'Privatentnahme'
  const kind = { bank: 'Geldtransit', owner, tips: plain, other: plain }[reason]
  return money(`M-${id}`, {
    ...{ documentId: id, at, by, name: byName, kind, note },
    amount: isIn ? amount : 0 - amount,
  })
}

type Money = {
  documentId: string
  at: string
  by: string
  name: string
  kind: string
  amount: Minor
  note: string
}

function money(id: string, { documentId, at, by, name, kind, amount, note }: Money): Bon[] {
  if (amount === 0) return []
  const position = { text: kind, kind, sku: '', quantity: '1', unit: '', taxKey: 5 }
  return [
    {
      ...{ id, documentId, startedAt: at, endedAt: at, cashierId: by, cashierName: name, note },
      ...{ series: '', circle: '', customerName: '', customerId: '', refundOf: null },
      positions: [{ ...position, net: amount, tax: 0 }],
      payments: [{ kind: 'Bar', name: 'Bar', amount }],
    },
  ]
}

function ticketBon(ticket: SoldTicket, circle: string): Bon {
  const { id, number, soldAt, recordedAt, cashierId, cashierName, customerName } = ticket
  const tips = ticket.tips.map(({ amount }) => ({
    ...{ text: 'Trinkgeld', kind: 'TrinkgeldAN', sku: '', quantity: '1', unit: '' },
    ...{ taxKey: 5, net: amount, tax: 0 },
  }))
  const payments = [
    ...ticket.tenders.map(({ tender, amount, change }) => payment(tender, amount - change)),
    ...ticket.tips.map(({ tender, amount }) => payment(tender, amount)),
  ].filter(({ amount }) => amount !== 0)
  return {
    ...{ id: number, documentId: id, startedAt: soldAt, endedAt: recordedAt, circle },
    ...{ cashierId, cashierName, customerName, customerId: ticket.customerId ?? '' },
    // `K1-A-000001` was sold by the device that has the series A.
    series: /-([A-Y]{1,2})-\d+$/.exec(number)?.[1] ?? '',
    ...{ note: ticket.reason, refundOf: ticket.refundOf },
    positions: [
      ...ticket.lines.map((line) => ({
        ...{ text: line.description.split('\n')[0] ?? '', kind: 'Umsatz', sku: line.sku },
        ...{ quantity: line.quantity, unit: line.unit, net: line.net, tax: line.tax },
        taxKey: taxKey({ category: line.taxCategory, rate: line.taxRate }),
        ...{ base: baseOf(ticket, line), itemId: line.itemId },
      })),
      ...ticket.cards.map(cardPosition),
      ...tips,
    ],
    // Where nothing is paid, that is said too (annex D).
    payments: payments.length > 0 ? payments : [{ kind: 'Keine', name: '', amount: 0 }],
  }
}

/** What a line comes to at its price, before all that was taken off it or off the whole ticket. */
function baseOf(ticket: SoldTicket, line: SoldTicket['lines'][number]): Position['base'] {
  const isReduced = line.discount ?? ticket.discount ?? (line.coupon || line.points || null)
  if (isReduced === null) return undefined
  const { quantity, unitPrice, taxCode: code, taxCategory: category, taxRate: rate } = line
  const { net, tax } = calculateTotals({
    ...{ currency: ticket.currency, priceMode: ticket.priceMode, discount: null },
    ...{
      taxRounding: 'group',
      lines: [{ quantity, unitPrice, discount: null, tax: { code, category, rate } }],
    },
  })
  return { net, tax }
}

/** A multi-purpose voucher: not taxable before it is spent (annex C, § 3 (15) UStG). */
function cardPosition({ number, amount }: SoldTicket['cards'][number]): Position {
  return {
    ...{ text: `Gutschein ${number}`, kind: 'MehrzweckgutscheinKauf', voucher: number, sku: '' },
    ...{ quantity: amount < 0 ? '-1' : '1', unit: '', taxKey: 5, net: amount, tax: 0 },
  }
}

function payment(tender: SoldTicket['tenders'][number]['tender'], amount: Minor): Payment {
  if (tender === 'cash') return { kind: 'Bar', name: 'Bar', amount }
  if (tender === 'card') return { kind: 'Unbar', name: 'Karte', amount }
  const name = tender === 'giftCard' ? 'Gutscheinkarte' : 'Kundenguthaben'
  return { kind: 'Guthabenkarte', name, amount }
}
