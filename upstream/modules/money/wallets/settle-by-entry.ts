import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  type AllocationKind,
  itemLine,
  type OpenItem,
  openItem,
  postDated,
  settleDocument,
} from '../../books/settlement/index.ts'
import { entryKind, liabilityLine } from './posting.ts'
import type { StoredEntry, StoredWallet } from './reader.ts'

type Settled = {
  /** What takes money out of the wallet. */
  entry: StoredEntry
  /** An open part of the document that it settles. */
  owed: OpenItem
  kind: AllocationKind
  /** What the entry is posted for, beside its own number. */
  memo: string
}

/** Settles a document of a customer with what an entry took out of a wallet, with its postings. */
export function settleByEntry(
  writer: Writer,
  context: FirmContext,
  wallet: StoredWallet,
  { entry, owed, kind, memo }: Settled,
): void {
  const { id, date } = entry
  const amount = 0 - entry.amount
  const number = `${wallet.number}/${entry.sequence}`
  const item = openItem(writer, context, {
    partyId: owed.partyId,
    direction: 'receivable',
    side: 'credit',
    document: { kind: entryKind, id, number },
    date,
    dueDate: date,
    currency: wallet.currency,
    amount,
    amountBase: 0 - entry.amountBase,
  })
  const settled = settleDocument(writer, context, {
    kind,
    documentId: owed.documentId,
    item,
    amount,
    itemAmount: amount,
    date,
    entrySourceId: id,
  })
  const lines = [liabilityLine(wallet, entry), itemLine(item)]
  const posting = { memo: `${number} ${memo}`, source: { kind: entryKind, id } }
  postDated(writer, context, posting, [{ date, lines }, ...settled])
}
