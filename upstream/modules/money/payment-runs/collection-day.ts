import { conflictOf } from '#contract/core/errors.ts'
import { addDays, laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { debitSettings } from '../mandates/index.ts'
import { bankDaysAfter, nextBankDay } from './bank-days.ts'
import type { StoredRun } from './reader.ts'

/** A bank takes a debit at least a bank day before its day, be it the first of a mandate or not. */
const leadBankDays = 1

/** The first day on which a debit can be collected: its customer is told in time, and so is the bank. */
export function firstCollectionDate(reader: Reader, context: FirmContext): string {
  const told = addDays(firmDate(reader, context), debitSettings(reader).noticeDays)
  return nextBankDay(laterOf(firstBankDate(reader, context), told))
}

/** The first day on which a bank that is told today collects. */
function firstBankDate(reader: Reader, context: FirmContext): string {
  return bankDaysAfter(firmDate(reader, context), leadBankDays)
}

/**
 * Has the day of a run be one for which its customers, told on its approval, are told in time.
 * @throws AppError conflict
 */
export function requireTimeToTell(
  reader: Reader,
  context: FirmContext,
  { executionDate }: Pick<StoredRun, 'executionDate'>,
): void {
  if (executionDate < firstCollectionDate(reader, context)) throw conflictOf('collectionTooNear')
}

/** Has the day of a run be one that the bank still takes. @throws AppError conflict */
export function requireTimeForBank(
  reader: Reader,
  context: FirmContext,
  { executionDate }: Pick<StoredRun, 'executionDate'>,
): void {
  if (executionDate < firstBankDate(reader, context)) throw conflictOf('collectionTooNear')
}
