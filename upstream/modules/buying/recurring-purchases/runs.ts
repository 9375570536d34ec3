import { desc, eq } from 'drizzle-orm'
import type { RecurringPurchaseRun } from '#contract/buying/recurring-purchases.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findBillState } from '../bills/views.ts'
import { findExpenseState } from '../expenses/views.ts'
import { recurringPurchaseRunsTable } from './tables.ts'

type Run = Omit<typeof recurringPurchaseRunsTable.$inferInsert, 'id'>

/** Notes that a date has its document. The table takes each date once. */
export function insertRun({ db }: Writer, { newId }: FirmContext, run: Run): void {
  db.insert(recurringPurchaseRunsTable)
    .values({ ...run, id: newId() })
    .run()
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
