import { currencyDigits } from '#contract/core/currencies.ts'

/** More digits than a rate of tax or a price ever has. */
const scale = 1_000_000n

/**
 * What somebody pays for an item whose price is net: with its tax, rounded to the smallest unit of the
 * currency, as a decimal text. Visitors are told what they pay (98/6/EC, 2 (a)).
 */
export function grossPrice(net: string, rate: string, currency: string): string {
  const digits = currencyDigits(currency)
  const whole = toScaled(net) * (100n * scale + toScaled(rate))
  const divisor = (100n * scale * scale) / 10n ** BigInt(digits)
  const minor = (whole + divisor / 2n) / divisor
  const text = minor.toString().padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function toScaled(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.')
  return BigInt(`${whole}${part.padEnd(6, '0').slice(0, 6)}`)
}
