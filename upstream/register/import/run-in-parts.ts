import { and, eq, isNotNull } from 'drizzle-orm'
import type { RowProblem } from '#contract/core/import-rows.ts'
import type { ImportReading } from '#contract/core/imports.ts'
import { withRest } from '../../core/breathe.ts'
import type { FirmContext, Reader, Store, Writer } from '../../firm/store.ts'
import { cancel, schedule } from '../../modules/firm/jobs/index.ts'
import { importRowsTable, importsTable } from '../tables.ts'
import { getStoredImport, recordsOf } from './batches.ts'
import { forgetRefusedLater, resultsOf } from './imported-rows.ts'
import type { Importer } from './importer.ts'
import { type UnitResult, unitMaker } from './make-all.ts'
import type { Line } from './rows-together.ts'
import { type TakenBack, takeBack } from './run-import.ts'
import { closeImport, refuseRows, requireOpen, requireState, settleRow } from './settle.ts'
import { badRows, maxRowsInOneGo, partsToWrite, rowsInPart, tryInParts } from './try-in-parts.ts'
import type { ImportWork } from './work.ts'

export const goOnJob = 'records.goOnWithImport'

/** Whoever works on an import says so within this time, else a job goes on with it. */
const graceMs = 60_000
/** Says so after so many parts. */
const partsBetweenMarks = 25

type Run = {
  store: Store
  /** In whose name; without an Idempotency-Key, as each part is a transaction of its own. */
  context: FirmContext
  importer: Importer
  importId: string
  runner: string
  /** When it began by the machine's clock, in milliseconds. */
  began: number
}
type Bringing = Extract<ImportWork, { kind: 'import' }>
type Taking = Extract<ImportWork, { kind: 'undo' }>

/** Thrown where another run took over, or the import is to be taken back. */
class TakenOver extends Error {}
/** Thrown where a row is refused that the trial took. */
class RefusedLate extends Error {}

/** Whether an import is brought in, and taken back, in parts. */
export function isInParts(reader: Reader, importId: string): boolean {
  return getStoredImport(reader, importId).rowCount > maxRowsInOneGo
}

/** Says that an import is to be brought in. @throws AppError not_found; conflict unless it is open */
export function beginImport(
  store: Store,
  context: FirmContext,
  { importId, leavesOut, ...reading }: ImportReading & { importId: string; leavesOut: boolean },
): void {
  store.transact(context, (writer) => {
    requireOpen(writer, importId)
    const work: Bringing = {
      ...{ kind: 'import', by: byOf(context), phase: 'trying' },
      ...{ reading, leavesOut, tried: 0 },
    }
    change(writer, importId, { state: 'importing', work })
    goOnLater(writer, importId, context.now)
    return { id: importId }
  })
}

/**
 * Says that an import is to be taken back, also one that is not wholly in yet: then its file is open again.
 * @throws AppError not_found; conflict for one that is neither
 */
export function beginUndo(store: Store, context: FirmContext, importId: string): void {
  store.transact(context, (writer) => {
    requireState(writer, importId, 'done', 'importing')
    const { state } = getStoredImport(writer, importId)
    const end = state === 'importing' ? 'open' : 'undone'
    change(writer, importId, { state: 'undoing', work: undoWork(context, { end }) })
    goOnLater(writer, importId, context.now)
    return { id: importId }
  })
}

function undoWork(
  context: FirmContext,
  { end, isRefused = false }: { end: Taking['end']; isRefused?: boolean },
): Taking {
  const counts = { line: null, removed: 0, restored: 0, kept: [] }
  return { kind: 'undo', by: byOf(context), end, isRefused, ...counts }
}

function byOf({ actor: { userId, userName } }: FirmContext): Taking['by'] {
  return { userId, userName }
}

/**
 * Does what is left of an import that is brought in or taken back, part by part. What a part wrote stays
 * written whatever happens: whoever calls this next goes on after it. Gives what an undo took back.
 */
