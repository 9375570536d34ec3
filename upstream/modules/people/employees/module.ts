import { employeeContractsContract } from '#contract/people/employee-contracts.ts'
import { employeesContract } from '#contract/people/employees.ts'
import { ownWorkContract } from '#contract/people/own-work.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listChart } from './chart.ts'
import { employeeContracts } from './contracts.ts'
import { writeDemoEmployees } from './demo.ts'
import { employees } from './employees.ts'
import { contractImporter, employeeImporter } from './importer.ts'
import { getOwnEmployment } from './own-employment.ts'
import { listPlaces } from './places.ts'

export const module = defineModule({
  name: 'employees',
  endpoints: {
    employees: answer(employeesContract, {
      ...employees.handlers,
      delete: write((writer, firm, { employeeId }) =>
        employees.deleteUnused(writer, firm, employeeId),
      ),
      chart: read(listChart),
      places: read(listPlaces),
    }),
    contracts: answer(employeeContractsContract, {
      ...employeeContracts.handlers,
      delete: write((writer, firm, { contractId }) =>
        employeeContracts.deleteUnused(writer, firm, contractId),
      ),
    }),
    own: answer(ownWorkContract, { get: read(getOwnEmployment) }),
  },
  demoStaff: writeDemoEmployees,
  recordKinds: { ...employees.recordKinds, ...employeeContracts.recordKinds },
  importers: [employeeImporter, contractImporter],
  /** Cost centres that somebody's pay is put on. */
  usesOf: {
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from employee_contracts where cost_centre_id = ? limit 1', id).toArray()
        .length > 0,
  },
})
