import { publicCodeOf } from '#app/shell/i18n/languages.ts'
import type { PublicPage } from '#app/shell/site/public-page.ts'
import { escapeMarkup } from '#contract/core/escape-markup.ts'
import type { Language } from '#contract/core/fields.ts'
import { languages } from '#contract/core/fields.ts'

type PagesByLanguage = ReadonlyMap<Language, readonly PublicPage[]>

/**
 * The site's map for search engines, https://www.sitemaps.org/protocol.html: one `url` for each
 * path, which is its canonical address, with the languages it is written in as alternates.
 */
export function siteMapDocument(origin: string, byLanguage: PagesByLanguage): string {
  const paths = new Set([...byLanguage.values()].flat().map(({ path }) => path))
  const urls = [...paths].map((path) => urlOf(origin, path, byLanguage))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ` xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
  )
}

function urlOf(origin: string, path: string, byLanguage: PagesByLanguage): string {
  const address = origin + path
  const written = languages.flatMap((language) => {
    const page = byLanguage.get(language)?.find((one) => one.path === path)
    return page ? [{ language, updated: page.updated }] : []
  })
  const updated = written.flatMap((one) => one.updated ?? []).sort()
  const lines = [
    element('loc', address),
    ...updated.slice(-1).map((day) => element('lastmod', day)),
    alternate('x-default', address),
    ...written.map(({ language }) =>
      alternate(language, `${address}?lng=${publicCodeOf(language)}`),
    ),
  ]
  return `<url>\n${lines.join('\n')}\n</url>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`
}
