import { and, desc, eq } from 'drizzle-orm'
import { conflictOf } from '#contract/errors.ts'
import { type TerminalPayment, TerminalReason } from '#contract/till-terminals.ts'
import type { Reader, Writer } from '../../firm/store.ts'
import { tillTerminalPaymentsTable } from './terminal-tables.ts'

export type StoredTerminal = typeof tillTerminalPaymentsTable.$inferSelect

/** The last attempt of a cart to be paid at a terminal. */
export function lastTerminal({ db }: Reader, cartId: string): StoredTerminal | undefined {
  const { cartId: ofCart, attempt } = tillTerminalPaymentsTable
  return db
    .select()
    .from(tillTerminalPaymentsTable)
    .where(eq(ofCart, cartId))
    .orderBy(desc(attempt))
    .limit(1)
    .get()
}

/** The attempt that is neither sold nor given up. */
export function terminalUnderWay(reader: Reader, cartId: string): StoredTerminal | undefined {
  const last = lastTerminal(reader, cartId)
  return last && ['asking', 'waiting', 'paid'].includes(last.state) ? last : undefined
}

/** What a card may be charged for stays as it is. @throws AppError conflict */
export function requireNoTerminal(reader: Reader, cartId: string): void {
  const state = terminalUnderWay(reader, cartId)?.state
  if (state) throw conflictOf(state === 'paid' ? 'terminalPaid' : 'terminalAsked')
}

/** Writes fields of an attempt. */
export function changeTerminal(
  { db }: Writer,
  { cartId, attempt }: StoredTerminal,
  values: Partial<StoredTerminal>,
): void {
  const table = tillTerminalPaymentsTable
  db.update(table)
    .set(values)
    .where(and(eq(table.cartId, cartId), eq(table.attempt, attempt)))
    .run()
}

/** An attempt as the selling screen shows it. */
export function toTerminal(row: StoredTerminal | undefined): TerminalPayment | null {
  if (!row) return null
  const { state, amount, reason, askedAt } = row
  return {
    state: state === 'asking' ? 'waiting' : state,
    amount,
    reason: reason === null ? null : TerminalReason.parse(reason),
    askedAt,
  }
}
