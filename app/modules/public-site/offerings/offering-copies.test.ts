import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { offerings } from '#app/modules/public-site/site/index.ts'
import { languages } from '#contract/core/fields.ts'
import { getOfferingCopy } from './offering-copies.server.ts'
import { LiveCopy, type OfferingCopy, PlannedCopy } from './offering-copy.ts'
import { publicPages } from './public-pages.ts'
import { screens } from './screens.ts'

const folder = (path: string) => new URL(path, import.meta.url).pathname

test('only offerings of the table have copy, each in every language', () => {
  const files = readdirSync(folder('./content'), { recursive: true, encoding: 'utf8' })
  const found = files.filter((file) => file.endsWith('.json')).sort()
  const expected = offerings.flatMap(({ id }) => languages.map((one) => `${id}/${one}.json`))
  expect(found).toEqual(expected.sort())
})

describe.each(offerings)('the copy of $id', ({ id, state }) => {
  test.each(languages)('has the parts and lengths of its state in %s', async (language) => {
    const shape = state === 'live' ? LiveCopy : PlannedCopy
    const { error } = shape.safeParse(await getOfferingCopy(id, language))
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toBe(
      undefined,
    )
  })

  test('says as much in each language', async () => {
    const english = countsOf(await getOfferingCopy(id, 'en'))
    for (const language of languages) {
      expect(countsOf(await getOfferingCopy(id, language)), language).toEqual(english)
    }
  })
})

function countsOf({ functions, details, audience, comparison, questions }: OfferingCopy) {
  return [functions, details, audience, comparison.rows, questions].map(({ length }) => length)
}

test.each(languages)('no two pages say of themselves the same in %s', async (language) => {
  const pages = await publicPages(language)
  expect(pages).toHaveLength(offerings.length)
  for (const texts of [pages.map(({ title }) => title), pages.map((page) => page.description)]) {
    expect(new Set(texts).size).toBe(texts.length)
  }
})

describe('pictures of screens', () => {
  test('are shown of offerings that are live, and of no other', () => {
    const live = offerings.filter(({ state }) => state === 'live').map(({ id }) => `${id}`)
    expect(Object.keys(screens).filter((id) => !live.includes(id))).toEqual([])
  })
})
