import { collectBytes } from './collect-bytes.ts'
import { drawLetterhead, drawParties } from './head-part.ts'
import { openMoreFaces } from './more-faces.ts'
import type { LetterPaper } from './paper.ts'
import { openSheet, sheetInfo } from './sheet.ts'

/** A sheet with the firm's letterhead and who writes to whom; `whole` is what it comes to when it ends. */
export async function openPaper(paper: LetterPaper, now: Date) {
  await openMoreFaces(paper)
  const sheet = openSheet(sheetInfo(paper), now)
  const whole = collectBytes(sheet.doc)
  drawLetterhead(sheet, paper)
  drawParties(sheet, paper)
  return { sheet, whole }
}
