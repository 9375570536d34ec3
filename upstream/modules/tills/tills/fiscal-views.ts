import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Reader } from '../../../firm/store.ts'
import {
  tillMovesTable,
  tillRegistersTable,
  tillSessionsTable,
  tillTendersTable,
  tillTicketCardsTable,
  tillTicketLinesTable,
  tillTicketsTable,
  tillTipsTable,
} from './tables.ts'

export type TillName = { id: string; name: string; code: string; isArchived: boolean }

const names = {
  id: tillRegistersTable.id,
  name: tillRegistersTable.name,
  code: tillRegistersTable.code,
  isArchived: tillRegistersTable.isArchived,
}

/** The tills there are, by name, those out of use last. */
export function tillNames({ db }: Reader): TillName[] {
  const { isArchived, name } = tillRegistersTable
  return db.select(names).from(tillRegistersTable).orderBy(asc(isArchived), asc(name)).all()
}

export function findTill({ db }: Reader, id: string): TillName | undefined {
  return db.select(names).from(tillRegistersTable).where(eq(tillRegistersTable.id, id)).get()
}

export type ClosedSession = typeof tillSessionsTable.$inferSelect

/** Sessions of a till with a Z report that were opened in a span of days, oldest first. */
export function closedSessions(
  { db }: Reader,
  registerId: string,
  { from, to }: { from: string; to: string },
): ClosedSession[] {
  const { registerId: column, stage, date, openedAt } = tillSessionsTable
  return db
    .select()
    .from(tillSessionsTable)
    .where(and(eq(column, registerId), eq(stage, 'closed'), gte(date, from), lte(date, to)))
    .orderBy(asc(openedAt))
    .all()
}

/** How many those are. */
export function countClosedSessions(
  { sql }: Reader,
  registerId: string,
  { from, to }: { from: string; to: string },
): number {
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from till_sessions
       where register_id = ? and stage = 'closed' and date >= ? and date <= ?`,
      ...[registerId, from, to],
    )
    .one().count
}

export type SoldTicket = typeof tillTicketsTable.$inferSelect & {
  lines: (typeof tillTicketLinesTable.$inferSelect)[]
  tenders: (typeof tillTendersTable.$inferSelect)[]
  tips: (typeof tillTipsTable.$inferSelect)[]
  cards: (typeof tillTicketCardsTable.$inferSelect)[]
  refundOf: { id: string; number: string; sessionId: string; date: string } | null
}

/** Tickets of a session with what belongs to them, in the order they were entered. */
export function ticketsOfSession({ db }: Reader, sessionId: string): SoldTicket[] {
  const own = eq(tillTicketsTable.sessionId, sessionId)
  const ids = db.select({ id: tillTicketsTable.id }).from(tillTicketsTable).where(own)
  const lines = db
    .select()
    .from(tillTicketLinesTable)
    .where(inArray(tillTicketLinesTable.ticketId, ids))
    .orderBy(asc(tillTicketLinesTable.position))
    .all()
  const tenders = db
    .select()
    .from(tillTendersTable)
    .where(inArray(tillTendersTable.ticketId, ids))
    .orderBy(asc(tillTendersTable.position))
    .all()
  const tips = db.select().from(tillTipsTable).where(inArray(tillTipsTable.ticketId, ids)).all()
  const cards = db
    .select()
    .from(tillTicketCardsTable)
    .where(inArray(tillTicketCardsTable.ticketId, ids))
    .orderBy(asc(tillTicketCardsTable.position))
    .all()
  const linesOf = byTicket(lines)
  const tendersOf = byTicket(tenders)
  const tipsOf = byTicket(tips)
  const cardsOf = byTicket(cards)
  return db
    .select()
    .from(tillTicketsTable)
    .where(own)
    .orderBy(asc(tillTicketsTable.rowNumber))
    .all()
    .map((ticket) => ({
      ...ticket,
      lines: linesOf(ticket.id),
      tenders: tendersOf(ticket.id),
      tips: tipsOf(ticket.id),
      cards: cardsOf(ticket.id),
      refundOf: origin({ db }, ticket.refundOfId),
    }))
}

/** Rows by their ticket, found at once: a day has thousands. */
function byTicket<Row extends { ticketId: string }>(rows: readonly Row[]): (id: string) => Row[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const known = groups.get(row.ticketId)
    if (known) known.push(row)
    else groups.set(row.ticketId, [row])
  }
  return (id) => groups.get(id) ?? []
}

/** The ticket that a refund takes back. */
function origin({ db }: Pick<Reader, 'db'>, id: string | null): SoldTicket['refundOf'] {
  if (id === null) return null
  const { number, sessionId, date } = tillTicketsTable
  const found = db
    .select({ id: tillTicketsTable.id, number, sessionId, date })
    .from(tillTicketsTable)
    .where(eq(tillTicketsTable.id, id))
    .get()
  return found ?? null
}

/** What carts were put aside as before they were sold, by the ids of their tickets. */
export function circlesOfSession({ sql }: Reader, sessionId: string): Map<string, string> {
  const rows = sql.exec<{ id: string; label: string }>(
    `select ticket.id, cart.label from till_tickets as ticket
     join till_carts as cart on cart.id = ticket.id
     where ticket.session_id = ? and cart.label <> ''`,
    sessionId,
  )
  return new Map(rows.toArray().map(({ id, label }) => [id, label]))
}

export type SessionMove = typeof tillMovesTable.$inferSelect

export function movesOfSession({ db }: Reader, sessionId: string): SessionMove[] {
  const { sessionId: column, id } = tillMovesTable
  return db.select().from(tillMovesTable).where(eq(column, sessionId)).orderBy(asc(id)).all()
}
