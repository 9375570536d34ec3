import { and, eq, gte, lt } from 'drizzle-orm'
import { addMonths } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { findEmployee, type StoredEmployee } from '../../employees/index.ts'
import { countryOfEmployee } from '../pay-data.ts'
import { countryOf } from '../statutory/countries.ts'
import { payrollRunsTable, payslipsTable } from '../tables.ts'
import { hasLeftBefore } from './after-leaving.ts'
import { correctionsFor, monthsBack } from './correct.ts'
import { settledPayslips } from './stored.ts'
import type { About } from './write-down.ts'

/**
 * People who have left, be they archived or not, and of whose earlier months something is still due,
 * such as a late raise.
 */
export function leaversDue(reader: Reader, firm: FirmContext, run: About['run']): StoredEmployee[] {
  const country = countryOf(run.country)
  return paidBefore(reader, run).filter((employee) => {
    if (!hasLeftBefore(employee, run) || countryOfEmployee(employee) !== run.country) return false
    const earlier = settledPayslips(reader, employee.id).filter((one) => one.run.month < run.month)
    return correctionsFor(reader, employee, { firm, run, country, earlier }).lines.length > 0
  })
}

/** Whoever had a payslip in the months that are looked at again. */
function paidBefore(reader: Reader, { fromDate, month }: About['run']): StoredEmployee[] {
  const first = addMonths(fromDate, -monthsBack).slice(0, 7)
  const rows = reader.db
    .selectDistinct({ employeeId: payslipsTable.employeeId })
    .from(payslipsTable)
    .innerJoin(payrollRunsTable, eq(payrollRunsTable.id, payslipsTable.runId))
    .where(and(gte(payrollRunsTable.month, first), lt(payrollRunsTable.month, month)))
    .all()
  return rows.flatMap(({ employeeId }) => findEmployee(reader, employeeId) ?? [])
}
