import { and, desc, eq } from 'drizzle-orm'
import { conflictOf } from '#contract/core/errors.ts'
import { TerminalReason } from '#contract/selling/till-terminals.ts'
import type { TerminalPayment } from '#contract/tills/till-terminal-payments.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { KnownTender } from './tendered.ts'
import { tillTerminalPaymentsTable, underWay } from './terminal-tables.ts'

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

export function findTerminal(
  { db }: Reader,
  cartId: string,
  attempt: number,
): StoredTerminal | undefined {
  const table = tillTerminalPaymentsTable
  const isIt = and(eq(table.cartId, cartId), eq(table.attempt, attempt))
  return db.select().from(table).where(isIt).get()
}

/** Whether an attempt is neither sold nor given up. */
export function isUnderWay({ state }: StoredTerminal): boolean {
  return underWay.some((one) => one === state)
}

/** The attempt of a cart that is neither sold nor given up. */
export function terminalUnderWay(reader: Reader, cartId: string): StoredTerminal | undefined {
  const last = lastTerminal(reader, cartId)
  return last && isUnderWay(last) ? last : undefined
}

/** What a card may be charged for stays as it is. @throws AppError conflict */
export function requireNoTerminal(reader: Reader, cartId: string): void {
  const state = terminalUnderWay(reader, cartId)?.state
  if (state)
    throw conflictOf(state === 'paid' || state === 'returning' ? 'terminalPaid' : 'terminalAsked')
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

/** How all of a cart is paid, as it was settled when the terminal was asked. */
export function tendersOf({ tenders }: StoredTerminal): KnownTender[] {
  return JSON.parse(tenders)
}

/** Who asked, as whoever looks now would have to be: the sale is theirs. */
export function asAsker(firm: FirmContext, { askedBy }: { askedBy: string }): FirmContext {
  const actor: Actor = JSON.parse(askedBy)
  return { ...firm, actor: { ...actor, requestId: firm.actor.requestId } }
}

/** An attempt as the selling screen shows it. */
export function toTerminal(row: StoredTerminal | undefined): TerminalPayment | null {
  if (!row) return null
  const { state, amount, reason, askedAt, askedByName } = row
  return {
    state: state === 'asking' ? 'waiting' : state,
    amount,
    beside: tendersOf(row)
      .filter(({ tender }) => tender !== 'card')
      .map(({ tender, amount: paid }) => ({ tender, amount: paid })),
    reason: reason === null ? null : TerminalReason.parse(reason),
    askedAt,
    askedByName,
  }
}
