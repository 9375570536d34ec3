import { conflictOf } from '#contract/core/errors.ts'
import type { Reader } from '../../../../firm/store.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import { linesOfBill, type StoredBill } from '../reader.ts'
import { findCorrected, requireWithinCorrected } from './corrected.ts'
import { selfBillingProblems } from './problems.ts'
import { takeSides } from './source.ts'

/**
 * Asks again what a draft was asked, for an agreement may have ended and a number been taken away.
 * @throws AppError conflict
 */
export function requireSelfBilling(reader: Reader, bill: StoredBill): void {
  const supplier = bill.supplierId === null ? undefined : getStoredParty(reader, bill.supplierId)
  const rules = taxRules(reader)
  const lines = linesOfBill(reader, bill.id).flatMap(({ taxCode, tax }) => {
    const rule = rules.get(taxCode)
    return rule ? [{ rule, tax }] : []
  })
  const [problem] = Object.values(selfBillingProblems(reader, bill, supplier, lines))
  if (problem) throw conflictOf(problem.key)
  if (bill.kind === 'bill' || bill.supplierId === null) return
  const corrected = findCorrected(reader, bill.corrects, bill.supplierId)
  if (corrected) requireWithinCorrected(reader, corrected, bill)
}

/** What a bill that the firm writes keeps when it is numbered: it is the supplier's number too. */
export function issuedAs(reader: Reader, bill: StoredBill, number: string) {
  return { supplierNumber: number, snapshot: JSON.stringify(takeSides(reader, bill)) }
}
