import type { PaperDocument, PaperFact, PaperRow } from './paper.ts'
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
import { CELL, COLUMN_HEAD, type Columns, HEADING, ITEM, layOutColumns } from './table-columns.ts'
import { type LaidRow, layOutRow, pieceHeight, ROW_PADDING, type StyledLine } from './table-rows.ts'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags.ts'
import type { TextStyle } from './text.ts'

const CARRY: TextStyle = { ...CELL, color: INK_FAINT }
/** Text above a row is kept on its page, so it is not as long as one. */
const MAX_ABOVE = 40
/** How far the filled head of modern paper goes beyond its texts. */
const HEAD_EDGE = 6
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
    const above = layOutAbove(sheet, row)
    const first = pieceHeight(laid, 0) + carryHeight(paper)
    // A title stays with what follows it.
    if (above.length > 0 && sheet.y + heightOf(above) + first > sheet.bottom) {
      breakTable(sheet, paper, columns, index - 1)
    }
    drawAbove(sheet, table, above)
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
    if (row.subtotal) drawSubtotal(sheet, table, paper, columns, index, row.subtotal)
  })
  table.end()
}

/** The title of a section and the text above a row, in lines over the whole width. */
function layOutAbove(sheet: Sheet, { heading = '', textAbove = '' }: PaperRow): StyledLine[] {
  const width = sheet.right - sheet.left
  const styled = (style: TextStyle, text: string) =>
    text === '' ? [] : wrapIn(sheet, style, text, width).map((line) => ({ style, text: line }))
  return [...styled(HEADING, heading), ...styled(CELL, textAbove)].slice(0, MAX_ABOVE)
}

function heightOf(lines: readonly StyledLine[]): number {
  return lines.reduce((sum, { style }) => sum + lineHeight(style), 2 * ROW_PADDING)
}

function drawAbove(sheet: Sheet, table: Tag, lines: readonly StyledLine[]): void {
  if (lines.length === 0) return
  const row = openTag(sheet.doc, table, 'TR')
  drawTagged(sheet, row, 'TD', () => {
    let y = sheet.y + ROW_PADDING
    for (const { style, text } of lines) {
      drawLine(sheet, style, text, sheet.left, y)
      y += lineHeight(style)
    }
  })
  row.end()
  sheet.y += heightOf(lines)
}

/** What a section comes to, below its last row. */
function drawSubtotal(
  sheet: Sheet,
  table: Tag,
  paper: PaperDocument,
  columns: Columns,
  index: number,
  { label, value }: PaperFact,
): void {
  const height = lineHeight(ITEM) + 2 * ROW_PADDING
  if (sheet.y + height > sheet.bottom) breakTable(sheet, paper, columns, index)
  const row = openTag(sheet.doc, table, 'TR')
  drawTagged(sheet, row, 'TD', () => {
    drawLine(sheet, ITEM, label, sheet.left, sheet.y + ROW_PADDING)
  })
  drawTagged(sheet, row, 'TD', () => {
    drawLine(sheet, ITEM, value, sheet.right, sheet.y + ROW_PADDING, 'end')
  })
  row.end()
  sheet.y += height
  drawRule(sheet, sheet.y - 0.75, 'hair')
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
  const isFilled = paper.look?.layout === 'modern'
  const style = isFilled ? { ...COLUMN_HEAD, color: '#ffffff' } : COLUMN_HEAD
  if (isFilled) {
    drawArtifact(sheet, 'Layout', () => {
      sheet.ink = sheet.accent
      const width = sheet.right - sheet.left + 2 * HEAD_EDGE
      sheet.doc.rect(sheet.left - HEAD_EDGE, sheet.y, width, bottom + 4 - sheet.y).fill(sheet.ink)
    })
  }
  drawCell(() => {
    drawLines(sheet, style, item, sheet.left, bottom - item.length * lineHeight(COLUMN_HEAD))
  })
  for (const { lines, end } of cells) {
    drawCell(() => {
      const y = bottom - lines.length * lineHeight(COLUMN_HEAD)
      drawLines(sheet, style, lines, end, y, 'end')
    })
  }
  line?.end()
  drawRule(sheet, bottom + 4, 'ink')
  sheet.y = bottom + 4 + 1.125
}
