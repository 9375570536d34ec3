import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { RowProblem } from '#contract/core/import-rows.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { importRowsTable, importsTable } from '../tables.ts'
import { getStoredImport } from './batches.ts'
import type { Written } from './make-all.ts'

/** @throws AppError not_found; conflict once it is settled, or while it is brought in */
export function requireOpen(writer: Writer, importId: string): void {
  requireState(writer, importId, 'open')
}

/** @throws AppError not_found; conflict for an import that is in another state */
export function requireState(writer: Writer, importId: string, ...states: readonly string[]): void {
  const { state } = getStoredImport(writer, importId)
  if (states.includes(state)) return
  const isRunning = state === 'importing' || state === 'undoing'
  const reason = isRunning ? 'importRunning' : 'importSettled'
  throw new AppError('conflict', 'The import is finished or still running', { detail: { reason } })
}

/** Says at its row what became of a record. */
export function settleRow(writer: Writer, importId: string, { line, ...row }: Written): void {
  changeRow(writer, importId, line, row)
}

/** Says at rows why they were refused. */
export function refuseRows(
  writer: Writer,
  importId: string,
  bad: ReadonlyMap<number, readonly RowProblem[]>,
): void {
  for (const [line, problems] of bad) {
    changeRow(writer, importId, line, { result: 'refused', problems: JSON.stringify(problems) })
  }
}

function changeRow(
  { db }: Writer,
  importId: string,
  line: number,
  row: Partial<typeof importRowsTable.$inferInsert>,
): void {
  const isMeant = and(eq(importRowsTable.importId, importId), eq(importRowsTable.line, line))
  db.update(importRowsTable).set(row).where(isMeant).run()
}

/** Marks an import as over, and forgets what stands in its rows, but for those that were refused. */
export function closeImport(
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

export function rowsWrong(): AppError {
  return new AppError('invalid', 'Some rows have fields to correct', {
    fields: { '': { key: 'rowsWrong' } },
  })
}
