import type { BillLineInput } from '#contract/buying/bill-lines.ts'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { largestAmount } from '#contract/core/fields.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'
import { calculateTotals, type Totals } from '#contract/core/totals.ts'
import { type TaxRule, taxTolerance } from '../../books/taxes/index.ts'

export type CountedLine = Omit<BillLineInput, 'account' | 'taxCode' | 'billTo' | 'costCentreId'> & {
  rule: TaxRule
}

export type LineAmounts = { net: Minor; taxAmount: Minor; byRate: Minor }

type Counted = {
  currency: string
  priceMode: 'net' | 'gross'
  lines: readonly CountedLine[]
}

/**
 * What the lines of a bill come to, in minor units of its currency. Under reverse charge the
 * supplier charges no tax. A typed tax stands instead of what the rate gives as long as it is within
 * `taxTolerance`, for suppliers round line by line, by group or not at all.
 * @throws AppError invalid, by field
 */
export function billAmounts({ currency, priceMode, lines }: Counted): LineAmounts[] {
  const totals = total({ currency, priceMode, lines })
  const fields: FieldProblems = {}
  const amounts = lines.map((line, at) => {
    const { net = 0, tax: byRate = 0 } = totals.lines[at] ?? {}
    if (line.tax === '') return { net, taxAmount: byRate, byRate }
    const typed = parseAmount(line.tax, currency)
    if (typed === undefined) fields[`lines.${at}.tax`] = { key: 'tooManyDecimals' }
    else if (isFarOff(line.rule, typed, byRate)) {
      fields[`lines.${at}.tax`] = { key: 'taxFarOff' }
    }
    const taxAmount = typed ?? byRate
    return { net: priceMode === 'gross' ? net + byRate - taxAmount : net, taxAmount, byRate }
  })
  refuseProblems(fields, 'The tax has fields to correct')
  return amounts
}

/** Under reverse charge nothing is charged, so that nothing can be rounded either. */
function isFarOff({ isReverseCharge }: TaxRule, typed: Minor, byRate: Minor): boolean {
  return isReverseCharge ? typed !== 0 : Math.abs(typed - byRate) > taxTolerance(byRate)
}

function total({ currency, priceMode, lines }: Counted): Totals {
  try {
    const totals = calculateTotals({
      currency,
      priceMode,
      discount: null,
      lines: lines.map(({ quantity, unitPrice, rule }) => ({
        quantity: quantity || '1',
        unitPrice,
        discount: null,
        tax: { code: rule.code, ...chargedBy(rule) },
      })),
    })
    if (Math.abs(totals.total) > largestAmount) throw new RangeError('amount_out_of_range')
    return totals
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    const fields = { lines: { key: 'amountOutOfRange' } }
    throw new AppError('invalid', 'Too large', { fields, cause })
  }
}

/** The tax that the supplier puts on the bill. */
export function chargedBy({
  rate,
  category,
  isReverseCharge,
}: Pick<TaxRule, 'rate' | 'category' | 'isReverseCharge'>) {
  if (isReverseCharge || Number(rate) === 0) return { category: 'O', rate: '0' }
  return { category: category === 'S' ? category : 'S', rate }
}
