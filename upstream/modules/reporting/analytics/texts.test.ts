import { expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { templates } from './template-queries.ts'
import { analysisTexts } from './texts/texts.ts'

/** Names of a group of texts, with those within. */
function namesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, part]) => namesIn(part, `${path}.${name}`))
}

test.each(languages)('%s has a word for everything that English has one for', (language) => {
  expect(namesIn(analysisTexts[language]).sort()).toEqual(namesIn(analysisTexts.en).sort())
})

test('each template has a name, and there are forty at least', () => {
  const keys = Object.values(templates).flatMap((group) => Object.keys(group))
  expect(keys.length).toBeGreaterThanOrEqual(40)
  expect(keys.filter((key) => !analysisTexts.en.templates[key])).toEqual([])
})
