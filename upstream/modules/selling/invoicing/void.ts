import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { closeDocument } from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { isVoidable } from './actions.ts'
import { deductedAmount } from './deposits/unused-money.ts'
import { type DocumentRow, getDocument, linesOf } from './reader.ts'
import { refusal } from './refusal.ts'
import { runVoidedSteps } from './run-steps.ts'
import { recordVoided } from './verifactu/make-record.ts'
import { changeDocument } from './writer.ts'

/**
 * Takes back an invoice of which nothing was paid or credited: its entry is reversed today, its
 * number stays taken.
 * @throws AppError not_found, locked; conflict when a credit note must be written instead
 */
export function voidInvoice(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  reason: string,
): DocumentRow {
  const row = getDocument(writer, invoiceId)
  if (deductedAmount(writer, invoiceId) !== undefined) throw refusal('depositDeducted')
  requireVoidable(row, isVoidable(row, linesOf(writer, invoiceId)))
  const date = laterOf(firmDate(writer, context), row.issueDate)
  requireOpenDate(writer, date, context)
  closeDocument(writer, context, invoiceId, date)
  recordVoided(writer, context, row)
  runVoidedSteps(writer, context, row, date)
  const after = changeDocument(writer, context, row, {
    state: 'void',
    due: 0,
    dueBase: 0,
    voidReason: reason,
  })
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'void',
    title: row.number ?? '',
    detail: reason,
    before: { state: row.state, due: row.due },
    after: { state: 'void', reason },
  })
  return after
}

function requireVoidable(row: DocumentRow, isPossible: boolean): void {
  if (isPossible) return
  if (row.state === 'void') throw refusal('alreadyVoid')
  if (row.state === 'draft' || row.kind !== 'invoice') throw refusal('notFinalised')
  throw refusal(row.creditNotesTotal > 0 ? 'alreadyCredited' : 'alreadyPaid')
}
