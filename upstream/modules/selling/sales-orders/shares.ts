import type { Discount } from '#contract/books/document.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { minorFrom, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import type { LineRecord } from './reader.ts'

/** What so much of a line comes to, in proportion. */
export function worth({ amount, quantity }: LineRecord, units: number): bigint {
  const whole = BigInt(Math.round(Math.abs(Number(quantity)) * 10_000))
  return whole === 0n ? 0n : divideRound(BigInt(amount) * BigInt(units), whole)
}

/**
 * An amount off the whole as what falls on the next part of it: parts that make up the whole come to
 * the amount, to the cent.
 */
export function partOfDiscount(
  discount: Discount | null,
  currency: string,
  { before, taken, whole }: { before: bigint; taken: bigint; whole: bigint },
): Discount | null {
  if (discount?.kind !== 'amount' || whole === 0n) return discount
  const amount = BigInt(parseAmount(discount.value, currency) ?? 0)
  const upTo = (part: bigint) => divideRound(amount * part, whole)
  const share = minorFrom(upTo(before + taken) - upTo(before))
  return share === 0 ? null : { kind: 'amount', value: minorToDecimal(share, currency) }
}
