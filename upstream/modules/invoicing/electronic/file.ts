import type { ElectronicFormat } from '#contract/electronic-invoices.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { type PrintContext, toFile } from '../../../documents/delivery/print-document.ts'
import { paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import { writeCii, writeFattura, writeUbl } from '../../../einvoice/index.ts'
import { renderDocument } from '../delivery/document-file.ts'
import { documentInput } from '../document-input.ts'
import { refusal } from '../refusal.ts'
import { recordFile } from '../verifactu/view.ts'
import { withDepositLines } from './deposit-terms.ts'
import { xmlToEmbed } from './embed.ts'
import { formatsOf } from './formats.ts'
import { readElectronicSource } from './source.ts'
import { toElectronicInvoice } from './to-electronic.ts'

/**
 * An issued document for machines, the same XML each time: it is made from nothing but what was
 * kept with the document. @throws AppError not_found; conflict for a draft, or for a PDF whose XML
 * a receiver would refuse
 */
export async function electronicFile(
  context: PrintContext,
  invoiceId: string,
  format: ElectronicFormat,
): Promise<File> {
  const source = readElectronicSource(context.store.reader, invoiceId)
  const { row } = source
  if (row.state === 'draft') throw refusal('notFinalised')
  if (format === 'verifactu') return recordFile(context.store.reader, invoiceId, 'registration')
  if (format === 'verifactuVoid') return recordFile(context.store.reader, invoiceId, 'cancellation')
  if (format === 'facturx') {
    if (!xmlToEmbed(context.store.reader, invoiceId)) throw refusal('breaksRules')
    return toFile(await renderDocument(context, invoiceId))
  }
  const invoice = toElectronicInvoice(source)
  if (format === 'fattura') {
    if (!formatsOf(source, true).includes('fattura')) throw refusal('breaksRules')
    // Five letters and digits that no other document of the firm has.
    const progress = row.rowNumber.toString(36).toUpperCase().padStart(5, '0')
    const name = `${invoice.seller.vatId}_${progress}.xml`
    return new File([writeFattura(withDepositLines(invoice, source), progress)], name, {
      type: 'application/xml',
    })
  }
  const xml = format === 'ubl' ? writeUbl(invoice) : writeCii(invoice)
  const word = paperTexts[documentInput(row, []).language][row.kind]
  const name = documentFileName(word, row.number).replace(/\.pdf$/, `-${format}.xml`)
  return new File([xml], name, { type: 'application/xml' })
}
