import { expect, test } from 'vitest'
import type { Language } from '#contract/core/fields.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { listOf, oneOf } from '../pages/testing/random.ts'
import { answer } from './answer.ts'
import type { Manifest } from './manifest.ts'
import { duePublication, nextMoment } from './schedule.ts'
import type { LivePage } from './site.ts'
import {
  contentsOf,
  nothingPublished,
  publishOrThrow,
  publishSite,
  statusAt,
} from './testing/published.ts'
import { samplePage, sampleRecords, sampleSite } from './testing/sample-site.ts'

const home = samplePage('home', 'de')
const about = samplePage('about', 'de')
const post = samplePage('bread', 'de', { kind: 'post', tags: ['Brot'], author: 'Eva' })

function contentOf(published: ReturnType<typeof publishOrThrow>, path: string): string {
  const entry = published.state.manifest.entries[path]
  return contentsOf(published.newContents).get(entry?.hash ?? '') ?? ''
}

test('pages, lists, feeds, sitemap and files of a site come from one manifest', () => {
  const withPicture = samplePage('prices', 'de', {
    blocks: [
      {
        type: 'picture',
        key: 'p',
        mediaId: 'shop',
        alt: 'The shop',
        isDecorative: false,
        caption: '',
        shape: 'wide',
        width: 'text',
        href: '',
      },
    ],
  })
  const published = publishOrThrow(nothingPublished, { publish: [home, about, post, withPicture] })
  const { entries } = published.state.manifest
  expect(Object.keys(entries).filter((path) => !path.startsWith('/_'))).toEqual(
    [
      '/',
      '/about',
      '/aktuelles',
      '/aktuelles/bread',
      '/aktuelles/tag/brot',
      '/atom.xml',
      '/de/_gone',
      '/de/_not-found',
      '/de/_shell',
      '/en/_gone',
      '/en/_not-found',
      '/en/_shell',
      '/es/_gone',
      '/es/_not-found',
      '/es/_shell',
      '/feed.xml',
      '/it/_gone',
      '/it/_not-found',
      '/it/_shell',
      '/prices',
      '/robots.txt',
      '/ru/_gone',
      '/ru/_not-found',
      '/ru/_shell',
      '/sitemap.xml',
    ].filter((path) => !path.startsWith('/de/')),
  )
  expect(Object.keys(entries).filter((path) => path.startsWith('/_media/'))).toHaveLength(2)
  expect(contentOf(published, '/feed.xml')).toContain(
    '<link>https://huber.example/aktuelles/bread</link>',
  )
  expect(contentOf(published, '/sitemap.xml')).toContain('<loc>https://huber.example/about</loc>')
  expect(contentOf(published, '/robots.txt')).toContain(
    'Sitemap: https://huber.example/sitemap.xml',
  )
  expect(contentOf(published, '/aktuelles')).toContain('<a href="/aktuelles/bread">bread de</a>')
  expect(contentOf(published, '/')).toContain('<a href="/prices">prices de</a>')
})

