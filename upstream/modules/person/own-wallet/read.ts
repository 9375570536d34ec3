import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { PayoutState } from '#contract/core/wallet-states.ts'
import {
  type OwnBalance,
  type OwnEntry,
  type OwnPayout,
  type OwnPayoutQuery,
  OwnPurpose,
  type OwnWallet,
  twoPersonsFrom,
} from '#contract/person/own-wallet.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { holds, keysetPage, toInstant } from '../../../identity/keyset-page.ts'
import { ownEntries, ownPayouts } from './tables.ts'

const latest = 50
const maxEntries = 5_000

/** A payout, and what its person asked for in the 30 days up to it that was or will be paid. */
const payoutColumns = {
  ...getTableColumns(ownPayouts),
  lately: sql<number>`(select sum(other.amount) from own_payouts as other
    where other.user_id = own_payouts.user_id and other.id <= own_payouts.id
      and other.requested_at > own_payouts.requested_at - ${30 * 86_400_000}
      and (other.id = own_payouts.id or other.state in ('requested', 'approved', 'paid')))`,
}

/** The wallet of whoever asks. */
export async function getOwnWallet(call: Call): Promise<OwnWallet> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const [balances, entries, payouts] = await Promise.all([
    balancesOf(call, user.id),
    db
      .select()
      .from(ownEntries)
      .where(eq(ownEntries.userId, user.id))
      .orderBy(desc(ownEntries.id))
      .limit(latest),
    db
      .select(payoutColumns)
      .from(ownPayouts)
      .where(eq(ownPayouts.userId, user.id))
      .orderBy(desc(ownPayouts.id))
      .limit(latest),
  ])
  return {
    balances,
    entries: entries.map(toEntry),
    payouts: payouts.map((row) => withoutAccount(toPayout(call, row))),
  }
}

/** All entries of whoever asks, the oldest first. */
export async function getOwnEntries(call: Call): Promise<OwnEntry[]> {
  const { user } = requireIdentity(call)
  const rows = await directory(call.env)
    .select()
    .from(ownEntries)
    .where(eq(ownEntries.userId, user.id))
    .orderBy(asc(ownEntries.id))
    .limit(maxEntries)
  return rows.map(toEntry)
}

/** What a person has, by purpose and currency. */
export async function balancesOf({ env }: Call, userId: string): Promise<OwnBalance[]> {
  const { results } = await env.DIRECTORY.prepare(
    `select purpose, currency, balance_after as balance, held_after as held
     from own_wallet_entries as entry where user_id = ?1 and sequence = (
       select max(sequence) from own_wallet_entries as other where other.user_id = ?1
         and other.purpose = entry.purpose and other.currency = entry.currency)
     order by purpose desc, currency`,
  )
    .bind(userId)
    .all<{ purpose: string; currency: string; balance: number; held: number }>()
  return results.map(({ purpose, ...sums }) => ({ ...sums, purpose: OwnPurpose.parse(purpose) }))
}

/** Earnings that an administrator ever gave to a person, minor units of whatever currency. */
export async function earningsGivenBy(
  { env }: Call,
  byId: string,
  userId: string,
): Promise<number> {
  const given = await env.DIRECTORY.prepare(
    `select coalesce(sum(amount), 0) as amount from own_wallet_entries
     where user_id = ?1 and by_id = ?2 and purpose = 'earnings' and type = 'earn'`,
  )
    .bind(userId, byId)
    .first<{ amount: number }>()
  return given?.amount ?? 0
}

const waiting: PayoutState[] = ['requested', 'approved']
const tabs = {
  waiting: inArray(ownPayouts.state, waiting),
  paid: eq(ownPayouts.state, 'paid'),
  ended: inArray(ownPayouts.state, ['failed', 'rejected']),
  all: undefined,
}
const sorts = {
  newest: undefined,
  userName: { column: ownPayouts.userName, valueOf: (row: PayoutRow) => row.userName },
  state: { column: ownPayouts.state, valueOf: (row: PayoutRow) => row.state },
  amount: { number: ownPayouts.amount, valueOf: (row: PayoutRow) => row.amount },
}

/** Payouts for administrators. */
export async function listPayouts(call: Call, query: OwnPayoutQuery) {
  const { id, userName, holder } = ownPayouts
  const sort = { id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    directory(call.env)
      .select(payoutColumns)
      .from(ownPayouts)
      .where(and(tabs[query.tab], holds(query.q, userName, holder), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map((row) => withoutAccount(toPayout(call, row))) }
}

/** @throws AppError not_found */
export async function getPayout(call: Call, payoutId: string): Promise<OwnPayout> {
  const [row] = await directory(call.env)
    .select(payoutColumns)
    .from(ownPayouts)
    .where(eq(ownPayouts.id, payoutId))
  if (!row) throw new AppError('not_found', 'No such payout')
  return toPayout(call, row)
}

function toEntry(row: typeof ownEntries.$inferSelect): OwnEntry {
  const { id, purpose, type, currency, amount, held, balanceAfter, note, at } = row
  return { id, purpose, type, currency, amount, held, balanceAfter, note, at: toInstant(at) }
}

type PayoutRow = typeof ownPayouts.$inferSelect & { lately: number }

function toPayout(call: Call, row: PayoutRow): OwnPayout {
  const { firstApprover, secondApprover, requestedAt, lately, ...rest } = row
  const approvers = [firstApprover, secondApprover].filter((one) => one !== null)
  const { user } = requireIdentity(call)
  return {
    ...rest,
    approvals: approvers.length,
    approvalsNeeded: lately >= twoPersonsFrom ? 2 : 1,
    isApprovedByYou: approvers.includes(user.id),
    requestedAt: toInstant(requestedAt),
  }
}

function withoutAccount(payout: OwnPayout): OwnPayout {
  return { ...payout, iban: `…${payout.iban.slice(-4)}` }
}
