import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type {
  DebitSequence,
  DebitSettings,
  Mandate,
  MandateState,
} from '#contract/money/mandates.ts'
import { addMonths } from '../../../firm/calendar.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { debitSettingsTable, mandatesTable } from './tables.ts'

export type StoredMandate = typeof mandatesTable.$inferSelect

/** A mandate that was not used for so many months has expired (SEPA rulebooks, AT-18). */
const monthsUnused = 36

/** @throws AppError not_found, also for one of a customer out of the caller's reach */
export function getStoredMandate(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  id: string,
): StoredMandate {
  const row = reader.db.select().from(mandatesTable).where(eq(mandatesTable.id, id)).get()
  if (row && reachesRecord(reader, actor, 'party', row.customerId)) return row
  throw new AppError('not_found', 'No such mandate')
}

/** Where a mandate stands on a day. */
export function stateOn(row: StoredMandate, day: string): MandateState {
  if (row.state !== 'active') return row.state
  return addMonths(row.lastUsedOn ?? row.signedOn, monthsUnused) < day ? 'expired' : 'active'
}

/** What its next debit is called. */
export function sequenceOf({ kind, debitCount }: StoredMandate): DebitSequence {
  if (kind === 'oneOff') return 'OOFF'
  return debitCount === 0 ? 'FRST' : 'RCUR'
}

export function toMandate(reader: Reader, context: FirmContext, row: StoredMandate): Mandate {
  const { customerOrder: _, rowNumber: __, createdBy: ___, updatedBy: ____, ...mandate } = row
  return {
    ...mandate,
    state: stateOn(row, firmDate(reader, context)),
    nextSequence: sequenceOf(row),
  }
}

/** The mandate by which a customer's invoices are collected on a day: the oldest that holds. */
export function mandateFor(
  { db }: Reader,
  customerId: string,
  day: string,
): StoredMandate | undefined {
  return db
    .select()
    .from(mandatesTable)
    .where(and(eq(mandatesTable.customerId, customerId), eq(mandatesTable.state, 'active')))
    .orderBy(asc(mandatesTable.id))
    .all()
    .find((row) => stateOn(row, day) === 'active')
}

export function debitSettings({ db }: Reader): DebitSettings {
  const row = db.select().from(debitSettingsTable).get()
  const { creditorId = '', noticeDays = 14, version = 1 } = row ?? {}
  return { creditorId, noticeDays, version }
}
