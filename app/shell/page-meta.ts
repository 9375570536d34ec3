import type { MetaDescriptor } from '@remix-run/cloudflare'
import { languages } from '#contract/core/fields.ts'
import { publicCodeOf } from './i18n/languages.ts'
import type { Args } from './load-context.ts'
import { productName } from './product-name.ts'
import { publicOrigin } from './public-origin.ts'
import { socialPicture } from './site/social-picture.ts'
import { structuredData, type Thing } from './site/structured-data.ts'

/** For paths that are not known; words as the specification has them. */
export const genericMeta: MetaDescriptor[] = [
  { title: productName },
  {
    name: 'description',
    content: 'Inventory and invoicing simplified for all business types.',
  },
]

/** What search engines and tabs show of a title, at the most. */
const longestTitle = 70

type PageWords = {
  title: string
  description?: string
  /** Open to search engines: adds the other languages and what social sites show. */
  isPublic?: boolean
  /** An article says when it was written; everything else is a website. */
  kind?: 'website' | 'article'
  /** What the page is about, for search engines; see `site/structured-data.ts`. */
  things?: readonly Thing[]
}

/**
 * The head of a page, made in its loader where the texts are. Return it as `head` and export
 * `meta = headOf`. The canonical link is on every page without it.
 */
export function pageMeta(
  args: Args,
  { title, description, isPublic, kind = 'website', things = [] }: PageWords,
): MetaDescriptor[] {
  const fullTitle = titleOf(title)
  const words: MetaDescriptor[] = [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
  if (!isPublic) return [...words, { name: 'robots', content: 'noindex' }]
  const origin = publicOrigin(args)
  const { pathname } = new URL(args.request.url)
  const address = origin + pathname
  const picture = socialPicture(pathname, args.context.language)
  return [
    ...words,
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: `${address}?lng=${publicCodeOf(language)}`,
    })),
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: fullTitle },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address },
    ...(picture ? pictureTags(origin + picture, fullTitle) : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(things.length > 0 ? [structuredData(things)] : []),
  ]
}

/** The product's name follows a title, unless it is in it or there is no room left for it. */
function titleOf(title: string): string {
  const full = `${title} · ${productName}`
  return title.includes(productName) || full.length > longestTitle ? title : full
}

function pictureTags(url: string, words: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: words },
  ]
}

/** Stands as `export const meta = headOf` in a route whose loader returns a `head`. */
export function headOf({ data }: { data?: unknown }): MetaDescriptor[] {
  if (typeof data !== 'object' || data === null || !('head' in data)) return genericMeta
  return Array.isArray(data.head) ? data.head : genericMeta
}
