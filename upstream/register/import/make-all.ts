import type { FieldProblem } from '#contract/core/errors.ts'
import type { RowProblem } from '#contract/core/import-rows.ts'
import type { ImportCheck, ImportReading } from '#contract/core/imports.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { getStoredImport, rowsOf } from './batches.ts'
import type { Importer } from './importer.ts'
import { rowReader } from './read-row.ts'
import { groupRows, type Line, shareCells, writeTogether } from './rows-together.ts'
import { writeRow } from './write-row.ts'

/** As many problems are listed at once. */
const maxProblems = 200
/** As many records that would be new or changed are shown. */
const maxShownRows = 100

/** A record that a row made, changed from what it was, or left; of several rows the first. */
type Written = {
  line: number
  result: 'new' | 'changed' | 'unchanged'
  recordId: string
  before?: string
  version?: number
}
type Outcome = { written: Written[]; check: Trial }
/** What the rows would do; which words ask for a meaning is another matter. */
export type Trial = Omit<ImportCheck, 'words'>

type Work = {
  importId: string
  reading: ImportReading
  /** Lines that are passed over. */
  skipped?: ReadonlySet<number>
  /** Takes each row that is wrong, and what is said of it. */
  onBad?: (line: number, problems: RowProblem[]) => void
}

type Made = {
  outcome: 'new' | 'changed' | 'unchanged'
  recordId: string
  fields?: string[]
  before?: string
  version?: number
}
type Attempt = Made | { problems: RowProblems[] }
/** What is wrong with a row, by the path of the field. */
type RowProblems = { line: number; fields: Record<string, FieldProblem> }

/** Makes or changes the records of a file's rows, within a transaction that may only be tried. */
export function makeAll(
  store: Store,
  writer: Writer,
  context: FirmContext,
  importer: Importer,
  { importId, reading, skipped, onBad }: Work,
): Outcome {
  const columns = new Map(reading.mapping.map(({ field, column }) => [field, column]))
  const attempt = attemptOf(store, writer, context, importer, { importId, reading, columns })
  const check = emptyCheck()
  const written: Written[] = []
  const lines = rowsOf(writer, importId).filter(({ line }) => !skipped?.has(line))
  for (const unit of groupRows(importer.together, columns, lines)) {
    const made = attempt(unit)
    if ('problems' in made) {
      check.badRows += unit.length
      const problems = named(made.problems, unit, columns)
      for (const { line } of unit) {
        onBad?.(
          line,
          problems.filter((one) => one.line === line),
        )
      }
      check.problems.push(...problems.slice(0, maxProblems - check.problems.length))
      continue
    }
    const { outcome, recordId, fields = [], ...rest } = made
    check.goodRows += unit.length
    check[`${outcome}Rows`] += unit.length
    const line = unit[0]?.line ?? 0
    written.push({ line, result: outcome, recordId, ...rest })
    if (outcome === 'unchanged') continue
    check.records += 1
    if (check.rows.length >= maxShownRows) continue
    const label = importer.labelOf(writer, recordId)
    const sum = importer.sumOf?.(writer, recordId) ?? null
    check.rows.push({ line, outcome, label, fields, rows: unit.length, sum })
  }
  check.notes = importer.notes?.(writer) ?? []
  return { written, check }
}

function emptyCheck(): Trial {
  const counts = { goodRows: 0, badRows: 0, newRows: 0, changedRows: 0, unchangedRows: 0 }
  return { ...counts, records: 0, problems: [], rows: [], notes: [] }
}

/** Makes what tries the rows of one record, each in a transaction of its own. */
function attemptOf(
  store: Store,
  writer: Writer,
  context: FirmContext,
  importer: Importer,
  { importId, reading, columns }: Work & { columns: ReadonlyMap<string, number> },
): (unit: readonly Line[]) => Attempt {
  const { numbers, createdBy: preparedBy } = getStoredImport(writer, importId)
  const read = readerOf(writer, context, importer, { ...reading, numbers })
  const seen = new Set<string>()
  if (importer.together) {
    const { together } = importer
    return (unit) => {
      const rows = shareCells(together, columns, unit)
      return writeTogether(store, context, together, { rows, read, preparedBy, columns })
    }
  }
  return (unit) => {
    const [first] = unit
    if (!first) return { problems: [] }
    const keyValue = first.cells[columns.get(reading.key) ?? -1] ?? ''
    const row = { read, cells: first.cells, key: reading.key, keyValue, seen, preparedBy }
    const made = writeRow(store, context, importer, row)
    if (made.problems) return { problems: [{ line: first.line, fields: made.problems }] }
    seen.add(made.recordId)
    return made
  }
}

function readerOf(
  writer: Writer,
  context: FirmContext,
  importer: Importer,
  reading: Parameters<typeof rowReader>[1],
): ReturnType<typeof rowReader> {
  const defaults = importer.defaults?.(writer) ?? {}
  const custom = importer.custom?.(writer, context)
  const currencies = { ...importer.amounts?.(writer), ...custom?.amounts }
  const paths = {
    input: importer.input,
    decimals: [...(importer.decimals ?? []), ...(custom?.decimals ?? [])],
    dates: [...(importer.dates ?? []), ...(custom?.dates ?? [])],
  }
  return rowReader(paths, reading, { defaults, currencies })
}

/** What is wrong with the rows of a record, with what stands in the file there. */
function named(
  problems: readonly RowProblems[],
  unit: readonly Line[],
  columns: ReadonlyMap<string, number>,
): RowProblem[] {
  return problems.flatMap(({ line, fields }) => {
    const cells = unit.find((one) => one.line === line)?.cells ?? []
    return Object.entries(fields).map(([field, { key, params }]) => {
      const text = cells[columns.get(field) ?? -1] ?? ''
      return { line, field, key, params, text }
    })
  })
}
