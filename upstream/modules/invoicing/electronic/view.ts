import { ElectronicTerms, type ElectronicView } from '#contract/electronic-invoices.ts'
import { brokenRules } from '../../../einvoice/index.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getDocument } from '../reader.ts'
import { refusal } from '../refusal.ts'
import { recordFormats } from '../verifactu/view.ts'
import { changeDocument } from '../writer.ts'
import { formatsOf } from './formats.ts'
import { readElectronicSource } from './source.ts'
import { toElectronicInvoice } from './to-electronic.ts'

/** What a document says to machines, and which rules it would break. @throws AppError not_found */
export function viewElectronic(reader: Reader, invoiceId: string): ElectronicView {
  const source = readElectronicSource(reader, invoiceId)
  const isDraft = source.row.state === 'draft'
  const invoice = toElectronicInvoice(source)
  // A draft gets its number when it is issued.
  const numbered = isDraft ? { ...invoice, number: invoice.number || '1' } : invoice
  const broken = brokenRules(numbered, { pricesIncludeTax: source.row.priceMode === 'gross' })
  return {
    terms: source.terms,
    profile: source.snapshot.buyer.electronicProfile,
    broken,
    formats: formatsOf(source, broken.length === 0, recordFormats(reader, invoiceId)),
    isDraft,
  }
}

/** @throws AppError not_found; conflict for a document that was issued */
export function setTerms(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  terms: ElectronicTerms,
): ElectronicView {
  const row = getDocument(writer, invoiceId)
  if (row.state !== 'draft') throw refusal('notDraft')
  const electronicTerms = JSON.stringify(ElectronicTerms.parse(terms))
  changeDocument(writer, context, row, { electronicTerms })
  return viewElectronic(writer, invoiceId)
}
