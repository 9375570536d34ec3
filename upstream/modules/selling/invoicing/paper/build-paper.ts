import type { PaperView } from '#contract/core/paper.ts'
import type { Reader } from '../../../../firm/store.ts'
import { composeInvoicePaper } from './invoice-paper.ts'
import { readPaperSource } from './read-source.ts'

/** A document as paper for the screen. @throws AppError not_found */
export function buildPaper(reader: Reader, invoiceId: string): PaperView {
  return composeInvoicePaper(readPaperSource(reader, invoiceId))
}
