import { isEuMember } from '#contract/core/countries.ts'
import type { DemoGood } from './goods.ts'

/** What one unit of a currency is worth in euro; near enough to reality for an example. */
const inEuro: Record<string, number> = { EUR: 1, GBP: 1.16, RUB: 0.0105 }

/** A price that somebody could have set: in roubles no kopecks, elsewhere to the tenth. */
export function priceIn(cents: number, currency: string): string {
  const amount = cents / 100 / (inEuro[currency] ?? 1)
  if (currency === 'EUR') return amount.toFixed(2)
  return amount > 1000 ? (Math.round(amount / 10) * 10).toFixed(2) : amount.toFixed(1)
}

/** What one unit of a currency is worth in another. */
export function rateOf(currency: string, base: string): string {
  if (currency === base) return '1'
  return ((inEuro[currency] ?? 1) / (inEuro[base] ?? 1)).toFixed(6)
}

const reduced: Record<string, string> = {
  DE: 'DE-S7',
  IT: 'IT-S10',
  ES: 'ES-S10',
  GB: 'GB-Z',
  RU: 'RU-S10',
}
const standard: Record<string, string> = {
  DE: 'DE-S19',
  IT: 'IT-S22',
  ES: 'ES-S21',
  GB: 'GB-S20',
  RU: 'RU-S22',
}

/** The tax of a sale from one country to another; undefined for services outside the Union. */
export function taxCodeOf(seller: string, buyer: string, good: DemoGood): string | undefined {
  if (seller === buyer) return (good.isReduced ? reduced : standard)[seller]
  const isService = good.kind === 'service'
  if (isEuMember(seller) && isEuMember(buyer)) return `${seller}-${isService ? 'AE-EU' : 'K'}`
  return isService ? undefined : `${seller}-G`
}
