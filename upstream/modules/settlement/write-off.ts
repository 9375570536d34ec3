import { AppError, type FieldProblems } from '#contract/errors.ts'
import type { WriteOffInput } from '#contract/settlement.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { requireOpenDate } from '../ledger/index.ts'
import { itemsOfDocument } from './reader.ts'
import { reduceDocument } from './reduce.ts'
import { settlementRefusal } from './refusal.ts'
import { balanceOf } from './settle-document.ts'

/**
 * Gives up what an invoice is still owed, or a part of it.
 * @throws AppError not_found, locked; conflict when nothing is open; invalid for more than is open, or a day
 *   before the invoice's or yet to come
 */
export function writeOff(
  writer: Writer,
  context: FirmContext,
  { invoiceId, amount, date, reason, withTax }: WriteOffInput & { invoiceId: string },
): { id: string; amount: number; due: number } {
  const items = itemsOfDocument(writer, invoiceId)
  const [first] = items
  const due = balanceOf(items)
  if (first?.documentKind !== 'invoice') throw new AppError('not_found', 'No such invoice')
  if (due === 0) {
    throw settlementRefusal('notOpen')
  }
  const fields: FieldProblems = {}
  if (amount > due) fields.amount = { key: 'moreThanDue' }
  if (date > firmDate(writer, context)) fields.date = { key: 'inFuture' }
  if (date < first.date) fields.date = { key: 'dueBeforeIssue' }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Write-off', { fields })
  requireOpenDate(writer, date, context)
  const own = { kind: 'writeOff', documentId: invoiceId, amount, date, withTax, reason } as const
  const id = reduceDocument(writer, context, own)
  return { id, amount, due: due - amount }
}
