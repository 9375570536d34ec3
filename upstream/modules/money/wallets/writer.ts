import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { WalletEntryType } from '#contract/core/wallet-states.ts'
import type { WalletKind } from '#contract/money/wallets.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { shareOfBase } from '../../books/settlement/index.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import {
  getStoredWallet,
  hasReference,
  lastEntry,
  type StoredEntry,
  type StoredPayout,
  type StoredWallet,
} from './reader.ts'
import { walletEntriesTable, walletPayoutsTable, walletsTable } from './tables.ts'

export type NewWallet = {
  kind: WalletKind
  customer: { id: string; name: string } | null
  currency: string
  card?: { hash: string; end: string; expiresOn: string | null }
  date: string
}

/** Opens a wallet with nothing in it. */
export function insertWallet(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  { kind, customer, currency, card, date }: NewWallet,
): StoredWallet {
  const { number } = takeNumber(writer, { kind: 'wallet', date })
  const wallet = writer.db
    .insert(walletsTable)
    .values({
      id: newId(),
      number,
      kind,
      customerId: customer?.id ?? '',
      customerName: customer?.name ?? '',
      currency,
      codeHash: card?.hash ?? null,
      codeEnd: card?.end ?? '',
      expiresOn: card?.expiresOn ?? null,
      createdAt: now.toISOString(),
      createdBy: actor.userId,
    })
    .returning()
    .get()
  const { id, rowNumber, customerName, codeEnd } = wallet
  writeSearchEntry(writer, 'wallet_search', rowNumber, {
    number,
    customer: customerName,
    code_end: codeEnd,
  })
  const text = `${customerName} ${codeEnd}`.trim()
  putSearchEntry(writer, { kind: 'wallet', id, title: number, subtitle: customerName, text, date })
  writer.audit({ entity: 'wallet', entityId: id, action: 'create', after: { number, kind } })
  return wallet
}

export type NewEntry = {
  id: string
  type: WalletEntryType
  date: string
  /** Above zero into the wallet, below out of it; zero where only `held` changes. */
  amount: Minor
  /** What an amount into the wallet is worth; of one out of it, its share is worked out. */
  amountBase?: Minor
  held?: Minor
  /** Used once in the firm: what is done twice under one reference is refused. */
  reference: string
  note?: string
  document?: { kind: string; id: string; number: string }
}

/**
 * Writes one change of a wallet and gives it. The one function that does.
 * @throws AppError conflict `walletTooLow` for more than is free, `walletTwice` for a reference
 *   that was used, `walletBlocked` where something is taken out of a blocked one
 */
export function appendEntry(
  writer: Writer,
  { actor, now }: FirmContext,
  walletId: string,
  { held = 0, note = '', document, ...entry }: NewEntry,
): StoredEntry {
  const wallet = getStoredWallet(writer, walletId)
  const last = lastEntry(writer, walletId)
  const balanceAfter = wallet.balance + entry.amount
  const heldAfter = wallet.held + held
  if (wallet.isBlocked && entry.type === 'spend') throw refusal('walletBlocked')
  if (heldAfter < 0 || balanceAfter < heldAfter) throw refusal('walletTooLow')
  if (hasReference(writer, entry.reference)) throw refusal('walletTwice')
  const amountBase =
    entry.amount < 0 ? 0 - shareOfBase(wallet, 0 - entry.amount) : (entry.amountBase ?? 0)
  return writer.db
    .insert(walletEntriesTable)
    .values({
      ...entry,
      walletId,
      sequence: (last?.sequence ?? 0) + 1,
      amountBase,
      held,
      balanceAfter,
      heldAfter,
      note,
      documentKind: document?.kind ?? '',
      documentId: document?.id ?? '',
      documentNumber: document?.number ?? '',
      createdAt: now.toISOString(),
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .returning()
    .get()
}

export function setBlocked({ db }: Writer, walletId: string, isBlocked: boolean): void {
  db.update(walletsTable).set({ isBlocked }).where(eq(walletsTable.id, walletId)).run()
}

export function insertPayout({ db }: Writer, payout: StoredPayout): void {
  db.insert(walletPayoutsTable).values(payout).run()
}

export function changePayout(
  { db }: Writer,
  payoutId: string,
  change: Partial<Pick<StoredPayout, 'state' | 'reason' | 'approvedByName'>>,
): void {
  db.update(walletPayoutsTable).set(change).where(eq(walletPayoutsTable.id, payoutId)).run()
}

/** A conflict that the person is shown in words of `problem`. */
export function refusal(reason: string): AppError {
  return new AppError('conflict', reason, { detail: { reason } })
}
