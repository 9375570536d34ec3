import type { ItemRow } from '#contract/catalogue/items.ts'
import { currencyDigits, isCurrency } from '#contract/core/currencies.ts'
import { type Decimal, divideRound, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'

type PricedItem = Pick<ItemRow, 'unitPrice' | 'priceMode' | 'currency'>

/** `taxRate` in percent; `exchangeRate` is the item's currency for one unit of the document's. */
type Target = {
  priceMode: 'net' | 'gross'
  currency: string
  taxRate: string
  exchangeRate: string
}

const one: Decimal = { units: 1n, scale: 0 }

/**
 * An item's price as the document states prices, as a machine decimal: tax added or taken out
 * (6 decimals), converted to the document's currency (its own decimals). Empty where no exchange
 * rate is known.
 */
export function priceOfItem(item: PricedItem, target: Target): string {
  const price = parseDecimal(item.unitPrice, { maxScale: 6 })
  const isForeign = item.currency !== target.currency && isCurrency(target.currency)
  if (!price || (!isForeign && item.priceMode === target.priceMode)) return item.unitPrice
  const rate = isForeign ? parseDecimal(target.exchangeRate, { maxScale: 8 }) : one
  if (!rate || rate.units <= 0n) return ''
  const taxed = taxFactor(target.taxRate)
  const [add, take] = item.priceMode === target.priceMode ? [one, one] : [taxed, one]
  const [up, down] = target.priceMode === 'gross' ? [add, take] : [take, add]
  if (down.units <= 0n) return item.unitPrice
  const scale = isForeign ? currencyDigits(target.currency) : 6
  const numerator = price.units * up.units * power(scale + rate.scale + down.scale)
  const denominator = rate.units * down.units * power(price.scale + up.scale)
  return formatDecimal({ units: divideRound(numerator, denominator), scale })
}

/** 1 + rate / 100. */
function taxFactor(ratePercent: string): Decimal {
  const rate = parseDecimal(ratePercent, { maxScale: 4 }) ?? { units: 0n, scale: 0 }
  return { units: 100n * power(rate.scale) + rate.units, scale: rate.scale + 2 }
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}
