import { currencyDigits } from '#contract/core/currencies.ts'
import {
  add,
  divideRound,
  formatDecimal,
  formatFixed,
  multiply,
  parseDecimal,
  scaleTo,
} from '#contract/core/decimal.ts'
import { invariant } from '#contract/core/errors.ts'
import type { TaxRule } from '../../books/taxes/index.ts'

/** The rate that is charged, in percent. */
export function chargedRate(rule: TaxRule | undefined): string {
  return rule?.category === 'S' ? rule.rate : '0'
}

/** A price with or without its tax: 148.00 at 19 % is 176.12 with it, to the minor unit. */
export function priceAs(
  priceMode: 'gross' | 'net',
  item: { unitPrice: string; priceMode: 'gross' | 'net' },
  rule: TaxRule | undefined,
  currency: string,
): string {
  if (item.priceMode === priceMode) return item.unitPrice
  const price = parseDecimal(item.unitPrice, { maxScale: 6 })
  const rate = parseDecimal(chargedRate(rule), { maxScale: 4 })
  invariant(price && rate, 'A price and a rate')
  const whole = add({ units: 100n, scale: 0 }, rate)
  if (priceMode === 'gross') {
    const gross = multiply(price, whole)
    const digits = currencyDigits(currency)
    return formatFixed(scaleTo({ ...gross, scale: gross.scale + 2 }, digits), digits)
  }
  const net = divideRound(scaleTo(price, 6) * 10_000n * 100n, scaleTo(whole, 4))
  return formatDecimal({ units: net, scale: 6 })
}
