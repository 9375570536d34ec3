import type { PaperDocument, PaperRow } from './paper.ts'
import { INK, INK_FAINT, measureIn, type Sheet } from './sheet.ts'
import { cleanText, type TextStyle } from './text.ts'

export const CELL: TextStyle = { face: 'regular', size: 9.45, leading: 1.5, color: INK }
export const ITEM: TextStyle = { ...CELL, face: 'semibold' }
export const HEADING: TextStyle = { ...ITEM, size: 11.2 }
export const DETAIL: TextStyle = { ...CELL, size: 8.1, color: INK_FAINT }
export const COLUMN_HEAD: TextStyle = { ...CELL, face: 'semibold', size: 8.5, color: INK_FAINT }

export type FigureKey = 'quantity' | 'price' | 'discount' | 'tax' | 'amount'

/** A column of figures ends at `end`. */
export type FigureColumn = { key: FigureKey; end: number; width: number }

export type Columns = { itemWidth: number; figures: FigureColumn[] }

const KEYS: FigureKey[] = ['quantity', 'price', 'discount', 'tax', 'amount']
const GAP = { min: 9.45, max: 24 }
const ITEM_SHARE = { min: 0.36, wanted: 0.46 }

/** Gives each column of figures what its widest cell needs; the item gets the rest. */
export function layOutColumns(
  sheet: Sheet,
  labels: PaperDocument['columns'],
  rows: PaperRow[],
): Columns {
  const width = sheet.right - sheet.left
  const wanted = KEYS.map((key) => widestCell(sheet, labels[key], key, rows))
  const space = width * (1 - ITEM_SHARE.min) - KEYS.length * GAP.min
  const given = shareWidth(wanted, space)
  const used = given.reduce((sum, each) => sum + each, 0)
  const spare = (width * (1 - ITEM_SHARE.wanted) - used) / KEYS.length
  const gap = Math.min(GAP.max, Math.max(GAP.min, spare))
  let end = sheet.right
  const figures = KEYS.map((key, index) => ({ key, end: 0, width: given[index] ?? 0 }))
  for (const column of figures.toReversed()) {
    column.end = end
    end -= column.width + gap
  }
  return { itemWidth: end - sheet.left, figures }
}

function widestCell(sheet: Sheet, label: string, key: FigureKey, rows: PaperRow[]): number {
  const measure = measureIn(sheet, CELL)
  const texts = new Set(rows.map((row) => row[key]))
  let widest = measureIn(sheet, COLUMN_HEAD)(cleanText(label))
  for (const text of texts) widest = Math.max(widest, measure(cleanText(text)))
  // What is measured must not wrap for a rounding error.
  return widest + 0.01
}

/** Narrow columns keep what they want; the wide ones divide what is left evenly. */
function shareWidth(wanted: number[], space: number): number[] {
  let left = space
  let count = wanted.length
  let cap = Number.POSITIVE_INFINITY
  for (const width of wanted.toSorted((a, b) => a - b)) {
    if (width > left / count) {
      cap = left / count
      break
    }
    left -= width
    count -= 1
  }
  return wanted.map((width) => Math.min(width, cap))
}
