import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type OpenItem, stillOpen } from './reader.ts'
import { insertItem } from './writer.ts'

export type NewOpenItem = {
  partyId: string
  direction: OpenItem['direction']
  /** Debit: owed to the firm. Credit: owed by it. */
  side: OpenItem['side']
  document: { kind: string; id: string; number: string }
  date: string
  dueDate: string
  currency: string
  /** In minor units of `currency`, above zero; and what that is worth in the base currency. */
  amount: Minor
  amountBase: Minor
  /** Id of who made the document, where that is not whoever posts it. */
  madeBy?: string
}

/** Opens an item; the caller posts it, with `itemLine` or a line of its own. */
export function openItem(
  writer: Writer,
  { actor, newId }: FirmContext,
  { document, madeBy = actor.userId, ...values }: NewOpenItem,
): OpenItem {
  const item: OpenItem = {
    ...values,
    id: newId(),
    madeBy,
    documentKind: document.kind,
    documentId: document.id,
    documentNumber: document.number,
    balance: values.amount,
    balanceBase: values.amountBase,
    earliestDate: values.date,
    settledDate: stillOpen,
    closedDate: null,
  }
  insertItem(writer, item)
  return item
}
