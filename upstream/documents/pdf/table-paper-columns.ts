import type { TablePaper } from './table-paper.ts'
import type { Measure } from './text.ts'

/** Where a column begins and how wide it is, in points. */
export type PlacedColumn = { start: number; width: number }

/** The columns of a table on its page, and the size of its letters. */
export type TableLayout = { isLandscape: boolean; size: number; columns: PlacedColumn[] }

const GAP = 10
const NARROWEST_WORDS = 90
const WIDEST_WORDS = 260
const SIZES = { usual: 8.6, least: 5 }

/** Usable widths of the pages, margins left out. */
const PAGE_WIDTHS = {
  A4: { portrait: 510, landscape: 756 },
  Letter: { portrait: 527, landscape: 707 },
}

/**
 * Gives figures the width they need and words the rest: on an upright page where all fit, else on one
 * that lies, else in smaller letters.
 * @param measure width of a text in the bold face, in points at a size of 1
 */
export function layOutTablePaper(table: TablePaper, measure: Measure): TableLayout {
  const natural = table.columns.map((_, at) => naturalWidth(table, at, measure))
  const widths = PAGE_WIDTHS[table.paper]
  const least = (size: number) =>
    natural.reduce((sum, width, at) => sum + leastWidth(table, at, width * size) + GAP, -GAP)
  const isLandscape = least(SIZES.usual) > widths.portrait
  const space = isLandscape ? widths.landscape : widths.portrait
  const fitting = (SIZES.usual * space) / least(SIZES.usual)
  const size = Math.max(SIZES.least, Math.min(SIZES.usual, fitting))
  return {
    isLandscape,
    size,
    columns: place(
      table,
      natural.map((width) => width * size),
      space,
    ),
  }
}

function leastWidth({ columns }: TablePaper, at: number, natural: number): number {
  return columns[at]?.kind === 'words' ? Math.min(natural, NARROWEST_WORDS) : natural
}

/** Of a column's cells the longest, as figures of the same length are about as wide. */
function naturalWidth({ columns, rows }: TablePaper, at: number, measure: Measure): number {
  let longest = ''
  for (const { cells, depth } of rows) {
    const cell = `${at === 0 ? '   '.repeat(depth) : ''}${cells[at] ?? ''}`
    if (cell.length > longest.length) longest = cell
  }
  const words = (columns[at]?.label ?? '').split(' ')
  return Math.max(measure(longest), ...words.map(measure)) + 0.2
}

function place(table: TablePaper, natural: number[], space: number): PlacedColumn[] {
  const { columns } = table
  const isWords = columns.map(({ kind }) => kind === 'words')
  const gaps = GAP * (columns.length - 1)
  const fixed = natural.reduce((sum, width, at) => sum + (isWords[at] ? 0 : width), 0)
  const wanted = natural.map((width, at) => (isWords[at] ? Math.min(width, WIDEST_WORDS) : 0))
  const wantedSum = wanted.reduce((sum, width) => sum + width, 0)
  const share = wantedSum === 0 ? 0 : Math.max(0, space - gaps - fixed) / wantedSum
  let start = 0
  return columns.map((_, at) => {
    const width = isWords[at] ? (wanted[at] ?? 0) * share : (natural[at] ?? 0)
    const placed = { start, width }
    start += width + GAP
    return placed
  })
}
