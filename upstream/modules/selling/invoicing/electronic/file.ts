import type { ElectronicFormat } from '#contract/selling/electronic-invoices.ts'
import { type PrintContext, toFile } from '../../../../documents/delivery/print-document.ts'
import { issuedPdf } from '../kept/document-pdf.ts'
import { issuedXml } from '../kept/xml.ts'
import { getDocument } from '../reader.ts'
import { refusal } from '../refusal.ts'
import { recordFile } from '../verifactu/view.ts'
import { xmlToEmbed } from './embed.ts'

/**
 * An issued document for machines: the bytes that were kept when it was issued. @throws AppError
 * not_found; conflict for a draft, or for a PDF whose XML a receiver would refuse
 */
export async function electronicFile(
  context: PrintContext,
  invoiceId: string,
  format: ElectronicFormat,
): Promise<File> {
  const { reader } = context.store
  const row = getDocument(reader, invoiceId)
  if (row.state === 'draft') throw refusal('notFinalised')
  if (format === 'verifactu') return recordFile(reader, invoiceId, 'registration')
  if (format === 'verifactuVoid') return recordFile(reader, invoiceId, 'cancellation')
  if (format !== 'facturx') return issuedXml(context, invoiceId, format)
  if (!xmlToEmbed(reader, invoiceId)) throw refusal('breaksRules')
  return toFile(await issuedPdf(context, row))
}
