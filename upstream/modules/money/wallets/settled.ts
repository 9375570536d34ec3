import { invariant } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { debit } from '../../books/ledger/index.ts'
import {
  itemsOfDocument,
  type SettledDocuments,
  type SettlementChange,
} from '../../books/settlement/index.ts'
import { entryKind } from './posting.ts'
import { findEntry, getStoredWallet, type StoredEntry } from './reader.ts'
import { settleByEntry } from './settle-by-entry.ts'
import { appendEntry } from './writer.ts'

/** Changes of wallets whose money is owed or paid like a document. */
export const settled: SettledDocuments = {
  kinds: [entryKind],
  changed(writer, context, change) {
    if (change.amount >= 0) return
    const paidIn = findEntry(writer, change.documentId)
    if (paidIn?.type === 'top_up') takeOut(writer, context, paidIn, change)
  },
  taxReduction: () => [],
  netReductionLines: (_reader, _documentId, { netBase, role }) => [debit({ role }, netBase)],
}

/**
 * The payment of a top-up was taken back: what is still free in the wallet goes out of it again. What
 * was spent or set aside meanwhile the customer owes.
 */
function takeOut(
  writer: Writer,
  context: FirmContext,
  paidIn: StoredEntry,
  { amount: change, date, by }: SettlementChange,
): void {
  const wallet = getStoredWallet(writer, paidIn.walletId)
  const amount = Math.min(0 - change, wallet.balance - wallet.held)
  if (amount <= 0) return
  const id = context.newId()
  const entry = appendEntry(writer, context, wallet.id, {
    id,
    type: 'top_up',
    date,
    amount: 0 - amount,
    document: by,
    reference: `payment:${by.id}:reversed`,
  })
  const [owed] = itemsOfDocument(writer, paidIn.id)
  invariant(owed !== undefined, 'What was paid in has an item')
  settleByEntry(writer, context, wallet, { entry, owed, kind: 'refund', memo: by.number })
  writer.audit({
    entity: 'wallet',
    entityId: wallet.id,
    action: 'takeBack',
    title: wallet.number,
    amount,
    currency: wallet.currency,
    detail: by.number,
  })
}
