import type { OwnEmployment } from '#contract/people/own-work.ts'
import { without } from '../../../core/without.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { placeName } from '../attendance/index.ts'
import { findAsker } from './asker.ts'
import { toContract } from './contracts.ts'
import { contractsOf, findEmployee } from './views.ts'

/** What the firm keeps of who asks; null for who is none of its employees. */
export function getOwnEmployment(reader: Reader, firm: FirmContext): OwnEmployment | null {
  const employee = findAsker(reader, firm)
  if (!employee) return null
  const { actor } = firm
  return {
    ...without(employee, 'notes', 'userId', 'managerId'),
    placeName: placeName(employee.place, actor.language),
    managerName: findEmployee(reader, employee.managerId)?.name ?? '',
    contracts: contractsOf(reader, employee).map((contract) =>
      without(toContract(reader, contract), 'notes'),
    ),
  }
}
