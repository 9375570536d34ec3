import { drawFoot, drawPageNumbers, layOutFoot } from './foot-part.ts'
import { openPaper } from './open-paper.ts'
import type { LetterPaper } from './paper.ts'
import { drawGrid, type TextGrid } from './text-grid.ts'

/** A letter of tables, as a statement is: the firm's paper with tables of its own. */
export type TablesPaper = LetterPaper & { tables: TextGrid[] }

/** Prints tables on the firm's paper: a tagged PDF 1.7, the same bytes for the same paper and `now`. */
export async function renderTables(
  paper: TablesPaper,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sheet, whole } = await openPaper(paper, now)
  for (const table of paper.tables) drawGrid(sheet, table)
  drawFoot(sheet, paper, layOutFoot(sheet, paper))
  drawPageNumbers(sheet, paper)
  sheet.doc.end()
  return whole
}
