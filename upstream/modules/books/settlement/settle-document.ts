import { type Minor, allocate as spread } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { allocate, type NewAllocation } from './allocate.ts'
import type { DatedLines } from './posting.ts'
import { itemsOfDocument, type OpenItem } from './reader.ts'
import { settlementRefusal } from './refusal.ts'

export type DocumentSettlement = Pick<
  NewAllocation,
  'kind' | 'date' | 'entrySourceId' | 'causeId' | 'note' | 'hasMoved'
> & {
  documentId: string
  /** The item of the other side that it is settled with. */
  item: OpenItem
  /** What it takes off the document, in the document's currency. */
  amount: Minor
  /** What it takes off the item, in the item's currency. */
  itemAmount: Minor
}

/**
 * Matches an item with what is open of a document, the earliest due instalment first. Gives what
 * is to be posted.
 * @throws AppError conflict for more than is open
 */
export function settleDocument(
  writer: Writer,
  context: FirmContext,
  { documentId, item, amount, itemAmount, ...rest }: DocumentSettlement,
): (DatedLines & { allocationId: string })[] {
  const items = itemsOfDocument(writer, documentId).filter(({ side }) => side !== item.side)
  let left = amount
  const slices = items.flatMap((own) => {
    const part = Math.min(left, own.balance)
    left -= part
    return part > 0 ? [{ own, part }] : []
  })
  if (left > 0 || slices.length === 0) throw settlementRefusal('moreThanDue')
  const parts = slices.map(({ part }) => part)
  const itemParts = spread(itemAmount, parts)
  return slices.map(({ own, part }, at) => {
    const itemPart = itemParts[at] ?? 0
    const isDebit = own.side === 'debit'
    const { allocation, date, lines } = allocate(writer, context, {
      ...rest,
      debitItemId: isDebit ? own.id : item.id,
      creditItemId: isDebit ? item.id : own.id,
      debitAmount: isDebit ? part : itemPart,
      creditAmount: isDebit ? itemPart : part,
    })
    return { date, lines, allocationId: allocation.id }
  })
}

/** What is open of a document in its own currency. */
export function balanceOf(items: readonly OpenItem[]): Minor {
  return items.reduce((sum, { balance }) => sum + balance, 0)
}
