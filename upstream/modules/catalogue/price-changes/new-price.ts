import type { PriceRounding } from '#contract/catalogue/price-changes.ts'
import { currencyDigits } from '#contract/core/currencies.ts'
import {
  add,
  type Decimal,
  divideRound,
  formatDecimal,
  multiply,
  parseDecimal,
  scaleTo,
} from '#contract/core/decimal.ts'
import { invariant } from '#contract/core/errors.ts'

/** In hundredths of the currency's unit: a step to round to. */
const steps: Partial<Record<PriceRounding, bigint>> = {
  five: 5n,
  ten: 10n,
  fifty: 50n,
  whole: 100n,
}
/** In hundredths below a whole unit: 0.99 is one below. */
const ends: Partial<Record<PriceRounding, bigint>> = { ninetyNine: 1n, ninetyFive: 5n }

/**
 * A price changed by a percentage and rounded, halves up: 12.40 and 5 % are 13.02, to 0.05 they are
 * 13, to the next ending in .99 they are 12.99. A price that ends so is the nearest, never below
 * 0.99 or 0.95.
 */
export function newPrice(
  price: string,
  percent: string,
  rounding: PriceRounding,
  currency: string,
): string {
  const before = parseDecimal(price, { maxScale: 6 })
  const share = parseDecimal(percent, { maxScale: 4 })
  invariant(before && share, 'A price and a percentage')
  const factor = add({ units: 100n, scale: 0 }, share)
  const exact = multiply(before, { ...factor, scale: factor.scale + 2 })
  const end = ends[rounding]
  if (end !== undefined) {
    const whole = toSteps(add(exact, { units: end, scale: 2 }), 100n)
    const least = whole < 1n ? 1n : whole
    return formatDecimal({ units: least * 100n - end, scale: 2 })
  }
  const step = steps[rounding]
  if (step !== undefined) return formatDecimal({ units: toSteps(exact, step) * step, scale: 2 })
  const digits = currencyDigits(currency)
  return formatDecimal({ units: scaleTo(exact, digits), scale: digits })
}

/** How many steps of hundredths a price is, to the nearest. */
function toSteps(price: Decimal, step: bigint): bigint {
  return divideRound(scaleTo(price, 10), step * 10n ** 8n)
}
