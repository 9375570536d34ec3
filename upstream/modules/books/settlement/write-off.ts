import type { WriteOffInput } from '#contract/books/settlement.ts'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { requireOpenDate } from '../ledger/index.ts'
import { requireNotHeld } from './payment-holds.ts'
import { itemsOfDocument } from './reader.ts'
import { reduceDocument } from './reduce.ts'
import { settlementRefusal } from './refusal.ts'
import { balanceOf } from './settle-document.ts'

/**
 * Gives up what is still open of a document, or a part of it.
 * @param kinds what the document may be
 * @throws AppError not_found, locked; conflict when nothing is open or the bank was told to pay it;
 *   invalid for more than is open, a day before the document's or yet to come, or the tax of a
 *   supplier's credit, which only their correction changes
 */
export function writeOff(
  writer: Writer,
  context: FirmContext,
  { documentId, amount, date, reason, withTax }: WriteOffInput & { documentId: string },
  kinds: readonly string[],
): { id: string; amount: number; due: number } {
  const items = itemsOfDocument(writer, documentId)
  const [first] = items
  const due = balanceOf(items)
  if (!first || !kinds.includes(first.documentKind)) {
    throw new AppError('not_found', 'No such document')
  }
  if (due === 0) {
    throw settlementRefusal('notOpen')
  }
  requireNotHeld(writer, documentId)
  const fields: FieldProblems = {}
  if (amount > due) fields.amount = { key: 'moreThanDue' }
  if (date > firmDate(writer, context)) fields.date = { key: 'inFuture' }
  if (date < first.date) fields.date = { key: 'dueBeforeIssue' }
  if (withTax && first.documentKind === 'billCredit') fields.withTax = { key: 'invalid' }
  refuseProblems(fields, 'The write-off has fields to correct')
  requireOpenDate(writer, date, context)
  const own = { kind: 'writeOff', documentId, amount, date, withTax, reason } as const
  const id = reduceDocument(writer, context, own)
  return { id, amount, due: due - amount }
}
