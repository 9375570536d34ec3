import { eq } from 'drizzle-orm'
import { checkIban } from '#contract/core/iban.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { findEmployee } from '../../employees/index.ts'
import { payslipsTable } from '../tables.ts'
import { payslipsOf, type StoredPayslip, type StoredRun } from './stored.ts'

/**
 * Payslips that are not paid and whose person has another account now than the one that was approved,
 * as after a payment that came back. Nothing is paid to it before somebody approves it.
 */
export function movedSince(
  reader: Reader,
  { id }: Pick<StoredRun, 'id'>,
): (StoredPayslip & { ibanNow: string })[] {
  return payslipsOf(reader, id).flatMap((slip) => {
    if (slip.paidDate !== null || slip.net <= 0) return []
    const ibanNow = findEmployee(reader, slip.employeeId)?.iban ?? ''
    const isSame = checkIban(ibanNow).normalised === checkIban(slip.iban).normalised
    return ibanNow === '' || isSame ? [] : [{ ...slip, ibanNow }]
  })
}

/** Lets payslips be paid to the accounts that their people have now. */
export function takeAccounts(
  { db }: Pick<Writer, 'db'>,
  moved: readonly { id: string; ibanNow: string }[],
): void {
  for (const { id, ibanNow: iban } of moved) {
    db.update(payslipsTable).set({ iban }).where(eq(payslipsTable.id, id)).run()
  }
}
