import { ElectronicTerms } from '#contract/electronic-invoices.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { DocumentRow } from '../reader.ts'
import { isSplitPayment } from '../split-payment.ts'
import { changeDocument } from '../writer.ts'

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
    due: total - splitTax,
  })
}
