import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { PurchaseContent, type RecurringPurchaseRun } from '#contract/buying/recurring-purchases.ts'
import { AppError } from '#contract/core/errors.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findBillState } from '../bills/views.ts'
import { findExpenseState } from '../expenses/views.ts'
import { recurringPurchaseRunsTable, recurringPurchasesTable } from './tables.ts'

export type RecurringRecord = typeof recurringPurchasesTable.$inferSelect

export function findRecurring({ db }: Reader, id: string): RecurringRecord | undefined {
  return db.select().from(recurringPurchasesTable).where(eq(recurringPurchasesTable.id, id)).get()
}

/** @throws AppError not_found */
export function getRecurring(reader: Reader, id: string): RecurringRecord {
  const row = findRecurring(reader, id)
  if (!row) throw new AppError('not_found', 'No such recurring purchase')
  return row
}

/** As `getRecurring`, of a supplier whom the caller's role reaches. @throws AppError not_found */
export function getReached(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  id: string,
): RecurringRecord {
  const row = getRecurring(reader, id)
  const { supplierId } = row
  if (supplierId === null || reachesRecord(reader, actor, 'party', supplierId)) return row
  throw new AppError('not_found', 'No such recurring purchase')
}

export function contentOf({ content }: RecurringRecord): PurchaseContent {
  return PurchaseContent.parse(JSON.parse(content))
}

const isActive = eq(recurringPurchasesTable.state, 'active')

/** The active one that is to be tried next, no later than an instant if one is given. */
export function findNext({ db }: Reader, until?: Date): RecurringRecord | undefined {
  const isDue = until ? lte(recurringPurchasesTable.runAt, until.toISOString()) : undefined
  return db
    .select()
    .from(recurringPurchasesTable)
    .where(and(isActive, isDue))
    .orderBy(asc(recurringPurchasesTable.runAt), asc(recurringPurchasesTable.id))
    .limit(1)
    .get()
}

/** The active ones whose next date is not after a day. */
export function activeUntil({ db }: Reader, day: string): RecurringRecord[] {
  return db
    .select()
    .from(recurringPurchasesTable)
    .where(and(isActive, lte(recurringPurchasesTable.nextDate, day)))
    .orderBy(recurringPurchasesTable.nextDate)
    .limit(200)
    .all()
}

/** The last date that something was made for; empty for none. */
export function lastMade({ sql }: Reader, id: string): string {
  const query = 'select max(date) as date from recurring_purchase_runs where recurring_id = ?'
  return sql.exec<{ date: string | null }>(query, id).one().date ?? ''
}

/** The last ones made, newest first; one whose draft was deleted is shown by its date. */
export function runsOf(reader: Reader, id: string, maximum: number): RecurringPurchaseRun[] {
  return reader.db
    .select()
    .from(recurringPurchaseRunsTable)
    .where(eq(recurringPurchaseRunsTable.recurringId, id))
    .orderBy(desc(recurringPurchaseRunsTable.date))
    .limit(maximum)
    .all()
    .map(({ date, kind, documentId }) => {
      const find = kind === 'bill' ? findBillState : findExpenseState
      return { date, kind, documentId, document: find(reader, documentId) ?? null }
    })
}
