import { and, asc, count, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import type { z } from 'zod'
import { requireRefusal } from '#contract/core/errors.ts'
import type { ImportedRows, ImportResults, ImportRowsQuery } from '#contract/core/import-rows.ts'
import type { Reader, Writer } from '../../firm/store.ts'
import { schedule } from '../../modules/firm/jobs/index.ts'
import { importRowsTable, importsTable } from '../tables.ts'
import type { Importer } from './importer.ts'

/** What stands in refused rows is forgotten after so many days. */
const keptRefusedDays = 90
export const forgetRefusedJob = 'records.forgetRefusedRows'

/** How many records an import made and changed, and how many rows it left and refused. */
export function resultsOf({ db }: Reader, importId: string): ImportResults {
  const { result } = importRowsTable
  const counts = db
    .select({ result, rows: count() })
    .from(importRowsTable)
    .where(and(eq(importRowsTable.importId, importId), isNotNull(result)))
    .groupBy(result)
    .all()
  const results = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { result: one, rows } of counts) if (one) results[one] = rows
  return results
}

/** Rows of an import of which one thing became, in the order of the file. */
export function importedRows(
  reader: Reader,
  importer: Pick<Importer, 'labelOf'>,
  importId: string,
  { result, after, size }: z.infer<typeof ImportRowsQuery>,
): ImportedRows {
  const found = reader.db
    .select()
    .from(importRowsTable)
    .where(
      and(
        eq(importRowsTable.importId, importId),
        eq(importRowsTable.result, result),
        gt(importRowsTable.line, after),
      ),
    )
    .orderBy(asc(importRowsTable.line))
    .limit(size + 1)
    .all()
  const rows = found.slice(0, size).map(({ line, recordId, cells, problems }) => ({
    line,
    recordId,
    label: recordId === null ? '' : labelIfThere(reader, importer, recordId),
    cells: JSON.parse(cells ?? '[]'),
    problems: JSON.parse(problems ?? '[]'),
  }))
  return { rows, next: found.length > size ? (rows.at(-1)?.line ?? null) : null }
}

function labelIfThere(
  reader: Reader,
  { labelOf }: Pick<Importer, 'labelOf'>,
  recordId: string,
): string {
  try {
    return labelOf(reader, recordId)
  } catch (error) {
    if (requireRefusal(error).code === 'not_found') return ''
    throw error
  }
}

/** Plans that what stands in refused rows of an import that is settled now is forgotten. */
export function forgetRefusedLater(writer: Writer, now: Date, importId: string): void {
  const dueAt = new Date(now.getTime() + keptRefusedDays * 86_400_000)
  schedule(writer, { kind: forgetRefusedJob, key: importId, dueAt, payload: null })
}

/** Empties the refused rows of an import at once; false where nothing stands in any. */
export function emptyRefused({ db }: Writer, importId: string): boolean {
  const { cells, result } = importRowsTable
  const isMeant = and(eq(importRowsTable.importId, importId), eq(result, 'refused'))
  const emptied = db
    .update(importRowsTable)
    .set({ cells: null, problems: null })
    .where(and(isMeant, isNotNull(cells)))
    .returning({ line: importRowsTable.line })
    .all()
  return emptied.length > 0
}

/** Empties refused rows of imports that were settled long ago; which lines they were stays. */
export function forgetRefused({ db }: Writer, now: Date): void {
  const limit = new Date(now.getTime() - keptRefusedDays * 86_400_000).toISOString()
  const old = db
    .select({ id: importsTable.id })
    .from(importsTable)
    .where(lte(importsTable.settledAt, limit))
  db.update(importRowsTable)
    .set({ cells: null, problems: null })
    .where(and(eq(importRowsTable.result, 'refused'), inArray(importRowsTable.importId, old)))
    .run()
}
