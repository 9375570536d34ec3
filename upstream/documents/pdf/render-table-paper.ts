import { breathe } from '../../breathe.ts'
import { collectBytes } from './collect-bytes.ts'
import { drawPageNumbers } from './foot-part.ts'
import {
  addPage,
  drawLines,
  drawRule,
  INK,
  INK_FAINT,
  INK_SOFT,
  lineHeight,
  openSheet,
  type Sheet,
  wrapIn,
} from './sheet.ts'
import type { PrintedRow, TablePaper } from './table-paper.ts'
import { layOutTablePaper, type PlacedColumn } from './table-paper-columns.ts'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags.ts'
import type { Measure, TextStyle } from './text.ts'

const FIRM: TextStyle = { face: 'regular', size: 9, leading: 1.5, color: INK_SOFT }
const TITLE: TextStyle = { face: 'serif', size: 22, leading: 1.15, color: INK }
const NOTE: TextStyle = { face: 'regular', size: 8, leading: 1.5, color: INK_FAINT }
const INDENT = 9
const PADDING = 2.2

/** A table being drawn: where its columns are and in which letters. */
type Drawn = { table: TablePaper; columns: PlacedColumn[]; size: number }

/**
 * Prints a table: a tagged PDF with its fonts embedded, the head repeated on each page. The same
 * table and `now` always give the same bytes.
 */
export async function renderTablePaper(
  table: TablePaper,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { isLandscape, size, columns } = layOutTablePaper(table, measureBold(table, now))
  const sheet = openSheet({ ...table, isLandscape }, now)
  const whole = collectBytes(sheet.doc)
  const drawn = { table, columns, size }
  drawTitle(sheet, table)
  const tag = openTag(sheet.doc, sheet.body, 'Table')
  drawHead(sheet, drawn, openTag(sheet.doc, tag, 'TR'))
  for (const [at, row] of table.rows.entries()) {
    drawRow(sheet, drawn, row, tag)
    if (at % 100 === 99) await breathe()
  }
  tag.end()
  drawNotes(sheet, table)
  drawPageNumbers(sheet, { number: table.title, pageLabel: table.pageLabel })
  sheet.doc.end()
  return whole
}

/** Measures before there is a page whose direction depends on it. */
function measureBold(table: TablePaper, now: Date): Measure {
  const { doc } = openSheet(table, now)
  return (text) => doc.font('semibold').fontSize(100).widthOfString(text) / 100
}

function drawTitle(sheet: Sheet, { author, title, subtitle }: TablePaper): void {
  const width = sheet.right - sheet.left
  const paragraph = (style: TextStyle, text: string, type: string) =>
    drawTagged(sheet, sheet.body, type, () => {
      sheet.y = drawLines(sheet, style, wrapIn(sheet, style, text, width), sheet.left, sheet.y)
    })
  paragraph(FIRM, author, 'P')
  paragraph(TITLE, title, 'H1')
  paragraph(FIRM, subtitle, 'P')
  sheet.y += 12
}

function styleOf({ size }: Drawn, kind: PrintedRow['kind'] | 'label'): TextStyle {
  if (kind === 'label') return { face: 'semibold', size, leading: 1.35, color: INK_FAINT }
  return { face: kind === 'line' ? 'regular' : 'semibold', size, leading: 1.35, color: INK }
}

/** The head is read out once: on later pages it is there for the eye. */
function drawHead(sheet: Sheet, drawn: Drawn, line?: Tag): void {
  const style = styleOf(drawn, 'label')
  const labels = drawn.table.columns.map(({ label }, at) =>
    wrapIn(sheet, style, label, (drawn.columns[at]?.width ?? 0) + 0.5),
  )
  const deepest = Math.max(...labels.map((lines) => lines.length))
  const bottom = sheet.y + deepest * lineHeight(style)
  for (const [at, lines] of labels.entries()) {
    const draw = () =>
      drawCell(sheet, drawn, { at, lines, style, y: bottom - lines.length * lineHeight(style) })
    if (line) drawTagged(sheet, line, 'TH', draw, { scope: 'Column' })
    else drawArtifact(sheet, 'Pagination', draw)
  }
  line?.end()
  drawRule(sheet, bottom + 3, 'ink')
  sheet.y = bottom + 3 + 1.125 + PADDING
}

function drawRow(sheet: Sheet, drawn: Drawn, row: PrintedRow, table: Tag): void {
  const style = styleOf(drawn, row.kind)
  const indent = row.depth * INDENT
  const cells = row.cells.map((text, at) => {
    const width = (drawn.columns[at]?.width ?? 0) - (at === 0 ? indent : 0)
    const isWords = drawn.table.columns[at]?.kind === 'words'
    return text !== '' && isWords ? wrapIn(sheet, style, text, width + 0.5) : [text]
  })
  const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + 2 * PADDING
  // The head of a group does not stand alone at the end of a page.
  const kept = row.kind === 'head' ? 2 * height : height
  if (sheet.y + kept > sheet.bottom) {
    addPage(sheet)
    drawHead(sheet, drawn)
  }
  if (row.kind === 'sum' || row.kind === 'result') drawRule(sheet, sheet.y, 'hair')
  const line = openTag(sheet.doc, table, 'TR')
  for (const [at, lines] of cells.entries()) {
    drawTagged(sheet, line, 'TD', () => {
      drawCell(sheet, drawn, { at, lines, style, y: sheet.y + PADDING, indent })
    })
  }
  line.end()
  sheet.y += height
}

type Cell = { at: number; lines: string[]; style: TextStyle; y: number; indent?: number }

function drawCell(sheet: Sheet, drawn: Drawn, { at, lines, style, y, indent = 0 }: Cell): void {
  const column = drawn.columns[at]
  if (!column) return
  const start = sheet.left + column.start
  const isFigure = drawn.table.columns[at]?.kind === 'figure'
  if (isFigure) drawLines(sheet, style, lines, start + column.width, y, 'end')
  else drawLines(sheet, style, lines, start + (at === 0 ? indent : 0), y)
}

function drawNotes(sheet: Sheet, { notes }: TablePaper): void {
  const lines = notes.flatMap((note) => wrapIn(sheet, NOTE, note, sheet.right - sheet.left))
  if (sheet.y + 12 + lines.length * lineHeight(NOTE) > sheet.bottom) addPage(sheet)
  drawTagged(sheet, sheet.body, 'P', () => {
    sheet.y = drawLines(sheet, NOTE, lines, sheet.left, sheet.y + 12)
  })
}
