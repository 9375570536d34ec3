import { and, eq } from 'drizzle-orm'
import { PurchaseContent } from '#contract/buying/recurring-purchases.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import type { RecurringRecord } from './reader.ts'
import { recurringPurchaseRunsTable, recurringPurchasesTable } from './tables.ts'

type NewRecurring = Omit<
  typeof recurringPurchasesTable.$inferInsert,
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
    .insert(recurringPurchasesTable)
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
    .update(recurringPurchasesTable)
    .set({ ...changes, ...stamps, version: before.version + 1 })
    .where(eq(recurringPurchasesTable.id, before.id))
    .returning()
    .get()
  writeSearch(writer, row)
  return row
}

export function deleteRecurring(writer: Writer, { id, rowNumber }: RecurringRecord): void {
  const { db } = writer
  db.delete(recurringPurchaseRunsTable).where(eq(recurringPurchaseRunsTable.recurringId, id)).run()
  db.delete(recurringPurchasesTable).where(eq(recurringPurchasesTable.id, id)).run()
  removeSearchEntry(writer, 'recurring_purchase_search', rowNumber)
  removeRecord(writer, { kind: 'recurringPurchase', id })
}

type Run = Omit<typeof recurringPurchaseRunsTable.$inferInsert, 'id'>

/** Notes that a date has its document. The table takes each date once. */
export function insertRun({ db }: Writer, { newId }: FirmContext, run: Run): void {
  db.insert(recurringPurchaseRunsTable)
    .values({ ...run, id: newId() })
    .run()
}

/** Whether a date has its document already. */
export function hasRun({ db }: Pick<Writer, 'db'>, recurringId: string, date: string): boolean {
  const isIt = and(
    eq(recurringPurchaseRunsTable.recurringId, recurringId),
    eq(recurringPurchaseRunsTable.date, date),
  )
  return db.select().from(recurringPurchaseRunsTable).where(isIt).get() !== undefined
}

function writeSearch(writer: Writer, row: RecurringRecord): void {
  const { lines, note } = PurchaseContent.parse(JSON.parse(row.content))
  const text = [note, ...lines.map(({ description }) => description)].join('\n').slice(0, 20_000)
  writeSearchEntry(writer, 'recurring_purchase_search', row.rowNumber, {
    name: row.name,
    supplier: row.supplierName,
    lines: text,
  })
  putSearchEntry(writer, {
    kind: 'recurringPurchase',
    id: row.id,
    title: row.name,
    subtitle: row.supplierName,
    text,
    amount: row.total,
    currency: row.currency,
    ...(row.nextDate !== '' && { date: row.nextDate }),
  })
}
