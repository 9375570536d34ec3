import { expect, test } from 'vitest'
import { publicCodeOf } from '#app/shell/i18n/languages.ts'
import { languages } from '#contract/core/fields.ts'
import { elementsOf, faultsOf, listedPages, metaOf, origin, type Page, pages } from './pages.ts'

/** The routes of the specification that everybody may find, and what was added to them. */
const promised = ['/', '/support', '/contact-us', '/blogs', '/register', '/login', '/pricing']

test('the map of the site names every public route of the specification', () => {
  const paths = new Set(listedPages.map(({ path }) => path))
  expect(promised.filter((path) => !paths.has(path))).toEqual([])
  const offerings = [...paths].filter((path) => path.startsWith('/apps/'))
  expect(offerings).toHaveLength(17)
  expect(paths).toContain('/inventory-management-software')
})

test('every page in the map answers 200, in every language', () => {
  expect(faultsOf(listedPages, ({ status }) => [status !== 200 && `${status}`])).toEqual([])
})

test('a page says its language', () => {
  const faults = faultsOf(pages, (page) => {
    const said = elementsOf(page, 'html')[0]?.attributes.lang
    return [said !== page.language && `it says ${said}`]
  })
  expect(faults).toEqual([])
})

test('a title is at most 70 characters long, a description 50 to 170', () => {
  const faults = faultsOf(listedPages, (page) => {
    const title = titleOf(page)
    const description = metaOf(page, 'description') ?? ''
    const length = [...description].length
    return [
      (title === '' || [...title].length > 70) && `title “${title}” (${[...title].length})`,
      (length < 50 || length > 170) && `description “${description}” (${length})`,
    ]
  })
  expect(faults).toEqual([])
})

test.each(languages)('no two pages share a title or a description in %s', (language) => {
  const inLanguage = listedPages.filter((page) => page.language === language)
  for (const wordsOf of [titleOf, (page: Page) => metaOf(page, 'description') ?? '']) {
    const seen = new Map<string, string>()
    const faults = faultsOf(inLanguage, (page) => {
      const words = wordsOf(page)
      const other = seen.get(words)
      seen.set(words, page.path)
      return [other && `“${words}” is that of ${other}`]
    })
    expect(faults).toEqual([])
  }
})

test('the canonical address is the public origin and the path', () => {
  const faults = faultsOf(pages, (page) => {
    const links = elementsOf(page, 'link', { rel: 'canonical' })
    const wanted = origin + page.path.replace(/\?.*/, '')
    return [
      links.length !== 1 && `${links.length} canonical links`,
      links[0]?.attributes.href !== wanted && `canonical ${links[0]?.attributes.href}`,
    ]
  })
  expect(faults).toEqual([])
})

test('a page names itself in all languages, and only pages to be found do', () => {
  const faults = faultsOf(pages, (page) => {
    const found = elementsOf(page, 'link', { rel: 'alternate' })
      .filter(({ attributes }) => attributes.hreflang)
      .map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`)
    const address = origin + page.path
    const wanted = page.isFound
      ? [
          `x-default ${address}`,
          ...languages.map((language) => `${language} ${address}?lng=${publicCodeOf(language)}`),
        ]
      : []
    return [found.sort().join() !== wanted.sort().join() && `alternates ${found.join(', ')}`]
  })
  expect(faults).toEqual([])
})

test('search engines may list what is in the map, and nothing else', () => {
  const faults = faultsOf(pages, (page) => {
    const isKept = /noindex/.test(metaOf(page, 'robots') ?? '')
    return [isKept === page.isFound && (isKept ? 'is not to be listed' : 'may be listed')]
  })
  expect(faults).toEqual([])
})

test('social sites are told title, description, address and kind', () => {
  const faults = faultsOf(listedPages, (page) => [
    metaOf(page, 'og:title') !== titleOf(page) && 'og:title',
    metaOf(page, 'og:description') !== metaOf(page, 'description') && 'og:description',
    metaOf(page, 'og:url') !== origin + page.path && 'og:url',
    !/^(website|article)$/.test(metaOf(page, 'og:type') ?? '') && 'og:type',
    metaOf(page, 'og:site_name') !== 'Firmament' && 'og:site_name',
    !metaOf(page, 'twitter:card') && 'twitter:card',
  ])
  expect(faults).toEqual([])
})

function titleOf(page: Page): string {
  return elementsOf(page, 'title').find(({ within }) => within.at(-1) === 'head')?.text ?? ''
}
