import { and, asc, desc, eq, like } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Wallet, WalletEntry, WalletPayout, WalletRow } from '#contract/money/wallets.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { mayApprove } from '../../firm/approvals/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { hashOfCode } from './code.ts'
import { approvalOf } from './payout-approval.ts'
import { walletEntriesTable, walletPayoutsTable, walletsTable } from './tables.ts'

export type StoredWallet = typeof walletsTable.$inferSelect
export type StoredEntry = typeof walletEntriesTable.$inferSelect
export type StoredPayout = typeof walletPayoutsTable.$inferSelect

const latest = 50

/** @throws AppError not_found */
export function getStoredWallet({ db }: Reader, walletId: string): StoredWallet {
  const row = db.select().from(walletsTable).where(eq(walletsTable.id, walletId)).get()
  if (!row) throw new AppError('not_found', 'No such wallet')
  return row
}

/** A customer's own wallet in a currency, the oldest; undefined before the first top-up. */
export function findWallet(
  { db }: Reader,
  customerId: string,
  currency: string,
): StoredWallet | undefined {
  return db
    .select()
    .from(walletsTable)
    .where(
      and(
        eq(walletsTable.customerId, customerId),
        eq(walletsTable.currency, currency),
        eq(walletsTable.kind, 'customer'),
      ),
    )
    .orderBy(asc(walletsTable.rowNumber))
    .get()
}

/** The card of a code; undefined for a code that was never given. */
export function findCard({ db }: Reader, code: string): StoredWallet | undefined {
  return db
    .select()
    .from(walletsTable)
    .where(eq(walletsTable.codeHash, hashOfCode(code)))
    .get()
}

/** A wallet with its latest entries and its payouts. @throws AppError not_found */
export function getWallet(reader: Reader, firm: FirmContext, walletId: string): Wallet {
  const { actor } = firm
  const wallet = getStoredWallet(reader, walletId)
  const entries = reader.db
    .select()
    .from(walletEntriesTable)
    .where(eq(walletEntriesTable.walletId, walletId))
    .orderBy(desc(walletEntriesTable.sequence))
    .limit(latest)
    .all()
  const payouts = reader.db
    .select()
    .from(walletPayoutsTable)
    .where(eq(walletPayoutsTable.walletId, walletId))
    .orderBy(desc(walletPayoutsTable.id))
    .limit(latest)
    .all()
  return {
    ...rowOf(wallet),
    isOver: wallet.expiresOn !== null && wallet.expiresOn < firmDate(reader, firm),
    entries: entriesOf(reader, wallet, entries),
    payouts: payouts.map((payout) => payoutOf(reader, actor, wallet, payout)),
  }
}

/** @throws AppError not_found */
export function getStoredPayout({ db }: Reader, walletId: string, payoutId: string): StoredPayout {
  const row = db
    .select()
    .from(walletPayoutsTable)
    .where(and(eq(walletPayoutsTable.id, payoutId), eq(walletPayoutsTable.walletId, walletId)))
    .get()
  if (!row) throw new AppError('not_found', 'No such payout')
  return row
}

/** @throws AppError not_found */
export function getStoredEntry({ db }: Reader, walletId: string, entryId: string): StoredEntry {
  const row = db
    .select()
    .from(walletEntriesTable)
    .where(and(eq(walletEntriesTable.id, entryId), eq(walletEntriesTable.walletId, walletId)))
    .get()
  if (!row) throw new AppError('not_found', 'No such entry')
  return row
}

/** The last entry of a wallet. */
export function findEntry({ db }: Reader, entryId: string): StoredEntry | undefined {
  return db.select().from(walletEntriesTable).where(eq(walletEntriesTable.id, entryId)).get()
}

export function lastEntry({ db }: Reader, walletId: string): StoredEntry | undefined {
  return db
    .select()
    .from(walletEntriesTable)
    .where(eq(walletEntriesTable.walletId, walletId))
    .orderBy(desc(walletEntriesTable.sequence))
    .get()
}

/** Whether a reference was used before. */
export function hasReference({ db }: Reader, reference: string): boolean {
  const { id, reference: column } = walletEntriesTable
  return Boolean(db.select({ id }).from(walletEntriesTable).where(eq(column, reference)).get())
}

export function rowOf(wallet: StoredWallet): WalletRow {
  const { id, number, kind, customerId, customerName, currency, balance, held } = wallet
  const { expiresOn, codeEnd, isBlocked } = wallet
  const who = { id, number, kind, customerId, customerName }
  return { ...who, currency, balance, held, expiresOn, codeEnd, isBlocked }
}

/** Entries as they are shown, in the order given. */
export function entriesOf(
  reader: Reader,
  { number }: StoredWallet,
  entries: readonly StoredEntry[],
): WalletEntry[] {
  return entries.map((entry) => {
    const { id, type, date, amount, held, balanceAfter, note } = entry
    const { documentKind, documentId, documentNumber, createdByName: byName } = entry
    const isOnInvoice = type === 'spend' && documentKind === 'invoice'
    return {
      id,
      number: `${number}/${entry.sequence}`,
      type,
      date,
      amount,
      held,
      balanceAfter,
      note,
      documentKind,
      documentId,
      documentNumber,
      byName,
      isReversible:
        isOnInvoice &&
        !hasReference(reader, takenBackReference(id)) &&
        !isGivenBack(reader, entry.walletId, documentId),
    }
  })
}

/** The reference of what gives a spending back. */
export function takenBackReference(entryId: string): string {
  return `takeBack:${entryId}`
}

/** The reference of what a credit note gives back to a card. */
export function givenBackReference(creditNoteId: string, walletId: string): string {
  return `${givenBack}${creditNoteId}:${walletId}`
}

const givenBack = 'giveBack:'

/** Whether a credit note gave something of a document back to a wallet that had paid it. */
export function isGivenBack({ db }: Reader, walletId: string, documentId: string): boolean {
  const { id, walletId: wallet, documentId: document, reference } = walletEntriesTable
  const isMeant = and(
    ...[eq(wallet, walletId), eq(document, documentId), like(reference, `${givenBack}%`)],
  )
  return Boolean(db.select({ id }).from(walletEntriesTable).where(isMeant).get())
}

function payoutOf(
  reader: Reader,
  actor: Actor,
  wallet: StoredWallet,
  payout: StoredPayout,
): WalletPayout {
  const { id, state, amount, account, reason } = payout
  const { requestedByName, approvedByName, requestedAt } = payout
  return {
    id,
    state,
    amount,
    account,
    reason,
    requestedByName,
    approvedByName,
    requestedAt,
    mayApprove: mayApprove(reader, { ...approvalOf(wallet, payout), actor }),
  }
}
