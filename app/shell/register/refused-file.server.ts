import Papa from 'papaparse'
import { AppError } from '#contract/core/errors.ts'
import type { ImportedRow, ImportedRows } from '#contract/core/import-rows.ts'
import { importsContract, type OpenImport } from '#contract/core/imports.ts'
import { csvMarks } from '../csv-marks.ts'
import { problemText } from '../form/problem-text.ts'
import { requireIdParam } from '../id-param.ts'
import type { Args } from '../load-context.ts'
import { type FirmAccess, requireFirm } from '../session/session.server.ts'
import { aboutOf } from './about.server.ts'
import { customised } from './custom/load-extra.server.ts'
import type { About, AnyRegister } from './describe.ts'
import { fileAnswer } from './export.server.ts'
import { safeInCsv } from './file-cell.ts'
import { columnLabelsOf, decimalPaths } from './form-values.ts'

const rowsAtOnce = 500

/**
 * The rows of an import that were refused, as the file had them, with a column that says why in the
 * person's language: to be mended and read again. Numbers are written as the language does.
 * @throws AppError not_found where none was refused, or what stood in them is forgotten
 */
export async function refusedFile(args: Args, given: AnyRegister): Promise<Response> {
  const access = await requireFirm(args)
  const importId = requireIdParam(args, 'importId')
  const batch = await access.call(importsContract.get, { firmId: access.firm.firmId, importId })
  if (batch.register !== given.name) throw new AppError('not_found', 'Of another register')
  const rows = (await refusedRows(access, importId)).filter(({ cells }) => cells.length > 0)
  if (rows.length === 0) throw new AppError('not_found', 'No refused rows')
  const register = await customised(access, given)
  const about = await aboutOf(args, register, access, undefined)
  const { delimiter } = csvMarks(about.format)
  const cells = [headsOf(register, about, batch), ...rows.map(rowWriter(register, about, batch))]
  const csv = Papa.unparse(
    cells.map((row) => row.map(safeInCsv)),
    { delimiter, newline: '\r\n' },
  )
  const name = `${register.name}-${importId.slice(-6).toLowerCase()}.csv`
  return fileAnswer(`\ufeff${csv}\r\n`, name, 'text/csv;charset=utf-8')
}

async function refusedRows({ call, firm }: FirmAccess, importId: string): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = []
  let after: number | null = 0
  while (after !== null) {
    const query = { result: 'refused' as const, after, size: rowsAtOnce }
    const page: ImportedRows = await call(importsContract.rows, {
      ...query,
      firmId: firm.firmId,
      importId,
    })
    rows.push(...page.rows)
    after = page.next
  }
  return rows
}

/** The heads of the file; our own names of the fields where another program's columns were known. */
function headsOf(register: AnyRegister, about: About<unknown>, batch: OpenImport): string[] {
  const labels = columnLabelsOf(register, about)
  const own = batch.heads.map((head) => (batch.program ? (labels[head] ?? head) : head))
  return [...own, about.words('import.problem')]
}

function rowWriter(register: AnyRegister, about: About<unknown>, batch: OpenImport) {
  const labels = columnLabelsOf(register, about)
  const decimals = new Set(decimalPaths(register))
  const columns = new Set(
    batch.mapping?.flatMap(({ field, column }) => (decimals.has(field) ? [column] : [])),
  )
  const written = (cell: string, column: number) =>
    batch.numbers === 'machine' && columns.has(column) && /^-?\d+(\.\d+)?$/.test(cell)
      ? about.format.numberInput(cell)
      : cell
  return ({ cells, problems }: ImportedRow): string[] => {
    const filled = batch.heads.map((_, column) => written(cells[column] ?? '', column))
    const why = problems.map(({ field, key, params }) => {
      const label = labels[field]
      const text = problemText(about.texts('problem'), { key, params }, about.format)
      return label ? `${label}: ${text}` : text
    })
    return [...filled, why.join('; ')]
  }
}
