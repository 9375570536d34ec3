import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookQuery, readLook } from './look.ts'
import { isSection, sectionPath, sections } from './sections.ts'
import { allIconNames, sourcesOf } from './sources.server.ts'

test('every example has a place, and every place an example whose source is shown', () => {
  for (const section of Object.keys(sections).filter(isSection)) {
    const files = readdirSync(new URL(`./examples/${section}`, import.meta.url))
    expect(files.toSorted()).toEqual(sections[section].map((name) => `${name}.tsx`).toSorted())
    const silent = sourcesOf(section).filter(({ source }) => !source.includes('export default'))
    expect(silent).toEqual([])
    expect(isSection(sectionPath(section).split('/').at(-1))).toBe(true)
  }
  expect(isSection('constructor')).toBe(false)
})

test('the query says how examples are shown, and nothing else', () => {
  const look = { theme: 'dark', dir: 'rtl', density: 'roomy' } as const
  expect(readLook(`https://firmament.example/ui/forms${lookQuery(look)}`)).toEqual(look)
  const usual = readLook('https://firmament.example/ui/forms?theme=pink&dir=up&density=')
  expect(lookQuery(usual)).toBe('?')
})

test('the page of icons has every icon', () => {
  expect(allIconNames()).toContain('wallet')
  expect(allIconNames().length).toBeGreaterThan(130)
})
