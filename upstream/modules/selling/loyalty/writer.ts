import { eq } from 'drizzle-orm'
import type { Minor } from '#contract/core/money.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { accountOf, getStoredAccount, type StoredAccount, type StoredEntry } from './reader.ts'
import { loyaltyAccountsTable, loyaltyEntriesTable } from './tables.ts'

/** The account of a customer, made where there is none. @throws AppError not_found */
export function needAccount(
  writer: Writer,
  { now, newId }: FirmContext,
  customerId: string,
): StoredAccount {
  const known = accountOf(writer, customerId)
  const { name: customerName } = getStoredParty(writer, customerId)
  if (known?.customerName === customerName) return known
  if (known) {
    writer.db
      .update(loyaltyAccountsTable)
      .set({ customerName })
      .where(eq(loyaltyAccountsTable.id, known.id))
      .run()
  }
  const id = known?.id ?? newId()
  const values = { id, customerId, customerName, updatedAt: now.toISOString() }
  if (!known) writer.db.insert(loyaltyAccountsTable).values(values).run()
  const account = getStoredAccount(writer, id)
  writeSearchEntry(writer, 'loyalty_account_search', account.rowNumber, { customer: customerName })
  return account
}

export type NewEntry = {
  type: StoredEntry['type']
  date: string
  points: number
  /** What points that are added are worth to the books; of what is taken it is worked out. */
  worth?: Minor
  expiresOn?: string | null
  note?: string
  originId?: string
  document?: { kind: string; id: string; number: string }
  batch?: string
  postedOn?: string | null
}

/**
 * Adds a change of points to an account and its sums. What is taken goes at the average that is owed
 * for a point; of what is added to less than nothing, only what is above it is owed.
 */
export function appendEntry(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  account: StoredAccount,
  { points, worth = 0, ...entry }: NewEntry,
): { id: string; amount: Minor; pointsAfter: number } {
  const id = newId()
  const at = now.toISOString()
  const amount = points < 0 ? 0 - released(account, 0 - points) : added(account, points, worth)
  const pointsAfter = account.points + points
  const { kind = '', id: documentId = '', number = '' } = entry.document ?? {}
  writer.db
    .insert(loyaltyEntriesTable)
    .values({
      id,
      accountId: account.id,
      type: entry.type,
      date: entry.date,
      points,
      amount,
      expiresOn: entry.expiresOn ?? null,
      note: entry.note ?? '',
      originId: entry.originId ?? '',
      documentKind: kind,
      documentId,
      documentNumber: number,
      batch: entry.batch ?? '',
      postedOn: entry.postedOn ?? null,
      createdAt: at,
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .run()
  writer.db
    .update(loyaltyAccountsTable)
    .set({ points: pointsAfter, deferred: account.deferred + amount, updatedAt: at })
    .where(eq(loyaltyAccountsTable.id, account.id))
    .run()
  return { id, amount, pointsAfter }
}

function released({ points, deferred }: StoredAccount, taken: number): Minor {
  if (taken >= points) return deferred
  return Math.round((deferred * taken) / points)
}

function added({ points: before }: StoredAccount, points: number, worth: Minor): Minor {
  const above = Math.max(0, Math.min(points, before + points))
  return above === points ? worth : Math.round((worth * above) / points)
}
