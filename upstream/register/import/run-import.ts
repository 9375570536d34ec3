import { conflictOf, reasonOf, requireRefusal } from '#contract/core/errors.ts'
import type { RowProblem } from '#contract/core/import-rows.ts'
import type { ImportBatch, ImportReading } from '#contract/core/imports.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { getStoredImport, recordsOf, shownImport } from './batches.ts'
import { forgetRefusedLater } from './imported-rows.ts'
import type { Importer } from './importer.ts'
import { makeAll, type Trial } from './make-all.ts'
import {
  closeImport,
  refuseRows,
  requireOpen,
  requireState,
  rowsWrong,
  settleRow,
} from './settle.ts'
import type { KeptRecord } from './work.ts'

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
    if (check.badRows > 0 || check.goodRows === 0) throw rowsWrong()
    for (const row of written) settleRow(writer, importId, row)
    refuseRows(writer, importId, skipped)
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
): TakenBack {
  return store.transact(context, (writer) => {
    requireState(writer, importId, 'done')
    const done: TakenBack = { removed: 0, restored: 0, kept: [] }
    const own = { ...context, idempotency: null }
    for (const record of recordsOf(writer, importId)) {
      takeBack(store, writer, own, importer, record, done)
    }
    closeImport(writer, context, importId, { state: 'undone' })
    const after = { ...done, kept: done.kept.length }
    writer.audit({ entity: 'import', entityId: importId, action: 'undo', after })
    return done
  })
}

/** How many records were taken away and given their old values, and which stay. */
export type TakenBack = { removed: number; restored: number; kept: KeptRecord[] }

/** Takes a record of an import away, or gives it its old values, and counts it. */
export function takeBack(
  store: Store,
  writer: Writer,
  context: FirmContext,
  importer: Importer,
  { recordId: id, before, version }: ReturnType<typeof recordsOf>[number],
  done: TakenBack,
): void {
  try {
    // In a transaction of its own, so that one that is refused leaves nothing behind.
    store.transact(context, (part) => {
      if (before === null) importer.remove(part, context, id)
      else restore(part, context, importer, { id, before, version })
    })
    done[before === null ? 'removed' : 'restored'] += 1
  } catch (error) {
    const refusal = requireRefusal(error)
    if (refusal.code === 'not_found') return
    const reason = reasonOf(refusal) ?? refusal.code
    done.kept.push({ id, label: importer.labelOf(writer, id), reason })
  }
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
