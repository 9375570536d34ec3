import { payableOf } from '#contract/core/payable.ts'
import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { refusal } from '../refusal.ts'
import { isSplitPayment } from '../split-payment.ts'
import { changeDocument } from '../writer.ts'
import { requireFittingTerms } from './kinds.ts'

/** Keeps what a draft says to machines, and what follows from it for what is due. */
export function keepTerms(
  writer: Writer,
  context: FirmContext,
  draft: DocumentRow,
  terms: ElectronicTerms,
): DocumentRow {
  const { customerId, tax, total } = draft
  const splitTax = isSplitPayment(writer, customerId, terms.splitPayment) ? tax : 0
  const electronicTerms = JSON.stringify(ElectronicTerms.parse(terms))
  return changeDocument(writer, context, draft, {
    electronicTerms,
    splitTax,
    due: payableOf({ total, splitTax }),
  })
}

/** @throws AppError not_found, invalid; conflict for a document that was issued */
export function setTerms(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  terms: ElectronicTerms,
): DocumentRow {
  const row = getDocument(writer, invoiceId)
  if (row.state !== 'draft') throw refusal('notDraft')
  requireFittingTerms(writer, row, terms)
  return keepTerms(writer, context, row, terms)
}
