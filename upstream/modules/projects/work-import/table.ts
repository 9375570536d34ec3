import Papa from 'papaparse'

/** A row of a table, by the heads of its columns; case and spaces around them do not count. */
export type TableRow = {
  /** The row of the file; the heads are 1 unless something stands above them. */
  line: number
  /** The first filled cell of columns with these heads; empty where there is none. */
  cell(...heads: string[]): string
  /** All filled cells of columns with one head, for files that repeat it. */
  cells(head: string): string[]
}

export type Table = {
  heads: string[]
  rows: TableRow[]
  /** The first of some heads that the table has. */
  headOf(...heads: string[]): string | undefined
  /** All filled cells of some columns. */
  column(...heads: string[]): string[]
}

/**
 * Reads CSV, whatever separates its fields. The heads are the first row that has them all; what is
 * above, such as the name of a report, and rows without a filled cell are left out.
 * @param needed heads by which the row is known, lower case
 * @returns undefined where no row has them
 */
export function readTable(text: string, needed: readonly string[]): Table | undefined {
  const bare = text.replace(/^\ufeff/, '')
  const rows = Papa.parse<string[]>(bare, { delimiter: delimiterOf(bare) }).data
  const at = rows.findIndex((row) => {
    const heads = new Set(row.map(normal))
    return needed.every((head) => heads.has(head))
  })
  const heads = rows[at]
  if (heads === undefined) return undefined
  const columns = columnsOf(heads)
  const headOf = (...names: string[]) => names.find((name) => columns.has(normal(name)))
  const made = rows.slice(at + 1).map((cells, row) => tableRow(cells, at + row + 2, columns))
  const filled = made.filter((_, row) =>
    (rows[at + 1 + row] ?? []).some((cell) => cell.trim() !== ''),
  )
  const column = (...names: string[]) =>
    filled.flatMap((row) => names.flatMap((name) => row.cells(name)))
  return { heads: heads.map((head) => head.trim()), rows: filled, headOf, column }
}

function tableRow(
  cells: readonly string[],
  line: number,
  columns: ReadonlyMap<string, number[]>,
): TableRow {
  const all = (head: string) =>
    (columns.get(head) ?? columns.get(normal(head)) ?? []).flatMap((at) => cells[at]?.trim() || [])
  return {
    line,
    cells: all,
    cell: (...names) => names.flatMap(all)[0] ?? '',
  }
}

function columnsOf(heads: readonly string[]): Map<string, number[]> {
  const columns = new Map<string, number[]>()
  for (const [at, head] of heads.entries()) {
    columns.set(normal(head), [...(columns.get(normal(head)) ?? []), at])
  }
  return columns
}

function normal(head: string): string {
  return head.trim().toLowerCase()
}

/** What separates the heads: whichever there is most of in the first line that has any. */
export function delimiterOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 20)
  const counted = [',', ';', '\t', '|'].map((mark) => {
    return [mark, Math.max(...lines.map((line) => line.split(mark).length))] as const
  })
  const [most] = counted.sort(([, a], [, b]) => b - a)
  return most?.[0] ?? ','
}
