import type { PaperRow } from './paper.ts'
import { lineHeight, type Sheet, wrapIn } from './sheet.ts'
import { CELL, type Columns, DETAIL, type FigureKey, ITEM } from './table-columns.ts'
import { cleanText, type TextStyle } from './text.ts'

export type StyledLine = { style: TextStyle; text: string }

/** A row's texts in lines; `pieces` is one unless the description is longer than half a page. */
export type LaidRow = { pieces: StyledLine[][]; figures: Record<FigureKey, string[]> }

export const ROW_PADDING = 6.4
const LONGEST_PIECE = 24

export function layOutRow(sheet: Sheet, row: PaperRow, columns: Columns): LaidRow {
  const [first = '', ...others] = cleanText(row.description).split('\n')
  const lines = [
    ...style(ITEM, wrapIn(sheet, ITEM, first, columns.itemWidth)),
    ...style(
      CELL,
      others.length > 0 ? wrapIn(sheet, CELL, others.join('\n'), columns.itemWidth) : [],
    ),
    ...style(DETAIL, row.detail ? wrapIn(sheet, DETAIL, row.detail, columns.itemWidth) : []),
  ]
  const pieces: StyledLine[][] = []
  for (let at = 0; at < lines.length; at += LONGEST_PIECE) {
    pieces.push(lines.slice(at, at + LONGEST_PIECE))
  }
  const figures: LaidRow['figures'] = { quantity: [], price: [], discount: [], tax: [], amount: [] }
  for (const { key, width } of columns.figures) figures[key] = wrapIn(sheet, CELL, row[key], width)
  return { pieces, figures }
}

function style(textStyle: TextStyle, lines: string[]): StyledLine[] {
  return lines.map((text) => ({ style: textStyle, text }))
}

export function pieceHeight(row: LaidRow, at: number): number {
  const piece = row.pieces[at] ?? []
  let height = piece.reduce((sum, line) => sum + lineHeight(line.style), 0)
  if (at === 0) {
    const deepest = Math.max(...Object.values(row.figures).map((lines) => lines.length))
    height = Math.max(height, deepest * lineHeight(CELL)) + ROW_PADDING
  }
  return at === row.pieces.length - 1 ? height + ROW_PADDING : height
}
