import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordKinds } from '#app/shell/kind-names.ts'
import { languages } from '#contract/core/fields.ts'

const sources = readdirSync('upstream', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
  .map((file) => readFileSync(`upstream/${file}`, 'utf8'))

/** Texts that a pattern finds in sources that keep changes. */
function written(pattern: RegExp): string[] {
  const found = sources
    .filter((text) => text.includes('audit('))
    .flatMap((text) => [...text.matchAll(pattern)].flatMap(([, ...texts]) => texts))
  return [...new Set(found)].sort()
}

test('there are changes to look at', () => {
  expect(written(/\bentity(?:: | = )'(\w+)'/g).length).toBeGreaterThan(50)
})

test.each(languages)('the history names what was changed, and how, in %s', (language) => {
  const file = `app/shell/locales/record/${language}.json`
  const { kind, action } = JSON.parse(readFileSync(file, 'utf8'))
  const kinds = written(/\bentity(?:: | = )'(\w+)'/g)
  const actions = [
    ...written(/\baction(?:: | = )'(\w+)'/g),
    ...written(/\baction(?:: | = )[^,'\n]*\? '(\w+)' : '(\w+)'/g),
  ]
  expect(kinds.filter((name) => !(name in kind || recordKinds.has(name)))).toEqual([])
  expect(actions.filter((name) => !(name in action))).toEqual([])
})
