import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findEmployeeOfUser, type StoredEmployee } from '../employees/index.ts'

/** Who asks, as an employee; undefined for none. A key of the API is nobody's own: it acts for the firm. */
export function findOwn(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
): StoredEmployee | undefined {
  const employee = actor.isProgram ? undefined : findEmployeeOfUser(reader, actor.userId)
  return employee?.isArchived ? undefined : employee
}
