import { eq } from 'drizzle-orm'
import type { CashDay } from '#contract/money/cash-book.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { StoredCount } from './reader.ts'
import { cashBooksTable, cashCountsTable, cashPagesTable } from './tables.ts'

export function insertBook(
  { db }: Writer,
  { actor, now }: FirmContext,
  book: { account: string; since: string },
): void {
  const stamp = { createdAt: now.toISOString(), createdBy: actor.userId }
  db.insert(cashBooksTable)
    .values({ ...book, ...stamp })
    .run()
}

type NewCount = Omit<StoredCount, 'id' | 'countedAt' | 'countedBy' | 'countedByName'>

/** Keeps a count and gives its id. */
export function insertCount(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  count: NewCount,
): string {
  const id = newId()
  const by = { countedBy: actor.userId, countedByName: actor.userName }
  db.insert(cashCountsTable)
    .values({ ...count, ...by, id, countedAt: now.toISOString() })
    .run()
  return id
}

type Until = { account: string; lastPage: number; until: string }

/** Gives each day the next page, and keeps the book closed until a day. */
export function insertPages(
  { db }: Writer,
  { actor, now }: FirmContext,
  { account, lastPage, until }: Until,
  days: readonly CashDay[],
): void {
  const closed = { closedAt: now.toISOString(), closedBy: actor.userId }
  days.forEach(({ date, opening, closing, ...day }, at) => {
    db.insert(cashPagesTable)
      .values({
        ...closed,
        account,
        page: lastPage + at + 1,
        date,
        opening,
        amountIn: day.in,
        amountOut: day.out,
        closing,
        closedByName: actor.userName,
      })
      .run()
  })
  db.update(cashBooksTable)
    .set({ closedUntil: until, lastPage: lastPage + days.length })
    .where(eq(cashBooksTable.account, account))
    .run()
}
