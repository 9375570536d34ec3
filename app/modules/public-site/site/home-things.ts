import { productName } from '#app/shell/product-name.ts'
import { organizationThing, type Thing } from '#app/shell/site/structured-data.ts'
import type { Language } from '#contract/core/fields.ts'
import { languages } from '#contract/core/fields.ts'

/** Who we are, the site, and the product, which costs nothing today. */
export function homeThings(origin: string, language: Language, tagline: string): Thing[] {
  const organization = { '@id': `${origin}/#organization` }
  return [
    organizationThing(origin, tagline),
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: productName,
      url: `${origin}/`,
      inLanguage: language,
      publisher: organization,
    },
    {
      '@type': 'SoftwareApplication',
      name: productName,
      url: `${origin}/`,
      description: tagline,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      inLanguage: [...languages],
      publisher: organization,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    },
  ]
}
