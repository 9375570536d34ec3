import type { FieldProblem } from '#contract/core/errors.ts'
import type { RowProblem } from '#contract/core/import-rows.ts'
import {
  type ImportCheck,
  type ImportNote,
  type ImportReading,
  usualDateOrder,
} from '#contract/core/imports.ts'
import type { FirmContext, Reader, Store, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../../modules/firm/firms/index.ts'
import { getStoredImport, rowsOf } from './batches.ts'
import type { Importer } from './importer.ts'
import { rowReader } from './read-row.ts'
import { groupRows, type Line, shareCells, writeTogether } from './rows-together.ts'
import { writeRow } from './write-row.ts'

/** As many problems are listed at once. */
const maxProblems = 200
/** As many records that would be new or changed are shown. */
const maxShownRows = 100

/** A record that rows made, changed from what it was, or left; of several rows the first says so. */
export type Written = {
  line: number
  result: 'new' | 'changed' | 'unchanged'
  recordId: string
  before?: string
  version?: number
}
/** What the rows would do; which words ask for a meaning is another matter. */
export type Trial = Omit<ImportCheck, 'words'>

type Reading = { importId: string; reading: ImportReading }
type Work = Reading & {
  /** Lines that are passed over. */
  skipped?: ReadonlySet<number>
  /** Takes each row that is wrong, and what is said of it. */
  onBad?: OnBad
}
export type OnBad = (line: number, problems: RowProblem[]) => void

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

/** What became of the rows of one record. */
export type UnitResult =
  | { written: Written; fields: string[]; problems?: undefined }
  | { written?: undefined; problems: RowProblem[] }

/** Makes or changes the records of a file's rows, within a transaction that may only be tried. */
export function makeAll(
  store: Store,
  writer: Writer,
  context: FirmContext,
  importer: Importer,
  { skipped, onBad, ...file }: Work,
): { written: Written[]; check: Trial } {
  const make = unitMaker(store, context, importer, file)
  const tally = new Tally(importer, onBad)
  const written: Written[] = []
  for (const unit of unitsOf(writer, importer, file)) {
    if (unit.some(({ line }) => skipped?.has(line))) continue
    const result = make(unit)
    tally.add(writer, unit, result)
    if (result.written) written.push(result.written)
  }
  return { written, check: tally.trial(importer.notes?.(writer)) }
}

/** The rows of a file by the record that they make. */
export function unitsOf(
  reader: Reader,
  importer: Importer,
  { importId, reading }: Reading,
): Line[][] {
  return groupRows(importer.together, columnsOf(reading), rowsOf(reader, importId))
}

/** Which column each field is read from. */
export function columnsOf({ mapping }: ImportReading): Map<string, number> {
  return new Map(mapping.map(({ field, column }) => [field, column]))
}

/**
 * Makes what makes the record of some rows, each in a transaction of its own.
 * @param seen ids of records that rows of the file made, changed or left already
 */
export function unitMaker(
  store: Store,
  context: FirmContext,
  importer: Importer,
  { importId, reading }: Reading,
  seen: Iterable<string> = [],
): (unit: readonly Line[]) => UnitResult {
  const columns = columnsOf(reading)
  const attempt = attemptOf(store, context, importer, { importId, reading, columns, seen })
  return (unit) => {
    const made = attempt(unit)
    if ('problems' in made) return { problems: named(made.problems, unit, columns) }
    const { outcome: result, fields = [], ...rest } = made
    return { written: { line: unit[0]?.line ?? 0, result, ...rest }, fields }
  }
}

/** Counts what rows do, and keeps what is said of the first of them. */
export class Tally {
  readonly #importer: Importer
  readonly #onBad: OnBad | undefined
  readonly #check: Trial = {
    ...{ goodRows: 0, badRows: 0, newRows: 0, changedRows: 0, unchangedRows: 0 },
    ...{ records: 0, problems: [], rows: [], notes: [] },
  }

  constructor(importer: Importer, onBad?: OnBad) {
    this.#importer = importer
    this.#onBad = onBad
  }

  /** @param writer of the transaction that made it */
  add(writer: Writer, unit: readonly Line[], { written, ...result }: UnitResult): void {
    const check = this.#check
    if (!written) {
      const { problems = [] } = result
      check.badRows += unit.length
      check.problems.push(...problems)
      for (const { line } of unit) {
        this.#onBad?.(
          line,
          problems.filter((one) => one.line === line),
        )
      }
      return
    }
    const { line, result: outcome, recordId } = written
    check.goodRows += unit.length
    check[`${outcome}Rows`] += unit.length
    if (outcome === 'unchanged') return
    check.records += 1
    if (check.rows.length >= maxShownRows) return
    const label = this.#importer.labelOf(writer, recordId)
    const sum = this.#importer.sumOf?.(writer, recordId) ?? null
    const fields = 'fields' in result ? result.fields : []
    check.rows.push({ line, outcome, label, fields, rows: unit.length, sum })
  }

  /** What is known by now, in the order of the file. */
  trial(notes: ImportNote[] = []): Trial {
    const { problems, rows } = this.#check
    const first = [...problems].sort((one, other) => one.line - other.line)
    const shown = [...rows].sort((one, other) => one.line - other.line)
    return { ...this.#check, rows: shown, problems: first.slice(0, maxProblems), notes }
  }
}

/** Makes what tries the rows of one record, each in a transaction of its own. */
function attemptOf(
  store: Store,
  context: FirmContext,
  importer: Importer,
  {
    importId,
    reading,
    columns,
    ...rows
  }: Reading & { columns: ReadonlyMap<string, number>; seen: Iterable<string> },
): (unit: readonly Line[]) => Attempt {
  const { numbers, createdBy: preparedBy } = getStoredImport(store.reader, importId)
  const read = readerOf(store.reader, context, importer, { ...reading, numbers })
  const seen = new Set(rows.seen)
  if (importer.together) {
    const { together } = importer
    return (unit) => {
      const shared = shareCells(together, columns, unit)
      return writeTogether(store, context, together, { rows: shared, read, preparedBy, columns })
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
  reader: Reader,
  context: FirmContext,
  importer: Importer,
  reading: Omit<Parameters<typeof rowReader>[1], 'dateOrder'> & Pick<ImportReading, 'dateOrder'>,
): ReturnType<typeof rowReader> {
  const defaults = importer.defaults?.(reader) ?? {}
  const custom = importer.custom?.(reader, context)
  const currencies = { ...importer.amounts?.(reader), ...custom?.amounts }
  const paths = {
    input: importer.input,
    decimals: [...(importer.decimals ?? []), ...(custom?.decimals ?? [])],
    dates: [...(importer.dates ?? []), ...(custom?.dates ?? [])],
  }
  const { dateOrder = usualDateOrder(getFirmProfile(reader).address.country) } = reading
  return rowReader(paths, { ...reading, dateOrder }, { defaults, currencies })
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
