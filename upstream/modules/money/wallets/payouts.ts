import { AppError } from '#contract/core/errors.ts'
import { maskedAccount } from '#contract/core/iban.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { PayoutInput, PayPayoutInput } from '#contract/money/wallets.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { itemLine, openItem, postDated, requirePaymentSteps } from '../../books/settlement/index.ts'
import { requireApprover } from '../../firm/approvals/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { approvalOf } from './payout-approval.ts'
import { entryKind, liabilityLine } from './posting.ts'
import { getStoredPayout, getStoredWallet, type StoredPayout } from './reader.ts'
import { appendEntry, changePayout, insertPayout, refusal } from './writer.ts'

type Ids = { walletId: string; payoutId: string }

/**
 * Notes that a customer wants money back, and sets it aside.
 * @throws AppError not_found; invalid for more than is free; conflict for a gift card
 */
export function requestPayout(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  { amount, account }: PayoutInput,
): void {
  const wallet = getStoredWallet(writer, walletId)
  if (wallet.kind === 'giftCard') throw refusal('noPayoutOfCards')
  if (amount > wallet.balance - wallet.held) {
    throw new AppError('invalid', 'The payout has fields to correct', {
      fields: { amount: { key: 'walletTooLow' } },
    })
  }
  const { actor, now } = context
  const id = context.newId()
  insertPayout(writer, {
    id,
    walletId,
    state: 'requested',
    amount,
    account,
    reason: '',
    approvedByName: '',
    requestedAt: now.toISOString(),
    requestedBy: actor.userId,
    requestedByName: actor.userName,
  })
  const date = firmDate(writer, context)
  appendEntry(writer, context, walletId, {
    id: context.newId(),
    type: 'hold',
    date,
    amount: 0,
    held: amount,
    // Everybody who sees the wallet reads it.
    note: maskedAccount(account),
    reference: `payout:${id}:hold`,
  })
  log(writer, { walletId, payoutId: id }, 'requestPayout')
}

/**
 * @throws AppError not_found; conflict in another state; forbidden where the firm's rule wants
 *   somebody else than who asked for it
 */
export function approvePayout(writer: Writer, context: FirmContext, ids: Ids): void {
  const payout = requireState(writer, ids, ['requested'])
  const approval = approvalOf(getStoredWallet(writer, ids.walletId), payout)
  requireApprover(writer, { ...approval, actor: context.actor })
  changePayout(writer, ids.payoutId, { state: 'approved', approvedByName: context.actor.userName })
  log(writer, ids, 'approvePayout')
}

/** Frees what was set aside. @throws AppError not_found; conflict in another state */
export function endPayout(
  writer: Writer,
  context: FirmContext,
  { reason, ...ids }: Ids & { reason: string },
  state: 'rejected' | 'failed',
): void {
  const payout = requireState(writer, ids, [state === 'rejected' ? 'requested' : 'approved'])
  changePayout(writer, ids.payoutId, { state, reason })
  free(writer, context, payout)
  log(writer, ids, state === 'rejected' ? 'rejectPayout' : 'failPayout', reason)
}

/**
 * Takes an approved payout out of the wallet and records the refund that paid it.
 * @throws AppError not_found, invalid, locked; conflict in another state; forbidden without the right
 *   to record payments
 */
export function payPayout(
  writer: Writer,
  context: FirmContext,
  { walletId, payoutId, ...paid }: Ids & PayPayoutInput,
): void {
  requirePermission(context.actor, 'payment:edit')
  const ids = { walletId, payoutId }
  const payout = requireState(writer, ids, ['approved'])
  const wallet = getStoredWallet(writer, walletId)
  const { date } = paid
  if (date > firmDate(writer, context)) {
    throw new AppError('invalid', 'The payout has fields to correct', {
      fields: { date: { key: 'inFuture' } },
    })
  }
  requireOpenDate(writer, date, context)
  free(writer, context, payout)
  const { amount } = payout
  const { currency, customerId } = wallet
  const id = context.newId()
  const entry = appendEntry(writer, context, walletId, {
    id,
    type: 'payout',
    date,
    amount: -amount,
    reference: `payout:${payoutId}:paid`,
    note: payout.account,
  })
  const number = `${wallet.number}/${entry.sequence}`
  const item = openItem(writer, context, {
    partyId: customerId,
    direction: 'receivable',
    side: 'credit',
    document: { kind: entryKind, id, number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase: 0 - entry.amountBase,
  })
  const posting = { memo: number, source: { kind: entryKind, id } }
  const lines = [liabilityLine(wallet, entry), itemLine(item)]
  postDated(writer, context, posting, [{ date, lines }])
  requirePaymentSteps().refund(writer, context, {
    ...paid,
    customerId,
    currency,
    amount,
    fee: 0,
    exchangeRate: '',
  })
  changePayout(writer, payoutId, { state: 'paid' })
  log(writer, ids, 'payPayout')
}

function free(writer: Writer, context: FirmContext, payout: StoredPayout): void {
  const date = firmDate(writer, context)
  appendEntry(writer, context, payout.walletId, {
    id: context.newId(),
    type: 'release',
    date,
    amount: 0,
    held: 0 - payout.amount,
    reference: `payout:${payout.id}:release`,
  })
}

function requireState(
  writer: Writer,
  { walletId, payoutId }: Ids,
  states: readonly StoredPayout['state'][],
): StoredPayout {
  const payout = getStoredPayout(writer, walletId, payoutId)
  if (!states.includes(payout.state)) throw refusal('payoutState')
  return payout
}

function log(writer: Writer, { walletId, payoutId }: Ids, action: string, detail = ''): void {
  const { number, currency } = getStoredWallet(writer, walletId)
  const { amount } = getStoredPayout(writer, walletId, payoutId)
  const about = { entity: 'wallet', entityId: walletId, title: number, amount, currency, detail }
  writer.audit({ ...about, action })
}
