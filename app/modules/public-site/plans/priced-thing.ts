import { productName } from '#app/shell/product-name.ts'
import type { Thing } from '#app/shell/site/structured-data.ts'
import { planCurrency, plans } from '#contract/core/plans.ts'

/**
 * Google's SoftwareApplication with its offers, at what they cost today and not at what they are
 * meant to cost one day.
 * https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function pricedThing(origin: string, description: string): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: productName,
    url: `${origin}/`,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: plans.map(({ id, name }) => ({
      '@type': 'Offer',
      name,
      price: '0',
      priceCurrency: planCurrency,
      url: `${origin}/register?plan=${id}`,
    })),
  }
}
