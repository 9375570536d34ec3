import type { PaperDocument } from './paper.ts'
import { drawSquares } from './qr-squares.ts'
import { drawLines, INK, type Sheet, wrapIn } from './sheet.ts'
import { drawTagged } from './tags.ts'
import type { TextStyle } from './text.ts'

const mm = 72 / 25.4
const WORDS: TextStyle = { face: 'regular', size: 6.5, leading: 1.3, color: INK }
/** 30 to 40 mm are wanted (Orden HAC/1177/2024, art. 21), with 2 mm at least around it. */
const SIZE = 32 * mm
const QUIET = 2 * mm
export const AGENCY_WIDTH = SIZE + 2 * QUIET

/** Draws a tax agency's code in the upper right, between its words; gives where it ends. */
export function drawAgencyCode(
  sheet: Sheet,
  { payload, heading, lines }: NonNullable<PaperDocument['agencyCode']>,
  top: number,
): number {
  const x = sheet.right - AGENCY_WIDTH + QUIET
  let y = top
  drawTagged(sheet, sheet.body, 'P', () => {
    y = drawLines(sheet, WORDS, wrapIn(sheet, WORDS, heading, SIZE), x, y) + QUIET
  })
  const draw = () => {
    drawSquares(sheet.doc, payload, { x, y, size: SIZE })
    sheet.ink = ''
  }
  drawTagged(sheet, sheet.body, 'Figure', draw, {
    alt: heading,
    bbox: [x, y, x + SIZE, y + SIZE],
  })
  y += SIZE + QUIET
  if (lines.length === 0) return y
  const below = lines.flatMap((line) => wrapIn(sheet, WORDS, line, SIZE))
  drawTagged(sheet, sheet.body, 'P', () => {
    y = drawLines(sheet, WORDS, below, x, y)
  })
  return y
}
