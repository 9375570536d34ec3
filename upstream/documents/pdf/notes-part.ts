import type { PaperDocument } from './paper.ts'
import { addPage, drawLine, INK_FAINT, INK_SOFT, lineHeight, type Sheet, wrapIn } from './sheet.ts'
import { openTag } from './tags.ts'
import type { TextStyle } from './text.ts'

export const NOTE: TextStyle = { face: 'regular', size: 9.45, leading: 1.5, color: INK_SOFT }
const CAPTION: TextStyle = { face: 'semibold', size: 7.9, leading: 1.5, color: INK_FAINT }
const BETWEEN = 4

type Paragraph = { style: TextStyle; text: string }

export function findNotes(paper: PaperDocument): Paragraph[] {
  const captioned = (part: PaperDocument['notes']) =>
    part
      ? [
          { style: CAPTION, text: part.label },
          { style: NOTE, text: part.text },
        ]
      : []
  const taxNotes = paper.taxNotes.map((text) => ({ style: NOTE, text }))
  const closing = paper.closing ? [{ style: NOTE, text: paper.closing }] : []
  return [...captioned(paper.notes), ...taxNotes, ...closing, ...captioned(paper.terms)]
}

/** Each line says whether it opens a paragraph, so that a paragraph is one thing to a reader. */
export type NoteLine = Paragraph & { isFirst: boolean }

export function layOutNotes(sheet: Sheet, notes: Paragraph[], width: number): NoteLine[] {
  return notes.flatMap(({ style, text }) =>
    wrapIn(sheet, style, text, width).map((line, at) => ({ style, text: line, isFirst: at === 0 })),
  )
}

function isApart(lines: NoteLine[], index: number): boolean {
  return index > 0 && lines[index]?.isFirst === true && lines[index - 1]?.style !== CAPTION
}

export function notesHeight(lines: NoteLine[]): number {
  return lines.reduce(
    (sum, line, index) => sum + lineHeight(line.style) + (isApart(lines, index) ? BETWEEN : 0),
    0,
  )
}

export function drawNotes(sheet: Sheet, lines: NoteLine[]): void {
  let tag = sheet.body
  lines.forEach((line, index) => {
    if (line.isFirst) tag = openTag(sheet.doc, sheet.body, 'P')
    if (isApart(lines, index)) sheet.y += BETWEEN
    if (sheet.y + lineHeight(line.style) > sheet.bottom) addPage(sheet)
    tag.add(() => {
      drawLine(sheet, line.style, line.text, sheet.left, sheet.y)
    })
    sheet.y += lineHeight(line.style)
  })
}
