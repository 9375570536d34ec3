import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Minor } from '#contract/core/money.ts'
import type { TerminalCharge } from '#contract/tills/till-terminal-payments.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { lastTerminal, type StoredTerminal } from './terminal-store.ts'
import { tillTerminalRefundsTable } from './terminal-tables.ts'

export type StoredTerminalRefund = typeof tillTerminalRefundsTable.$inferSelect

/**
 * The payment by which a terminal sold a ticket, if one did: the ticket has the id of its cart. What
 * another firm's terminal charged, before this one was restored, is not known here.
 */
export function chargeOf(reader: Reader, ticketId: string): StoredTerminal | undefined {
  const last = lastTerminal(reader, ticketId)
  return last?.state === 'sold' && last.paymentId !== null ? last : undefined
}

/** What of a ticket its card has paid and was not given back yet, a tip apart. */
export function leftOnCard({ sql }: Reader, ticketId: string): Minor {
  return sql
    .exec<{ rest: Minor }>(
      `select coalesce(sum(amount), 0) as rest from till_tenders where tender = 'card'
         and ticket_id in (select id from till_tickets where id = ?1 or refund_of_id = ?1)`,
      ticketId,
    )
    .one().rest
}

/** What is going back to a ticket's card and is not a ticket yet. */
export function refundUnderWay({ db }: Reader, ticketId: string): StoredTerminalRefund | undefined {
  const { ticketId: of, state } = tillTerminalRefundsTable
  return db
    .select()
    .from(tillTerminalRefundsTable)
    .where(and(eq(of, ticketId), inArray(state, ['asking', 'made'])))
    .orderBy(desc(tillTerminalRefundsTable.id))
    .limit(1)
    .get()
}

/** All that goes back to cards and is not a ticket yet. */
export function refundsUnderWay({ db }: Reader): StoredTerminalRefund[] {
  const table = tillTerminalRefundsTable
  return db
    .select()
    .from(table)
    .where(inArray(table.state, ['asking', 'made']))
    .all()
}

export function findTerminalRefund({ db }: Reader, id: string): StoredTerminalRefund | undefined {
  const table = tillTerminalRefundsTable
  return db.select().from(table).where(eq(table.id, id)).get()
}

export function insertTerminalRefund({ db }: Writer, row: StoredTerminalRefund): void {
  db.insert(tillTerminalRefundsTable).values(row).run()
}

export function changeTerminalRefund(
  { db }: Writer,
  id: string,
  values: Partial<StoredTerminalRefund>,
): void {
  const table = tillTerminalRefundsTable
  db.update(table).set(values).where(eq(table.id, id)).run()
}

/** What a ticket says of its payment at a terminal. */
export function toCharge(reader: Reader, ticketId: string): TerminalCharge | null {
  if (!chargeOf(reader, ticketId)) return null
  const onItsWay = refundUnderWay(reader, ticketId)?.amount ?? 0
  return { left: leftOnCard(reader, ticketId), onItsWay }
}
