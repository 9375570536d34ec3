import { desc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { LoyaltyAccount, LoyaltyAccountRow, LoyaltyEntry } from '#contract/selling/loyalty.ts'
import type { Reader } from '../../../firm/store.ts'
import { getProgramme, worthOf } from './programme.ts'
import { loyaltyAccountsTable, loyaltyEntriesTable } from './tables.ts'

export type StoredAccount = typeof loyaltyAccountsTable.$inferSelect
export type StoredEntry = typeof loyaltyEntriesTable.$inferSelect

/** As many entries an account's page shows. */
const shown = 200

/** @throws AppError not_found */
export function getStoredAccount({ db }: Reader, id: string): StoredAccount {
  const row = db.select().from(loyaltyAccountsTable).where(eq(loyaltyAccountsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such account')
  return row
}

export function accountOf({ db }: Reader, customerId: string): StoredAccount | undefined {
  const { customerId: column } = loyaltyAccountsTable
  return db.select().from(loyaltyAccountsTable).where(eq(column, customerId)).get()
}

/** A customer's points with what changed them. @throws AppError not_found */
export function getAccount(reader: Reader, today: string, id: string): LoyaltyAccount {
  const account = getStoredAccount(reader, id)
  return {
    ...toRow(reader, account),
    deferred: account.deferred,
    nextExpiry: nextExpiry(reader, id, today),
    entries: entriesOf(reader, account),
  }
}

/** An account as a list has it. */
export function toRow(
  reader: Reader,
  { id, customerId, customerName, points, updatedAt }: StoredAccount,
): LoyaltyAccountRow {
  const programme = getProgramme(reader)
  const { currency } = programme
  return {
    id,
    customerId,
    customerName,
    points,
    worth: worthOf(programme, points),
    currency,
    updatedAt,
  }
}

function entriesOf({ db }: Reader, { id, points }: StoredAccount): LoyaltyEntry[] {
  const rows = db
    .select()
    .from(loyaltyEntriesTable)
    .where(eq(loyaltyEntriesTable.accountId, id))
    .orderBy(desc(loyaltyEntriesTable.rowNumber))
    .limit(shown)
    .all()
  let after = points
  return rows.map((row) => {
    const pointsAfter = after
    after -= row.points
    const { type, date, expiresOn, note, documentKind, documentId, documentNumber } = row
    const about = { documentKind, documentId, documentNumber, createdByName: row.createdByName }
    return { id: row.id, type, date, points: row.points, pointsAfter, expiresOn, note, ...about }
  })
}

/** What is left of points by their last days, those without one last: what was taken was the oldest. */
function leftByExpiry({ sql }: Reader, accountId: string): { points: number; on: string | null }[] {
  const { used } = sql
    .exec<{ used: number }>(
      `select coalesce(sum(0 - points), 0) as used from loyalty_entries
       where account_id = ? and points < 0`,
      accountId,
    )
    .one()
  let rest = used
  return sql
    .exec<{ points: number; on: string | null }>(
      `select sum(points) as points, expires_on as "on" from loyalty_entries
       where account_id = ? and points > 0 group by expires_on
       order by expires_on is null, expires_on`,
      accountId,
    )
    .toArray()
    .map(({ points, on }) => {
      const taken = Math.min(points, rest)
      rest -= taken
      return { points: points - taken, on }
    })
    .filter(({ points }) => points > 0)
}

/** How many points of an account ended before a day. */
export function expiredPoints(reader: Reader, accountId: string, today: string): number {
  return leftByExpiry(reader, accountId)
    .filter(({ on }) => on !== null && on < today)
    .reduce((sum, { points }) => sum + points, 0)
}

function nextExpiry(reader: Reader, accountId: string, today: string) {
  const [next] = leftByExpiry(reader, accountId).filter(({ on }) => on !== null && on >= today)
  return next?.on ? { points: next.points, on: next.on } : null
}

/** What the entries of a ticket came to, its own and those that took some of them back. */
export function movedBy({ sql }: Reader, originId: string) {
  return sql
    .exec<{ earned: number; takenBack: number; used: number; givenBack: number; released: number }>(
      `select coalesce(sum(case type when 'earn' then points end), 0) as earned,
         coalesce(sum(case type when 'takeBack' then 0 - points end), 0) as takenBack,
         coalesce(sum(case type when 'redeem' then 0 - points end), 0) as used,
         coalesce(sum(case type when 'giveBack' then points end), 0) as givenBack,
         coalesce(sum(case type when 'redeem' then 0 - amount end), 0) as released
       from loyalty_entries where origin_id = ?`,
      originId,
    )
    .one()
}
