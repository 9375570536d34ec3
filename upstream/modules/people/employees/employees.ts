import { type FieldProblems, invalidField, refuseProblems } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  type Employee,
  type EmployeeInput,
  type EmployeeListQuery,
  employeesContract,
} from '#contract/people/employees.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { isKnownPlace } from './places.ts'
import { employeesSearch, employeesTable } from './tables.ts'
import { findEmployee, needsOtherPerson, type StoredEmployee } from './views.ts'

/** What HR and the person alone see, by the names of the fields. */
export const privateFields = [
  ...(['birthDate', 'address', 'emergencyName', 'emergencyPhone', 'iban'] as const),
  ...(['taxNumber', 'socialNumber', 'papers', 'notes'] as const),
] as const

/** As many levels of managers a firm may have; more is a circle. */
const maxLevels = 20

export const employeeList: RegisterSource<EmployeeListQuery> = {
  from: 'employees',
  search: employeesSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: {
    name: 'name collate nocase',
    number: 'number collate nocase',
    startDate: 'start_date',
    updatedAt: 'updated_at',
  },
  filters: { managerId: equals('manager_id') },
}

const stored = rowOf(employeesTable)

export const employees = defineRegister({
  kind: 'employee',
  contract: employeesContract,
  table: employeesTable,
  list: employeeList,
  row: (raw, reader) => withManager(reader, stored(raw)),
  record: toEmployee,
  labelOf: ({ name }) => name,
  found: ({ name, number, jobTitle, email }) => ({
    words: { name, number, job_title: jobTitle, email },
    subtitle: jobTitle,
    text: `${number} ${email}`,
  }),
  reach: 'whole',
  kindParts: {
    // Files, comments and history tell of what HR alone sees.
    read: 'employee:private',
    fieldRights: Object.fromEntries(privateFields.map((name) => [name, 'employee:private'])),
  },
  prepare,
  isNamed: ({ sql }, { id }) =>
    sql
      .exec(
        `select 1 from employees where manager_id = ?1
         union all select 1 from employee_contracts where employee_id = ?1 limit 1`,
        id,
      )
      .toArray().length > 0,
})

/** @throws AppError not_found */
export const getEmployee: (reader: Reader, id: string) => StoredEmployee = employees.get

function withManager(reader: Reader, employee: StoredEmployee) {
  const managerName = findEmployee(reader, employee.managerId)?.name ?? ''
  return { ...employee, managerName }
}

function toEmployee(reader: Reader, _firm: FirmContext, employee: StoredEmployee): Employee {
  return withManager(reader, employee)
}

function prepare(
  writer: Writer,
  firm: FirmContext,
  input: EmployeeInput,
  before?: StoredEmployee,
): Prepared {
  requireValid(writer, input, before)
  // Whoever cuts themself off from their own record could decide on it as on another's.
  if (before && input.userId !== before.userId && needsOtherPerson(firm, before)) {
    throw invalidField('userId', 'ownMatter')
  }
  if (isAllowed(firm.actor, 'employee:private')) return { columns: input }
  const kept = privateFields.map((name) => [name, before?.[name] ?? (name === 'papers' ? [] : '')])
  return { columns: { ...input, ...Object.fromEntries(kept) } }
}

function requireValid(reader: Reader, input: EmployeeInput, before?: StoredEmployee): void {
  const fields: FieldProblems = {}
  const { managerId, number, userId, startDate, endDate, place } = input
  if (endDate !== '' && endDate < startDate) fields.endDate = { key: 'endBeforeStart' }
  if (!isKnownPlace(place)) fields.place = { key: 'unknownPlace' }
  if (managerId !== '' && !findEmployee(reader, managerId)) fields.managerId = { key: 'required' }
  if (before && isBelow(reader, managerId, before.id)) fields.managerId = { key: 'managesThemself' }
  const takenBy = (column: 'number' | 'user_id', value: string) =>
    value !== '' &&
    reader.sql
      .exec(
        `select 1 from employees where ${column} = ? collate nocase and id <> ?`,
        value,
        before?.id ?? '',
      )
      .toArray().length > 0
  if (takenBy('number', number)) fields.number = { key: 'employeeNumberTaken' }
  if (takenBy('user_id', userId)) fields.userId = { key: 'memberIsOther' }
  refuseProblems(fields, 'The employee has fields to correct')
}

/** Whether somebody is a person or reports to them, over however many levels. */
function isBelow(reader: Reader, id: string, above: string): boolean {
  let at = id
  for (let level = 0; level < maxLevels && at !== ''; level++) {
    if (at === above) return true
    at = findEmployee(reader, at)?.managerId ?? ''
  }
  return at !== ''
}
