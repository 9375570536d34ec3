import Papa from 'papaparse'
import { headScore } from './source-formats.ts'

/** Cells as they are written. `row` counts from 1, the rows before the head included. */
export type TableRow = { row: number; cells: string[] }
export type Table = { head: string[]; rows: TableRow[] }

/** What a file that is not Unicode is read as: West European, or Cyrillic. */
export type OldEncoding = 'windows-1252' | 'windows-1251'

const delimiters = [',', ';', '\t', '|']

/** As far down the head is looked for: LinkedIn writes notes before it. */
const headWithin = 20

/**
 * Reads a CSV file of another program: UTF-8, UTF-16 as Facebook writes it, or an older encoding; comma,
 * semicolon, tab or bar, whichever makes a head that is known. Rows without any text are left out.
 * @returns undefined for a file without two rows, or with none that could be a head
 */
export function readTable(file: Uint8Array, old: OldEncoding = 'windows-1252'): Table | undefined {
  const text = decode(file, old)
  let best = { score: 0, at: -1, delimiter: ',' }
  for (const delimiter of delimiters) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: headWithin })
    for (const [at, cells] of data.entries()) {
      const score = headScore(cells)
      if (score > best.score) best = { score, at, delimiter }
    }
  }
  if (best.at < 0) return undefined
  const { data } = Papa.parse<string[]>(text, { delimiter: best.delimiter })
  const rows = data
    .map((cells, at) => ({ row: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .slice(best.at + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const head = (data[best.at] ?? []).map((cell) => cell.trim())
  return rows.length === 0 ? undefined : { head, rows }
}

function decode(file: Uint8Array, old: OldEncoding): string {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file)
  if (second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder(old).decode(file)
  }
}
