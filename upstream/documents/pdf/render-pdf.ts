import { type EmbeddedXml, embedXml } from './archive.ts'
import { drawFoot, drawPageNumbers, layOutFoot } from './foot-part.ts'
import { drawOpening } from './head-part.ts'
import { openPaper } from './open-paper.ts'
import type { PaperDocument } from './paper.ts'
import { drawSums, layOutSums } from './sums-part.ts'
import { aboveSwissBill, drawSwissBill } from './swiss-part.ts'
import { drawTable } from './table-part.ts'

/**
 * Prints a document: a tagged PDF 1.7 with its fonts embedded. The same paper and
 * `now` (the moment of creation it states) always give the same bytes. With an XML to embed it is
 * PDF/A-3b.
 */
export async function renderPdf(
  paper: PaperDocument,
  now: Date,
  embedded?: EmbeddedXml,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sheet, whole } = await openPaper(paper, now)
  drawOpening(sheet, paper)
  const sums = layOutSums(sheet, paper)
  const foot = layOutFoot(sheet, paper)
  drawTable(sheet, paper, sums.height + (sums.isAside ? foot.height : 0))
  drawSums(sheet, sums)
  if (paper.swissBill) {
    const bottom = sheet.bottom
    // The foot stands above the bill where there is room for both.
    const above = aboveSwissBill(sheet)
    const fits = sheet.y + foot.height <= above
    if (fits) sheet.bottom = above
    drawFoot(sheet, paper, foot)
    sheet.y = fits ? above : bottom
    sheet.bottom = bottom
    drawSwissBill(sheet, paper.swissBill)
  } else drawFoot(sheet, paper, foot)
  drawPageNumbers(sheet, paper)
  if (embedded) embedXml(sheet.doc, embedded, now)
  sheet.doc.end()
  return whole
}
