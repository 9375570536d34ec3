import { expect, test } from 'vitest'
import { rollFrom } from '#upstream/testing/random.ts'
import { listOf, oneOf, type Random } from '../pages/testing/random.ts'
import { randomText } from '../pages/testing/random-text.ts'
import { sampleBlocks } from '../pages/testing/sample-blocks.ts'
import { type Block, Blocks, mapLeaves, replaceReferences, writeText } from '../pages/views.ts'
import { readImport } from './detect.ts'
import type { ImportedPage, ImportedSite } from './neutral.ts'
import { readWxr } from './read-wxr.ts'
import { writeMarkdownZip } from './write-markdown-zip.ts'
import { writeWxr } from './write-wxr.ts'

const media = ['rye', 'shop', 'list'].map((name, at) => ({
  key: `wordpress:old.example:${at + 1}`,
  name: `${name}.jpg`,
  url: `https://old.example/wp-content/uploads/${name}.jpg`,
  alt: `A picture of ${name}`,
  caption: '',
  bytes: new Uint8Array([at]),
}))

/** Blocks that both forms have, with pictures of the site and links to its pages. */
function randomBlocks(random: Random): Block[] {
  // A paragraph that is an address alone comes back as a link to it.
  const text = () =>
    writeText(randomText(random, 2)).replaceAll('https://example.org/a\\_b', 'an address') || 'x'
  const picture = () => ({
    mediaId: oneOf(random, media).key,
    alt: oneOf(random, ['A loaf', 'Käse <1>', '"Bread" & more']),
    isDecorative: false,
    caption: oneOf(random, ['', 'Below', '5 > 4 & "so"']),
  })
  let count = 0
  return listOf(random, 5, (): Block => {
    count += 1
    const key = `k${count}`
    const kind = random(6)
    if (kind < 2) return { type: 'text', key, text: text() }
    if (kind === 2) {
      return { type: 'picture', key, ...picture(), shape: 'original', width: 'text', href: '' }
    }
    if (kind === 3) {
      const pictures = [picture(), picture()]
      return { type: 'gallery', key, heading: '', shape: 'square', pictures }
    }
    if (kind === 4) {
      return { type: 'quote', key, text: 'So _good_', name: 'Anna & Co', role: '', picture: null }
    }
    return {
      type: 'questions',
      key,
      heading: '',
      questions: [{ question: 'Why <now>?', answer: text() }],
    }
  }).filter((block, at, all) => !(block.type === 'text' && all[at - 1]?.type === 'text'))
}

function randomSite(seed: number): ImportedSite {
  const random = rollFrom(seed)
  const authors = [{ key: 'wordpress:old.example:author:eva', name: 'Eva', email: '' }]
  const pages = Array.from({ length: 1 + random(4) }, (_, at): ImportedPage => {
    const key = `wordpress:old.example:${at + 4}`
    const status = oneOf(random, ['draft', 'published'] as const)
    return {
      key,
      kind: oneOf(random, ['page', 'post']),
      groupKey: key,
      language: oneOf(random, ['', 'de', 'it']),
      title: oneOf(random, ['Bread', 'Käse & Brot', 'A <b> "c"', 'true', '12', "- it's: #1"]),
      slug: `page-${at}`,
      parentKey: '',
      excerpt: oneOf(random, ['', 'Short & fresh']),
      blocks: replaceReferences(randomBlocks(random), {
        media: (id) => id,
        // Addresses of the old site and files that it does not have come back as they would from it.
        href: (href) =>
          /^(\/|media:)/.test(href)
            ? 'https://example.org/other'
            : href.replace('page:01ABC', 'page:wordpress:old.example:4'),
      }),
      seoTitle: '',
      seoDescription: oneOf(random, ['', 'For engines: all']),
      pictureKey: oneOf(random, ['', media[0]?.key ?? '']),
      authorKeys: ['wordpress:old.example:author:eva'],
      tags: oneOf(random, [[], ['Rye', 'a & b']]),
      status,
      publishedAt: status === 'draft' ? null : '2024-03-01T08:00:00.000Z',
      updatedAt: '2024-03-02T08:00:00.000Z',
    }
  })
  return {
    source: 'wordpress',
    title: 'Huber',
    origin: 'https://old.example',
    language: 'de',
    pages,
    media,
    authors,
    menus: [],
    redirects: [],
    notTaken: [],
  }
}

/** Keys of blocks and media are the form's own. */
function comparable(site: ImportedSite, mediaName: (key: string) => string): object[] {
  return site.pages
    .map((page) => ({
      ...page,
      authorKeys: page.authorKeys.length,
      pictureKey: mediaName(page.pictureKey),
      blocks: JSON.parse(
        JSON.stringify(mapLeaves(page.blocks, (leaf) => ({ ...leaf, key: 'k' }))).replace(
          /"mediaId":"([^"]*)"/g,
          (_, key: string) => `"mediaId":"${mediaName(key)}"`,
        ),
      ),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

const nameOf = (site: ImportedSite) => (key: string) =>
  site.media.find((each) => each.key === key)?.name ?? key

test('a site comes back from a ZIP of Markdown', { timeout: 600_000 }, () => {
  for (let seed = 0; seed < (process.env.EVERY_SEED ? 400 : 15); seed += 1) {
    const site = randomSite(seed)
    // Links to files name other keys, which the pictures show already.
    const bytes = writeMarkdownZip(site)
    const back = readImport(bytes)
    expect(back.notTaken, `seed ${seed}`).toEqual([])
    expect(comparable(back, nameOf(back)), `seed ${seed}`).toEqual(comparable(site, nameOf(site)))
    for (const { blocks } of back.pages) expect(Blocks.safeParse(blocks).success).toBe(true)
    expect(writeMarkdownZip(site)).toEqual(bytes)
  }
})

test('a site comes back from an export for WordPress', { timeout: 600_000 }, () => {
  for (let seed = 0; seed < (process.env.EVERY_SEED ? 400 : 15); seed += 1) {
    const site = randomSite(seed)
    const { xml, notWritten } = writeWxr(site)
    expect(notWritten).toEqual([])
    const back = readWxr(xml, new Map(media.map(({ name, bytes }) => [`uploads/${name}`, bytes])))
    expect(comparable(back, nameOf(back)), `seed ${seed}`).toEqual(comparable(site, nameOf(site)))
    expect(back.media.map(({ bytes }) => bytes)).toEqual(media.map(({ bytes }) => bytes))
    expect(back.authors).toEqual(site.authors)
  }
})

test('blocks of the firm’s records come back from Markdown, and are named where WordPress has none', () => {
  const site = randomSite(1)
  const [page] = site.pages
  if (!page) throw new Error('No page')
  const whole = { ...site, media: [], pages: [{ ...page, pictureKey: '', blocks: sampleBlocks }] }
  const back = readImport(writeMarkdownZip(whole))
  expect(back.pages[0]?.blocks.map(({ type }) => type)).toEqual(
    sampleBlocks.map(({ type }) => type),
  )
  expect(new Set(writeWxr(whole).notWritten.map(({ type }) => type))).toEqual(
    new Set(['priceList', 'booking', 'leadForm', 'course', 'openingHours', 'map']),
  )
})
