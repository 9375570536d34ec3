import { deletion } from '#app/shell/register/deletion.ts'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import {
  type EmployeeContract,
  EmployeeContractInput,
  EmployeeContractListQuery,
  type EmployeeContractRow,
  employeeContractsContract,
} from '#contract/people/employee-contracts.ts'
import {
  type Employee,
  EmployeeInput,
  EmployeeListQuery,
  type EmployeeRow,
  employeesContract,
} from '#contract/people/employees.ts'
import { type EmployeeChoices, loadEmployeeChoices } from './choices.ts'
import { EmployeePanels } from './components/employee-panels.tsx'
import { contractSections, employeeSections } from './fields.ts'
import { loadEmployeePanels } from './panels.ts'
import { chartPath, employeePath } from './paths.ts'

const columns: Column<EmployeeRow, EmployeeChoices>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'number', kind: 'text', label: 'field.number', sort: 'number', tone: 'soft' },
  { name: 'jobTitle', kind: 'text', label: 'field.jobTitle', place: 'detail' },
  { name: 'managerName', kind: 'text', label: 'field.managerId', tone: 'soft' },
  { name: 'email', kind: 'text', label: 'field.email', place: 'secondDetail', tone: 'soft' },
  { name: 'phone', kind: 'text', label: 'field.phone', tone: 'soft' },
  { name: 'startDate', kind: 'date', label: 'field.startDate', sort: 'startDate' },
  { name: 'endDate', kind: 'date', label: 'field.endDate' },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

const filters: Filter<EmployeeChoices>[] = [
  {
    kind: 'choice',
    name: 'managerId',
    label: 'field.managerId',
    choices: ({ extra }) => extra.employees,
  },
]

const plain = plainRegister({
  contract: employeesContract,
  query: EmployeeListQuery,
  input: EmployeeInput,
  one: (firmId, employeeId) => ({ firmId, employeeId }),
})

const employees = describeRegister({
  name: 'employees',
  recordKind: 'employee',
  path: 'employees',
  idParam: 'employeeId',
  tabs: ['active', 'archived'],
  columns,
  filters,
  load: loadEmployeeChoices,
  nameOf: ({ name }: EmployeeRow | Employee) => name,
  sentenceOf: ({ jobTitle }: Employee) => jobTitle,
  ...plain,
  hasImport: true,
  form: {
    input: EmployeeInput,
    sections: employeeSections,
    initial: ({ firm }) => ({ place: firm.country ?? '' }),
  },
  actions: [
    ...plain.actions,
    deletion(employeesContract.delete, (firmId, employeeId) => ({ firmId, employeeId })),
  ],
  links: (_, { firm: { firmId } }) => [
    { label: 'menu.chart', icon: 'split', href: chartPath(firmId), place: 'menu' },
  ],
  loadPanels: loadEmployeePanels,
  Panels: EmployeePanels,
})

const contractColumns: Column<EmployeeContractRow, EmployeeChoices>[] = [
  { name: 'employeeName', kind: 'link', label: 'field.employeeId', place: 'name' },
  {
    name: 'startDate',
    kind: 'date',
    label: 'contracts.field.startDate',
    sort: 'startDate',
    place: 'detail',
  },
  { name: 'lastDate', kind: 'date', label: 'contracts.field.lastDate' },
  {
    name: 'weeklyHours',
    kind: 'number',
    label: 'contracts.field.weeklyHours',
    place: 'secondDetail',
  },
  {
    name: 'payPer',
    kind: 'choice',
    choices: 'payPer',
    label: 'contracts.field.payPer',
    place: 'state',
  },
  {
    name: 'pay',
    kind: 'price',
    label: 'contracts.field.pay',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
  changedColumn,
]

const plainContracts = plainRegister({
  contract: employeeContractsContract,
  query: EmployeeContractListQuery,
  input: EmployeeContractInput,
  one: (firmId, contractId) => ({ firmId, contractId }),
})

const contracts = describeRegister({
  name: 'employee-contracts',
  texts: 'employees',
  prefix: 'contracts',
  recordKind: 'employeeContract',
  path: 'employee-contracts',
  idParam: 'contractId',
  tabs: ['active', 'archived'],
  columns: contractColumns,
  filters: [
    {
      kind: 'choice',
      name: 'employeeId',
      label: 'field.employeeId',
      choices: ({ extra }) => extra.employees,
    },
  ],
  load: loadEmployeeChoices,
  nameOf: ({ employeeName }: EmployeeContractRow | EmployeeContract) => employeeName,
  sentenceOf: ({ startDate, lastDate }, { t, format }) =>
    lastDate === ''
      ? t('from', { day: format.date(startDate) })
      : t('span', { from: format.date(startDate), to: format.date(lastDate) }),
  ...plainContracts,
  hasImport: true,
  form: {
    input: EmployeeContractInput,
    sections: contractSections,
    initial: ({ firm }) => ({ payPer: 'month', currency: firm.baseCurrency }),
  },
  actions: [
    ...plainContracts.actions,
    deletion(employeeContractsContract.delete, (firmId, contractId) => ({ firmId, contractId })),
  ],
  links: ({ employeeId }, { firm: { firmId } }) => [
    { label: 'record.employee', icon: 'user', href: employeePath(firmId, employeeId) },
  ],
})

export const registers = [employees, contracts]
