import type { MetaDescriptor } from '@remix-run/cloudflare'
import { languages } from '#contract/fields.ts'
import { publicCodeOf } from './i18n/languages.ts'
import type { Args } from './load-context.ts'
import { publicOrigin } from './public-origin.ts'

/** The product's name; the same in every language. */
export const productName = 'Firmament'

/** For paths that are not known; words as the specification has them. */
export const genericMeta: MetaDescriptor[] = [
  { title: productName },
  {
    name: 'description',
    content: 'Inventory and invoicing simplified for all business types.',
  },
]

type PageWords = {
  title: string
  description?: string
  /** Open to search engines: adds the other languages and what social sites show. */
  isPublic?: boolean
}

/**
 * The head of a page, made in its loader where the texts are. Return it as `head` and export
 * `meta = headOf`. The canonical link is on every page without it.
 */
export function pageMeta(
  args: Args,
  { title, description, isPublic }: PageWords,
): MetaDescriptor[] {
  const fullTitle = title.includes(productName) ? title : `${title} · ${productName}`
  const words: MetaDescriptor[] = [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
  if (!isPublic) return [...words, { name: 'robots', content: 'noindex' }]
  const address = publicOrigin(args) + new URL(args.request.url).pathname
  return [
    ...words,
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: `${address}?lng=${publicCodeOf(language)}`,
    })),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: fullTitle },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary' },
  ]
}

/** Stands as `export const meta = headOf` in a route whose loader returns a `head`. */
export function headOf({ data }: { data?: unknown }): MetaDescriptor[] {
  if (typeof data !== 'object' || data === null || !('head' in data)) return genericMeta
  return Array.isArray(data.head) ? data.head : genericMeta
}
