import type { PaperDocument, PaperRow } from './paper.ts'
import {
  addPage,
  drawArtifact,
  drawLine,
  drawLines,
  drawRule,
  drawTagged,
  INK_FAINT,
  lineHeight,
  openTag,
  type Sheet,
  type Tag,
  wrapIn,
} from './sheet.ts'
import {
  CELL,
  COLUMN_HEAD,
  type Columns,
  DETAIL,
  type FigureKey,
  ITEM,
  layOutColumns,
} from './table-columns.ts'
import type { TextStyle } from './text.ts'

type StyledLine = { style: TextStyle; text: string }

/** A row's texts in lines; `pieces` is one unless the description is longer than half a page. */
type LaidRow = { pieces: StyledLine[][]; figures: Record<FigureKey, string[]> }

const PADDING = 6.4
const LONGEST_PIECE = 24
const CARRY: TextStyle = { ...CELL, color: INK_FAINT }
const CARRY_HEIGHT = lineHeight(CARRY) + 2 * 4

/**
 * Draws the lines, over as many pages as they need; sums are carried over each break. The last
 * line stays on one page with the `ending` points that follow it, when a page has room for both.
 */
export function drawTable(sheet: Sheet, paper: PaperDocument, ending: number): void {
  const columns = layOutColumns(sheet, paper.columns, paper.rows)
  const table = openTag(sheet.doc, sheet.body, 'Table')
  drawHead(sheet, paper, columns, openTag(sheet.doc, table, 'TR'))
  paper.rows.forEach((row, index) => {
    const laid = layOutRow(sheet, row, columns)
    const isLast = index === paper.rows.length - 1
    const kept = isLast && index > 0 && ending < roomOf(sheet) ? ending : 0
    const line = openTag(sheet.doc, table, 'TR')
    const item = openTag(sheet.doc, line, 'TD')
    laid.pieces.forEach((piece, at) => {
      const isEnd = at === laid.pieces.length - 1
      const height = pieceHeight(laid, at)
      const reserve = isLast && isEnd ? kept : carryHeight(paper)
      if (sheet.y + height + reserve > sheet.bottom) {
        breakTable(sheet, paper, columns, at === 0 ? index - 1 : index)
      }
      drawPiece(sheet, item, piece, at === 0)
      if (at === 0) drawFigures(sheet, line, laid, columns)
      sheet.y += height
      if (isEnd) drawRule(sheet, sheet.y - 0.75, 'hair')
    })
    line.end()
  })
  table.end()
}

/** What a fresh page has left under the head, a carried sum and a common row. */
function roomOf(sheet: Sheet): number {
  return sheet.bottom - sheet.top - 100
}

function layOutRow(sheet: Sheet, row: PaperRow, columns: Columns): LaidRow {
  const lines = [
    ...style(ITEM, wrapIn(sheet, ITEM, row.description, columns.itemWidth)),
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

function pieceHeight(row: LaidRow, at: number): number {
  const piece = row.pieces[at] ?? []
  let height = piece.reduce((sum, line) => sum + lineHeight(line.style), 0)
  if (at === 0) {
    const deepest = Math.max(...Object.values(row.figures).map((lines) => lines.length))
    height = Math.max(height, deepest * lineHeight(CELL)) + PADDING
  }
  return at === row.pieces.length - 1 ? height + PADDING : height
}

function drawPiece(sheet: Sheet, item: Tag, piece: StyledLine[], isFirst: boolean): void {
  let y = sheet.y + (isFirst ? PADDING : 0)
  item.add(() => {
    for (const line of piece) {
      drawLine(sheet, line.style, line.text, sheet.left, y)
      y += lineHeight(line.style)
    }
  })
}

function drawFigures(sheet: Sheet, line: Tag, row: LaidRow, columns: Columns): void {
  for (const { key, end } of columns.figures) {
    drawTagged(sheet, line, 'TD', () => {
      drawLines(sheet, CELL, row.figures[key], end, sheet.y + PADDING, 'end')
    })
  }
}

/** Ends the page with the sum so far and begins the next with the head and the same sum. */
function breakTable(sheet: Sheet, paper: PaperDocument, columns: Columns, lastRow: number): void {
  const sum = paper.carryAmounts?.[lastRow]
  if (sum !== undefined) drawCarry(sheet, paper.carry.forward, sum)
  addPage(sheet)
  drawHead(sheet, paper, columns)
  if (sum === undefined) return
  drawCarry(sheet, paper.carry.brought, sum)
  drawRule(sheet, sheet.y - 0.75, 'hair')
}

function carryHeight(paper: PaperDocument): number {
  return paper.carryAmounts ? CARRY_HEIGHT : 0
}

function drawCarry(sheet: Sheet, label: string, sum: string): void {
  drawArtifact(sheet, 'Pagination', () => {
    drawLine(sheet, CARRY, label, sheet.left, sheet.y + 4)
    drawLine(sheet, CELL, sum, sheet.right, sheet.y + 4, 'end')
  })
  sheet.y += CARRY_HEIGHT
}

/** The head is read out once: on later pages it is there for the eye. */
function drawHead(sheet: Sheet, paper: PaperDocument, columns: Columns, line?: Tag): void {
  const cells = columns.figures.map(({ key, end, width }) => ({
    lines: wrapIn(sheet, COLUMN_HEAD, paper.columns[key], width),
    end,
  }))
  const item = wrapIn(sheet, COLUMN_HEAD, paper.columns.item, columns.itemWidth)
  const deepest = Math.max(item.length, ...cells.map((cell) => cell.lines.length))
  const bottom = sheet.y + 4 + deepest * lineHeight(COLUMN_HEAD)
  function drawCell(draw: () => void): void {
    if (line) drawTagged(sheet, line, 'TH', draw, { scope: 'Column' })
    else drawArtifact(sheet, 'Pagination', draw)
  }
  drawCell(() => {
    drawLines(sheet, COLUMN_HEAD, item, sheet.left, bottom - item.length * lineHeight(COLUMN_HEAD))
  })
  for (const { lines, end } of cells) {
    drawCell(() => {
      const y = bottom - lines.length * lineHeight(COLUMN_HEAD)
      drawLines(sheet, COLUMN_HEAD, lines, end, y, 'end')
    })
  }
  line?.end()
  drawRule(sheet, bottom + 4, 'ink')
  sheet.y = bottom + 4 + 1.125
}
