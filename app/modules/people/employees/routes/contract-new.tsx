import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Format } from '#app/shell/format.ts'
import type { Args } from '#app/shell/load-context.ts'
import { createRecord, loadNew } from '#app/shell/register/record.server.ts'
import { registerOf } from '#app/shell/register/registry.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Id } from '#contract/core/fields.ts'
import {
  EmployeeContractListQuery,
  employeeContractsContract,
  weekdays,
} from '#contract/people/employee-contracts.ts'
import { employeesContract } from '#contract/people/employees.ts'

/** As the kit's, with the person whose page led here and what their contract is likely to say. */
export async function loader(args: Args) {
  const loaded = await loadNew(args, await registerOf(args))
  const [access, { format }] = await Promise.all([requireFirm(args), getVisit(args)])
  const named = Id.safeParse(new URL(args.request.url).searchParams.get('employee'))
  const likely = named.success ? await likelyOf(access, named.data, format) : fullWeek
  return { ...loaded, initial: { ...loaded.initial, ...likely } }
}

export async function action(args: Args) {
  return createRecord(args, await registerOf(args))
}

const fullWeek: TypedTree = Object.fromEntries(weekdays.slice(0, 5).map((day) => [day, '8']))

/** A first contract begins with the person, in a full week; the next is as the last one was. */
async function likelyOf(
  { call, firm: { firmId } }: FirmAccess,
  employeeId: string,
  format: Format,
): Promise<TypedTree> {
  const query = EmployeeContractListQuery.parse({ employeeId })
  const { rows } = await call(employeeContractsContract.rows, { ...query, firmId })
  const [last] = rows
  if (!last) {
    const { startDate } = await call(employeesContract.get, { firmId, employeeId })
    return { ...fullWeek, employeeId, startDate }
  }
  const before = await call(employeeContractsContract.get, { firmId, contractId: last.id })
  const { payPer, currency, costCentreId, pay, yearlyLeave } = before
  const hours = weekdays.map((day) => [day, Number(before[day]) === 0 ? '' : before[day]] as const)
  const numbers = [...hours, ['pay', pay] as const, ['yearlyLeave', yearlyLeave] as const]
  return {
    ...{ employeeId, payPer, currency, costCentreId },
    ...Object.fromEntries(
      numbers.map(([name, value]) => [name, value === '' ? '' : format.numberInput(value)]),
    ),
  }
}

export { default, meta } from '#app/shell/register/routes/new.tsx'
