import { centreOptions, loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import type { Choice } from '#app/shell/register/describe.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { membersContract } from '#contract/firm/members.ts'
import { EmployeeListQuery, employeesContract } from '#contract/people/employees.ts'

/** What the forms of employees and their contracts choose from. */
export type EmployeeChoices = {
  members: Choice[]
  employees: Choice[]
  places: { code: string; country: string; name: string }[]
  centres: Choice[]
}

/** As `EmployeeChoices`; a list shows names alone. */
export async function loadEmployeeChoices(
  access: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<EmployeeChoices> {
  const { call, firm, can } = access
  const { firmId } = firm
  const isList = page === 'list'
  const [employees, members, places, centres] = await Promise.all([
    call(employeesContract.rows, { ...EmployeeListQuery.parse({}), firmId }),
    isList ? [] : call(membersContract.listNames, { firmId }),
    isList ? [] : call(employeesContract.places, { firmId }),
    isList || !can('firm:view') ? [] : loadAllCentres(access),
  ])
  return {
    employees: employees.rows.map(({ id, name }) => ({ value: id, label: name })),
    members: members.map(({ userId, name }) => ({ value: userId, label: name })),
    places,
    centres: centreOptions({ centres, closed: '' }),
  }
}
