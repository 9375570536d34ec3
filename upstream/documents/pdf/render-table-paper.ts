import { breathe } from '../../core/breathe.ts'
import { collectBytes } from './collect-bytes.ts'
import { beginTable, type DrawnRow, type DrawnTable, drawTableRow } from './draw-table.ts'
import { drawPageNumbers } from './foot-part.ts'
import { openMoreFaces } from './more-faces.ts'
import { widthOf } from './runs.ts'
import {
  addPage,
  drawLines,
  INK,
  INK_FAINT,
  INK_SOFT,
  lineHeight,
  openSheet,
  type Sheet,
  wrapIn,
} from './sheet.ts'
import type { PrintedRow, TablePaper } from './table-paper.ts'
import { layOutTablePaper } from './table-paper-columns.ts'
import { drawTagged } from './tags.ts'
import type { Measure, TextStyle } from './text.ts'

const FIRM: TextStyle = { face: 'regular', size: 9, leading: 1.5, color: INK_SOFT }
const TITLE: TextStyle = { face: 'serif', size: 22, leading: 1.15, color: INK }
const NOTE: TextStyle = { face: 'regular', size: 8, leading: 1.5, color: INK_FAINT }
const LINE: TextStyle = { face: 'regular', size: 9, leading: 1.35, color: INK }
const HEAD: TextStyle = { ...LINE, face: 'semibold', color: INK_FAINT }
const INDENT = 9
const PADDING = 2.2

/**
 * Prints a table: a tagged PDF with its fonts embedded, the head repeated on each page. The same
 * table and `now` always give the same bytes.
 */
export async function renderTablePaper(
  table: TablePaper,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  await openMoreFaces(table)
  const { isLandscape, size, columns } = layOutTablePaper(table, measureBold(table, now))
  const sheet = openSheet({ ...table, isLandscape }, now)
  const whole = collectBytes(sheet.doc)
  const drawn: DrawnTable = {
    columns: columns.map(({ start, width }, at) => ({
      x: sheet.left + start,
      width,
      label: table.columns[at]?.label ?? '',
      isFigure: table.columns[at]?.kind === 'figure',
      wraps: table.columns[at]?.kind === 'words',
    })),
    head: { style: { ...HEAD, size }, above: 0, below: PADDING },
    padding: PADDING,
  }
  drawTitle(sheet, table)
  const tag = beginTable(sheet, drawn)
  for (const [at, row] of table.rows.entries()) {
    drawTableRow(sheet, drawn, drawnRow(row, size), tag)
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
  return (text) => widthOf(doc, { face: 'semibold', size: 100, leading: 1, color: '' }, text) / 100
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

function drawnRow({ kind, depth, cells }: PrintedRow, size: number): DrawnRow {
  return {
    cells,
    style: { ...LINE, size, face: kind === 'line' ? 'regular' : 'semibold' },
    indent: depth * INDENT,
    rule: kind === 'sum' || kind === 'result' ? 'above' : undefined,
    leadsOthers: kind === 'head',
  }
}

function drawNotes(sheet: Sheet, { notes }: TablePaper): void {
  const lines = notes.flatMap((note) => wrapIn(sheet, NOTE, note, sheet.right - sheet.left))
  if (sheet.y + 12 + lines.length * lineHeight(NOTE) > sheet.bottom) addPage(sheet)
  drawTagged(sheet, sheet.body, 'P', () => {
    sheet.y = drawLines(sheet, NOTE, lines, sheet.left, sheet.y + 12)
  })
}
