import { describe, expect, test } from 'vitest'
import type { Feed } from './feed.server.ts'
import { atomXml, rssXml } from './feed-xml.ts'

const entry = {
  url: 'https://firmament.example/blogs/bread-and-tax?lng=gr',
  title: 'Bread & <tax>',
  description: 'What “7 %” means & why.',
  html: '<p>Tom &amp; Ada</p>',
  published: new Date('2026-10-05T00:00:00Z'),
  updated: new Date('2026-11-02T00:00:00Z'),
  tags: ['Umsatzsteuer'],
}
const feed: Feed = {
  language: 'de',
  title: 'Firmament-Blog',
  description: 'Notizen',
  author: 'Firmament',
  url: 'https://firmament.example/blogs?lng=gr',
  self: 'https://firmament.example/blogs/atom.xml?lng=gr',
  updated: entry.updated,
  entries: [entry],
}

describe('the feed in RSS', () => {
  const xml = rssXml(feed)

  test('dates an entry as RFC 822 wants it, and knows it by its address', () => {
    expect(xml).toContain('<pubDate>Mon, 05 Oct 2026 00:00:00 GMT</pubDate>')
    expect(xml).toContain(`<guid isPermaLink="true">${entry.url}</guid>`)
  })

  test('carries the whole text, escaped once more', () => {
    expect(xml).toContain('<title>Bread &amp; &lt;tax&gt;</title>')
    expect(xml).toContain('<content:encoded>&lt;p&gt;Tom &amp;amp; Ada&lt;/p&gt;</content:encoded>')
  })
})

describe('the feed in Atom', () => {
  const xml = atomXml(feed)

  test('has all that RFC 4287 demands of a feed and of an entry', () => {
    const [head = '', body = ''] = xml.split('<entry>')
    for (const name of ['id', 'title', 'updated', 'author']) expect(head).toContain(`<${name}>`)
    for (const name of ['id', 'title', 'updated', 'summary']) expect(body).toContain(`<${name}>`)
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${feed.self}"/>`)
    expect(body).toContain('<published>2026-10-05T00:00:00.000Z</published>')
    expect(body).toContain('<updated>2026-11-02T00:00:00.000Z</updated>')
  })

  test('carries the whole text as escaped HTML', () => {
    expect(xml).toContain('<content type="html">&lt;p&gt;Tom &amp;amp; Ada&lt;/p&gt;</content>')
  })
})
