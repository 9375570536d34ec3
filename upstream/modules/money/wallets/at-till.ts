import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { debit, post } from '../../books/ledger/index.ts'
import { planExpiry } from './expiry.ts'
import { type CardUse, getUsableCard } from './gift-cards.ts'
import { entryKind, liabilityLine } from './posting.ts'
import { findWallet, getStoredWallet, type StoredWallet } from './reader.ts'
import { appendEntry } from './writer.ts'

/** What is set aside for a sale that is not done yet, and under which name. */
type TillHold = { amount: Minor; date: string; reference: string }

/** A wallet as something to pay with at a till: what can be spent of it, and what a receipt calls it. */
type TillWallet = { walletId: string; name: string; free: Minor }

/**
 * A gift card that is shown at a till.
 * @throws AppError invalid at `code`, also for one in another currency
 */
export function cardAtTill(
  reader: Reader,
  context: FirmContext,
  { code, currency }: { code: string; currency: string },
): TillWallet {
  const card = getUsableCard(reader, context, code)
  if (card.currency === currency) return toTillWallet(card)
  throw new AppError('invalid', 'The gift card has fields to correct', {
    fields: { code: { key: 'cardOtherCurrency' } },
  })
}

/** What a customer has paid in and can spend; undefined where they have no balance or it is blocked. */
export function balanceAtTill(
  reader: Reader,
  customerId: string,
  currency: string,
): TillWallet | undefined {
  const wallet = findWallet(reader, customerId, currency)
  return wallet && !wallet.isBlocked ? toTillWallet(wallet) : undefined
}

/** A wallet that a sale has set something aside of. @throws AppError not_found */
export function walletAtTill(
  reader: Reader,
  walletId: string,
): TillWallet & { isBlocked: boolean } {
  const wallet = getStoredWallet(reader, walletId)
  return { ...toTillWallet(wallet), isBlocked: wallet.isBlocked }
}

/** Sets money aside for a sale that waits, so that nothing else spends it. @throws AppError conflict `walletTooLow` */
export function holdAtTill(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  hold: TillHold,
): void {
  moveHold(writer, context, walletId, { ...hold, type: 'hold' })
}

function moveHold(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  { type, amount: held, date, reference }: TillHold & { type: 'hold' | 'release' },
): void {
  const entry = { id: context.newId(), type, date, amount: 0, held }
  appendEntry(writer, context, walletId, { ...entry, reference: `${reference}:${type}` })
}

/**
 * Frees what was set aside under a name; a card that ended meanwhile ends anew, as what was set aside was
 * left on it.
 * @throws AppError conflict where it was freed before
 */
export function releaseAtTill(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  hold: TillHold,
): void {
  moveHold(writer, context, walletId, { ...hold, type: 'release', amount: 0 - hold.amount })
  planExpiry(writer, context, getStoredWallet(writer, walletId))
}

function toTillWallet({ id, number, codeEnd, balance, held }: StoredWallet): TillWallet {
  const name = codeEnd === '' ? number : `${number} …${codeEnd}`
  return { walletId: id, name, free: balance - held }
}

/**
 * Takes money out of a wallet for a ticket, at once: what the firm owes less waits on the transit
 * account until the till's day is posted, which takes it from there.
 * @throws AppError conflict `walletTooLow`, `walletBlocked`, `walletTwice`
 */
export function takeAtTill(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  { amount, ...use }: CardUse,
): void {
  moveAtTill(writer, context, walletId, { ...use, type: 'spend', amount: 0 - amount })
}

/** Gives money back to the wallet it came from. @throws AppError conflict `walletTwice` */
export function giveBackAtTill(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  use: CardUse,
): void {
  moveAtTill(writer, context, walletId, { ...use, type: 'refund' })
  planExpiry(writer, context, getStoredWallet(writer, walletId))
}

/** Writes an entry and posts it against the transit account, where the till's day takes it from. */
export function moveAtTill(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  use: CardUse & { type: 'spend' | 'refund' | 'top_up' | 'payout' },
): void {
  const id = context.newId()
  const entry = appendEntry(writer, context, walletId, { ...use, id, amountBase: use.amount })
  const wallet = getStoredWallet(writer, walletId)
  post(writer, context, {
    date: use.date,
    memo: `${wallet.number}/${entry.sequence} ${use.document.number}`,
    source: { kind: entryKind, id },
    lines: [liabilityLine(wallet, entry), debit({ role: 'transit' }, entry.amountBase)],
  })
}
