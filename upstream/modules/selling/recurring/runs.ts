import { desc, eq } from 'drizzle-orm'
import type { RecurringRun } from '#contract/selling/recurring.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isOverdueOn } from '../invoicing/index.ts'
import { findInvoiceState } from '../invoicing/views.ts'
import { recurringRunsTable } from './tables.ts'

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
