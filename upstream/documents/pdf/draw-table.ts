import { addPage, drawLines, drawRule, lineHeight, type Sheet, wrapIn } from './sheet.ts'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags.ts'
import { cleanText, type TextStyle } from './text.ts'

/** A column on the sheet, in points. Figures end at its right edge. */
export type DrawnColumn = {
  x: number
  width: number
  label: string
  isFigure: boolean
  wraps: boolean
}

/** A table whose columns have their places. */
export type DrawnTable = {
  columns: readonly DrawnColumn[]
  /** Letters of the head, and the room above its labels and below its rule. */
  head: { style: TextStyle; above: number; below: number }
  /** Room above and below the text of a row. */
  padding: number
}

export type DrawnRow = {
  cells: readonly string[]
  style: TextStyle
  /** Of the first cell. */
  indent?: number
  rule?: 'above' | 'below' | undefined
  /** It does not stand alone at the end of a page. */
  leadsOthers?: boolean
}

/** What is measured must not wrap for a rounding error. */
const slack = 0.5

/** Draws the head of a table and gives the tag that its rows are put in. */
export function beginTable(sheet: Sheet, table: DrawnTable): Tag {
  const tag = openTag(sheet.doc, sheet.body, 'Table')
  drawHead(sheet, table, openTag(sheet.doc, tag, 'TR'))
  return tag
}

/** The head is read out once: on later pages it is there for the eye. */
function drawHead(sheet: Sheet, { columns, head }: DrawnTable, line?: Tag): void {
  const { style, above, below } = head
  const labels = columns.map(({ label, width }) => wrapIn(sheet, style, label, width + slack))
  const deepest = Math.max(...labels.map((lines) => lines.length))
  const bottom = sheet.y + above + deepest * lineHeight(style)
  for (const [at, lines] of labels.entries()) {
    const y = bottom - lines.length * lineHeight(style)
    const draw = () => drawCell(sheet, style, lines, columns[at], y)
    if (line) drawTagged(sheet, line, 'TH', draw, { scope: 'Column' })
    else drawArtifact(sheet, 'Pagination', draw)
  }
  line?.end()
  drawRule(sheet, bottom + 3, 'ink')
  sheet.y = bottom + 3 + 1.125 + below
}

/** Draws a row, on a page of its own where it does not fit any more. */
export function drawTableRow(sheet: Sheet, table: DrawnTable, row: DrawnRow, tag: Tag): void {
  const { columns, padding } = table
  const { style, indent = 0, rule, leadsOthers = false } = row
  const cells = row.cells.map((text, at) => {
    const { width = 0, wraps = false } = columns[at] ?? {}
    if (text === '' || !wraps) return [cleanText(text)]
    return wrapIn(sheet, style, text, width - (at === 0 ? indent : 0) + slack)
  })
  const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + 2 * padding
  if (sheet.y + (leadsOthers ? 2 * height : height) > sheet.bottom) {
    addPage(sheet)
    drawHead(sheet, table)
  }
  if (rule === 'above') drawRule(sheet, sheet.y, 'hair')
  const line = openTag(sheet.doc, tag, 'TR')
  for (const [at, lines] of cells.entries()) {
    drawTagged(sheet, line, 'TD', () => {
      drawCell(sheet, style, lines, columns[at], sheet.y + padding, at === 0 ? indent : 0)
    })
  }
  line.end()
  sheet.y += height
  if (rule === 'below') drawRule(sheet, sheet.y - 0.75, 'hair')
}

function drawCell(
  sheet: Sheet,
  style: TextStyle,
  lines: readonly string[],
  column: DrawnColumn | undefined,
  y: number,
  indent = 0,
): void {
  if (!column) return
  const { x, width, isFigure } = column
  if (isFigure) drawLines(sheet, style, [...lines], x + width, y, 'end')
  else drawLines(sheet, style, [...lines], x + indent, y)
}
