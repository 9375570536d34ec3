import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMarkdown } from '#app/shell/content/markdown-plugin.ts'
import { modules } from '#app/shell/modules.ts'
import { languages } from '#contract/core/fields.ts'
import { compareArticles, findNext, groupByTopic, readArticle, topics } from './article.ts'

const app = new URL('../../..', import.meta.url).pathname
const folder = new URL('articles', import.meta.url).pathname
const slugs = readdirSync(folder).sort()

function read(slug: string, language: string) {
  const file = readMarkdown(readFileSync(`${folder}/${slug}/${language}.md`, 'utf8'))
  return { ...file, ...readArticle(slug, file) }
}

/** Every text of the product, by language. */
const textsOnScreen = new Map(languages.map((language) => [language, readTexts(language)]))

function readTexts(language: string): Set<string> {
  const files = readdirSync(app, { recursive: true })
    .map(String)
    .filter((file) => file.includes('/locales/') && file.endsWith(`/${language}.json`))
  return new Set(
    files.flatMap((file) => [...valuesOf(JSON.parse(readFileSync(app + file, 'utf8')))]),
  )
}

function* valuesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* valuesOf(part)
  }
}

test('there are articles for each topic', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(14)
  const groups = groupByTopic(slugs.map((slug) => read(slug, 'en')))
  expect(groups.map(({ topic }) => topic)).toEqual([...topics])
})

describe.each(slugs)('the article %s', (slug) => {
  const english = read(slug, 'en')

  test('is there in all languages, with the same place and date', () => {
    const files = languages.map((language) => `${language}.md`)
    expect(readdirSync(`${folder}/${slug}`).sort()).toEqual(files.sort())
    for (const language of languages) {
      const { topic, order, updated, headings } = read(slug, language)
      expect([topic, order, updated]).toEqual([english.topic, english.order, english.updated])
      expect(headings, language).toHaveLength(english.headings.length)
    }
  })

  test.each(languages)('is short enough to be read, and long enough to help, in %s', (language) => {
    const { words, headings } = read(slug, language)
    expect(words).toBeGreaterThanOrEqual(200)
    expect(words).toBeLessThanOrEqual(450)
    const ids = headings.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(headings.map(({ level }) => level)).toEqual(headings.map(() => 2))
  })

  test.each(languages)('names buttons and fields as they stand on the screen in %s', (language) => {
    const named = [...read(slug, language).html.matchAll(/<strong>(.*?)<\/strong>/g)]
    const missing = named
      .map(([, words = '']) => plain(words))
      .filter((words) => !textsOnScreen.get(language)?.has(words))
    expect(missing).toEqual([])
  })
})

/** Links are to the same places in all languages, so that none of them knows less. */
test.each(slugs)('the links of %s are the same in every language', (slug) => {
  const [first, ...others] = languages.map((language) => linksOf(read(slug, language).html).sort())
  for (const other of others) expect(other).toEqual(first)
})

test('each topic is read in its order, and goes round', () => {
  const articles = slugs.map((slug) => read(slug, 'en')).sort(compareArticles)
  for (const { articles: group } of groupByTopic(articles)) {
    expect(group.map(({ order }) => order)).toEqual(group.map((_, at) => at + 1))
    const [first, last] = [group[0], group.at(-1)]
    if (first && last && group.length > 1) expect(findNext(articles, last)).toBe(first)
  }
})

test('an article alone in its topic has no next one', () => {
  const alone = { topic: 'data', slug: 'api' } as const
  expect(findNext([alone], alone)).toBeUndefined()
})

const routes = pathsOfRoutes()

test.each(slugs)('the links of %s lead to pages that are there', (slug) => {
  const links = linksOf(read(slug, 'en').html)
  const lost = links.filter((link) => {
    const [path = ''] = link.split(/[?#]/)
    const article = /^\/support\/([\w-]+)$/.exec(path)?.[1]
    return article === undefined ? !routes.some((one) => one.test(path)) : !slugs.includes(article)
  })
  expect(lost).toEqual([])
})

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => plain(link))
}

function plain(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<')
}

/** The addresses of all modules as patterns, with what the API answers below `/api`. */
function pathsOfRoutes(): RegExp[] {
  const paths = modules.flatMap(({ routes }) => routes.flatMap((one) => below(one)))
  const api = ['/api/openapi.json', '/api/openapi.html']
  return [...paths, ...api].map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
}

type RouteLike = { path?: string; index?: boolean; children?: readonly RouteLike[] }

function below({ path, children }: RouteLike, parent = ''): string[] {
  const here = path === undefined ? parent : `${parent}/${path}`
  return [here || '/', ...(children ?? []).flatMap((child) => below(child, here))]
}
