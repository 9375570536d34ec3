import { breathe } from '../../core/breathe.ts'
import { collectBytes } from './collect-bytes.ts'
import { drawPageNumbers } from './foot-part.ts'
import { openMoreFaces } from './more-faces.ts'
import {
  addPage,
  drawLine,
  INK,
  INK_SOFT,
  lineHeight,
  openSheet,
  type Sheet,
  type SheetInfo,
  wrapIn,
} from './sheet.ts'
import { drawTagged } from './tags.ts'
import type { TextStyle } from './text.ts'

const FIRM: TextStyle = { face: 'regular', size: 9, leading: 1.5, color: INK_SOFT }
const TITLE: TextStyle = { face: 'serif', size: 22, leading: 1.15, color: INK }
const BODY: TextStyle = { face: 'regular', size: 10.5, leading: 1.5, color: INK }
const GAP = 7

/** A text on paper: its paragraphs are apart by an empty line. */
export type TextPaper = Omit<SheetInfo, 'isLandscape'> & {
  /** Holds `{page}` and `{pages}`. */
  pageLabel: string
  body: string
}

/** Prints a text: a tagged PDF with its fonts embedded. The same text and `now` always give the same bytes. */
export async function renderTextPaper(
  paper: TextPaper,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  await openMoreFaces(paper)
  const sheet = openSheet(paper, now)
  const whole = collectBytes(sheet.doc)
  await drawParagraph(sheet, FIRM, paper.author, 'P')
  await drawParagraph(sheet, TITLE, paper.title, 'H1')
  sheet.y += 12
  for (const paragraph of paper.body.trim().split(/\n\s*\n/)) {
    await drawParagraph(sheet, BODY, paragraph, 'P')
    sheet.y += GAP
  }
  drawPageNumbers(sheet, { number: paper.title, pageLabel: paper.pageLabel })
  sheet.doc.end()
  return whole
}

/** Lines that do not fit any more go on to the next page, after others had their turn. */
async function drawParagraph(
  sheet: Sheet,
  style: TextStyle,
  text: string,
  type: string,
): Promise<void> {
  const lines = wrapIn(sheet, style, text, sheet.right - sheet.left)
  const step = lineHeight(style)
  for (let at = 0; at < lines.length; ) {
    if (sheet.y + step > sheet.bottom) {
      addPage(sheet)
      await breathe()
    }
    const fitting = Math.max(1, Math.floor((sheet.bottom - sheet.y) / step))
    const here = lines.slice(at, at + fitting)
    drawTagged(sheet, sheet.body, type, () => {
      for (const line of here) {
        drawLine(sheet, style, line, sheet.left, sheet.y)
        sheet.y += step
      }
    })
    at += here.length
  }
}
