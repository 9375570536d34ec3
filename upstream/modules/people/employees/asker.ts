import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findEmployeeOfUser, type StoredEmployee } from './views.ts'

/**
 * Who asks, as an employee, be they here or gone: for reading what is their own, such as payslips, as long
 * as they can sign in. A key of the API is nobody's own: it acts for the firm.
 */
export function findAsker(
  reader: Pick<Reader, 'sql'>,
  { actor }: Pick<FirmContext, 'actor'>,
): StoredEmployee | undefined {
  return actor.isProgram ? undefined : findEmployeeOfUser(reader, actor.userId)
}

/** Whether somebody works here no more: archived, or their last day is over. */
export function hasLeft(
  { isArchived, endDate }: Pick<StoredEmployee, 'isArchived' | 'endDate'>,
  today: string,
): boolean {
  return isArchived || (endDate !== '' && endDate < today)
}

/**
 * Who asks, as somebody who has not left: for whatever is done (clocking, asking, deciding as a manager)
 * and for what colleagues see of each other.
 */
export function findPresent(reader: Reader, firm: FirmContext): StoredEmployee | undefined {
  const asker = findAsker(reader, firm)
  return asker && !hasLeft(asker, firmDate(reader, firm)) ? asker : undefined
}

/** As `findPresent`. @throws AppError forbidden for who is no employee, or has left */
export function requirePresent(reader: Reader, firm: FirmContext): StoredEmployee {
  const employee = findPresent(reader, firm)
  if (!employee) throw new AppError('forbidden', 'You are not an employee of this firm')
  return employee
}
