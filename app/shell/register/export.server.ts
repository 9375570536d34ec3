import Papa from 'papaparse'
import { AppError } from '#contract/core/errors.ts'
import { csvMarks } from '../csv-marks.ts'
import type { Args } from '../load-context.ts'
import { aboutOf } from './about.server.ts'
import { withCustom } from './custom/custom-fields.ts'
import { loadExtra } from './custom/load-extra.server.ts'
import type { About, AnyRegister, AnyRow } from './describe.ts'
import { fileCellOf, fileColumns } from './file-cell.ts'
import { readQuery } from './load-list.server.ts'
import { requireAccess } from './require-access.server.ts'
import { toWorkbook, workbookType } from './workbook.server.ts'

/** More rows than this would not fit a Worker's memory as a workbook. */
const maxWorkbookRows = 50_000
/** As many pieces one file has: one call of the API each. */
const maxPieces = 900

type Piece = { rows: AnyRow[]; next: string | null }

/**
 * All rows of a list's address as a file, by the columns of the page and those for files alone.
 * CSV leaves as it is read, so that its length does not matter; numbers, separator and heads are
 * those of the person's language.
 * @throws AppError too_large for a workbook of more than 50 000 rows
 */
export async function exportList(args: Args, usual: AnyRegister): Promise<Response> {
  const access = await requireAccess(args, usual)
  const given = await readQuery(args, usual)
  const query = { ...given, after: undefined, before: undefined, size: pieceSize }
  const extra = await loadExtra(access, usual, 'list')
  const register = withCustom(usual, extra)
  const about = await aboutOf(args, register, access, extra)
  const read = (after: string | null) =>
    register.calls.rows(access, after === null ? query : { ...query, after })
  return exportRows(args, register, about, read)
}

/** What a file is made of: a name, columns, and the rows piece by piece. */
type FileSource = Pick<AnyRegister, 'name' | 'columns'>

/**
 * All rows that `read` gives as a file; the address says whether as CSV or as a workbook.
 * @throws AppError too_large for a workbook of more than 50 000 rows
 */
async function exportRows(
  { request }: Args,
  source: FileSource,
  about: About<unknown>,
  read: (after: string | null) => Promise<Piece>,
): Promise<Response> {
  const name = `${source.name}-${new Date().toISOString().slice(0, 10)}`
  const first = await read(null)
  if (new URL(request.url).searchParams.get('as') !== 'xlsx') {
    return fileAnswer(
      csvStream(source, about, first, read),
      `${name}.csv`,
      'text/csv;charset=utf-8',
    )
  }
  const rows = [...first.rows]
  for (let { next } = first; next !== null; ) {
    const piece = await read(next)
    rows.push(...piece.rows)
    if (rows.length > maxWorkbookRows) throw new AppError('too_large', 'Too many rows')
    next = piece.next
  }
  return fileAnswer(await toWorkbook(source, about, rows), `${name}.xlsx`, workbookType)
}

const pieceSize = 1_000

/** A file that is downloaded and kept nowhere on the way. */
export function fileAnswer(body: BodyInit, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Each piece is asked for when the one before has been taken. */
function csvStream(
  source: FileSource,
  about: About<unknown>,
  first: Piece,
  read: (after: string) => Promise<Piece>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { delimiter } = csvMarks(about.format)
  const columns = fileColumns(source, about)
  const write = (cells: string[][]) =>
    encoder.encode(`${Papa.unparse(cells, { delimiter, newline: '\r\n' })}\r\n`)
  const heads = columns.map(({ label, fileLabel = label }) =>
    about.t(fileLabel, { currency: about.firm.baseCurrency }),
  )
  let piece: Piece = first
  let count = 0
  return new ReadableStream({
    start(controller) {
      // Spreadsheets take a byte order mark for UTF-8.
      controller.enqueue(encoder.encode('\ufeff'))
      controller.enqueue(write([heads]))
    },
    async pull(controller) {
      if (piece.rows.length > 0) {
        controller.enqueue(
          write(
            piece.rows.map((row) => columns.map((column) => fileCellOf(column, row, about).text)),
          ),
        )
      }
      count += 1
      if (piece.next === null) controller.close()
      // The download breaks off, so that nobody takes a part for the whole.
      else if (count >= maxPieces) controller.error(new AppError('too_large', 'Too many rows'))
      else piece = await read(piece.next)
    },
  })
}
