import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../../firm/store.ts'
import { balanceOf, itemsOfDocument } from '../../books/settlement/index.ts'
import {
  cardCheckoutsTable,
  cardPaymentsTable,
  cardReturnsTable,
  cardSettingsTable,
  keptCardsTable,
} from './tables.ts'

export type CardRow = typeof keptCardsTable.$inferSelect
export type CardPaymentRow = typeof cardPaymentsTable.$inferSelect
export type CardReturnRow = typeof cardReturnsTable.$inferSelect
export type CheckoutRow = typeof cardCheckoutsTable.$inferSelect

/** Whether the firm takes cards; off until somebody says so. */
export function takesCards({ db }: Reader): boolean {
  return db.select().from(cardSettingsTable).get()?.isOn ?? false
}

export function findCheckout({ db }: Reader, id: string): CheckoutRow | undefined {
  return db.select().from(cardCheckoutsTable).where(eq(cardCheckoutsTable.id, id)).get()
}

/** Payments of an invoice that were begun since an instant and are not confirmed. */
export function begunSince({ db }: Reader, invoiceId: string, since: Date): number {
  const { state, createdAt } = cardCheckoutsTable
  return db
    .select()
    .from(cardCheckoutsTable)
    .where(and(eq(cardCheckoutsTable.invoiceId, invoiceId), eq(state, 'begun')))
    .orderBy(desc(createdAt))
    .all()
    .filter((row) => row.createdAt >= since.toISOString()).length
}

export function findCardPayment(
  { db }: Reader,
  paymentIntentId: string,
): CardPaymentRow | undefined {
  return db
    .select()
    .from(cardPaymentsTable)
    .where(eq(cardPaymentsTable.paymentIntentId, paymentIntentId))
    .get()
}

export function returnsOf({ db }: Reader, cardPaymentId: string): CardReturnRow[] {
  return db
    .select()
    .from(cardReturnsTable)
    .where(eq(cardReturnsTable.cardPaymentId, cardPaymentId))
    .orderBy(asc(cardReturnsTable.createdAt))
    .all()
}

const maxShown = 200

export function newestPayments({ db }: Reader): CardPaymentRow[] {
  return db
    .select()
    .from(cardPaymentsTable)
    .orderBy(desc(cardPaymentsTable.createdAt))
    .limit(maxShown)
    .all()
}

/** The card that a customer has left, unless it was removed. */
export function findCard({ db }: Reader, customerId: string): CardRow | undefined {
  const isTheirs = eq(keptCardsTable.customerId, customerId)
  return db
    .select()
    .from(keptCardsTable)
    .where(and(isTheirs, isNull(keptCardsTable.removedAt)))
    .get()
}

/** A kept card, also one that was removed. */
export function findCardById({ db }: Reader, id: string): CardRow | undefined {
  return db.select().from(keptCardsTable).where(eq(keptCardsTable.id, id)).get()
}

export function keptCards({ db }: Reader): CardRow[] {
  return db
    .select()
    .from(keptCardsTable)
    .where(isNull(keptCardsTable.removedAt))
    .orderBy(desc(keptCardsTable.consentAt))
    .limit(maxShown)
    .all()
}

/** What is open of an invoice, and what is asked for first: all that is due by a day, or the next part. */
export function openOf(
  reader: Reader,
  invoiceId: string,
  today: string,
): { due: number; next: number; nextDate: string } {
  const open = itemsOfDocument(reader, invoiceId).filter(
    ({ side, balance }) => side === 'debit' && balance > 0,
  )
  const late = open.filter(({ dueDate }) => dueDate <= today)
  const wanted = late.length > 0 ? late : open.slice(0, 1)
  return {
    due: balanceOf(open),
    next: balanceOf(wanted),
    nextDate: wanted.at(-1)?.dueDate ?? today,
  }
}
