import type { OwnEmployment } from '#contract/people/own-work.ts'
import { without } from '../../../core/without.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { placeName } from '../attendance/index.ts'
import { toContract } from './contracts.ts'
import { contractsOf, findEmployee, findEmployeeOfUser } from './views.ts'

/** What the firm keeps of who asks; null for who is none of its employees. */
export function getOwnEmployment(reader: Reader, { actor }: FirmContext): OwnEmployment | null {
  // A key of the API is nobody's own: it acts for the firm.
  const employee = actor.isProgram ? undefined : findEmployeeOfUser(reader, actor.userId)
  if (!employee || employee.isArchived) return null
  return {
    ...without(employee, 'notes', 'userId', 'managerId'),
    placeName: placeName(employee.place, actor.language),
    managerName: findEmployee(reader, employee.managerId)?.name ?? '',
    contracts: contractsOf(reader, employee).map((contract) =>
      without(toContract(reader, contract), 'notes'),
    ),
  }
}
