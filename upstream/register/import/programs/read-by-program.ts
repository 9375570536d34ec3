import { guessDecimalMark, readNumber } from '../read-number.ts'
import { dateOf } from '../read-row.ts'
import { batchInvoices, bookingBatch, datevParties } from './datev.ts'
import { interchangeTables } from './interchange.ts'
import { invoiceNinja } from './invoice-ninja.ts'
import {
  type Cells,
  cellsOf,
  type KnownFile,
  type Line,
  plainHead,
  type ReadByProgram,
  type Table,
} from './known-file.ts'
import { leadPrograms } from './lead-programs.ts'
import { quickBooksFiles } from './quickbooks.ts'

export type { ReadByProgram }

/** As long as a note may be. */
const maxRest = 4_000

/**
 * A file that another program exported, by its heads: its rows with our fields, numbers as machines
 * write them. Undefined for any other file, which is mapped column by column.
 * @param register whose records are wanted; a file may hold several kinds, such as customers and items
 */
export function readByProgram(lines: readonly Line[], register: string): ReadByProgram | undefined {
  for (const { heads, rows, known } of tablesOf(lines)) {
    const found = known.find((one) => one.register === register && hasMarks(one, heads))
    if (found) return readTable(found, heads, rows)
  }
  return undefined
}

/** The tables of a file: one after a row of the format's own, several of an interchange file, or all of it. */
function tablesOf(lines: readonly Line[]): Table[] {
  const [first, second, ...rest] = lines
  if (!first) return []
  if (first.cells[0] === 'EXTF' || first.cells[0] === 'DTVF') {
    const isBatch = first.cells[2] === '21'
    const known = isBatch ? [bookingBatch(first.cells), batchInvoices(first.cells)] : datevParties
    return second ? [{ heads: second.cells, rows: rest, known }] : []
  }
  if (first.cells[0]?.startsWith('!')) return interchangeTables(lines)
  const known = [...invoiceNinja, ...quickBooksFiles, ...leadPrograms]
  const at = headsAt(lines)
  return [{ heads: lines[at]?.cells ?? [], rows: lines.slice(at + 1), known }]
}

/** Where the heads stand: LinkedIn writes some notes above them. */
function headsAt(lines: readonly Line[]): number {
  if (lines[0]?.cells[0] !== 'Notes:') return 0
  const heads = lines
    .slice(0, 8)
    .findIndex(({ cells }) => plainHead(cells[0] ?? '') === 'first name')
  return Math.max(heads, 0)
}

function hasMarks({ marks }: KnownFile, heads: readonly string[]): boolean {
  const own = new Set(heads.map(plainHead))
  return marks.every((some) => some.some((head) => own.has(plainHead(head))))
}

function readTable(known: KnownFile, heads: string[], lines: readonly Line[]): ReadByProgram {
  const { program, decimals = [] } = known
  const fields = { ...known.fields, ...restOf(known, heads) }
  const names = Object.keys(fields)
  const ends = lines.findIndex(({ cells: [first = '', ...others] }) => {
    return known.endsAt?.test(first) && others.every((cell) => cell === '')
  })
  const all = (ends < 0 ? lines : lines.slice(0, ends)).map(({ line, cells }) => ({
    line,
    cell: cellsOf(heads, cells),
  }))
  const meant = meantOf(known, all)
  const read = meant.map(({ line, cell }) => ({
    line,
    cells: names.map((name) => fieldOf(fields[name], cell)),
  }))
  for (const name of decimals) makeMachine(read, names.indexOf(name))
  makeDays(
    read,
    ['date', 'dueDate'].map((name) => names.indexOf(name)).filter((at) => at >= 0),
    known.days,
  )
  const mapping = names.map((field, column) => ({ field, column }))
  const passedOver = lines.length - meant.length
  return { program, heads: names, rows: read, mapping, passedOver }
}

/** The field for what stands in columns that no other field asks for. */
function restOf({ fields, rest }: KnownFile, heads: readonly string[]): KnownFile['fields'] {
  if (!rest) return {}
  const asked = new Set(rest.skips.map(plainHead))
  const ask: Cells = (...names) => {
    for (const name of names) asked.add(plainHead(name))
    return ''
  }
  for (const read of Object.values(fields)) read(ask)
  const others = heads.filter((head) => head !== '' && !asked.has(plainHead(head)))
  const noteOf = (cell: Cells) =>
    others.flatMap((head) => (cell(head) === '' ? [] : `${head}: ${cell(head)}`)).join('\n')
  return { [rest.field]: (cell) => [...noteOf(cell)].slice(0, maxRest).join('') }
}

type Row = { line: number; cell: Cells }

/** The rows that are meant; those that take off together with what they take off from. */
function meantOf({ keeps = () => true, takesOff }: KnownFile, all: readonly Row[]): Row[] {
  const kept = all.filter(({ cell }) => keeps(cell))
  if (!takesOff) return kept
  const { is, by, shared } = takesOff
  const whole = new Map<string, Cells>()
  for (const { cell } of kept) if (!is(cell) && !whole.has(cell(by))) whole.set(cell(by), cell)
  return kept.flatMap((row) => {
    if (!is(row.cell)) return [row]
    const of = row.cell(by) === '' ? undefined : whole.get(row.cell(by))
    if (!of) return []
    const isShared = (heads: readonly string[]) => heads.some((head) => shared.includes(head))
    return [{ line: row.line, cell: (...heads) => (isShared(heads) ? of : row.cell)(...heads) }]
  })
}

function fieldOf(field: ((cells: Cells) => string) | undefined, cell: Cells): string {
  return (field?.(cell) ?? '').trim()
}

/**
 * Writes days as machines do where the whole file shows which way its program wrote them; where all can
 * be read two ways, they are left for the order that the firm writes.
 */
function makeDays(
  rows: readonly { cells: string[] }[],
  columns: readonly number[],
  usual: KnownFile['days'],
): void {
  const said = rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? ''))
  const order = orderIn(said) ?? usual
  if (!order) return
  for (const { cells } of rows) {
    for (const at of columns) cells[at] = dateOf(cells[at] ?? '', order)
  }
}

function orderIn(days: readonly string[]): 'day' | 'month' | undefined {
  const parts = days.flatMap((text) => {
    const [, first, second] = /^(\d{1,2})[./-](\d{1,2})[./-]\d/.exec(text) ?? []
    return first && second ? [{ first: Number(first), second: Number(second) }] : []
  })
  if (parts.some(({ first }) => first > 12)) return 'day'
  return parts.some(({ second }) => second > 12) ? 'month' : undefined
}

/** Writes the numbers of a column as machines do; what is none is left for the check to name. */
function makeMachine(rows: readonly { cells: string[] }[], column: number): void {
  const decimalMark = guessDecimalMark(
    rows.map(({ cells }) => cells[column] ?? ''),
    2,
  )
  for (const { cells } of rows) {
    const text = cells[column] ?? ''
    cells[column] = readNumber(text, { numbers: 'typed', decimalMark }) ?? text
  }
}
