import {
  type DocumentFile,
  type PrintContext,
  printDocument,
} from '../../../documents/delivery/print-document.ts'
import type { PaperLogo } from '../../../documents/pdf/paper.ts'
import { xmlToEmbed } from '../electronic/embed.ts'
import { composeInvoicePaper } from '../paper/invoice-paper.ts'
import { readPaperSource } from '../paper/read-source.ts'
import type { DocumentRow } from '../reader.ts'

/** What the file names of a kind begin with. */
export const fileWords: Record<DocumentRow['kind'], string> = {
  invoice: 'invoice',
  creditNote: 'credit-note',
}

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
  const embedded = xmlToEmbed(context.store.reader, invoiceId)
  return printDocument(context, { source, view, word: fileWords[source.kind], embedded }, logo)
}
