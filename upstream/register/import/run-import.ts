import { and, eq } from 'drizzle-orm'
import { AppError, type FieldProblem } from '#contract/errors.ts'
import type { ImportBatch, ImportCheck, ImportReading } from '#contract/imports.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { importRowsTable, importsTable } from '../tables.ts'
import { getStoredImport, recordsOf, rowsOf, shownImport } from './batches.ts'
import type { Importer } from './importer.ts'
import { rowReader } from './read-row.ts'

/** As many problems are told at once. */
const maxProblems = 200

type Outcome = { made: { line: number; recordId: string }[]; check: ImportCheck }

/** Ends a transaction that was only tried, and carries out what it found. */
class Tried extends Error {
  constructor(readonly check: ImportCheck) {
    super('Only tried')
  }
}

/**
 * Does all that an import would do, by the module's own rules, and takes it back: so two rows that
 * exclude each other are found as well. @throws AppError not_found; conflict once it is settled
 */
export function checkImport(
  store: Store,
  context: FirmContext,
  importer: Importer,
  { importId, ...reading }: ImportReading & { importId: string },
): ImportCheck {
  try {
    store.transact({ ...context, idempotency: null }, (writer) => {
      requireOpen(writer, importId)
      throw new Tried(makeAll(writer, context, importer, { importId, reading }).check)
    })
  } catch (error) {
    if (error instanceof Tried) return error.check
    throw error
  }
  throw new AppError('unexpected', 'A trial was kept')
}

/**
 * Makes a record of each row in one transaction.
 * @param leavesOut passes over the rows that are wrong, else one of them stops all
 * @throws AppError not_found; conflict once it is settled; invalid when a row is wrong
 */
export function commitImport(
  store: Store,
  context: FirmContext,
  importer: Importer,
  request: ImportReading & { importId: string; leavesOut: boolean },
): ImportBatch {
  const { importId, leavesOut, ...reading } = request
  const skipped = leavesOut ? badLines(store, context, importer, request) : new Set<number>()
  return store.transact(context, (writer) => {
    requireOpen(writer, importId)
    const { made, check } = makeAll(writer, context, importer, { importId, reading, skipped })
    if (check.badRows > 0 || made.length === 0) {
      throw new AppError('invalid', 'Rows are wrong', { fields: { '': { key: 'rowsWrong' } } })
    }
    for (const { line, recordId } of made) {
      writer.db
        .update(importRowsTable)
        .set({ recordId })
        .where(and(eq(importRowsTable.importId, importId), eq(importRowsTable.line, line)))
        .run()
    }
    settle(writer, context, importId, { state: 'done', mapping: JSON.stringify(reading.mapping) })
    const action = 'import'
    const after = { register: importer.register, records: made.length }
    writer.audit({ entity: 'import', entityId: importId, action, after })
    return shownImport(writer, getStoredImport(writer, importId))
  })
}

/**
 * Takes the records of an import away again, the last one first; those that are used or were
 * changed stay, and are named. @throws AppError not_found; conflict for one that is not done
 */
export function undoImport(
  store: Store,
  context: FirmContext,
  importer: Importer,
  importId: string,
): { removed: number; kept: { id: string; label: string; reason: string }[] } {
  return store.transact(context, (writer) => {
    if (getStoredImport(writer, importId).state !== 'done') throw settled()
    const kept: { id: string; label: string; reason: string }[] = []
    const ids = recordsOf(writer, importId)
    for (const id of ids) {
      try {
        importer.remove(writer, context, id)
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        if (error.code === 'not_found') continue
        kept.push({ id, label: importer.labelOf(writer, id), reason: reasonOf(error) })
      }
    }
    settle(writer, context, importId, { state: 'undone' })
    const after = { removed: ids.length - kept.length, kept: kept.length }
    writer.audit({ entity: 'import', entityId: importId, action: 'undo', after })
    return { removed: ids.length - kept.length, kept }
  })
}

function badLines(
  store: Store,
  context: FirmContext,
  importer: Importer,
  { importId, leavesOut: _, ...reading }: ImportReading & { importId: string; leavesOut: boolean },
): Set<number> {
  const bad = new Set<number>()
  try {
    store.transact({ ...context, idempotency: null }, (writer) => {
      requireOpen(writer, importId)
      const onBad = (line: number) => bad.add(line)
      throw new Tried(makeAll(writer, context, importer, { importId, reading, onBad }).check)
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
  return bad
}

type Work = {
  importId: string
  reading: ImportReading
  /** Lines that are passed over. */
  skipped?: ReadonlySet<number>
  onBad?: (line: number) => void
}

function makeAll(
  writer: Writer,
  context: FirmContext,
  importer: Importer,
  { importId, reading, skipped, onBad }: Work,
): Outcome {
  const read = rowReader(importer, reading, importer.defaults?.(writer) ?? {})
  const columns = new Map(reading.mapping.map(({ field, column }) => [field, column]))
  const outcome: Outcome = { made: [], check: { goodRows: 0, badRows: 0, problems: [] } }
  for (const { line, cells } of rowsOf(writer, importId)) {
    if (skipped?.has(line)) continue
    const made = makeOne(writer, context, importer, read(cells))
    if (made.recordId !== undefined) {
      outcome.made.push({ line, recordId: made.recordId })
      outcome.check.goodRows += 1
      continue
    }
    outcome.check.badRows += 1
    onBad?.(line)
    for (const [field, { key, params }] of Object.entries(made.problems)) {
      if (outcome.check.problems.length >= maxProblems) break
      const text = cells[columns.get(field) ?? -1] ?? ''
      outcome.check.problems.push({ line, field, key, params, text })
    }
  }
  return outcome
}

type Made =
  | { recordId: string; problems?: undefined }
  | { recordId?: undefined; problems: Record<string, FieldProblem> }

function makeOne(
  writer: Writer,
  context: FirmContext,
  importer: Importer,
  row: ReturnType<ReturnType<typeof rowReader>>,
): Made {
  if (row.problems) return { problems: row.problems }
  try {
    return { recordId: importer.create(writer, context, row.input).id }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const { fields } = error
    const problems = Object.keys(fields).length > 0 ? fields : { '': { key: reasonOf(error) } }
    return { problems }
  }
}

function requireOpen(writer: Writer, importId: string): void {
  if (getStoredImport(writer, importId).state !== 'open') throw settled()
}

function settled(): AppError {
  return new AppError('conflict', 'The import is settled', { detail: { reason: 'importSettled' } })
}

function settle(
  { db }: Writer,
  { now }: FirmContext,
  importId: string,
  change: { state: 'done' | 'undone'; mapping?: string },
): void {
  const isMeant = eq(importsTable.id, importId)
  db.update(importsTable)
    .set({ ...change, settledAt: now.toISOString() })
    .where(isMeant)
    .run()
  db.update(importRowsTable)
    .set({ cells: null })
    .where(eq(importRowsTable.importId, importId))
    .run()
}

function reasonOf({ code, detail }: AppError): string {
  const isReasoned = typeof detail === 'object' && detail !== null && 'reason' in detail
  return isReasoned ? String(detail.reason) : code
}