export async function goOn(
  store: Store,
  given: FirmContext,
  importer: Importer,
  importId: string,
): Promise<TakenBack | undefined> {
  const context = { ...given, idempotency: null }
  const runner = context.newId()
  const run = { store, context, importer, importId, runner, began: Date.now() }
  store.transact(context, (writer) => change(writer, importId, { runner }))
  try {
    const { state, work } = getStoredImport(store.reader, importId)
    if (state === 'importing' && work?.kind === 'import') await bringIn(run, work)
    if (state === 'undoing' && work?.kind === 'undo') return await takeAllBack(run, work)
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error
  }
  return undefined
}

async function bringIn(run: Run, work: Bringing): Promise<void> {
  const isTried = work.phase === 'writing' || (await tryFirst(run, work))
  if (!isTried) return
  try {
    await writeAll(run, work)
  } catch (error) {
    if (!(error instanceof RefusedLate)) throw error
    const { store, context, importId } = run
    const undo = undoWork(context, { end: 'open', isRefused: true })
    store.transact(context, (writer) => {
      requireOurs(writer, run)
      change(writer, importId, { state: 'undoing', work: undo })
    })
    await takeAllBack(run, undo)
  }
}

/** Tries all rows; where wrong ones stop it nothing comes in, and the file is open again. */
async function tryFirst(run: Run, work: Bringing): Promise<boolean> {
  const { store, context, importer, importId } = run
  const { bad, onBad } = badRows()
  const mark = marker(run, (writer, tried) =>
    change(writer, importId, { work: { ...work, tried } }),
  )
  const check = await tryInParts(store, context, importer, {
    ...{ importId, reading: work.reading, onBad, tried: mark },
    begin: (writer) => requireOurs(writer, run),
  })
  const isRefused = (check.badRows > 0 && !work.leavesOut) || check.goodRows === 0
  store.transact(context, (writer) => {
    requireOurs(writer, run)
    if (isRefused) {
      change(writer, importId, { state: 'open', work: { kind: 'refused' }, runner: null })
      cancel(writer, goOnJob, importId)
      return
    }
    refuseRows(writer, importId, bad)
    change(writer, importId, {
      work: { ...work, phase: 'writing', tried: rowCountOf(writer, run) },
    })
  })
  return !isRefused
}

async function writeAll(run: Run, { reading, leavesOut }: Bringing): Promise<void> {
  const { store, context, importer, importId } = run
  const seen = recordsOf(store.reader, importId).map(({ recordId }) => recordId)
  const make = unitMaker(store, context, importer, { importId, reading }, seen)
  const settled = settledLines(store.reader, importId)
  const mark = marker(run)
  for (const part of partsToWrite(store, importer, { importId, reading })) {
    const left = part.filter(([first]) => first && !settled.has(first.line))
    if (left.length === 0) continue
    await withRest(() =>
      store.transact(context, (writer) => {
        requireOurs(writer, run)
        for (const unit of left) settle(writer, importId, unit, make(unit), leavesOut)
      }),
    )
    mark(0)
  }
  store.transact(context, (writer) => {
    requireOurs(writer, run)
    finishImport(writer, run, reading)
  })
}

function settle(
  writer: Writer,
  importId: string,
  unit: readonly Line[],
  { written, problems = [] }: UnitResult,
  leavesOut: boolean,
): void {
  if (written) {
    settleRow(writer, importId, written)
    return
  }
  if (!leavesOut) throw new RefusedLate()
  const bad = new Map<number, RowProblem[]>(unit.map(({ line }) => [line, []]))
  for (const one of problems) bad.get(one.line)?.push(one)
  refuseRows(writer, importId, bad)
}

