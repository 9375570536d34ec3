import { describe, expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { tags } from './front-matter.ts'
import { findPost, listPosts, readingMinutes } from './posts.server.ts'
import { publicPages } from './public-pages.ts'

const paths = Object.keys(import.meta.glob('./posts/*/*.md')).sort()
const slugs = [...new Set(paths.map((path) => path.split('/')[2] ?? ''))]

test('every post is there in all five languages', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(4)
  const expected = slugs.flatMap((slug) => languages.map((code) => `./posts/${slug}/${code}.md`))
  expect(paths).toEqual(expected.sort())
})

describe.each(languages)('the posts in %s', (language) => {
  test('stand with the newest first', async () => {
    const posts = await listPosts(language)
    expect(posts.map(({ slug }) => slug).sort()).toEqual(slugs)
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('are of one day, one kind and a length with those in English', async () => {
    for (const post of await listPosts(language)) {
      const english = (await findPost('en', post.slug))?.post
      expect(post.date, post.slug).toBe(english?.date)
      expect(post.tags, post.slug).toEqual(english?.tags)
      const words = post.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
      expect(words, post.slug).toBeGreaterThanOrEqual(700)
      expect(words, post.slug).toBeLessThanOrEqual(1100)
    }
  })

  test('lead only to posts that exist', async () => {
    for (const { slug, html } of await listPosts(language)) {
      const links = [...html.matchAll(/href="\/blogs\/([^"]+)"/g)].map(([, to = '']) => to)
      expect(slugs, slug).toEqual(expect.arrayContaining(links))
    }
  })

  test('are pages that the site’s map and search know', async () => {
    const pages = await publicPages(language)
    expect(pages.map(({ path }) => path).sort()).toEqual(
      ['/blogs', ...slugs.map((slug) => `/blogs/${slug}`)].sort(),
    )
  })
})

test('no topic is without a post', async () => {
  const used = (await listPosts('en')).flatMap((post) => post.tags)
  expect([...new Set(used)].sort()).toEqual([...tags].sort())
})

test('each post knows the one before it and the one after it', async () => {
  const [newest, second] = await listPosts('en')
  expect((await findPost('en', newest?.slug))?.newer).toBeUndefined()
  expect((await findPost('en', newest?.slug))?.older).toBe(second)
  expect((await findPost('en', second?.slug))?.newer).toBe(newest)
  expect(await findPost('en', 'no-such-post')).toBeUndefined()
})

test.each([
  [0, 1],
  [99, 1],
  [299, 1],
  [300, 2],
  [900, 5],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
