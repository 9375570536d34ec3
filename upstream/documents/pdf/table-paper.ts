import type { SheetInfo } from './sheet.ts'

/** A table on paper; every text is final, in the reader's language and formats. */
export type TablePaper = Omit<SheetInfo, 'isLandscape'> & {
  /** The days it is about. */
  subtitle: string
  columns: PrintedColumn[]
  rows: PrintedRow[]
  /** What stands below the table: when it was made, what was checked. */
  notes: string[]
  /** Holds `{page}` and `{pages}`. */
  pageLabel: string
}

/** Columns of words share what the others leave and wrap; those of figures and days do not. */
export type PrintedColumn = { label: string; kind: 'words' | 'day' | 'figure' }

export type PrintedRow = {
  /** The head of a group, a line of it, its sum, or a result of several sums. */
  kind: 'head' | 'line' | 'sum' | 'result'
  /** How far the first cell is moved in. */
  depth: number
  cells: string[]
}
