import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { type Element, type HtmlDocument, readHtml } from './read-html.ts'
import type { StoredPage } from './world.ts'

export type Page = StoredPage & { html: string; document: HtmlDocument; name: string }

export const origin = inject('siteOrigin')

/** Every page in every language, read. */
export const pages: readonly Page[] = inject('sitePages').map((page) => {
  const html = readFileSync(page.file, 'utf8')
  return { ...page, html, document: readHtml(html), name: `${page.path} in ${page.language}` }
})

/** Those that search engines are to find. */
export const listedPages = pages.filter(({ isFound }) => isFound)

/** The elements of a name that have the attributes given, with these values. */
export function elementsOf(
  { document }: Page,
  name: string,
  attributes: Record<string, string> = {},
): Element[] {
  const wanted = Object.entries(attributes)
  return document.elements.filter(
    (element) =>
      element.name === name && wanted.every(([key, value]) => element.attributes[key] === value),
  )
}

/** What a `meta` says, by its name or property; undefined where there is none. */
export function metaOf(page: Page, name: string): string | undefined {
  const key = name.includes(':') && !name.startsWith('twitter:') ? 'property' : 'name'
  return elementsOf(page, 'meta', { [key]: name })[0]?.attributes.content
}

/** Runs a check over pages and gives the faults of all of them, each with its page. */
export function faultsOf(
  over: readonly Page[],
  check: (page: Page) => (string | false | undefined)[],
): string[] {
  return over.flatMap((page) =>
    check(page)
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.name}: ${fault}`),
  )
}
