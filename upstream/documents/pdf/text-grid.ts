import { addPage, drawLines, drawRule, lineHeight, measureIn, type Sheet, wrapIn } from './sheet.ts'
import { CELL, COLUMN_HEAD, ITEM } from './table-columns.ts'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags.ts'
import { cleanText, type TextStyle } from './text.ts'

/** A table of texts that are final; one of its columns is wide and takes what the others leave. */
export type TextGrid = {
  title: string
  columns: { label: string; isFigure: boolean; isWide?: boolean }[]
  rows: { cells: string[]; isStrong?: boolean }[]
}

type Column = { x: number; width: number; isFigure: boolean }

const TITLE: TextStyle = { ...ITEM, size: 11 }
const GAP = 12
const PADDING = 4.5

/** Draws a table under its title, over as many pages as it needs; the head is on each of them. */
export function drawGrid(sheet: Sheet, table: TextGrid): void {
  const columns = placeColumns(sheet, table)
  if (sheet.y + 90 > sheet.bottom) addPage(sheet)
  drawTagged(sheet, sheet.body, 'H2', () => {
    sheet.y = drawLines(sheet, TITLE, [cleanText(table.title)], sheet.left, sheet.y) + 2
  })
  const tag = openTag(sheet.doc, sheet.body, 'Table')
  drawHead(sheet, table, columns, openTag(sheet.doc, tag, 'TR'))
  for (const row of table.rows) {
    const style = row.isStrong ? ITEM : CELL
    const cells = row.cells.map((cell, at) =>
      wrapIn(sheet, style, cell, columns[at]?.width ?? sheet.right - sheet.left),
    )
    const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + 2 * PADDING
    if (sheet.y + height > sheet.bottom) {
      addPage(sheet)
      drawHead(sheet, table, columns)
    }
    const line = openTag(sheet.doc, tag, 'TR')
    cells.forEach((lines, at) => {
      drawTagged(sheet, line, 'TD', () => {
        drawCell(sheet, style, lines, columns[at], sheet.y + PADDING)
      })
    })
    line.end()
    sheet.y += height
    drawRule(sheet, sheet.y - 0.75, 'hair')
  }
  tag.end()
  sheet.y += 14
}

/** The head is read out once: on later pages it is there for the eye. */
function drawHead(sheet: Sheet, table: TextGrid, columns: Column[], line?: Tag): void {
  const y = sheet.y + 3
  table.columns.forEach(({ label }, at) => {
    const draw = () => {
      drawCell(sheet, COLUMN_HEAD, [cleanText(label)], columns[at], y)
    }
    if (line) drawTagged(sheet, line, 'TH', draw, { scope: 'Column' })
    else drawArtifact(sheet, 'Pagination', draw)
  })
  line?.end()
  sheet.y = y + lineHeight(COLUMN_HEAD) + 3
  drawRule(sheet, sheet.y, 'ink')
  sheet.y += 1.125
}

function drawCell(
  sheet: Sheet,
  style: TextStyle,
  lines: string[],
  column: Column | undefined,
  y: number,
): void {
  if (!column) return
  const { x, width, isFigure } = column
  if (isFigure) drawLines(sheet, style, lines, x + width, y, 'end')
  else drawLines(sheet, style, lines, x, y)
}

function placeColumns(sheet: Sheet, { columns, rows }: TextGrid): Column[] {
  const whole = sheet.right - sheet.left
  const wanted = columns.map(({ label, isWide }, at) => {
    if (isWide) return 0
    const texts = new Set(rows.map(({ cells }) => cleanText(cells[at] ?? '')))
    const widths = [...texts].map(measureIn(sheet, ITEM))
    return Math.max(measureIn(sheet, COLUMN_HEAD)(cleanText(label)), ...widths) + 0.01
  })
  const used = wanted.reduce((sum, width) => sum + width, 0) + GAP * (columns.length - 1)
  const wide = Math.max(whole - used, whole * 0.2)
  let x = sheet.left
  return columns.map(({ isFigure, isWide = false }, at) => {
    const width = isWide ? wide : (wanted[at] ?? 0)
    const column = { x, width, isFigure }
    x += width + GAP
    return column
  })
}
