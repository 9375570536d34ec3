import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/core/fields.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { listOf, oneOf } from '../pages/testing/random.ts'
import { contentsOf, nothingPublished, publishOrThrow } from './testing/published.ts'
import { samplePage, sampleSite } from './testing/sample-site.ts'
import { alternatesOf, missingTranslations, variantToRead } from './translations.ts'

test('every page names its published translations and is named by them, with one x-default', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const random = rollFrom(seed)
    const pages = listOf(random, 12, () => {
      const kind = random(3) === 0 ? ('post' as const) : ('page' as const)
      const group = `${kind}${random(4)}`
      return samplePage(group, oneOf(random, languages), { kind, isHidden: random(6) === 0 })
    })
    const unique = [...new Map(pages.map((page) => [page.pageId, page])).values()]
    const { state, newContents } = publishOrThrow(nothingPublished, { publish: unique })
    const contents = contentsOf(newContents)
    const named = new Map<string, Map<string, string>>()
    for (const [path, { hash, type }] of Object.entries(state.manifest.entries)) {
      if (!type.startsWith('text/html') || path.includes('/_')) continue
      const html = contents.get(hash) ?? ''
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
      named.set(
        `${sampleSite.origin}${path}`,
        new Map(links.map(([, lang = '', href = '']) => [lang, href])),
      )
    }
    for (const [url, links] of named) {
      if (links.size === 0) continue
      expect([...links.values()], url).toContain(url)
      const own = [...links].filter(([hreflang]) => hreflang !== 'x-default')
      expect(own.length).toBeGreaterThan(1)
      const [first] = own
      expect(links.get('x-default')).toBe(first?.[1])
      for (const [, href] of own) {
        expect(named.has(href), `${url} names ${href}`).toBe(true)
        expect(named.get(href), `${href} names others than ${url}`).toEqual(links)
      }
    }
    // Pages that search engines may not list are no one's counterpart.
    for (const page of unique.filter(({ isHidden }) => isHidden)) {
      const url = `${sampleSite.origin}${state.paths[page.pageId]}`
      expect([...named.values()].flatMap((links) => [...links.values()])).not.toContain(url)
    }
  }
})

test('x-default is the first language of the site that there is', () => {
  const site = { origin: 'https://a.example', languages: ['de', 'en', 'it'] as Language[] }
  const members = [
    { language: 'it' as const, path: '/it/pane' },
    { language: 'en' as const, path: '/en/bread' },
  ]
  expect(alternatesOf(members, site)).toEqual([
    { hreflang: 'en', href: 'https://a.example/en/bread' },
    { hreflang: 'it', href: 'https://a.example/it/pane' },
    { hreflang: 'x-default', href: 'https://a.example/en/bread' },
  ])
  expect(alternatesOf(members.slice(1), site)).toEqual([])
})

test('missing translations are listed, and those older than the first language', () => {
  const variant = (groupId: string, language: Language, updatedAt: string) => ({
    groupId,
    language,
    updatedAt,
  })
  const listed = missingTranslations(
    [
      variant('a', 'de', '2026-02-01T00:00:00Z'),
      variant('a', 'en', '2026-01-01T00:00:00Z'),
      variant('b', 'it', '2026-01-01T00:00:00Z'),
      variant('c', 'de', '2026-01-01T00:00:00Z'),
      variant('c', 'en', '2026-01-02T00:00:00Z'),
      variant('c', 'it', '2026-01-02T00:00:00Z'),
    ],
    ['de', 'en', 'it'],
  )
  expect(listed).toEqual([
    { groupId: 'a', missing: ['it'], outdated: ['en'] },
    { groupId: 'b', missing: ['de', 'en'], outdated: [] },
  ])
})

test('what is missing is read in another language and written nowhere', () => {
  const members = Object.freeze([
    Object.freeze({ language: 'de' as const, text: 'Brot' }),
    Object.freeze({ language: 'it' as const, text: 'Pane' }),
  ])
  expect(variantToRead(members, 'it', ['de', 'it'])).toEqual({
    variant: members[1],
    isFallback: false,
  })
  expect(variantToRead(members, 'en', ['en', 'it', 'de'])).toEqual({
    variant: members[1],
    isFallback: true,
  })
  expect(variantToRead([], 'en', ['de'])).toBeUndefined()
})

test('a menu leads to the page in another language where its own is missing, and says so', () => {
  const { newContents, state } = publishOrThrow(nothingPublished, {
    publish: [samplePage('home', 'en'), samplePage('prices', 'de')],
  })
  const html = contentsOf(newContents).get(state.manifest.entries['/en']?.hash ?? '') ?? ''
  expect(html).toContain('<a href="/prices" hreflang="de" lang="de">prices de</a>')
  expect(html).toContain('<a href="/en" aria-current="page">Home</a>')
  expect(html).not.toContain('Weg')
  expect(Object.keys(state.manifest.entries)).not.toContain('/en/prices')
})