test('nothing of a site leads to a page that is not there, whatever was published and taken off', () => {
  const languages: Language[] = ['de', 'en', 'it']
  const groups = ['home', 'prices', 'about', 'team', 'bread', 'cake', 'rolls']
  for (let seed = 0; seed < 12; seed += 1) {
    const random = rollFrom(seed)
    let state = nothingPublished
    const contents = new Map<string, string>()
    for (let step = 0; step < 4; step += 1) {
      const publish = listOf(random, 5, (): LivePage => {
        const groupId = oneOf(random, groups)
        const kind = ['bread', 'cake', 'rolls'].includes(groupId) ? 'post' : 'page'
        const slug = `${groupId}${random(3)}`
        const text = groups.map((each) => `[Words of ${each}](page:${each})`).join(' ')
        return samplePage(groupId, oneOf(random, languages), { kind, slug, text, tags: ['x'] })
      })
      const unpublish = listOf(
        random,
        2,
        () => `${oneOf(random, groups)}-${oneOf(random, languages)}`,
      )
      const published = publishOrThrow(state, { publish, unpublish })
      state = published.state
      for (const { hash, content } of published.newContents) contents.set(hash, content)
      const { entries } = published.state.manifest
      const hasHome = state.pages.some(({ groupId }) => groupId === 'home')
      const dead = Object.entries(entries).flatMap(([path, { hash }]) => {
        const content = contents.get(hash) ?? ''
        const links = content.matchAll(/ href="(\/[^"#]*)"|https:\/\/huber\.example(\/[^<"#\s]*)/g)
        return (
          [...links]
            .map(([, own, whole]) => own ?? whole ?? '')
            // Where no home page is published in any language there is none to lead to.
            .filter((href) => !entries[href] && (hasHome || !/^\/([a-z]{2})?$/.test(href)))
            .map((href) => `${path} leads to ${href}`)
        )
      })
      expect(dead, `seed ${seed}`).toEqual([])
      // What was made before and did not change is what would be made now.
      const whole = publishOrThrow(nothingPublished, { publish: published.state.pages })
      expect(whole.state.manifest.entries, `seed ${seed}`).toEqual(entries)
    }
  }
})

test('a reader during a publication sees the whole old site or the whole new one', () => {
  const store = new Map<string, string>()
  let pointer: Manifest | null = null
  const old = publishOrThrow(nothingPublished, { publish: [home, about] })
  for (const { hash, content } of old.newContents) store.set(hash, content)
  pointer = old.state.manifest
  const renamed = [
    { ...home, title: 'New' },
    { ...about, slug: 'us', title: 'New us' },
  ]
  const next = publishOrThrow(old.state, { publish: renamed })
  const seen = new Set<string>()
  const read = () => {
    if (!pointer) return
    // All requests of one visit that meet the site at this moment.
    const answers = ['/', '/about', '/us', '/sitemap.xml'].map((path) => {
      const given = pointer && answer(pointer, { path, etag: '' })
      if (given?.status !== 200) return String(given?.status)
      const content = store.get(given.hash)
      if (content === undefined) throw new Error(`Not stored: ${path}`)
      return content.includes('New') || content.includes('/us<') ? 'new' : 'old'
    })
    seen.add(answers.join(' '))
  }
  for (const { hash, content } of next.newContents) {
    read()
    store.set(hash, content)
  }
  read()
  pointer = next.state.manifest
  read()
  expect([...seen]).toEqual(['old old 404 old', 'new 301 new new'])
})

test('the same site has the same id, and one that has changed another', () => {
  const first = publishOrThrow(nothingPublished, { publish: [home, about] })
  const again = publishOrThrow(first.state, { publish: [{ ...about }] })
  expect(again.isChanged).toBe(false)
  expect(again.newContents).toEqual([])
  expect(again.changes).toEqual({ added: [], changed: [], removed: [] })
  const other = publishOrThrow(nothingPublished, { publish: [about, home] })
  expect(other.state.manifest.id).toBe(first.state.manifest.id)
  const changed = publishOrThrow(first.state, { publish: [{ ...about, title: 'Us' }] })
  expect(changed.changes.changed).toEqual(['/about'])
  expect(changed.state.manifest.id).not.toBe(first.state.manifest.id)
})

test('by hand, by schedule and by a program the same site comes out', () => {
  const now = '2026-06-01T10:00:00Z'
  const first = publishOrThrow(nothingPublished, { publish: [home, about] })
  const us = { ...about, slug: 'us' }
  const byHand = publishOrThrow(first.state, { publish: [us], unpublish: ['home-de'] })
  const scheduled = [
    { page: us, publishAt: now, unpublishAt: null },
    { page: { ...about, slug: 'early' }, publishAt: '2026-05-01T10:00:00Z', unpublishAt: null },
    { page: home, publishAt: '2026-01-01T00:00:00Z', unpublishAt: now },
    { page: samplePage('later', 'de'), publishAt: '2026-06-01T10:00:01Z', unpublishAt: null },
  ]
  const bySchedule = publishOrThrow(first.state, duePublication(scheduled, now))
  // A program sends the same as JSON.
  const byProgram = publishOrThrow(
    JSON.parse(JSON.stringify(first.state)),
    JSON.parse(JSON.stringify({ publish: [us], unpublish: ['home-de'] })),
  )
  expect(bySchedule.state).toEqual(byHand.state)
  expect(byProgram.state).toEqual(byHand.state)
  expect(nextMoment(scheduled, now)).toBe('2026-06-01T10:00:01Z')
  expect(nextMoment(scheduled, '2026-07-01T00:00:00Z')).toBeNull()
})

test('publishing one language leaves what is published of others as it is', () => {
  const first = publishOrThrow(nothingPublished, {
    publish: [about, samplePage('about', 'en'), samplePage('about', 'it')],
  })
  const next = publishOrThrow(first.state, { publish: [{ ...about, title: 'Neu', slug: 'neu' }] })
  expect(next.changes).toMatchObject({ added: ['/neu'], removed: ['/about'] })
  expect(statusAt(next.state, '/about')).toBe('301 /neu')
  expect(statusAt(next.state, '/en/about')).toBe('200')
  const kept = (state: typeof first.state) =>
    state.pages.filter(({ language }) => language !== 'de')
  expect(kept(next.state)).toEqual(kept(first.state))
})

test('what is taken off is 410 in the language of its address, and its files are not reached', () => {
  const album = samplePage('album', 'en', { text: '[All prices](media:secret)' })
  const first = publishOrThrow(nothingPublished, { publish: [home, album] })
  const [file = ''] = Object.keys(first.state.manifest.entries).filter((path) =>
    path.includes('secret'),
  )
  expect(file).toBe(`/_media/${'c'.repeat(32)}/secret.pdf`)
  expect(statusAt(first.state, file)).toBe('200')
  const off = publishOrThrow(first.state, { unpublish: ['album-en'] })
  expect(statusAt(off.state, '/en/album')).toBe('410')
  expect(statusAt(off.state, file)).toBe('404')
  expect(statusAt(off.state, '/en/never')).toBe('404')
  const gone = answer(off.state.manifest, { path: '/en/album', etag: '' })
  expect('hash' in gone && gone.hash).toBe(first.state.manifest.entries['/en/_gone']?.hash)
  expect(gone.headers['x-robots-tag']).toBe('noindex')
  expect(statusAt(off.state, '/en/_gone')).toBe('404')
})

test('a change that would give two pages one address changes nothing and says which', () => {
  const first = publishOrThrow(nothingPublished, { publish: [about] })
  const refused = (publish: LivePage[], unpublish: string[] = []) =>
    publishSite(
      first.state,
      { publish, unpublish },
      {
        site: sampleSite,
        records: sampleRecords,
        build: 'one',
      },
    )
  expect(refused([samplePage('team', 'de', { slug: 'about' })])).toEqual({
    problems: [{ problem: 'pathTaken', pageIds: ['about-de', 'team-de'], path: '/about' }],
  })
  const named = (slug: string, more: Partial<LivePage> = {}) =>
    samplePage('x', 'de', { slug, ...more })
  for (const slug of ['_form', 'feed.xml', 'en', 'aktuelles', 'sitemap-2.xml']) {
    expect(refused([named(slug)])).toMatchObject({ problems: [{ problem: 'pathReserved' }] })
  }
  expect(refused([named('y', { parentGroupId: 'nobody' })])).toMatchObject({
    problems: [{ problem: 'parentMissing' }],
  })
  expect(refused([named('y', { parentGroupId: 'x' })])).toMatchObject({
    problems: [{ problem: 'parentLoop' }],
  })
  expect(refused([named('y', { groupId: 'about' })])).toMatchObject({
    problems: [{ problem: 'translationTwice', pageIds: ['about-de', 'x-de'] }],
  })
})

test('a page below another follows it, and so do the pages below it', () => {
  const child = samplePage('team', 'de', { parentGroupId: 'about' })
  const first = publishOrThrow(nothingPublished, { publish: [about, child] })
  expect(statusAt(first.state, '/about/team')).toBe('200')
  const next = publishOrThrow(first.state, { publish: [{ ...about, slug: 'us' }] })
  expect(statusAt(next.state, '/about/team')).toBe('301 /us/team')
  expect(contentOf(next, '/us/team')).toContain(
    '"name":"about de","item":"https://huber.example/us"',
  )
})

test('another default language keeps every address that was', () => {
  const pages = [home, about, samplePage('home', 'en'), samplePage('about', 'en')]
  const first = publishOrThrow(nothingPublished, { publish: pages })
  const site = { ...sampleSite, defaultLanguage: 'en' as const }
  const next = publishOrThrow(first.state, {}, site)
  expect(statusAt(next.state, '/en/about')).toBe('301 /about')
  expect(statusAt(next.state, '/de/about')).toBe('200')
  expect(statusAt(next.state, '/en')).toBe('301 /')
})

test('every page that search engines may list says in words what it is', () => {
  const { state, newContents } = publishOrThrow(nothingPublished, {
    publish: [
      samplePage('home', 'de'),
      samplePage('hours', 'de', {
        blocks: [{ type: 'openingHours', key: 'hours', heading: '', placeId: '' }],
      }),
      samplePage('opening', 'de', { kind: 'post', tags: ['News'] }),
    ],
  })
  const contents = contentsOf(newContents)
  const listed = Object.entries(state.manifest.entries).flatMap(([path, { hash }]) => {
    const html = contents.get(hash) ?? ''
    return html.startsWith('<!doctype html>') && !html.includes('content="noindex"') ? [path] : []
  })
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/hours', '/aktuelles', '/aktuelles/tag/news']),
  )
  for (const path of listed) {
    const html = contents.get(state.manifest.entries[path]?.hash ?? '')
    expect(html, path).toMatch(/<meta name="description" content="[^"]{8,}">/)
  }
})
