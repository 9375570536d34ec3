import { expect, test } from 'vitest'
import { checkPage } from './check-page.ts'
import { referencesOf, replaceReferences } from './references.ts'
import { searchResult } from './search-result.ts'
import { freeSlug, slugOf } from './slugs.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'

const all = { page: () => true, file: () => true, record: () => true }

test('what readers would stumble over is named with its block', () => {
  const page = {
    title: 'x'.repeat(61),
    description: '',
    blocks: [
      {
        type: 'text',
        key: 'a',
        text: 'Our prices: [here](page:prices) and [click here…](page:gone).',
      },
      {
        type: 'gallery',
        key: 'b',
        heading: '',
        shape: 'square',
        pictures: [
          { mediaId: 'one', alt: '', isDecorative: false, caption: '' },
          { mediaId: 'two', alt: 'IMG_2041.JPG', isDecorative: false, caption: '' },
          { mediaId: 'three', alt: '', isDecorative: true, caption: '' },
        ],
      },
      {
        type: 'columns',
        key: 'c',
        columns: [[{ type: 'course', key: 'd', heading: '', courseId: 'x' }], []],
      },
    ],
  } satisfies Parameters<typeof checkPage>[0]
  const known = {
    page: (id: string) => id !== 'gone',
    file: (id: string) => id !== 'two',
    record: () => false,
  }
  expect(checkPage(page, known)).toEqual([
    { problem: 'titleTooLong', block: '', about: page.title },
    { problem: 'descriptionMissing', block: '', about: '' },
    { problem: 'linkWordsVague', block: 'a', about: 'here' },
    { problem: 'linkWordsVague', block: 'a', about: 'click here…' },
    { problem: 'pageMissing', block: 'a', about: 'gone' },
    { problem: 'altMissing', block: 'b', about: 'one' },
    { problem: 'altIsFileName', block: 'b', about: 'IMG_2041.JPG' },
    { problem: 'fileMissing', block: 'b', about: 'two' },
    { problem: 'recordMissing', block: 'd', about: 'x' },
  ])
  expect(checkPage({ title: 'Bread', description: 'Fresh.', blocks: sampleBlocks }, all)).toEqual(
    [],
  )
})

test('a page says what it shows of others, so that a change of these makes it anew', () => {
  expect(referencesOf(sampleBlocks)).toEqual({
    media: ['shop', 'rye', 'line', 'map', 'list'],
    items: ['rye', 'cake'],
    categories: ['all'],
    bookingPages: ['visit'],
    courses: ['baking'],
    hours: [''],
    pages: ['prices', 'privacy'],
  })
})

test('ids and addresses of an import are replaced wherever they stand', () => {
  const replaced = replaceReferences(sampleBlocks, {
    media: (id) => `new-${id}`,
    href: (href) => href.replace('page:', 'page:new-'),
  })
  const refers = referencesOf(replaced)
  expect(refers.media).toEqual(['new-shop', 'new-rye', 'new-line', 'new-map', 'new-list'])
  expect(refers.pages).toEqual(['new-prices', 'new-privacy'])
})

test.each([
  ['Öffnungszeiten & Anfahrt', 'oeffnungszeiten-anfahrt'],
  ['Ужин в пятницу', 'uzhin-v-pyatnitsu'],
  ['L’olio d’oliva', 'l-olio-d-oliva'],
  ['¿Qué hay de nuevo?', 'que-hay-de-nuevo'],
  ['100 % natural', '100-natural'],
  ['🚲', ''],
  [
    `${'bread '.repeat(20)}`,
    'bread-bread-bread-bread-bread-bread-bread-bread-bread-bread-bread-bread-bread',
  ],
])('%s has the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a slug that is taken is counted on', () => {
  const taken = new Set(['prices', 'prices-2', 'page'])
  expect(freeSlug('Prices', (slug) => taken.has(slug), 'page')).toBe('prices-3')
  expect(freeSlug('🚲', (slug) => taken.has(slug), 'page')).toBe('page-2')
})

test('a search engine shows title, address and words, cut between words', () => {
  const page = {
    title: 'Bread',
    siteName: 'Bakery Huber',
    description: '',
    words: 'fresh bread '.repeat(20),
  }
  const shown = searchResult(page, 'https://huber.example/it/pane%20fresco')
  expect(shown.title).toBe('Bread – Bakery Huber')
  expect(shown.address).toBe('huber.example › it › pane fresco')
  expect(shown.description).toMatch(/^fresh bread .* (fresh|bread)…$/)
  expect(shown.description.length).toBeLessThanOrEqual(161)
})
