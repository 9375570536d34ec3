import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import {
  type EmployeeContract,
  type EmployeeContractInput,
  type EmployeeContractListQuery,
  employeeContractsContract,
} from '#contract/people/employee-contracts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import { getEmployee } from './employees.ts'
import { employeeContractsSearch, employeeContractsTable } from './tables.ts'
import { contractsOf, findEmployee, type StoredContract, weekOf } from './views.ts'

export const contractList: RegisterSource<EmployeeContractListQuery> = {
  from: 'employee_contracts',
  search: employeeContractsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { startDate: 'start_date', updatedAt: 'updated_at' },
  filters: { employeeId: equals('employee_id') },
}

const stored = rowOf(employeeContractsTable)

export const employeeContracts = defineRegister({
  kind: 'employeeContract',
  contract: employeeContractsContract,
  table: employeeContractsTable,
  list: contractList,
  row: (raw, reader) => toContract(reader, stored(raw)),
  record: (reader, _firm, row) => toContract(reader, row),
  // The day alone: a title stands where more people read than may know whose pay it is about.
  labelOf: ({ startDate }) => startDate,
  found: ({ employeeId }, reader) => ({
    words: { name: findEmployee(reader, employeeId)?.name ?? '' },
    subtitle: findEmployee(reader, employeeId)?.name ?? '',
  }),
  reach: 'whole',
  prepare,
})

/** A contract as the API shows it. */
export function toContract(reader: Reader, contract: StoredContract): EmployeeContract {
  const employee = getEmployee(reader, contract.employeeId)
  const dated = contractsOf(reader, employee).find(({ id }) => id === contract.id)
  const minutes = weekOf(contract).reduce((sum, day) => sum + day, 0)
  return {
    ...contract,
    employeeName: employee.name,
    lastDate: dated?.lastDate ?? '',
    weeklyHours: String(Math.round((minutes / 60) * 100) / 100),
  }
}

function prepare(
  writer: Writer,
  _firm: FirmContext,
  input: EmployeeContractInput,
  before?: StoredContract,
): Prepared {
  const fields: FieldProblems = {}
  const employee = findEmployee(writer, input.employeeId)
  if (!employee) fields.employeeId = { key: 'required' }
  else {
    const { startDate } = input
    if (startDate < employee.startDate) fields.startDate = { key: 'beforeEmployment' }
    if (employee.endDate !== '' && startDate > employee.endDate) {
      fields.startDate = { key: 'afterEmployment' }
    }
    const isTaken = contractsOf(writer, employee).some(
      (other) => other.id !== before?.id && other.startDate === startDate,
    )
    if (isTaken) fields.startDate = { key: 'contractSameDay' }
  }
  const kept = before ? [before] : []
  const centre = centreProblem(writer, input.costCentreId, kept)
  if (centre) fields.costCentreId = { key: centre }
  refuseProblems(fields, 'The contract has fields to correct')
  return { columns: input }
}
