import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/core/fields.ts'
import { elementsOf, faultsOf, listedPages, type Page, pages } from './pages.ts'

const files = import.meta.glob<Record<string, unknown>>(
  ['../../app/**/locales/*.json', '../../app/shell/locales/common/*.json'],
  { eager: true, import: 'default' },
)

/** Every text that the house has in a language. */
const textsIn = new Map<Language, Set<string>>(
  languages.map((language) => {
    const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.json`))
    return [language, new Set(own.flatMap(([, texts]) => leaves(texts)))]
  }),
)

test('a page has one first heading, one main part and no script that runs', () => {
  const faults = faultsOf(listedPages, (page) => [
    elementsOf(page, 'h1').length !== 1 && `${elementsOf(page, 'h1').length} first headings`,
    elementsOf(page, 'main').length !== 1 && `${elementsOf(page, 'main').length} main parts`,
    ...elementsOf(page, 'script')
      .filter(({ attributes }) => attributes.type !== 'application/ld+json')
      .map(({ attributes }) => `script ${attributes.src}`),
    /\s(on\w+|style)="/.test(page.html.replace(/<script[\s\S]*?<\/script>/g, '')) &&
      'an attribute that the policy forbids',
  ])
  expect(faults).toEqual([])
})

test('headings leave no level out', () => {
  const faults = faultsOf(pages, (page) => {
    const levels = page.document.elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name, text }) => ({ level: Number(name[1]), text }))
    return levels.map(
      ({ level, text }, at) => level > (levels[at - 1]?.level ?? 0) + 1 && `h${level} “${text}”`,
    )
  })
  expect(faults).toEqual([])
})

test('ids are given once, and a picture of the content says what it shows', () => {
  const faults = faultsOf(pages, (page) => {
    const ids = page.document.elements.flatMap(({ attributes }) => attributes.id ?? [])
    return [
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id ${id} twice`),
      ...elementsOf(page, 'img').map(
        ({ attributes: { alt, src, width, height } }) =>
          (!alt || !width || !height) && `picture ${src}: alt “${alt}”, ${width} × ${height}`,
      ),
    ]
  })
  expect(faults).toEqual([])
})

test('Cyrillic letters stand on Russian pages, or are marked as Russian', () => {
  const faults = faultsOf(pages, (page) => {
    if (page.language === 'ru') return []
    return page.document.texts
      .filter(({ text, lang }) => lang !== 'ru' && /\p{Script=Cyrillic}/u.test(text))
      .map(({ text }) => text)
  })
  expect(faults).toEqual([])
})

test('no page shows a text of another language', () => {
  expect(faultsOf(pages, foreignTexts)).toEqual([])
})

test('no page shows the key of a text, or a value that is none', () => {
  const broken = /^[a-z]+[A-Za-z]*(\.[a-zA-Z]+)+$|\{\{|\[object |\bundefined\b|\bNaN\b/
  const faults = faultsOf(pages, (page) =>
    page.document.texts
      .filter(({ text, within }) => broken.test(text) && !within.includes('code'))
      .map(({ text }) => text),
  )
  expect(faults).toEqual([])
})

/** Words that are another language's text and yet right in an article of this one. */
const alike: Partial<Record<Language, string[]>> = { de: ['Export'] }

/** Texts that are word for word those of another language, and not of the page's own. */
function foreignTexts({ document, language }: Page): string[] {
  const others = languages.filter((other) => other !== language)
  return document.texts
    .filter(({ text, lang }) => (lang ?? language) === language && text.length > 3)
    .flatMap(({ text }) => {
      if (textsIn.get(language)?.has(text) || alike[language]?.includes(text)) return []
      return others.some((other) => textsIn.get(other)?.has(text)) ? [text] : []
    })
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
