import { and, asc, count, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { ImportBatch, Mapping, OpenImport } from '#contract/core/imports.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Actor } from '../../firm/actor.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { importRowsTable, importsTable } from '../tables.ts'
import { forgetRefused, resultsOf } from './imported-rows.ts'
import type { Importer } from './importer.ts'
import type { FileRows } from './read-file.ts'

type Stored = typeof importsTable.$inferSelect

const shownBatches = 20
const sampleRows = 5
const shownKept = 200
/** Files that nobody went on with are forgotten after so many days. */
const keptDays = 7
/** A bound value takes no more than 2 MB, and a letter may take three bytes. */
const lettersAtOnce = 500_000

/** The imports of a register, the newest first. */
export function listImports(
  reader: Reader,
  register: string,
  madeBy: readonly string[] | undefined,
): ImportBatch[] {
  const batches = reader.db
    .select()
    .from(importsTable)
    .where(
      and(
        eq(importsTable.register, register),
        madeBy && inArray(importsTable.createdBy, [...madeBy]),
      ),
    )
    .orderBy(desc(importsTable.id))
    .limit(shownBatches)
    .all()
  return batches.map((batch) => shownImport(reader, batch))
}

/** @throws AppError not_found */
export function getStoredImport({ db }: Reader, importId: string): Stored {
  const batch = db.select().from(importsTable).where(eq(importsTable.id, importId)).get()
  if (!batch) throw new AppError('not_found', 'No such import')
  return batch
}

/** An import with its heads and first rows, and how to read them as far as that is known. */
export function getOpenImport(
  reader: Reader,
  batch: Stored,
  importer: Pick<Importer, 'update' | 'together' | 'undoNeeds' | 'isPosting'>,
  actor: Actor,
): OpenImport {
  const rows = reader.db
    .select({ cells: importRowsTable.cells })
    .from(importRowsTable)
    .where(and(eq(importRowsTable.importId, batch.id), isNotNull(importRowsTable.cells)))
    .orderBy(asc(importRowsTable.line))
    .limit(sampleRows)
    .all()
  return {
    ...shownImport(reader, batch),
    heads: JSON.parse(batch.heads),
    numbers: batch.numbers,
    sample: rows.map(({ cells }) => JSON.parse(cells ?? '[]')),
    program: batch.program,
    passedOver: batch.passedOver,
    mapping: mappingOf(batch.mapping) ?? rememberedMapping(reader, batch),
    keys: [...(importer.update?.keys ?? [])],
    isTogether: importer.together !== undefined,
    results: resultsOf(reader, batch.id),
    canUndo: mayUndo(batch, importer, actor),
    progress: progressOf(reader, batch),
    isRefused: batch.work?.kind === 'refused',
    kept: batch.work?.kind === 'undo' ? batch.work.kept.slice(0, shownKept) : [],
  }
}

/**
 * Whoever imported a file may undo that: the records are new and unused. Undoing what somebody else
 * brought in is deleting, and so is taking back what is in the books.
 */
export function mayUndo(
  { createdBy }: Pick<Stored, 'createdBy'>,
  { undoNeeds, isPosting = false }: Pick<Importer, 'undoNeeds' | 'isPosting'>,
  actor: Actor,
): boolean {
  const isOwn = createdBy === actor.userId && !isPosting
  return isOwn || undoNeeds === undefined || isAllowed(actor, undoNeeds)
}

export function shownImport({ db }: Reader, batch: Stored): ImportBatch {
  const { id, register, fileName, state, rowCount, createdAt, createdByName } = batch
  const made = db
    .select({ count: count(), changed: count(importRowsTable.before) })
    .from(importRowsTable)
    .where(and(eq(importRowsTable.importId, id), isWritten))
    .get()
  const counts = { rowCount, recordCount: made?.count ?? 0, changedCount: made?.changed ?? 0 }
  return { id, register, fileName, state, ...counts, createdAt, createdByName }
}

/** Rows that made a record or changed one. */
const isWritten = inArray(importRowsTable.result, ['new', 'changed'])

/** The mapping of the last import whose file had the same heads. */
function rememberedMapping({ db }: Reader, { register, heads }: Stored): Mapping | null {
  const last = db
    .select({ mapping: importsTable.mapping })
    .from(importsTable)
    .where(
      and(
        eq(importsTable.register, register),
        eq(importsTable.heads, heads),
        isNotNull(importsTable.mapping),
      ),
    )
    .orderBy(desc(importsTable.id))
    .limit(1)
    .get()
  return mappingOf(last?.mapping)
}

function mappingOf(text: string | null | undefined): Mapping | null {
  return text ? JSON.parse(text) : null
}

/**
 * Keeps how an open import was read last, for whoever opens it again; a reading of no column says
 * nothing, and one that is settled stays as it was carried out.
 */
export function keepMapping({ db }: Writer, importId: string, mapping: Mapping): void {
  if (mapping.length === 0) return
  db.update(importsTable)
    .set({ mapping: JSON.stringify(mapping) })
    .where(and(eq(importsTable.id, importId), eq(importsTable.state, 'open')))
    .run()
}

/** Keeps a file's rows until somebody has said how to read them. */
export function insertImport(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  { register, fileName, file }: { register: string; fileName: string; file: FileRows },
): Stored {
  const { db } = writer
  forgetOldFiles(writer, now)
  const batch: Stored = {
    id: newId(),
    register,
    fileName: fileName.slice(0, 200),
    heads: JSON.stringify(file.heads),
    mapping: file.known ? JSON.stringify(file.known.mapping) : null,
    program: file.known?.program ?? null,
    rowCount: file.rows.length,
    passedOver: file.known?.passedOver ?? 0,
    numbers: file.numbers,
    state: 'open',
    work: null,
    runner: null,
    createdAt: now.toISOString(),
    createdBy: actor.userId,
    createdByName: actor.userName,
    settledAt: null,
  }
  db.insert(importsTable).values(batch).run()
  for (const rows of inPieces(file.rows.map((row) => JSON.stringify(row)))) {
    // Thousands of rows one by one would hold up everybody else's calls.
    writer.sql.exec(
      `insert into import_rows (import_id, line, cells)
        select ?, value ->> 'line', value -> 'cells' from json_each(?)`,
      ...[batch.id, `[${rows.join(',')}]`],
    )
  }
  return batch
}

function* inPieces(texts: readonly string[]): Generator<string[]> {
  let piece: string[] = []
  let letters = 0
  for (const text of texts) {
    if (piece.length > 0 && letters + text.length > lettersAtOnce) {
      yield piece
      piece = []
      letters = 0
    }
    piece.push(text)
    letters += text.length
  }
  if (piece.length > 0) yield piece
}

function forgetOldFiles(writer: Writer, now: Date): void {
  forgetRefused(writer, now)
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  const old = writer.db
    .select({ id: importsTable.id })
    .from(importsTable)
    .where(and(eq(importsTable.state, 'open'), lt(importsTable.createdAt, before)))
    .all()
  for (const { id } of old) deleteImport(writer, id)
}

export function deleteImport({ db }: Writer, importId: string): void {
  db.delete(importRowsTable).where(eq(importRowsTable.importId, importId)).run()
  db.delete(importsTable).where(eq(importsTable.id, importId)).run()
}

/** The rows of a file that is open, in its order. */
export function rowsOf({ db }: Reader, importId: string): { line: number; cells: string[] }[] {
  return db
    .select({ line: importRowsTable.line, cells: importRowsTable.cells })
    .from(importRowsTable)
    .where(eq(importRowsTable.importId, importId))
    .orderBy(asc(importRowsTable.line))
    .all()
    .map(({ line, cells }) => ({ line, cells: JSON.parse(cells ?? '[]') }))
}

/** The records that an import made or changed, the last one first. */
export function recordsOf({ db }: Reader, importId: string) {
  const { line, recordId, before, version } = importRowsTable
  return db
    .select({ line, recordId, before, version })
    .from(importRowsTable)
    .where(and(eq(importRowsTable.importId, importId), isWritten))
    .orderBy(desc(importRowsTable.line))
    .all()
    .flatMap((row) => (row.recordId === null ? [] : [{ ...row, recordId: row.recordId }]))
}

/** How far an import is that is brought in or taken back in parts; null for any other. */
function progressOf(
  reader: Reader,
  { id, rowCount, state, work }: Stored,
): { done: number; total: number } | null {
  const { importId, result } = importRowsTable
  if (state === 'importing' && work?.kind === 'import') {
    const settled = reader.db
      .select({ rows: count() })
      .from(importRowsTable)
      .where(and(eq(importId, id), isNotNull(result)))
      .get()
    const written = work.phase === 'writing' ? (settled?.rows ?? 0) : 0
    return { done: Math.min(rowCount, work.tried) + written, total: 2 * rowCount }
  }
  if (state !== 'undoing' || work?.kind !== 'undo') return null
  const records = recordsOf(reader, id)
  const left = records.filter((one) => work.line === null || one.line < work.line).length
  return { done: records.length - left, total: records.length }
}
