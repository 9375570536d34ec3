import { addMonths } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { listEmployees, type StoredEmployee } from '../../employees/index.ts'
import { countryOfEmployee } from '../pay-data.ts'
import { countryOf } from '../statutory/countries.ts'
import { hasLeftBefore } from './after-leaving.ts'
import { correctionsFor, monthsBack } from './correct.ts'
import { settledPayslips } from './stored.ts'
import type { About } from './write-down.ts'

/** People who have left and of whose earlier months something is still due, such as a late raise. */
export function leaversDue(reader: Reader, run: About['run']): StoredEmployee[] {
  const country = countryOf(run.country)
  const first = addMonths(run.fromDate, -monthsBack)
  return listEmployees(reader).filter((employee) => {
    const isMeant =
      hasLeftBefore(employee, run) &&
      employee.endDate >= first &&
      countryOfEmployee(employee) === run.country
    if (!isMeant) return false
    const earlier = settledPayslips(reader, employee.id).filter((one) => one.run.month < run.month)
    return correctionsFor(reader, employee, { run, country, earlier }).lines.length > 0
  })
}
