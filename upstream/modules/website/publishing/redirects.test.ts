import { expect, test } from 'vitest'
import { rollFrom } from '#upstream/testing/random.ts'
import { listOf, oneOf } from '../pages/testing/random.ts'
import { addRedirect, answersOf, followRenames, type Redirect } from './redirects.ts'

const origin = 'https://huber.example'

function live(paths: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(paths))
}

function rename(redirects: Redirect[], from: Record<string, string>, to: Record<string, string>) {
  return followRenames(redirects, live(from), live(to))
}

test('a page that is renamed and renamed back leaves no loop', () => {
  const away = rename([], { p: '/a' }, { p: '/b' })
  expect(answersOf(away, live({ p: '/b' }))).toEqual({ redirects: { '/a': '/b' }, gone: [] })
  const back = rename(away, { p: '/b' }, { p: '/a' })
  expect(answersOf(back, live({ p: '/a' }))).toEqual({ redirects: { '/b': '/a' }, gone: [] })
})

test('chains collapse: every old address leads to the page in one step', () => {
  let redirects: Redirect[] = []
  const steps = ['/a', '/b', '/c', '/d']
  for (const [at, path] of steps.entries()) {
    if (at > 0) redirects = rename(redirects, { p: steps[at - 1] ?? '' }, { p: path })
  }
  expect(answersOf(redirects, live({ p: '/d' })).redirects).toEqual({
    '/a': '/d',
    '/b': '/d',
    '/c': '/d',
  })
})

test('an address that another page takes is that page’s', () => {
  const away = rename([], { p: '/a' }, { p: '/b' })
  const reused = rename(away, { p: '/b' }, { p: '/b', q: '/a' })
  expect(answersOf(reused, live({ p: '/b', q: '/a' }))).toEqual({ redirects: {}, gone: [] })
})

test('two pages that change places need no redirect', () => {
  const swapped = rename([], { p: '/a', q: '/b' }, { p: '/b', q: '/a' })
  expect(swapped).toEqual([])
})

test('a page that is taken off is gone at all its addresses, and leads on when it is back', () => {
  const away = rename([], { p: '/a' }, { p: '/b' })
  const off = rename(away, { p: '/b' }, {})
  expect(answersOf(off, live({}))).toEqual({ redirects: {}, gone: ['/a', '/b'] })
  const back = rename(off, {}, { p: '/c' })
  expect(answersOf(back, live({ p: '/c' })).redirects).toEqual({ '/a': '/c', '/b': '/c' })
})

test.each<[string, string, string]>([
  ['/x', '/x', 'self'],
  ['/x', '/x/', 'self'],
  ['/x', 'https://huber.example/x', 'self'],
  ['/about', '/x', 'pageLives'],
  ['/de/_gone', '/x', 'reserved'],
  ['/feed.xml', '/x', 'reserved'],
  ['//evil.example', '/x', 'malformed'],
  ['/x', '//evil.example', 'malformed'],
  ['/x', 'javascript:alert(1)', 'malformed'],
  ['/x', 'https://user:pass@evil.example/', 'malformed'],
  ['/a/../b', '/x', 'malformed'],
  ['/end', '/begin', 'loop'],
])('a redirect from %s to %s is refused: %s', (source, address, refused) => {
  const before: Redirect[] = [
    { source: '/begin', target: { address: '/middle' }, origin: 'byHand' },
    { source: '/middle', target: { address: '/end' }, origin: 'byHand' },
  ]
  const wanted: Redirect = { source, target: { address }, origin: 'byHand' }
  expect(addRedirect(before, live({ p: '/about' }), wanted, origin)).toEqual({ refused })
})

test('a redirect by hand to a page follows the page', () => {
  const pages = live({ p: '/about' })
  const wanted: Redirect = { source: '/Über uns', target: { address: '/about/' }, origin: 'byHand' }
  const added = addRedirect([], pages, wanted, origin)
  if ('refused' in added) throw new Error(added.refused)
  expect(added.redirects).toEqual([
    { source: '/Über uns', target: { pageId: 'p' }, origin: 'byHand' },
  ])
  const renamed = followRenames(added.redirects, pages, live({ p: '/us' }))
  expect(answersOf(renamed, live({ p: '/us' })).redirects).toEqual({
    '/Über uns': '/us',
    '/about': '/us',
  })
})

const pageIds = ['p', 'q', 'r', 's']
const places = ['/a', '/b', '/c', '/d', '/e', '/f']

/** What a site should answer: who was last at each address, followed when somebody asks. */
type Model = Map<string, Redirect['target']>

function asked(model: Model, pages: Map<string, string>, path: string): string {
  const seen = new Set<string>()
  let at = path
  while (true) {
    if ([...pages.values()].includes(at)) return at === path ? 'page' : `to ${at}`
    const target = model.get(at)
    if (!target || seen.has(at)) return at === path ? 'nothing' : `to ${at}`
    seen.add(at)
    if ('pageId' in target) {
      const now = pages.get(target.pageId)
      return now === undefined ? 'gone' : `to ${now}`
    }
    at = target.address
  }
}

test('whatever pages and people do, no redirect leads to a redirect, and each to where it should', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const random = rollFrom(seed)
    const model: Model = new Map()
    let redirects: Redirect[] = []
    let pages = new Map<string, string>()
    for (const step of listOf(random, 25, () => random(10))) {
      const before = pages
      pages = new Map(before)
      if (step < 8) {
        // Several pages at once, as one publication does.
        for (const pageId of listOf(random, 2, () => oneOf(random, pageIds))) {
          const path = oneOf(random, places)
          const holder = [...pages].find(([, at]) => at === path)?.[0]
          if (step < 2 || (holder !== undefined && holder !== pageId)) pages.delete(pageId)
          else pages.set(pageId, path)
        }
        redirects = followRenames(redirects, before, pages)
        for (const [pageId, path] of before) {
          if (pages.get(pageId) !== path) model.set(path, { pageId })
        }
      } else {
        const address = oneOf(random, [...places, 'https://example.org/'])
        const source = oneOf(random, places)
        const wanted: Redirect = { source, target: { address }, origin: 'byHand' }
        const added = addRedirect(redirects, pages, wanted, origin)
        if ('redirects' in added) {
          redirects = added.redirects
          const pageId = [...pages].find(([, at]) => at === address)?.[0]
          model.set(source, pageId === undefined ? { address } : { pageId })
        }
      }
      for (const path of pages.values()) model.delete(path)
      const answers = answersOf(redirects, pages)
      for (const path of places) {
        const to = answers.redirects[path]
        if (to !== undefined && (to === path || answers.redirects[to] !== undefined)) {
          expect.unreachable(`seed ${seed}: ${path} leads over ${to}`)
        }
        const isPage = [...pages.values()].includes(path)
        const given = isPage
          ? 'page'
          : to !== undefined
            ? `to ${to}`
            : answers.gone.includes(path)
              ? 'gone'
              : 'nothing'
        const wanted = asked(model, pages, path)
        if (given !== wanted) expect(given, `seed ${seed} at ${path}`).toBe(wanted)
      }
    }
  }
})