function finishImport(writer: Writer, run: Run, { mapping }: ImportReading): void {
  const { context, importer, importId } = run
  const results = resultsOf(writer, importId)
  change(writer, importId, { work: null, runner: null })
  closeImport(writer, context, importId, { state: 'done', mapping: JSON.stringify(mapping) })
  if (results.refused > 0) forgetRefusedLater(writer, context.now, importId)
  cancel(writer, goOnJob, importId)
  const after = { register: importer.register, records: results.new, changed: results.changed }
  writer.audit({ entity: 'import', entityId: importId, action: 'import', after })
}

/** Takes the records away again, the last one first. */
async function takeAllBack(run: Run, begun: Taking): Promise<TakenBack> {
  const { store, context, importer, importId } = run
  const work = structuredClone(begun)
  const mark = marker(run)
  const records = recordsOf(store.reader, importId).filter(
    ({ line }) => work.line === null || line < work.line,
  )
  for (let at = 0; at < records.length; at += rowsInPart) {
    const part = records.slice(at, at + rowsInPart)
    await withRest(() =>
      store.transact(context, (writer) => {
        requireOurs(writer, run)
        for (const record of part) takeBack(store, writer, context, importer, record, work)
        work.line = part.at(-1)?.line ?? work.line
        change(writer, importId, { work })
      }),
    )
    mark(0)
  }
  store.transact(context, (writer) => {
    requireOurs(writer, run)
    finishUndo(writer, run, work)
  })
  return work
}

/** Of one that was not wholly in, the file is open again, unless records of it stay. */
function finishUndo(writer: Writer, { context, importId }: Run, work: Taking): void {
  cancel(writer, goOnJob, importId)
  const { removed, restored, kept } = work
  const after = { removed, restored, kept: kept.length }
  writer.audit({ entity: 'import', entityId: importId, action: 'undo', after })
  if (work.end === 'open' && kept.length === 0) {
    const empty = { result: null, recordId: null, problems: null, before: null, version: null }
    writer.db.update(importRowsTable).set(empty).where(eq(importRowsTable.importId, importId)).run()
    const over = work.isRefused ? { kind: 'refused' as const } : null
    change(writer, importId, { state: 'open', work: over, runner: null })
    return
  }
  change(writer, importId, { work, runner: null })
  closeImport(writer, context, importId, { state: 'undone' })
}

/** Says from time to time that somebody works on it; the job that would go on waits anew. */
function marker(
  { store, context, importId, began, ...run }: Run,
  more: (writer: Writer, figure: number) => void = () => undefined,
): (figure: number) => void {
  let parts = 0
  return (figure) => {
    parts += 1
    if (parts % partsBetweenMarks !== 0) return
    store.transact(context, (writer) => {
      requireOurs(writer, { importId, ...run })
      more(writer, figure)
      goOnLater(writer, importId, new Date(context.now.getTime() + Date.now() - began))
    })
  }
}

function goOnLater(writer: Writer, importId: string, now: Date): void {
  const { fileName } = getStoredImport(writer, importId)
  const dueAt = new Date(now.getTime() + graceMs)
  schedule(writer, { kind: goOnJob, key: importId, dueAt, payload: { importId }, title: fileName })
}

function requireOurs(reader: Reader, { importId, runner }: Pick<Run, 'importId' | 'runner'>): void {
  const { runner: now } = importsTable
  const row = reader.db
    .select({ now })
    .from(importsTable)
    .where(eq(importsTable.id, importId))
    .get()
  if (row?.now !== runner) throw new TakenOver()
}

function rowCountOf(reader: Reader, { importId }: Run): number {
  return getStoredImport(reader, importId).rowCount
}

function settledLines({ db }: Reader, importId: string): Set<number> {
  const { line, result } = importRowsTable
  const rows = db
    .select({ line })
    .from(importRowsTable)
    .where(and(eq(importRowsTable.importId, importId), isNotNull(result)))
    .all()
  return new Set(rows.map((row) => row.line))
}

function change(
  { db }: Writer,
  importId: string,
  values: Partial<typeof importsTable.$inferInsert>,
): void {
  db.update(importsTable).set(values).where(eq(importsTable.id, importId)).run()
}
