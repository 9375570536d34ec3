import { divideRound } from '#contract/decimal.ts'
import { allocate, minorFrom, unitsOf } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'
import type { PostingLine } from '../ledger/index.ts'
import type { NetReduction, Reduction } from '../settlement/index.ts'
import { purchaseTax, reductionAccount } from '../taxes/index.ts'
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

/**
 * A discount that a supplier granted in the base currency, by the rates it was bought at. Tax that
 * was not recovered is part of what falls away, but not of its base.
 */
export function netReductionLines(
  reader: Reader,
  documentId: string,
  { netBase, role }: NetReduction,
): PostingLine[] {
  const bill = getStoredBill(reader, documentId)
  const { groups } = billGroups(reader, bill, linesOfBill(reader, documentId))
  const bases = groups.map((group) => group.bases.reduce((one, other) => one + other, 0))
  const costs = groups.map(({ rule, tax }) => purchaseTax(reader, rule, tax).cost)
  const weights = bases.map((base, at) => base + (costs[at] ?? 0))
  const shares = allocate(netBase, weights)
  return groups.map(({ rule: { code } }, at) => {
    const [share = 0, base = 0, weight = 0] = [shares[at], bases[at], weights[at]]
    const taxBase =
      weight === 0 ? share : minorFrom(divideRound(unitsOf(share) * unitsOf(base), unitsOf(weight)))
    const account = reductionAccount(reader, code, role)
    return { account, debit: share, credit: 0, taxCode: code, taxBase }
  })
}
