import { convert } from '#contract/core/money.ts'
import type { AdjustInput } from '#contract/money/wallets.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { post } from '../../books/ledger/index.ts'
import { documentRate } from '../../books/rates/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { isReleasedAtEnd } from './card-settings.ts'
import { entryKind, liabilityLine, resultLine } from './posting.ts'
import { getStoredWallet, type StoredWallet } from './reader.ts'
import { appendEntry, setBlocked } from './writer.ts'

/**
 * Gives to a wallet, or takes from it, what no payment stands behind; an expense or income.
 * @throws AppError not_found, locked; invalid without a rate; conflict for more than is free
 */
export function adjustWallet(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  { amount, reason }: AdjustInput,
): void {
  const wallet = getStoredWallet(writer, walletId)
  writeOwnEntry(writer, context, wallet, { type: 'adjust', amount, note: reason })
  writer.audit({
    entity: 'wallet',
    entityId: walletId,
    action: 'adjust',
    title: wallet.number,
    amount,
    currency: wallet.currency,
    detail: reason,
  })
}

/**
 * Ends a gift card whose last day is over, and tells of it. What is left is the firm's income, unless the
 * law still lets whoever holds the card claim it: then it stays owed, though nothing can be spent.
 */
export function expireWallet(writer: Writer, context: FirmContext, wallet: StoredWallet): void {
  const amount = wallet.held - wallet.balance
  if (amount === 0) return
  const { id, number, currency } = wallet
  const isReleased = isReleasedAtEnd(writer, wallet)
  if (isReleased) writeOwnEntry(writer, context, wallet, { type: 'expire', amount, note: '' })
  const action = isReleased ? 'expire' : 'endOwed'
  writer.audit({ entity: 'wallet', entityId: id, action, title: number, amount, currency })
  queueNotice(writer, context, {
    kind: 'giftCardEnded',
    params: { number, amount: 0 - amount, currency },
    link: `/firms/${context.firmId}/wallets/${id}`,
    isForAll: true,
  })
}

/** Keeps a wallet from being spent, or lets it be spent again. */
export function blockWallet(writer: Writer, walletId: string, isBlocked: boolean): void {
  const { number } = getStoredWallet(writer, walletId)
  setBlocked(writer, walletId, isBlocked)
  const action = isBlocked ? 'block' : 'unblock'
  writer.audit({ entity: 'wallet', entityId: walletId, action, title: number })
}

function writeOwnEntry(
  writer: Writer,
  context: FirmContext,
  wallet: StoredWallet,
  { type, amount, note }: { type: 'adjust' | 'expire'; amount: number; note: string },
): void {
  const { currency, number } = wallet
  const { baseCurrency } = getFirmProfile(writer)
  const date = firmDate(writer, context)
  const rate = documentRate(writer, { currency, date, exchangeRate: '' }, baseCurrency)
  const id = context.newId()
  const entry = appendEntry(writer, context, wallet.id, {
    id,
    type,
    date,
    amount,
    note,
    reference: `entry:${id}`,
    ...(amount > 0 && { amountBase: convert(amount, currency, baseCurrency, rate) }),
  })
  post(writer, context, {
    date,
    memo: `${number}/${entry.sequence} ${note}`.trim(),
    source: { kind: entryKind, id },
    lines: [liabilityLine(wallet, entry), resultLine(entry.amountBase)],
  })
}
