import { type EmbeddedXml, embedXml } from './archive.ts'
import { drawFoot, drawPageNumbers, layOutFoot } from './foot-part.ts'
import { drawLetterhead, drawParties } from './head-part.ts'
import type { PaperDocument } from './paper.ts'
import { openSheet } from './sheet.ts'
import { drawSums, layOutSums } from './sums-part.ts'
import { drawTable } from './table-part.ts'

/**
 * Prints a document: a tagged PDF 1.7 with its fonts embedded. The same paper and
 * `now` (the moment of creation it states) always give the same bytes. With an XML to embed it is
 * PDF/A-3b.
 */
export function renderPdf(
  paper: PaperDocument,
  now: Date,
  embedded?: EmbeddedXml,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(paper, now)
  const whole = collect(sheet.doc)
  drawLetterhead(sheet, paper)
  drawParties(sheet, paper)
  const sums = layOutSums(sheet, paper)
  const foot = layOutFoot(sheet, paper)
  drawTable(sheet, paper, sums.height + (sums.isAside ? foot.height : 0))
  drawSums(sheet, sums)
  drawFoot(sheet, paper, foot)
  drawPageNumbers(sheet, paper)
  if (embedded) embedXml(sheet.doc, embedded, now)
  sheet.doc.end()
  return whole
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(join(chunks)))
  })
}

function join(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
