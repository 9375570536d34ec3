import { escapeAttribute } from '../../../core/xml/escape-xml.ts'
import type { Alternate } from '../pages/views.ts'
import { hrefOf } from './paths.ts'

export type SitemapPage = { path: string; updatedAt: string; alternates: readonly Alternate[] }

/**
 * As many addresses one file has, each in all languages: a row of the database holds 2 MB. The protocol
 * allows 50,000 and 50 MB.
 */
export const sitemapLength = 1_000

/**
 * The sitemap of a site by path (sitemaps.org), with the languages of each page as Google reads them.
 * A large site has an index and several files.
 */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  origin: string,
  length = sitemapLength,
): Record<string, string> {
  if (pages.length <= length) return { '/sitemap.xml': sitemap(pages, origin) }
  const files: Record<string, string> = {}
  const names: string[] = []
  for (let at = 0; at < pages.length; at += length) {
    const name = `/sitemap-${names.length + 1}.xml`
    names.push(name)
    files[name] = sitemap(pages.slice(at, at + length), origin)
  }
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeAttribute(`${origin}${name}`)}</loc></sitemap>`,
  )
  files['/sitemap.xml'] =
    `${head}<sitemapindex xmlns="${schema}">\n${entries.join('\n')}\n</sitemapindex>\n`
  return files
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function sitemap(pages: readonly SitemapPage[], origin: string): string {
  const urls = pages.map(({ path, updatedAt, alternates }) => {
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}"/>`,
    )
    const date = updatedAt === '' ? '' : `<lastmod>${escapeAttribute(updatedAt)}</lastmod>`
    return `<url><loc>${escapeAttribute(`${origin}${hrefOf(path)}`)}</loc>${date}${links.join('')}</url>`
  })
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** What programs may read: all but forms and the cart (RFC 9309). */
export function robotsFile(origin: string): string {
  return `User-agent: *\nDisallow: /_form/\nDisallow: /shop/cart\nDisallow: /shop/checkout\nDisallow: /shop/order/\nSitemap: ${origin}/sitemap.xml\n`
}
