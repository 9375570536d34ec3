import { invariant } from '#contract/core/errors.ts'
import type { TopUpInput } from '#contract/money/wallets.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  allocate,
  itemLine,
  itemsOfDocument,
  openItem,
  postDated,
  requirePaymentSteps,
} from '../../books/settlement/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { entryKind, liabilityLine } from './posting.ts'
import { findWallet, getStoredWallet, type StoredWallet } from './reader.ts'
import { appendEntry, insertWallet } from './writer.ts'

/**
 * Records a customer's payment and puts all of it into their wallet, which the first one opens.
 * @throws AppError not_found, invalid, locked
 */
export function topUp(writer: Writer, context: FirmContext, input: TopUpInput): StoredWallet {
  const customer = getStoredParty(writer, input.customerId)
  const { currency, date } = input
  const wallet =
    findWallet(writer, customer.id, currency) ??
    insertWallet(writer, context, { kind: 'customer', customer, currency, date })
  payInto(writer, context, wallet, input)
  return getStoredWallet(writer, wallet.id)
}

/** Records a payment and moves its credit to a wallet's liability. */
export function payInto(
  writer: Writer,
  context: FirmContext,
  wallet: StoredWallet,
  input: TopUpInput,
): void {
  const payment = requirePaymentSteps().record(writer, context, { ...input, allocations: [] })
  const [paid] = itemsOfDocument(writer, payment.id)
  invariant(paid !== undefined, 'A payment opens an item')
  const { date, currency, amount, amountBase } = paid
  const id = context.newId()
  const document = { kind: 'payment', id: payment.id, number: payment.number }
  const entry = appendEntry(writer, context, wallet.id, {
    id,
    type: 'top_up',
    date,
    amount,
    amountBase,
    document,
    reference: `payment:${payment.id}`,
    note: input.reference,
  })
  const number = `${wallet.number}/${entry.sequence}`
  const item = openItem(writer, context, {
    partyId: input.customerId,
    direction: 'receivable',
    side: 'debit',
    document: { kind: entryKind, id, number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase,
  })
  const settled = allocate(writer, context, {
    kind: 'refund',
    debitItemId: item.id,
    creditItemId: paid.id,
    debitAmount: amount,
    creditAmount: amount,
    date,
    entrySourceId: id,
  })
  const lines = [itemLine(item), liabilityLine(wallet, entry)]
  const posting = { memo: `${number} ${payment.number}`, source: { kind: entryKind, id } }
  postDated(writer, context, posting, [{ date, lines }, settled])
  writer.audit({
    entity: 'wallet',
    entityId: wallet.id,
    action: 'topUp',
    title: wallet.number,
    amount,
    currency,
    detail: payment.number,
  })
}
