import { divideRound } from '#contract/decimal.ts'
import { allocate, minorFrom, unitsOf } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'
import type { PostingLine } from '../ledger/index.ts'
import type { Bearing, Reduction } from '../settlement/index.ts'
import { purchaseTax } from '../taxes/index.ts'
import { billGroups, opposite } from './posting.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

/**
 * The tax that falls away when a supplier grants a discount: each rate's by its share, on the
 * accounts it was posted to (Directive 2006/112/EC, Art. 90 and 184 f.).
 */
export function taxReduction(
  reader: Reader,
  documentId: string,
  { amount }: Reduction,
): PostingLine[] {
  const bill = getStoredBill(reader, documentId)
  const { groups } = billGroups(reader, bill, linesOfBill(reader, documentId))
  return groups.flatMap(({ rule, tax }) => {
    const part = minorFrom(divideRound(unitsOf(tax) * unitsOf(amount), unitsOf(bill.totalAmount)))
    return purchaseTax(reader, rule, part).lines.map(opposite)
  })
}

/** A discount that a supplier granted in the base currency, by the rates it was bought at. */
export function bearingLines(
  reader: Reader,
  documentId: string,
  { netBase, role }: Bearing,
): PostingLine[] {
  const bill = getStoredBill(reader, documentId)
  const { groups } = billGroups(reader, bill, linesOfBill(reader, documentId))
  const weights = groups.map(({ bases }) => bases.reduce((one, other) => one + other, 0))
  const shares = allocate(netBase, weights)
  return groups.map(({ rule: { code } }, at) => ({
    account: { role },
    debit: shares[at] ?? 0,
    credit: 0,
    taxCode: code,
    taxBase: shares[at] ?? 0,
  }))
}
