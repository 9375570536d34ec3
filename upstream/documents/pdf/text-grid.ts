import { beginTable, type DrawnColumn, drawTableRow } from './draw-table.ts'
import { addPage, drawLines, measureIn, type Sheet } from './sheet.ts'
import { CELL, COLUMN_HEAD, ITEM } from './table-columns.ts'
import { drawTagged } from './tags.ts'
import { cleanText, type TextStyle } from './text.ts'

/** A table of texts that are final; one of its columns is wide and takes what the others leave. */
export type TextGrid = {
  title: string
  columns: { label: string; isFigure: boolean; isWide?: boolean }[]
  rows: { cells: string[]; isStrong?: boolean }[]
}

const TITLE: TextStyle = { ...ITEM, size: 11 }
const GAP = 12

/** Draws a table under its title, over as many pages as it needs; the head is on each of them. */
export function drawGrid(sheet: Sheet, grid: TextGrid): void {
  const table = {
    columns: placeColumns(sheet, grid),
    head: { style: COLUMN_HEAD, above: 3, below: 0 },
    padding: 4.5,
  }
  if (sheet.y + 90 > sheet.bottom) addPage(sheet)
  drawTagged(sheet, sheet.body, 'H2', () => {
    sheet.y = drawLines(sheet, TITLE, [cleanText(grid.title)], sheet.left, sheet.y) + 2
  })
  const tag = beginTable(sheet, table)
  for (const { cells, isStrong } of grid.rows) {
    drawTableRow(sheet, table, { cells, style: isStrong ? ITEM : CELL, rule: 'below' }, tag)
  }
  tag.end()
  sheet.y += 14
}

function placeColumns(sheet: Sheet, { columns, rows }: TextGrid): DrawnColumn[] {
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
  return columns.map(({ label, isFigure, isWide = false }, at) => {
    const width = isWide ? wide : (wanted[at] ?? 0)
    const column = { x, width, label, isFigure, wraps: !isFigure }
    x += width + GAP
    return column
  })
}
