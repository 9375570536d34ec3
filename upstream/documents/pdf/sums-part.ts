import { drawNotes, findNotes, layOutNotes, type NoteLine, notesHeight } from './notes-part.ts'
import type { PaperDocument, PaperTotal } from './paper.ts'
import {
  addPage,
  drawLines,
  drawRule,
  INK,
  INK_FAINT,
  lineHeight,
  measureIn,
  type Sheet,
  wrapIn,
} from './sheet.ts'
import { drawTagged, openTag } from './tags.ts'
import type { TextStyle } from './text.ts'

const VALUE: TextStyle = { face: 'regular', size: 9.45, leading: 1.5, color: INK }
const LABEL: TextStyle = { ...VALUE, color: INK_FAINT }
const STRONG: TextStyle = { ...VALUE, face: 'semibold' }
const BALANCE: TextStyle = { ...STRONG, size: 12.3 }
const STEP = 2.8
const GAP = 28
const MARGIN = 13
const TALLEST_ASIDE = 190

type LaidTotal = { total: PaperTotal; label: string[]; value: string[] }

/** Totals and notes in lines; `height` is what must stay together. */
export type LaidSums = {
  totals: LaidTotal[]
  totalsWidth: number
  notes: NoteLine[]
  isAside: boolean
  height: number
}

/** Totals stand on the right; notes stand beside them, or below when they are long. */
export function layOutSums(sheet: Sheet, paper: PaperDocument): LaidSums {
  const width = sheet.right - sheet.left
  const totalsWidth = ((width - GAP) * 1.15) / 2.15
  const totals = paper.totals.map((total) => layOutTotal(sheet, total, totalsWidth))
  const paragraphs = findNotes(paper)
  const aside = layOutNotes(sheet, paragraphs, width - GAP - totalsWidth)
  const isAside = notesHeight(aside) <= TALLEST_ASIDE
  const notes = isAside ? aside : layOutNotes(sheet, paragraphs, width)
  const totalsHeight = totals.reduce((sum, total) => sum + totalHeight(total), 0)
  const height = MARGIN + Math.max(totalsHeight, isAside ? notesHeight(aside) : 0)
  return { totals, totalsWidth, notes, isAside, height }
}

export function drawSums(sheet: Sheet, sums: LaidSums): void {
  if (sheet.y + sums.height > sheet.bottom) addPage(sheet)
  sheet.y += MARGIN
  const top = sheet.y
  if (sums.isAside) drawNotes(sheet, sums.notes)
  const notesBelow = sheet.y
  sheet.y = top
  drawTotals(sheet, sums.totals, sums.totalsWidth)
  if (sums.isAside) sheet.y = Math.max(sheet.y, notesBelow)
  else {
    sheet.y += MARGIN
    drawNotes(sheet, sums.notes)
  }
}

function styleOf(kind: PaperTotal['kind']): { label: TextStyle; value: TextStyle } {
  if (kind === 'balance') return { label: BALANCE, value: BALANCE }
  if (kind === 'strong') return { label: STRONG, value: STRONG }
  return { label: LABEL, value: VALUE }
}

function coloured(
  { label, value }: { label: TextStyle; value: TextStyle },
  kind: PaperTotal['kind'],
  color: string,
) {
  if (kind !== 'balance') return { label, value }
  return { label: { ...label, color }, value: { ...value, color } }
}

function layOutTotal(sheet: Sheet, total: PaperTotal, width: number): LaidTotal {
  const style = styleOf(total.kind)
  const value = wrapIn(sheet, style.value, total.value, width * 0.7)
  const valueWidth = Math.max(...value.map(measureIn(sheet, style.value)))
  return { total, value, label: wrapIn(sheet, style.label, total.label, width - valueWidth - 12) }
}

function spaceAbove(kind: PaperTotal['kind']): number {
  if (kind === 'balance') return 12.5
  return kind === 'strong' ? 8.5 : 0
}

function totalHeight({ total, label, value }: LaidTotal): number {
  const lines = Math.max(label.length, value.length)
  return spaceAbove(total.kind) + lines * lineHeight(styleOf(total.kind).value) + STEP
}

function drawTotals(sheet: Sheet, totals: LaidTotal[], width: number): void {
  const from = sheet.right - width
  const table = openTag(sheet.doc, sheet.body, 'Table')
  for (const laid of totals) {
    const { kind } = laid.total
    const style = coloured(styleOf(kind), kind, sheet.accent)
    if (kind === 'strong') drawRule(sheet, sheet.y + 2, 'hair', from)
    if (kind === 'balance') drawRule(sheet, sheet.y + 3, 'ink', from)
    const y = sheet.y + spaceAbove(kind)
    const line = openTag(sheet.doc, table, 'TR')
    const label = () => {
      drawLines(sheet, style.label, laid.label, from, y)
    }
    drawTagged(sheet, line, 'TH', label, { scope: 'Row' })
    drawTagged(sheet, line, 'TD', () => {
      drawLines(sheet, style.value, laid.value, sheet.right, y, 'end')
    })
    line.end()
    sheet.y += totalHeight(laid)
  }
  table.end()
}
