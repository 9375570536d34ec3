import { Parser } from 'saxen'
import { expect, test } from 'vitest'
import { atomFeed, type Feed, rssFeed } from './feeds.ts'
import { sitemapFiles } from './sitemap.ts'

const feed: Feed = {
  origin: 'https://huber.example',
  language: 'de',
  title: 'Bäckerei "Huber" & Söhne',
  description: '',
  listPath: '/aktuelles',
  path: '/feed.xml',
  posts: [
    {
      title: 'Brot <neu> & gut\u0007',
      path: '/aktuelles/brot-größe',
      summary: 'Mehr als 1 < 2.',
      author: 'Eva & Co',
      tags: ['Brot'],
      publishedAt: '2026-03-01T08:00:00Z',
      updatedAt: '2026-03-02T09:30:00Z',
    },
  ],
}

/** Names and texts of the elements of an XML. @throws for what is not well-formed */
function elements(xml: string): [string, string][] {
  const found: [string, string][] = []
  const parser = new Parser()
  parser.on('openTag', (name) => void found.push([name, '']))
  parser.on('text', (text, decode) => {
    const last = found.at(-1)
    if (last) last[1] += decode(text).trim()
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(xml)
  return found
}

test('a feed says the same as RSS 2.0 and as Atom 1.0', () => {
  const rss = elements(rssFeed(feed))
  expect(rss).toContainEqual(['title', 'Brot <neu> & gut'])
  expect(rss).toContainEqual(['link', 'https://huber.example/aktuelles/brot-gr%C3%B6%C3%9Fe'])
  expect(rss).toContainEqual(['pubDate', 'Sun, 01 Mar 2026 08:00:00 GMT'])
  expect(rss).toContainEqual(['lastBuildDate', 'Mon, 02 Mar 2026 09:30:00 GMT'])
  expect(rss).toContainEqual(['dc:creator', 'Eva & Co'])
  expect(rss).toContainEqual(['description', 'Mehr als 1 &lt; 2.'])
  const atom = elements(atomFeed({ ...feed, path: '/atom.xml' }))
  expect(atom).toContainEqual(['title', 'Bäckerei "Huber" & Söhne'])
  expect(atom).toContainEqual(['id', 'https://huber.example/atom.xml'])
  expect(atom.filter(([name]) => name === 'updated')).toEqual([
    ['updated', '2026-03-02T09:30:00.000Z'],
    ['updated', '2026-03-02T09:30:00.000Z'],
  ])
  expect(atom).toContainEqual(['summary', 'Mehr als 1 < 2.'])
})

test('a large sitemap is an index of several files that hold every page once', () => {
  const pages = Array.from({ length: 25 }, (_, at) => ({
    path: `/p${at}`,
    updatedAt: '2026-03-01T08:00:00Z',
    alternates: [{ hreflang: 'de' as const, href: `https://huber.example/p${at}?a=1&b=2` }],
  }))
  const files = sitemapFiles(pages, 'https://huber.example', 10)
  expect(Object.keys(files)).toEqual([
    '/sitemap-1.xml',
    '/sitemap-2.xml',
    '/sitemap-3.xml',
    '/sitemap.xml',
  ])
  const index = elements(files['/sitemap.xml'] ?? '').filter(([name]) => name === 'loc')
  expect(index.map(([, url]) => url)).toEqual(
    [1, 2, 3].map((at) => `https://huber.example/sitemap-${at}.xml`),
  )
  const named = Object.values(files)
    .slice(0, 3)
    .flatMap((file) => elements(file).filter(([name]) => name === 'loc'))
  expect(named.map(([, url]) => url)).toEqual(
    pages.map(({ path }) => `https://huber.example${path}`),
  )
  expect(Object.keys(sitemapFiles(pages, 'https://huber.example'))).toEqual(['/sitemap.xml'])
})
