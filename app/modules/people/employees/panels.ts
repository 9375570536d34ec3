import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  EmployeeContractListQuery,
  type EmployeeContractRow,
  employeeContractsContract,
} from '#contract/people/employee-contracts.ts'
import { type Employee, EmployeeListQuery, employeesContract } from '#contract/people/employees.ts'

/** What else belongs to somebody: their contracts, for who may see pay, and who reports to them. */
export type EmployeePanelsView = {
  contracts: EmployeeContractRow[] | null
  reports: { id: string; name: string; jobTitle: string }[]
}

export async function loadEmployeePanels(
  { call, firm: { firmId }, can }: FirmAccess,
  { id }: Pick<Employee, 'id'>,
): Promise<EmployeePanelsView> {
  const [contracts, reports] = await Promise.all([
    can('employee:private')
      ? call(employeeContractsContract.rows, {
          ...EmployeeContractListQuery.parse({ employeeId: id }),
          firmId,
        })
      : null,
    call(employeesContract.rows, { ...EmployeeListQuery.parse({ managerId: id }), firmId }),
  ])
  return { contracts: contracts?.rows ?? null, reports: reports.rows }
}
