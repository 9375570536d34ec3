import { and, eq, ne } from 'drizzle-orm'
import { conflictOf } from '#contract/core/errors.ts'
import type { Reader } from '../../../../firm/store.ts'
import type { StoredBill } from '../reader.ts'
import { billsTable } from '../tables.ts'

/** The standing self-billed invoice of a supplier with this number. */
export function findCorrected(
  { db }: Reader,
  number: string,
  supplierId: string,
): StoredBill | undefined {
  const isMeant = and(
    eq(billsTable.number, number),
    eq(billsTable.supplierId, supplierId),
    eq(billsTable.kind, 'bill'),
    eq(billsTable.isSelfBilled, true),
    ne(billsTable.state, 'void'),
  )
  return db.select().from(billsTable).where(isMeant).get()
}

/**
 * All credits of an invoice together take back no more than it came to.
 * @throws AppError conflict
 */
export function requireWithinCorrected(
  reader: Reader,
  corrected: StoredBill,
  { totalAmount }: Pick<StoredBill, 'totalAmount'>,
): void {
  const credited = issuedCreditsOf(reader, corrected).reduce((sum, row) => sum + row.totalAmount, 0)
  if (credited + totalAmount > corrected.totalAmount) throw conflictOf('correctsTooMuch')
}

/** An invoice with a standing credit is not voided. @throws AppError conflict */
export function requireNotCorrected(reader: Reader, bill: StoredBill): void {
  if (bill.isSelfBilled && issuedCreditsOf(reader, bill).length > 0) {
    throw conflictOf('billIsCorrected')
  }
}

/** Credits that correct an invoice and have a number. */
function issuedCreditsOf({ db }: Reader, { number, supplierId }: StoredBill): StoredBill[] {
  if (number === '' || supplierId === null) return []
  const isCredit = and(
    eq(billsTable.supplierId, supplierId),
    eq(billsTable.corrects, number),
    ne(billsTable.number, ''),
    ne(billsTable.state, 'void'),
  )
  return db.select().from(billsTable).where(isCredit).all()
}
