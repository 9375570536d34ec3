import type { TicketListQuery, TicketRow } from '#contract/tills/till-tickets.ts'
import {
  type TillSessionListQuery,
  type TillSessionRow,
  TillSessionState,
} from '#contract/tills/tills.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { partyInReachOrNone } from '../../firm/parties/index.ts'

type Stored = Record<string, SqlStorageValue>

export const ticketList: RegisterSource<TicketListQuery> = {
  from: 'till_tickets',
  search: 'till_ticket_search',
  tabs: { all: '', sale: "kind = 'sale'", refund: "kind = 'refund'" },
  sorts: { soldAt: 'sold_at' },
  filters: {
    registerId: equals('register_id'),
    sessionId: equals('session_id'),
    from: atLeast('date'),
    to: atMost('date'),
  },
  totals: { currency: 'currency', sums: { tax: 'tax', total: 'total' } },
}

/** The list of tickets, as far as somebody's role reaches: whose customers bought. */
export function ticketsFor(actor: Actor): RegisterSource<TicketListQuery> {
  return { ...ticketList, within: partyInReachOrNone(actor, 'customer_id') }
}

export const sessionList: RegisterSource<TillSessionListQuery> = {
  from: 'till_sessions',
  search: 'till_session_search',
  tabs: { all: '', open: "stage = 'open'", closed: "stage = 'closed'" },
  sorts: { date: 'date' },
  filters: {
    registerId: equals('register_id'),
    from: atLeast('date'),
    to: atMost('date'),
  },
}

/** Makes rows of the contract from rows of the table. */
export function ticketRows({ sql }: Reader): (row: Stored) => TicketRow {
  return (row) => ({
    id: String(row.id),
    number: String(row.number),
    kind: row.kind === 'refund' ? 'refund' : 'sale',
    registerId: String(row.register_id),
    registerName: String(row.register_name),
    date: String(row.date),
    soldAt: String(row.sold_at),
    cashierName: String(row.cashier_name),
    customerName: String(row.customer_name),
    currency: String(row.currency),
    tax: Number(row.tax),
    total: Number(row.total),
    tenders:
      sql
        .exec<{ tenders: string | null }>(
          'select group_concat(distinct tender) as tenders from till_tenders where ticket_id = ?',
          row.id,
        )
        .one()
        .tenders?.replaceAll(',', ', ') ?? '',
  })
}

export function sessionRows(reader: Reader): (row: Stored) => TillSessionRow {
  const currency = getFirmProfile(reader).baseCurrency
  return (row) => ({
    id: String(row.id),
    registerId: String(row.register_id),
    registerName: String(row.register_name),
    number: String(row.number),
    state: TillSessionState.parse(row.state),
    date: String(row.date),
    openedAt: String(row.opened_at),
    openedByName: String(row.opened_by_name),
    closedAt: row.closed_at === null ? null : String(row.closed_at),
    closedByName: String(row.closed_by_name),
    currency,
    total: row.total === null ? null : Number(row.total),
    difference: row.stage === 'closed' ? Number(row.difference) : null,
  })
}
