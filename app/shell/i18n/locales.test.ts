import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { usedKeys } from './used-keys.fixture.ts'

const root = new URL('../../..', import.meta.url).pathname
const files = readdirSync(`${root}/app`, { recursive: true })
  .map((file) => `app/${String(file)}`)
  .sort()
const folders = files.filter((file) => /\/locales\/(.*\/)?en\.json$/.test(file)).map(dirname)
const pluralEnding = /_(zero|one|two|few|many|other)$/

const texts = new Map(
  folders.map((folder) => [
    namespaceOf(folder),
    new Map(languages.map((l) => [l, read(folder, l)])),
  ]),
)

function namespaceOf(folder: string): string {
  const parts = folder.split('/')
  return folder.includes('modules/') ? (parts[3] ?? '') : (parts[3] ?? 'shell')
}

function read(folder: string, language: string): Map<string, string> {
  const file = `${folder}/${language}.json`
  if (!files.includes(file)) return new Map()
  const json: unknown = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
  return new Map(flatten(json))
}

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, part]) =>
    flatten(part, path === '' ? key : `${path}.${key}`),
  )
}

function isPlural(keys: Map<string, string>, key: string): boolean {
  return pluralEnding.test(key) && keys.has(key.replace(pluralEnding, '_other'))
}

/** What a language must have so that it says what English says, plural forms as its own. */
function expectedKeys(english: Map<string, string>, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = [...english.keys()].flatMap((key) => {
    if (!isPlural(english, key)) return [key]
    return key.endsWith('_other') ? forms.map((form) => key.replace(/other$/, form)) : []
  })
  return keys.sort()
}

test('there are texts to look at', () => {
  expect(texts.size).toBeGreaterThan(4)
})

describe.each([...texts])('the texts of %s', (_namespace, byLanguage) => {
  const english = byLanguage.get('en') ?? new Map<string, string>()

  test.each(languages)('are all there in %s, with the plural forms of the language', (language) => {
    const keys = [...(byLanguage.get(language)?.keys() ?? [])].sort()
    expect(keys).toEqual(expectedKeys(english, language))
  })

  test.each(languages)('are none of them empty in %s, and have the same gaps', (language) => {
    for (const [key, text] of byLanguage.get(language) ?? []) {
      expect(text.trim(), key).not.toBe('')
      const source = english.get(key) ?? english.get(key.replace(pluralEnding, '_other')) ?? ''
      const gaps = gapsOf(source).filter((gap) => gap !== 'count')
      expect(
        gapsOf(text).filter((gap) => gap !== 'count'),
        key,
      ).toEqual(gaps)
    }
  })
})

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort()
}

const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))

test.each(sources)('every text that %s asks for exists', (file) => {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  for (const { namespace, key, isBeginning } of usedKeys(source)) {
    const known = texts.get(namespace)?.get('en')
    expect(known, `texts of ${namespace}`).toBeDefined()
    const keys = [...(known?.keys() ?? [])]
    const isKnown = isBeginning
      ? keys.some((other) => other.startsWith(key))
      : keys.includes(key) || keys.includes(`${key}_other`)
    expect(isKnown, `${namespace}: ${key}`).toBe(true)
  }
})
