import type { PaperDocument } from './paper.ts'
import {
  addPage,
  drawLine,
  drawLines,
  drawRule,
  INK_FAINT,
  lineHeight,
  type Sheet,
  wrapIn,
} from './sheet.ts'
import { CELL, COLUMN_HEAD, type Columns, layOutColumns } from './table-columns.ts'
import { type LaidRow, layOutRow, pieceHeight, ROW_PADDING, type StyledLine } from './table-rows.ts'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags.ts'
import type { TextStyle } from './text.ts'

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

function drawPiece(sheet: Sheet, item: Tag, piece: StyledLine[], isFirst: boolean): void {
  let y = sheet.y + (isFirst ? ROW_PADDING : 0)
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
      drawLines(sheet, CELL, row.figures[key], end, sheet.y + ROW_PADDING, 'end')
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
