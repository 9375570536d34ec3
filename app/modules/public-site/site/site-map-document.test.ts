import { beforeAll, expect, test } from 'vitest'
import { publicCodeOf } from '#app/shell/i18n/languages.ts'
import { allPublicPages } from '#app/shell/site/all-public-pages.server.ts'
import type { PublicPage } from '#app/shell/site/public-page.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { siteMapDocument } from './site-map-document.ts'

const origin = 'https://firmament.example'

type Url = { loc: string; lastmod?: string; alternates: Record<string, string> }

/** Reads a document, and refuses one in which an element is not closed by itself. */
function read(document: string): Url[] {
  const [head = '', ...rest] = document.split('?>\n')
  expect(head).toBe('<?xml version="1.0" encoding="UTF-8"')
  const open: string[] = []
  const urls: Url[] = []
  for (const [, mark = '', text = ''] of rest.join('').matchAll(/<([^<>]+)>([^<>]*)/g)) {
    const name = mark.replace(/^\/|[\s/].*$/gs, '')
    if (mark.startsWith('/')) expect(open.pop()).toBe(name)
    else if (!mark.endsWith('/')) open.push(name)
    if (mark === 'url') urls.push({ loc: '', alternates: {} })
    const url = urls.at(-1)
    if (!url) continue
    if (mark === 'loc') url.loc = plain(text)
    if (mark === 'lastmod') url.lastmod = text
    const [, language, href] = /hreflang="([^"]*)" href="([^"]*)"\/$/.exec(mark) ?? []
    if (language && href) url.alternates[language] = plain(href)
  }
  expect(open).toEqual([])
  return urls
}

function plain(text: string): string {
  expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
  return text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

const pages = new Map<Language, readonly PublicPage[]>()
// All texts of the site are read, some hundred files.
beforeAll(async () => {
  for (const language of languages) pages.set(language, await allPublicPages(language))
})

test('every public page is in it once, with each of its languages', () => {
  const urls = read(siteMapDocument(origin, pages))
  const all = pages.get('en') ?? []
  expect(all.length).toBeGreaterThan(20)
  expect(urls.map(({ loc }) => loc).sort()).toEqual(all.map(({ path }) => origin + path).sort())
  for (const { loc, alternates } of urls) {
    const inLanguages = languages.map((code) => [code, `${loc}?lng=${publicCodeOf(code)}`])
    expect(alternates).toEqual({ 'x-default': loc, ...Object.fromEntries(inLanguages) })
  }
})

test('a page has the day of its last change, and the languages it is written in alone', () => {
  const page = { path: '/a&b', group: 'blog', title: '', description: '' } as const
  const written = new Map<Language, readonly PublicPage[]>([
    ['en', [{ ...page, updated: '2026-03-01' }]],
    ['it', [{ ...page, updated: '2026-04-01' }]],
  ])
  const address = `${origin}/a&b`
  expect(read(siteMapDocument(origin, written))).toEqual([
    {
      loc: address,
      lastmod: '2026-04-01',
      alternates: { 'x-default': address, en: `${address}?lng=eng`, it: `${address}?lng=it` },
    },
  ])
})
