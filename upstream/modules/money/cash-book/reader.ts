import { and, asc, desc, eq, gte, lte } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { amountParam } from '#contract/core/money.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { balanceUntil, movementByDay } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { cashBooksTable, cashCountsTable, cashPagesTable } from './tables.ts'

export type StoredBook = typeof cashBooksTable.$inferSelect
export type StoredPage = typeof cashPagesTable.$inferSelect
export type StoredCount = typeof cashCountsTable.$inferSelect

/** The accounts that cash lies in. */
export function cashAccounts(reader: Reader) {
  return listAccounts(reader).filter(({ subtype, isActive }) => subtype === 'cash' && isActive)
}

/** @throws AppError not_found for an account that holds no cash */
export function getCashAccount(reader: Reader, code: string) {
  const account = cashAccounts(reader).find((one) => one.code === code)
  if (!account) throw new AppError('not_found', 'No such cash account')
  return account
}

export function findBook({ db }: Reader, account: string): StoredBook | undefined {
  return db.select().from(cashBooksTable).where(eq(cashBooksTable.account, account)).get()
}

type BookSpan = Pick<StoredBook, 'account' | 'since' | 'closedUntil'>

/** The books that are kept of any of these accounts. */
export function booksOf({ sql }: Reader, accounts: readonly string[]): BookSpan[] {
  return sql
    .exec<BookSpan>(
      `select account, since, closed_until as closedUntil from cash_books
       where account in (select value from json_each(?))`,
      JSON.stringify(accounts),
    )
    .toArray()
}

/**
 * The first day from one on at whose end less than nothing lies there, and how much is missing then;
 * `amount` is what is to be moved on the first day besides.
 */
export function firstDayBelow(
  reader: Reader,
  account: string,
  { from, amount = 0 }: { from: string; amount?: number },
): { date: string; amount: string } | undefined {
  let balance = balanceUntil(reader, account, addDays(from, -1)) + amount
  const days = movementByDay(reader, account, from)
  // The first day counts though nothing else moved on it.
  for (const day of days[0]?.date === from ? days : [{ date: from, amount: 0 }, ...days]) {
    balance += day.amount
    if (balance >= 0) continue
    const { baseCurrency } = getFirmProfile(reader)
    return { date: day.date, amount: amountParam(-balance, baseCurrency) }
  }
  return undefined
}

/** The closed days from one day to another. */
export function pagesBetween(
  { db }: Reader,
  account: string,
  { from, to }: { from: string; to: string },
): StoredPage[] {
  const { account: of, date, page } = cashPagesTable
  return db
    .select()
    .from(cashPagesTable)
    .where(and(eq(of, account), gte(date, from), lte(date, to)))
    .orderBy(asc(page))
    .all()
}

/** The last count of each day from one day to another, by the day. */
export function countsBetween(
  { db }: Reader,
  account: string,
  { from, to }: { from: string; to: string },
): Map<string, StoredCount> {
  const { account: of, date, id } = cashCountsTable
  const rows = db
    .select()
    .from(cashCountsTable)
    .where(and(eq(of, account), gte(date, from), lte(date, to)))
    .orderBy(asc(date), asc(id))
    .all()
  return new Map(rows.map((row) => [row.date, row]))
}

export function lastCount({ db }: Reader, account: string): StoredCount | undefined {
  const { account: of, date, id } = cashCountsTable
  return db
    .select()
    .from(cashCountsTable)
    .where(eq(of, account))
    .orderBy(desc(date), desc(id))
    .limit(1)
    .get()
}
