import { invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { listEmployeesOn, type StoredEmployee } from '../employees/index.ts'
import { type ApproverLevel, type ChainStep, chainOnSubmission } from './approval-chain.ts'
import { hrPrincipal } from './show-request.ts'
import { leaveDeputiesTable } from './tables.ts'

export type StoredDeputy = typeof leaveDeputiesTable.$inferSelect

const deputyOf = rowOf(leaveDeputiesTable)
const always = { from: '0001-01-01', to: null }

/** Who stands in for approvers, of one of them or of all. */
export function listDeputies({ sql }: Pick<Reader, 'sql'>, employeeId = ''): StoredDeputy[] {
  return sql
    .exec(
      `select * from leave_deputies where ?1 = '' or employee_id = ?1 order by from_date, id`,
      employeeId,
    )
    .toArray()
    .map(deputyOf)
}

/**
 * The chain of a request that is asked for on a day. Whoever has no manager with an account is
 * decided on by HR, who also stands in at every step, so that nothing waits for somebody who is away.
 * The owner of a firm answers to nobody.
 * @throws AppError invalid where nobody could decide
 */
export function chainOf(
  reader: Reader,
  { actor }: FirmContext,
  employee: StoredEmployee,
  levels: readonly ApproverLevel[],
  today: string,
): ChainStep[] {
  const here = listEmployeesOn(reader, today)
  const byId = new Map(here.map((one) => [one.id, one]))
  const managers = here.map(({ id, managerId }) => {
    const above = byId.get(managerId)
    return { personId: id, managerId: above?.userId ? above.id : hrPrincipal, ...always }
  })
  const answer = chainOnSubmission(
    levels,
    employee.id,
    {
      managers: managers.some(({ personId }) => personId === employee.id)
        ? managers
        : [...managers, { personId: employee.id, managerId: hrPrincipal, ...always }],
      deputies: listDeputies(reader).map(({ employeeId: personId, deputyId, from, to }) => ({
        ...{ personId, deputyId, from, to },
      })),
      roles: [{ role: 'hr', personId: hrPrincipal, ...always }],
    },
    today,
  )
  if (!answer.ok) throw invalidField('typeCode', 'nobodyApproves')
  const { chain } = answer
  const isOwnOwner = actor.role === 'owner' && employee.userId === actor.userId
  if (isOwnOwner && chain.every(({ approverIds }) => approverIds.join() === hrPrincipal)) return []
  return chain.map((step) => ({
    ...step,
    deputyIds: step.approverIds.includes(hrPrincipal)
      ? step.deputyIds
      : [...step.deputyIds, hrPrincipal],
  }))
}
