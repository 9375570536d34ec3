import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { RecurringContent, type RecurringRun } from '#contract/selling/recurring.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { isOverdueOn } from '../invoicing/index.ts'
import { findInvoiceState } from '../invoicing/views.ts'
import { recurringRunsTable, recurringTable } from './tables.ts'

export type RecurringRecord = typeof recurringTable.$inferSelect

export function findRecurring({ db }: Reader, id: string): RecurringRecord | undefined {
  return db.select().from(recurringTable).where(eq(recurringTable.id, id)).get()
}

/** @throws AppError not_found */
export function getRecurring(reader: Reader, id: string): RecurringRecord {
  const row = findRecurring(reader, id)
  if (!row) throw new AppError('not_found', 'No such recurring invoice')
  return row
}

/** As `getRecurring`, of a customer whom the caller's role reaches. @throws AppError not_found */
export function getReached(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  id: string,
): RecurringRecord {
  const row = getRecurring(reader, id)
  if (reachesRecord(reader, actor, 'party', row.customerId)) return row
  throw new AppError('not_found', 'No such recurring invoice')
}

export function contentOf({ content }: RecurringRecord): RecurringContent {
  return RecurringContent.parse(JSON.parse(content))
}

const isActive = eq(recurringTable.state, 'active')

/** The active one that is to be tried next, no later than an instant if one is given. */
export function findNext({ db }: Reader, until?: Date): RecurringRecord | undefined {
  const isDue = until ? lte(recurringTable.runAt, until.toISOString()) : undefined
  return db
    .select()
    .from(recurringTable)
    .where(and(isActive, isDue))
    .orderBy(asc(recurringTable.runAt), asc(recurringTable.id))
    .limit(1)
    .get()
}

/** The last date that an invoice was made for; empty for none. */
export function lastMade({ sql }: Reader, id: string): string {
  const query = 'select max(date) as date from recurring_runs where recurring_id = ?'
  return sql.exec<{ date: string | null }>(query, id).one().date ?? ''
}

/** The last invoices made, newest first; one whose draft was deleted is shown by its date. */
export function runsOf(
  reader: Reader,
  recurringId: string,
  { today, maximum }: { today: string; maximum: number },
): RecurringRun[] {
  return reader.db
    .select()
    .from(recurringRunsTable)
    .where(eq(recurringRunsTable.recurringId, recurringId))
    .orderBy(desc(recurringRunsTable.date))
    .limit(maximum)
    .all()
    .map(({ date, invoiceId }) => {
      const found = findInvoiceState(reader, invoiceId)
      const invoice = found && {
        ...found,
        isOverdue: isOverdueOn({ ...found, kind: 'invoice' }, today),
      }
      return { date, invoiceId, invoice: invoice ?? null }
    })
}

/** The active ones whose next date is not after a day. */
export function activeUntil({ db }: Reader, day: string): RecurringRecord[] {
  const isBefore = and(isActive, lte(recurringTable.nextDate, day))
  return db
    .select()
    .from(recurringTable)
    .where(isBefore)
    .orderBy(recurringTable.nextDate)
    .limit(200)
    .all()
}
