import { and, eq } from 'drizzle-orm'
import type { ManualEntryInput } from '#contract/books/manual-entries.ts'
import { changedMeanwhile } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { putSearchEntry, removeRecord } from '../../../firm/records/index.ts'
import { journalTemplatesTable, manualEntriesTable } from '../tables.ts'
import { sumsOf } from './check-lines.ts'
import { getManualEntry, type StoredManualEntry, type StoredTemplate } from './reader.ts'

/** Writes a new draft. */
export function insertDraft(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  { lines, ...values }: ManualEntryInput,
): string {
  const id = newId()
  writer.db
    .insert(manualEntriesTable)
    .values({
      ...values,
      ...sumsOf(lines),
      id,
      state: 'draft',
      lines: JSON.stringify(lines),
      entryId: null,
      reversalId: null,
      version: 1,
      createdAt: now.toISOString(),
      preparedBy: actor.userId,
      preparedByName: actor.userName,
    })
    .run()
  index(writer, id)
  return id
}

/** @throws AppError conflict with the newer version as `detail` */
export function changeDraft(
  writer: Writer,
  { actor }: FirmContext,
  row: StoredManualEntry,
  { lines, version, ...values }: ManualEntryInput & { version: number },
): void {
  const changed = writer.db
    .update(manualEntriesTable)
    .set({
      ...values,
      ...sumsOf(lines),
      lines: JSON.stringify(lines),
      version: version + 1,
      preparedBy: actor.userId,
      preparedByName: actor.userName,
    })
    .where(and(eq(manualEntriesTable.id, row.id), eq(manualEntriesTable.version, version)))
    .returning({ id: manualEntriesTable.id })
    .get()
  if (!changed) {
    throw changedMeanwhile(getManualEntry(writer, row.id))
  }
  index(writer, row.id)
}

/** Sets what an entry is found by: what it says, its accounts and its amounts. */
function index(writer: Writer, id: string): void {
  const { memo, date, debit, lines } = getManualEntry(writer, id)
  const { baseCurrency: currency } = getFirmProfile(writer)
  const amounts = lines.map((line) => minorToDecimal(line.debit || line.credit, currency))
  putSearchEntry(writer, {
    kind: 'manualEntry',
    id,
    title: memo,
    text: [...lines.map(({ account }) => account), ...amounts].join(' '),
    amount: debit,
    currency,
    date,
  })
}

export function setManualState(
  { db }: Writer,
  row: StoredManualEntry,
  values: Partial<Pick<StoredManualEntry, 'state' | 'entryId' | 'reversalId'>>,
): void {
  db.update(manualEntriesTable)
    .set({ ...values, version: row.version + 1 })
    .where(eq(manualEntriesTable.id, row.id))
    .run()
}

export function deleteDraft(writer: Writer, id: string): void {
  writer.db.delete(manualEntriesTable).where(eq(manualEntriesTable.id, id)).run()
  removeRecord(writer, { kind: 'manualEntry', id })
}

export function insertTemplate({ db }: Writer, template: StoredTemplate): void {
  db.insert(journalTemplatesTable).values(template).run()
}

export function changeTemplate({ db }: Writer, { id, ...values }: StoredTemplate): void {
  db.update(journalTemplatesTable).set(values).where(eq(journalTemplatesTable.id, id)).run()
}

export function removeTemplate({ db }: Writer, id: string): void {
  db.delete(journalTemplatesTable).where(eq(journalTemplatesTable.id, id)).run()
}
