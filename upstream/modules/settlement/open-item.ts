import type { Minor } from '#contract/money.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
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
}

/** Opens an item; the caller posts it, with `itemLine` or a line of its own. */
export function openItem(
  writer: Writer,
  { newId }: FirmContext,
  { document, ...values }: NewOpenItem,
): OpenItem {
  const item: OpenItem = {
    ...values,
    id: newId(),
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
