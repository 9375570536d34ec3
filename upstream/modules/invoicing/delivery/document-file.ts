import {
  type DocumentFile,
  type PrintContext,
  printDocument,
} from '../../../documents/delivery/print-document.ts'
import { paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import type { PaperLogo } from '../../../documents/pdf/paper.ts'
import { xmlToEmbed } from '../electronic/embed.ts'
import { composeInvoicePaper } from '../paper/invoice-paper.ts'
import { readPaperSource } from '../paper/read-source.ts'

/**
 * A document as PDF; an issued one that breaks no rule with its XML inside. Give the logo where many
 * are printed. @throws AppError not_found
 */
export async function renderDocument(
  context: PrintContext,
  invoiceId: string,
  logo?: PaperLogo,
): Promise<DocumentFile> {
  const source = readPaperSource(context.store.reader, invoiceId)
  const view = composeInvoicePaper(source)
  const word = paperTexts[source.language][source.kind]
  const embedded = xmlToEmbed(context.store.reader, invoiceId)
  return printDocument(context, { source, view, word, embedded }, logo)
}
