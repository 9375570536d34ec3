import { currencyDigits } from '#contract/core/currencies.ts'
import type { Minor } from '#contract/core/money.ts'

/** Currencies that Stripe counts without decimals, and with three (docs.stripe.com/currencies). */
const none = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const three = new Set('BHD JOD KWD OMR TND'.split(' '))

function providerDigits(currency: string): number {
  if (none.has(currency)) return 0
  return three.has(currency) ? 3 : 2
}

/**
 * Minor units as Stripe counts them: two digits unless it says otherwise, which is not always what
 * ISO 4217 says. Undefined for an amount that it cannot take.
 */
export function toProvider(amount: Minor, currency: string): number | undefined {
  const shift = providerDigits(currency) - currencyDigits(currency)
  const units = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift
  const isWhole = Number.isSafeInteger(units)
  return isWhole && (!three.has(currency) || units % 10 === 0) ? units : undefined
}

/** The same back; what is less than our minor unit is rounded. */
export function fromProvider(units: number, currency: string): Minor {
  const shift = providerDigits(currency) - currencyDigits(currency)
  return shift >= 0 ? Math.round(units / 10 ** shift) : units * 10 ** -shift
}
