import { and, eq, sql } from 'drizzle-orm'
import { AppError, conflictOf, reasonOf, requireRefusal } from '#contract/core/errors.ts'
import type { RowProblem } from '#contract/core/import-rows.ts'
import type { ImportBatch, ImportReading } from '#contract/core/imports.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { importRowsTable, importsTable } from '../tables.ts'
import { getStoredImport, recordsOf, shownImport } from './batches.ts'
import { forgetRefusedLater } from './imported-rows.ts'
import type { Importer } from './importer.ts'
import { makeAll, type Trial } from './make-all.ts'

/**
 * Does all that an import would do, by the module's own rules, and takes it back: so two rows that
 * exclude each other are found as well. @throws AppError not_found; conflict once it is settled
 */
export function checkImport(
  store: Store,
  context: FirmContext,
  importer: Importer,
  { importId, ...reading }: ImportReading & { importId: string },
): Trial {
  return store.tryOut(context, (writer) => {
    requireOpen(writer, importId)
    return makeAll(store, writer, context, importer, { importId, reading }).check
  })
}

/**
 * Makes a record of each row, or of those that belong together, in one transaction.
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
  const skipped = leavesOut
    ? badLines(store, context, importer, request)
    : new Map<number, RowProblem[]>()
  return store.transact(context, (writer) => {
    requireOpen(writer, importId)
    const work = { importId, reading, skipped: new Set(skipped.keys()) }
    const { written, check } = makeAll(store, writer, context, importer, work)
    if (check.badRows > 0 || check.goodRows === 0) {
      throw new AppError('invalid', 'Rows are wrong', { fields: { '': { key: 'rowsWrong' } } })
    }
    for (const { line, ...row } of written) settleRow(writer, importId, line, row)
    for (const [line, problems] of skipped) {
      const result = 'refused'
      settleRow(writer, importId, line, { result, problems: JSON.stringify(problems) })
    }
    closeImport(writer, context, importId, {
      state: 'done',
      mapping: JSON.stringify(reading.mapping),
    })
    if (skipped.size > 0) forgetRefusedLater(writer, context.now, importId)
    const action = 'import'
    const { records, changedRows: changed } = check
    const after = { register: importer.register, records: records - changed, changed }
    writer.audit({ entity: 'import', entityId: importId, action, after })
    return shownImport(writer, getStoredImport(writer, importId))
  })
}

/**
 * Takes the records of an import away again, the last one first, and gives those that it changed
 * their old values; those that are used or were changed since stay, and are named.
 * @throws AppError not_found; conflict for one that is not done
 */
export function undoImport(
  store: Store,
  context: FirmContext,
  importer: Importer,
  importId: string,
): { removed: number; restored: number; kept: { id: string; label: string; reason: string }[] } {
  return store.transact(context, (writer) => {
    if (getStoredImport(writer, importId).state !== 'done') throw settled()
    const kept: { id: string; label: string; reason: string }[] = []
    const done = { removed: 0, restored: 0 }
    const own = { ...context, idempotency: null }
    for (const { recordId: id, before, version } of recordsOf(writer, importId)) {
      try {
        // In a transaction of its own, so that one that is refused leaves nothing behind.
        store.transact(own, (part) => {
          if (before === null) importer.remove(part, own, id)
          else restore(part, own, importer, { id, before, version })
        })
        done[before === null ? 'removed' : 'restored'] += 1
      } catch (error) {
        const refusal = requireRefusal(error)
        if (refusal.code === 'not_found') continue
        const reason = reasonOf(refusal) ?? refusal.code
        kept.push({ id, label: importer.labelOf(writer, id), reason })
      }
    }
    closeImport(writer, context, importId, { state: 'undone' })
    const after = { ...done, kept: kept.length }
    writer.audit({ entity: 'import', entityId: importId, action: 'undo', after })
    return { ...done, kept }
  })
}

/** @throws AppError conflict with the reason `changedMeanwhile` */
function restore(
  writer: Writer,
  context: FirmContext,
  { update, input }: Importer,
  { id, before, version }: { id: string; before: string; version: number | null },
): void {
  const current = update?.current(writer, context, id)
  if (!update || !current || current.version !== version) {
    throw conflictOf('changedMeanwhile')
  }
  const old = input.parse(JSON.parse(before))
  update.write(writer, context, id, { ...old, version: current.version })
}

function badLines(
  store: Store,
  context: FirmContext,
  importer: Importer,
  { importId, leavesOut: _, ...reading }: ImportReading & { importId: string; leavesOut: boolean },
): Map<number, RowProblem[]> {
  const bad = new Map<number, RowProblem[]>()
  const onBad = (line: number, problems: RowProblem[]) => bad.set(line, problems)
  store.tryOut(context, (writer) => {
    requireOpen(writer, importId)
    makeAll(store, writer, context, importer, { importId, reading, onBad })
  })
  return bad
}

function settleRow(
  { db }: Writer,
  importId: string,
  line: number,
  row: Partial<typeof importRowsTable.$inferInsert>,
): void {
  const isMeant = and(eq(importRowsTable.importId, importId), eq(importRowsTable.line, line))
  db.update(importRowsTable).set(row).where(isMeant).run()
}

function requireOpen(writer: Writer, importId: string): void {
  if (getStoredImport(writer, importId).state !== 'open') throw settled()
}

function settled(): AppError {
  return new AppError('conflict', 'The import is settled', { detail: { reason: 'importSettled' } })
}

function closeImport(
  { db }: Writer,
  { now }: FirmContext,
  importId: string,
  change: { state: 'done' | 'undone'; mapping?: string },
): void {
  const isMeant = eq(importsTable.id, importId)
  db.update(importsTable)
    // Undoing keeps the day: what stands in refused rows is forgotten so long after the import.
    .set({ ...change, settledAt: sql`coalesce(settled_at, ${now.toISOString()})` })
    .where(isMeant)
    .run()
  const { result } = importRowsTable
  const isRefused = eq(result, 'refused')
  db.update(importRowsTable)
    .set({ cells: sql`case when ${isRefused} then cells end` })
    .where(eq(importRowsTable.importId, importId))
    .run()
}
