import type { QuotePaperForm } from '#contract/selling/quotes.ts'
import {
  type DocumentFile,
  type PrintContext,
  printDocument,
} from '../../../documents/delivery/print-document.ts'
import { readQuotePaper } from './paper/quote-paper.ts'
import { quotePaperTexts } from './paper/texts.ts'
import { getStoredQuote, linesOf } from './reader.ts'

/** A quote as PDF, or as a pro forma invoice. @throws AppError not_found */
export function printQuote(
  context: PrintContext,
  quoteId: string,
  form: QuotePaperForm = 'quote',
): Promise<DocumentFile> {
  const { reader } = context.store
  const row = getStoredQuote(reader, quoteId)
  const paper = readQuotePaper(reader, row, form, linesOf(reader, quoteId))
  return printDocument(context, { ...paper, word: quotePaperTexts[paper.source.language][form] })
}
