import { and, eq } from 'drizzle-orm'
import type { RecurringContent } from '#contract/selling/recurring.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import type { RecurringRecord } from './reader.ts'
import { recurringRunsTable, recurringTable } from './tables.ts'

type NewRecurring = Omit<
  typeof recurringTable.$inferInsert,
  'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'rowNumber'
>

export function insertRecurring(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  values: NewRecurring,
): RecurringRecord {
  const at = now.toISOString()
  const by = actor.userId
  const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  const row = writer.db
    .insert(recurringTable)
    .values({ ...values, ...stamps, id: newId(), version: 1 })
    .returning()
    .get()
  writeSearch(writer, row)
  return row
}

export function changeRecurring(
  writer: Writer,
  { actor, now }: FirmContext,
  before: RecurringRecord,
  changes: Partial<NewRecurring>,
): RecurringRecord {
  const stamps = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  const row = writer.db
    .update(recurringTable)
    .set({ ...changes, ...stamps, version: before.version + 1 })
    .where(eq(recurringTable.id, before.id))
    .returning()
    .get()
  writeSearch(writer, row)
  return row
}

export function deleteRecurring(writer: Writer, { id, rowNumber }: RecurringRecord): void {
  writer.db.delete(recurringRunsTable).where(eq(recurringRunsTable.recurringId, id)).run()
  writer.db.delete(recurringTable).where(eq(recurringTable.id, id)).run()
  removeSearchEntry(writer, 'recurring_search', rowNumber)
  removeRecord(writer, { kind: 'recurring', id })
}

/** Notes that a date has its invoice. The table takes each date once. */
export function insertRun(
  { db }: Writer,
  { newId }: FirmContext,
  run: { recurringId: string; date: string; invoiceId: string },
): void {
  db.insert(recurringRunsTable)
    .values({ ...run, id: newId() })
    .run()
}

/** Whether a date has its invoice already. */
export function hasRun({ db }: Pick<Writer, 'db'>, recurringId: string, date: string): boolean {
  const isIt = and(
    eq(recurringRunsTable.recurringId, recurringId),
    eq(recurringRunsTable.date, date),
  )
  return db.select().from(recurringRunsTable).where(isIt).get() !== undefined
}

function writeSearch(writer: Writer, row: RecurringRecord): void {
  const { lines }: RecurringContent = JSON.parse(row.content)
  const text = lines
    .map(({ description }) => description)
    .join('\n')
    .slice(0, 20_000)
  writeSearchEntry(writer, 'recurring_search', row.rowNumber, {
    name: row.name,
    customer: row.customerName,
    lines: text,
  })
  putSearchEntry(writer, {
    kind: 'recurring',
    id: row.id,
    title: row.name,
    subtitle: row.customerName,
    text,
    amount: row.total,
    currency: row.currency,
    ...(row.nextDate !== '' && { date: row.nextDate }),
  })
}
