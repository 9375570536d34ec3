import type { MetaDescriptor } from '@remix-run/cloudflare'
import { productName } from '../product-name.ts'

/** A thing of schema.org, as search engines read it. */
export type Thing = { '@type': string } & Record<string, unknown>

/** For `pageMeta`'s `things`: one block of JSON-LD for all of them. */
export function structuredData(things: readonly Thing[]): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }
}

/** Google's Organization: https://developers.google.com/search/docs/appearance/structured-data/organization */
export function organizationThing(origin: string, description: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: productName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description,
  }
}

/** Questions that the page shows with their answers; both are plain text. */
export function questionsThing(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
