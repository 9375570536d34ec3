import { addDays } from '#contract/core/days.ts'
import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import type { Place } from '../attendance/index.ts'
import { employeeContractsTable, employeesTable } from './tables.ts'

export type StoredEmployee = typeof employeesTable.$inferSelect
export type StoredContract = typeof employeeContractsTable.$inferSelect

/** A contract with the last day that it holds; empty while none is known. */
export type DatedContract = StoredContract & { lastDate: string }

const employeeOf = rowOf(employeesTable)
const contractOf = rowOf(employeeContractsTable)

/** Everybody who is in the list of employees, those who have left among them, by name. */
export function listEmployees({ sql }: Pick<Reader, 'sql'>): StoredEmployee[] {
  const query = 'select * from employees where is_archived = 0 order by name collate nocase, id'
  return sql.exec(query).toArray().map(employeeOf)
}

/** Those whose employment has begun by a day and not ended before it. */
export function listEmployeesOn(reader: Pick<Reader, 'sql'>, day: string): StoredEmployee[] {
  return listEmployees(reader).filter((employee) => isEmployedOn(employee, day))
}

/** Whether somebody's employment includes a day. */
export function isEmployedOn(
  { startDate, endDate }: Pick<StoredEmployee, 'startDate' | 'endDate'>,
  day: string,
): boolean {
  return startDate <= day && (endDate === '' || day <= endDate)
}

/** Somebody by their id, be they archived or not. */
export function findEmployee({ sql }: Pick<Reader, 'sql'>, id: string): StoredEmployee | undefined {
  const [row] = sql.exec('select * from employees where id = ?', id).toArray()
  return row && employeeOf(row)
}

/** Some people by their ids, be they archived or not. */
export function employeesById(
  { sql }: Pick<Reader, 'sql'>,
  ids: readonly string[],
): ReadonlyMap<string, StoredEmployee> {
  const query = 'select * from employees where id in (select value from json_each(?))'
  const rows = sql.exec(query, JSON.stringify([...new Set(ids)])).toArray()
  return new Map(rows.map(employeeOf).map((employee) => [employee.id, employee]))
}

/** Who a member of the firm is among its employees. */
export function findEmployeeOfUser(
  { sql }: Pick<Reader, 'sql'>,
  userId: string,
): StoredEmployee | undefined {
  if (userId === '') return undefined
  // That it is not empty is said again for SQLite, which else takes no index of those that are not.
  const query = `select * from employees where user_id = ? and user_id <> ''`
  const [row] = sql.exec(query, userId).toArray()
  return row && employeeOf(row)
}

/** SQL of the id that a member of the firm has among its employees; it binds the id of their account. */
export const idOfUser = `select id from employees
  where user_id = ? and user_id <> '' and is_archived = 0`

/** Whether an employee is whoever acts. A key of the API acts for the person who made it. */
export function isOneself(
  { actor }: Pick<FirmContext, 'actor'>,
  { userId }: Pick<StoredEmployee, 'userId'>,
): boolean {
  return userId !== '' && userId === actor.userId
}

/** Whether somebody else has to decide what whoever acts wants for an employee: the owner answers to nobody. */
export function needsOtherPerson(
  firm: Pick<FirmContext, 'actor'>,
  employee: Pick<StoredEmployee, 'userId'>,
): boolean {
  return isOneself(firm, employee) && firm.actor.role !== 'owner'
}

/** @throws AppError forbidden with `detail.reason` `ownMatter` where another person has to do it */
export function requireNotOneself(
  firm: Pick<FirmContext, 'actor'>,
  employee: Pick<StoredEmployee, 'userId'>,
): void {
  if (!needsOtherPerson(firm, employee)) return
  throw new AppError('forbidden', 'Another person must do this for you', {
    detail: { reason: 'ownMatter' },
  })
}

/** Somebody's contracts from the first on, each with its last day. */
export function contractsOf(
  { sql }: Pick<Reader, 'sql'>,
  employee: StoredEmployee,
): DatedContract[] {
  const rows = sql
    .exec(
      'select * from employee_contracts where employee_id = ? and is_archived = 0 order by start_date',
      employee.id,
    )
    .toArray()
    .map(contractOf)
  return rows.map((row, at) => {
    const next = rows[at + 1]
    return { ...row, lastDate: next ? addDays(next.startDate, -1) : employee.endDate }
  })
}

/** The contract that holds for somebody on a day; none before the first or after their last day. */
export function contractOn(
  reader: Pick<Reader, 'sql'>,
  employee: StoredEmployee,
  day: string,
): DatedContract | undefined {
  return contractsOf(reader, employee).find(
    ({ startDate, lastDate }) => startDate <= day && (lastDate === '' || day <= lastDate),
  )
}

/** Minutes to be worked on each day of a week by a contract, from Monday. */
export function weekOf(contract: StoredContract): number[] {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = contract
  return [monday, tuesday, wednesday, thursday, friday, saturday, sunday].map((hours) =>
    Math.round(Number(hours) * 60),
  )
}

/** Where somebody works, as holidays are looked up: `DE-BY-A`. */
export function placeOf({ place }: Pick<StoredEmployee, 'place'>): Place {
  const [country = '', state, region] = place.split('-')
  return { country, ...(state && { state }), ...(region && { region }) }
}
