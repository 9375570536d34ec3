import type { PaperView } from '#contract/core/paper.ts'
import type { HandlerContext } from '../../firm/implement.ts'
import type { FirmContext } from '../../firm/store.ts'
import { findLogo } from '../../modules/firm/firms/index.ts'
import type { PaperSource } from '../paper/paper-source.ts'
import { printedPaper } from '../paper/printed-paper.ts'
import type { EmbeddedXml } from '../pdf/archive.ts'
import type { PaperLogo } from '../pdf/paper.ts'
import type { TablesPaper } from '../pdf/render-tables.ts'
import { documentFileName } from './document-file-name.ts'

/** Whose document is printed, from where, and when. */
export type PrintContext = Pick<HandlerContext, 'store' | 'env'> & {
  firm: Pick<FirmContext, 'firmId' | 'now'>
}

export type DocumentFile = { name: string; type: 'application/pdf'; bytes: Uint8Array<ArrayBuffer> }

type Printed = { source: PaperSource; view: PaperView; word: string; embedded?: EmbeddedXml }

/**
 * A document as PDF. `word` begins its file name; give the logo where many are printed.
 */
export async function printDocument(
  context: PrintContext,
  { source, view, word, embedded }: Printed,
  logo?: PaperLogo,
): Promise<DocumentFile> {
  const mark = source.hasLogo ? (logo ?? (await readLogo(context))) : undefined
  const { renderPdf } = await import('../pdf/render-pdf.ts')
  const bytes = await renderPdf(printedPaper(source, view, mark), context.firm.now, embedded)
  return { name: documentFileName(word, source.number), type: 'application/pdf', bytes }
}

/** Tables of a firm's as PDF; the last part of the file's name is a number or a day. */
export async function printTables(
  { firm }: PrintContext,
  paper: TablesPaper,
  last: string | null,
): Promise<DocumentFile> {
  const { renderTables } = await import('../pdf/render-tables.ts')
  const bytes = await renderTables(paper, firm.now)
  return { name: documentFileName(paper.title, last), type: 'application/pdf', bytes }
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
