import { AppError, invalidField } from '#contract/core/errors.ts'
import { maxImportBytes, maxImportRows } from '#contract/core/imports.ts'
import { inSteps } from '../../core/breathe.ts'
import { isZip } from '../../core/zip/open-zip.ts'
import { type ReadByProgram, readByProgram } from './programs/read-by-program.ts'
import { readCsv } from './read-csv.ts'
import type { FileNumbers } from './read-number.ts'
import { readWorkbook } from './read-workbook.ts'

/** A file as rows of texts; the first row are the heads. */
export type FileRows = {
  heads: string[]
  rows: { line: number; cells: string[] }[]
  numbers: FileNumbers
  /** Of a file that another program exported: which, and where our fields stand. */
  known?: Pick<ReadByProgram, 'program' | 'mapping' | 'passedOver'>
}

const maxColumns = 200
const maxCell = 4_000

/**
 * Reads a CSV file or a workbook's first sheet. Rows without any text are passed over.
 * @param register whose records the rows become: files that other programs export for it are known
 * @param readOther reads what is no table, such as cards; undefined for what it does not know
 * @throws AppError invalid at `file`: too large, too many rows or columns, or nothing that is read
 */
export async function readFileRows(
  file: File,
  register = '',
  readOther?: (bytes: Uint8Array) => ReadByProgram | undefined,
): Promise<FileRows> {
  if (file.size > maxImportBytes) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxImportBytes / 1_000_000 })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const other = readOther?.(bytes)
  if (other) {
    const read = rowsOf(other)
    requireShort(other.rows)
    return read
  }
  const isWorkbook = isZip(bytes)
  const table = isWorkbook ? await tryWorkbook(bytes) : readCsv(bytes)
  const filled = table
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head, ...rows] = filled
  if (!head || rows.length === 0) throw invalidField('file', 'fileEmpty')
  requireFew(rows)
  requireShort(filled)
  const found = register === '' ? undefined : readByProgram(filled, register)
  if (found) return rowsOf(found)
  return { heads: head.cells, rows, numbers: isWorkbook ? 'machine' : 'typed' }
}

/** What is known of a file's rows. @throws AppError invalid at `file` for none, or too many */
function rowsOf({ program, mapping, passedOver, ...read }: ReadByProgram): FileRows {
  if (read.rows.length === 0) throw invalidField('file', 'fileEmpty')
  requireFew(read.rows)
  return { ...read, numbers: 'machine', known: { program, mapping, passedOver } }
}

function requireFew({ length }: readonly object[]): void {
  if (length <= maxImportRows) return
  throw invalidField('file', 'tooManyRows', { maximum: maxImportRows })
}

/** Few columns, and short cells. @throws AppError invalid at `file` */
function requireShort(rows: readonly { cells: readonly string[] }[]): void {
  const isTooWide = rows.some(({ cells }) => cells.length > maxColumns)
  const isTooLong = rows.some(({ cells }) => cells.some(({ length }) => length > maxCell))
  if (isTooWide || isTooLong) throw invalidField('file', 'fileUnreadable')
}

async function tryWorkbook(bytes: Uint8Array): Promise<string[][]> {
  try {
    return await inSteps(readWorkbook(bytes))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw invalidField('file', 'fileUnreadable')
  }
}
