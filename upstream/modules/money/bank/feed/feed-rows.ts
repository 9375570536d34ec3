import { eq } from 'drizzle-orm'
import type { BankFeed } from '#contract/money/bank-feeds.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { bankFeedsTable } from '../tables.ts'

export type FeedRow = typeof bankFeedsTable.$inferSelect

export function findFeed({ db }: Reader, account: string): FeedRow | undefined {
  return db.select().from(bankFeedsTable).where(eq(bankFeedsTable.account, account)).get()
}

export function keepFeed(writer: Writer, row: FeedRow): void {
  dropFeed(writer, row.account)
  writer.db.insert(bankFeedsTable).values(row).run()
}

export function changeFeed({ db }: Writer, account: string, values: Partial<FeedRow>): void {
  db.update(bankFeedsTable).set(values).where(eq(bankFeedsTable.account, account)).run()
}

export function dropFeed({ db }: Writer, account: string): void {
  db.delete(bankFeedsTable).where(eq(bankFeedsTable.account, account)).run()
}

/** What people see of it: no name that the provider knows a session or an account by. */
export function shownFeed(row: FeedRow): BankFeed {
  const { state, bank, country, iban, validUntil, fetchedAt, failure, begunByName } = row
  return { state, bank, country, iban, validUntil, fetchedAt, failure, begunByName }
}
