import type { PaperView } from '#contract/paper.ts'
import type { Reader } from '../../../firm/store.ts'
import { composePaper } from './compose-paper.ts'
import { readPaperSource } from './read-source.ts'

/** A document as paper for the screen. @throws AppError not_found */
export function buildPaper(reader: Reader, invoiceId: string): PaperView {
  return composePaper(readPaperSource(reader, invoiceId))
}
