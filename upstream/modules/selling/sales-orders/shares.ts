import type { Discount, DocumentLineInput } from '#contract/books/document.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { minorFrom, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import { lineInput, parseDiscount } from '../../../documents/stored-document.ts'
import { quantityText, unitsOf } from '../../stock/stock/index.ts'
import type { LineRecord } from './reader.ts'

/** What so much of a line comes to, in proportion. */
export function worth({ amount, quantity }: LineRecord, units: number): bigint {
  const whole = BigInt(Math.abs(unitsOf(quantity)))
  return whole === 0n ? 0n : divideRound(BigInt(amount) * BigInt(units), whole)
}

/**
 * So much of a line as a document has it; of a discount that is an amount what falls on this part.
 * @param part ten-thousandths; `before` is what other parts took already
 */
export function partOfLine(
  line: LineRecord,
  currency: string,
  { before, units, ordered }: { before: number; units: number; ordered: number },
): DocumentLineInput {
  return {
    ...lineInput(line),
    quantity: quantityText(Number(line.quantity) < 0 ? 0 - units : units),
    discount: partOfDiscount(parseDiscount(line.discount), currency, {
      before: BigInt(before),
      taken: BigInt(units),
      whole: BigInt(ordered),
    }),
  }
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
