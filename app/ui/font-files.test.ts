import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { firstFont } from './first-font.ts'
import { fontFiles } from './font-files.ts'

type Name = keyof typeof fontFiles

const isName = (text: string): text is Name => text in fontFiles
const names = Object.keys(fontFiles).filter(isName)

const everywhere: Name[] = ['golos-latin', 'piazzolla-signs', 'piazzolla-letters', 'wordmark']
/** What a page in a language may load, and the most that it may weigh in all. */
const needs: Record<string, { files: Name[]; most: number }> = {
  en: { files: [...everywhere, 'language-names'], most: 30_000 },
  de: { files: [...everywhere, 'language-names'], most: 30_000 },
  it: { files: [...everywhere, 'language-names'], most: 30_000 },
  es: { files: [...everywhere, 'language-names'], most: 30_000 },
  ru: { files: [...everywhere, 'golos-cyrillic', 'piazzolla-cyrillic'], most: 44_000 },
}

describe.each(Object.entries(needs))('a page in %s', (language, { files, most }) => {
  test(`needs fonts of at most ${most} bytes`, () => {
    const sizes = files.map((name) => statSync(`public/fonts/${fontFiles[name].file}`).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most)
  })

  test('asks for no other of our fonts with any of our texts', () => {
    const paths = readdirSync('app', { recursive: true, encoding: 'utf8' })
    const own = paths.filter((path) => /\/locales\/(\w+\/)?\w+\.json$/.test(path))
    const texts = own
      .filter((path) => path.endsWith(`/${language}.json`))
      .map((path) => readFileSync(`app/${path}`, 'utf8'))
    const others = names.filter((name) => !files.includes(name))
    const asked = [...new Set(texts.join(''))].filter(
      (character) => !isIn(files, character) && isIn(others, character),
    )
    expect(asked).toEqual([])
  })

  test('loads the first of them at once', () => {
    expect(files.map((name) => `/fonts/${fontFiles[name].file}`)).toContain(firstFont(language))
  })
})

test('no font lies there that no page asks for', () => {
  const written = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'))
  expect(written.sort()).toEqual(
    Object.values(fontFiles)
      .map(({ file }) => file)
      .sort(),
  )
})

function rangesOf(name: Name): [number, number][] {
  return fontFiles[name].unicodeRange.split(', ').map((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((end) => Number.parseInt(end, 16))
    return [from, to]
  })
}

function isIn(files: readonly Name[], character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return files.flatMap(rangesOf).some(([from, to]) => from <= point && point <= to)
}
