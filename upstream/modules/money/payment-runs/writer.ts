import { and, eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { StoredItem, StoredRun } from './reader.ts'
import { paymentRunFilesTable, paymentRunItemsTable, paymentRunsTable } from './tables.ts'

/** Keeps what has changed of a run, and counts its version on. */
export function changeRun(
  { db }: Writer,
  { id, version }: Pick<StoredRun, 'id' | 'version'>,
  change: Partial<StoredRun>,
): void {
  const values = { ...change, version: version + 1 }
  db.update(paymentRunsTable).set(values).where(eq(paymentRunsTable.id, id)).run()
}

/** Keeps who took the file of a run, beside all who did before. */
export function noteFile(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  run: Pick<StoredRun, 'id' | 'version'>,
  format: string,
): void {
  const taken = { takenBy: actor.userId, takenByName: actor.userName, takenAt: now.toISOString() }
  writer.db
    .insert(paymentRunFilesTable)
    .values({ id: newId(), runId: run.id, format, ...taken })
    .run()
  changeRun(writer, run, {})
}

type ItemChange = Partial<Pick<StoredItem, 'isOpen' | 'returned' | 'toldAt'>>

/** Keeps what has changed of all that a run pays or collects; `isOpen` keeps it out of other runs. */
export function changeItems({ db }: Writer, runId: string, change: ItemChange): void {
  db.update(paymentRunItemsTable).set(change).where(eq(paymentRunItemsTable.runId, runId)).run()
}

/** The same of one document in a run. */
export function changeItem(
  { db }: Writer,
  { runId, documentId }: Pick<StoredItem, 'runId' | 'documentId'>,
  change: ItemChange,
): void {
  const { runId: run, documentId: document } = paymentRunItemsTable
  const isIt = and(eq(run, runId), eq(document, documentId))
  db.update(paymentRunItemsTable).set(change).where(isIt).run()
}
