import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { findLogo } from '../../firms/index.ts'
import { composePaper } from '../paper/compose-paper.ts'
import { printedPaper } from '../paper/printed-paper.ts'
import { readPaperSource } from '../paper/read-source.ts'
import type { PaperLogo } from '../pdf/paper.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { documentFileName } from './file-name.ts'

/** Whose document is printed, from where, and when. */
export type PrintContext = Pick<HandlerContext, 'store' | 'env'> & {
  firm: Pick<FirmContext, 'firmId' | 'now'>
}

export type DocumentFile = { name: string; type: 'application/pdf'; bytes: Uint8Array<ArrayBuffer> }

/** A document as PDF. Give the logo where many are printed. @throws AppError not_found */
export async function renderDocument(
  context: PrintContext,
  invoiceId: string,
  logo?: PaperLogo,
): Promise<DocumentFile> {
  const source = readPaperSource(context.store.reader, invoiceId)
  const mark = logo ?? (await readLogo(context))
  const bytes = await renderPdf(printedPaper(source, composePaper(source), mark), context.firm.now)
  return { name: documentFileName(source.kind, source.number), type: 'application/pdf', bytes }
}

/** The firm's logo as the PDF takes it; nothing where it has none. */
export async function readLogo(context: PrintContext): Promise<PaperLogo | undefined> {
  const file = await findLogo(context)
  if (!file) return undefined
  const type = file.type === 'image/png' ? 'png' : 'jpeg'
  return { type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

export function toFile({ name, type, bytes }: DocumentFile): File {
  return new File([bytes], name, { type })
}
