import { AppError } from '#contract/core/errors.ts'
import type { SpendInput } from '#contract/money/wallets.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import {
  balanceOf,
  closeDocument,
  isHeldForPayment,
  itemsOfDocument,
} from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { partyIdsOf } from '../../firm/parties/index.ts'
import { planExpiry } from './expiry.ts'
import { requireCode } from './gift-cards.ts'
import { getStoredEntry, getStoredWallet, isGivenBack, takenBackReference } from './reader.ts'
import { settleByEntry } from './settle-by-entry.ts'
import { appendEntry, refusal } from './writer.ts'

/**
 * Pays an invoice from a wallet, today: of its customer, or of anybody with the code of a gift card.
 * @throws AppError not_found, locked; invalid for an invoice that is not open, of somebody else, in
 *   another currency or that the bank was told to collect, more than is due or than is in the wallet,
 *   or a card's code that does not fit, is blocked or expired
 */
export function spendOnInvoice(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  { invoiceId, amount, code }: SpendInput,
): void {
  const wallet = getStoredWallet(writer, walletId)
  if (wallet.kind === 'giftCard') requireCode(writer, context, walletId, code)
  const items = itemsOfDocument(writer, invoiceId)
  const [owed] = items
  const problem = (field: string, key: string) =>
    new AppError('invalid', 'The amount to spend has fields to correct', {
      fields: { [field]: { key } },
    })
  if (owed?.documentKind !== 'invoice' || balanceOf(items) === 0) {
    throw problem('invoiceId', 'notOpen')
  }
  const owners = wallet.kind === 'customer' ? partyIdsOf(writer, wallet.customerId) : [owed.partyId]
  if (!owners.includes(owed.partyId)) throw problem('invoiceId', 'otherCustomer')
  if (isHeldForPayment(writer, invoiceId)) throw problem('invoiceId', 'inApprovedRun')
  if (owed.currency !== wallet.currency) throw problem('invoiceId', 'otherCurrency')
  if (amount > balanceOf(items)) throw problem('amount', 'moreThanDue')
  if (amount > wallet.balance - wallet.held) throw problem('amount', 'walletTooLow')
  const date = firmDate(writer, context)
  requireOpenDate(writer, date, context)
  const id = context.newId()
  const document = { kind: 'invoice', id: invoiceId, number: owed.documentNumber }
  const entry = appendEntry(writer, context, walletId, {
    id,
    type: 'spend',
    date,
    amount: -amount,
    document,
    reference: `entry:${id}`,
  })
  settleByEntry(writer, context, wallet, {
    entry,
    owed,
    kind: 'payment',
    memo: owed.documentNumber,
  })
  writer.audit({
    entity: 'wallet',
    entityId: walletId,
    action: 'spend',
    title: wallet.number,
    amount,
    currency: wallet.currency,
    detail: owed.documentNumber,
  })
}

/**
 * Gives what was spent on an invoice back to the wallet; the invoice is owed again. A card that
 * has expired meanwhile keeps it until the end of the day.
 * @throws AppError not_found, locked; conflict for what was taken back before, by a credit note, too, or is no spending
 */
export function takeBackSpending(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  { walletEntryId: entryId, reason }: { walletEntryId: string; reason: string },
): void {
  const wallet = getStoredWallet(writer, walletId)
  const spent = getStoredEntry(writer, walletId, entryId)
  if (spent.type !== 'spend' || spent.documentKind !== 'invoice') throw refusal('walletNoSpending')
  if (isGivenBack(writer, walletId, spent.documentId)) throw refusal('walletTwice')
  const date = laterOf(firmDate(writer, context), spent.date)
  requireOpenDate(writer, date, context)
  const { documentKind: kind, documentId, documentNumber: number } = spent
  appendEntry(writer, context, walletId, {
    id: context.newId(),
    type: 'refund',
    date,
    note: reason,
    amount: 0 - spent.amount,
    amountBase: 0 - spent.amountBase,
    reference: takenBackReference(entryId),
    document: { kind, id: documentId, number },
  })
  planExpiry(writer, context, wallet)
  closeDocument(writer, context, entryId, date)
  writer.audit({
    entity: 'wallet',
    entityId: walletId,
    action: 'takeBack',
    title: wallet.number,
    amount: 0 - spent.amount,
    currency: wallet.currency,
    detail: reason,
  })
}
