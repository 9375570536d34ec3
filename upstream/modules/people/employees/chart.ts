import type { EmployeeInChart } from '#contract/people/employees.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { listEmployeesOn } from './views.ts'

/** Who works here today, by name; who reports to somebody who has left stands at the top. */
export function listChart(reader: Reader, firm: FirmContext): EmployeeInChart[] {
  const here = listEmployeesOn(reader, firmDate(reader, firm))
  const ids = new Set(here.map(({ id }) => id))
  return here.map(({ id, name, jobTitle, managerId }) => ({
    id,
    name,
    jobTitle,
    managerId: ids.has(managerId) ? managerId : '',
  }))
}
