import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../firm/store.ts'
import { payrollRunsTable, payslipsTable } from './tables.ts'

/** The last day of the last month that somebody's pay was posted for; empty for none. */
export function lastPaidDay({ db }: Pick<Reader, 'db'>, employeeId: string): string {
  const last = db
    .select({ toDate: payrollRunsTable.toDate })
    .from(payslipsTable)
    .innerJoin(payrollRunsTable, eq(payrollRunsTable.id, payslipsTable.runId))
    .where(
      and(
        eq(payslipsTable.employeeId, employeeId),
        inArray(payrollRunsTable.state, ['posted', 'paid']),
      ),
    )
    .orderBy(desc(payrollRunsTable.toDate))
    .get()
  return last?.toDate ?? ''
}
