import type { DocumentInput, DocumentLineInput, LineLayout } from '#contract/books/document.ts'
import { multiply, parseDecimal } from '#contract/core/decimal.ts'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { largestAmount } from '#contract/core/fields.ts'
import { convert, type Minor, parseAmount, toMinor } from '#contract/core/money.ts'
import { calculateTotals, type Discount, type Totals } from '#contract/core/totals.ts'
import type { TaxRule } from '../modules/books/taxes/index.ts'

/** What of a document its totals depend on. */
export type Calculable = Pick<
  DocumentInput,
  'currency' | 'exchangeRate' | 'priceMode' | 'discount'
> & {
  lines: CalculableLine[]
  /** The step in minor units that the total is rounded to; 1 where it is not. */
  cashRounding?: Minor
  /** Tax of each rate once where it is left out. */
  taxRounding?: 'group' | 'line'
}

type CalculableLine = Omit<DocumentLineInput, keyof LineLayout | 'costCentreId'>

type CalculableRules = ReadonlyMap<string, Pick<TaxRule, 'category' | 'rate'>>

const largest = BigInt(largestAmount)

/**
 * A document's totals in its own currency.
 * @throws AppError invalid, with every field that cannot be calculated with
 */
export function calculate(input: Calculable, rules: CalculableRules, baseCurrency: string): Totals {
  const fields = inputProblems(input, rules)
  refuseProblems(fields, 'The totals cannot be calculated from these fields')
  try {
    const totals = calculateTotals({
      currency: input.currency,
      priceMode: input.priceMode,
      discount: input.discount,
      cashRounding: input.cashRounding ?? 1,
      taxRounding: input.taxRounding ?? 'group',
      lines: input.lines.map(({ quantity, unitPrice, discount, taxCode }) => ({
        quantity,
        unitPrice,
        discount,
        tax: {
          code: taxCode,
          category: rules.get(taxCode)?.category ?? '',
          rate: rules.get(taxCode)?.rate ?? '',
        },
      })),
    })
    const base = convert(totals.total, input.currency, baseCurrency, input.exchangeRate)
    for (const amount of [totals.subtotal, totals.total, base]) {
      if (Math.abs(amount) > largest) throw new RangeError('amount_out_of_range')
    }
    return totals
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    const problem = { lines: { key: 'amountOutOfRange' } }
    throw new AppError('invalid', 'Too large', { fields: problem, cause })
  }
}

function inputProblems(
  { currency, discount, lines }: Calculable,
  rules: CalculableRules,
): FieldProblems {
  const fields: FieldProblems = {}
  lines.forEach((line, at) => {
    if (!rules.has(line.taxCode)) fields[`lines.${at}.taxCode`] = { key: 'unknownTaxRate' }
    const full = fullAmount(line, currency)
    if (full > largest || full < -largest) {
      fields[`lines.${at}.unitPrice`] = { key: 'amountOutOfRange' }
    }
    const problem = discountProblem(line.discount, full, currency)
    if (problem) fields[`lines.${at}.discount.value`] = { key: problem }
  })
  const problem = discountProblem(discount, largest, currency)
  if (problem) fields['discount.value'] = { key: problem }
  return fields
}

/** Quantity times price, before any discount. */
function fullAmount({ quantity, unitPrice }: CalculableLine, currency: string): bigint {
  const [count, price] = [quantity, unitPrice].map((text) => parseDecimal(text, { maxScale: 6 }))
  return count && price ? toMinor(multiply(count, price), currency) : largest + 1n
}

function discountProblem(
  discount: Discount | null,
  of: bigint,
  currency: string,
): 'tooManyDecimals' | 'discountTooLarge' | undefined {
  if (discount?.kind !== 'amount') return undefined
  const amount = parseAmount(discount.value, currency)
  if (amount === undefined) return 'tooManyDecimals'
  return BigInt(amount) > of && amount > 0 ? 'discountTooLarge' : undefined
}
