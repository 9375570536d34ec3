import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { postDated } from './posting.ts'
import { itemsOfDocument, openCredits } from './reader.ts'
import { settlementRefusal } from './refusal.ts'
import { balanceOf, settleDocument } from './settle-document.ts'

type CreditToApply = {
  documentId: string
  amount: Minor
  date: string
  /** As of an allocation: it follows money that has moved. */
  hasMoved?: boolean
}

/**
 * Puts what stands to a party's credit towards one of their documents, the oldest credit first.
 * Each is an entry of its own, so that each can be taken back. Gives what is left of the credit.
 * @throws AppError locked; conflict for more than there is or than is open, or where the bank was told
 *   to move it
 */
export function applyCredits(
  writer: Writer,
  context: FirmContext,
  { documentId, amount, date, hasMoved }: CreditToApply,
): Minor {
  const [owed] = itemsOfDocument(writer, documentId)
  if (!owed) throw settlementRefusal('notOpen')
  const credits = openCredits(writer, owed)
  if (amount > balanceOf(credits)) throw settlementRefusal('moreThanCredit')
  let left = amount
  for (const item of credits) {
    const part = Math.min(left, item.balance)
    if (part <= 0) break
    left -= part
    const settling = settleDocument(writer, context, {
      kind: 'credit',
      documentId,
      item,
      amount: part,
      itemAmount: part,
      date,
      ...(hasMoved && { hasMoved }),
    })
    for (const { allocationId: id, ...lines } of settling) {
      const memo = `${owed.documentNumber} ${item.documentNumber}`
      postDated(writer, context, { memo, source: { kind: 'credit', id } }, [lines])
    }
  }
  return balanceOf(credits) - amount
}
