import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findTranslationFaults } from './translations.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(root, 'items/locales'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const counted = { rows_one: 'one', rows_other: '{{count}} rows' }
const romance = { ...counted, rows_many: '{{count}}' }
const good = {
  en: { title: 'Hello {{name}}', ...counted },
  de: { title: 'Hallo {{name}}', ...counted },
  it: { title: 'Ciao {{name}}', ...romance },
  es: { title: 'Hola {{name}}', ...romance },
  ru: { title: 'Привет, {{name}}', rows_few: '{{count}}', ...romance },
}

it('finds nothing where every language says the same', () => {
  expect(faults(good)).toEqual([])
})

it('names what is missing, too much, empty, or without its placeholder', () => {
  const { title: _, ...untitled } = good.de
  expect(faults({ ...good, de: untitled })).toEqual(['de.json: “title” is missing'])
  expect(faults({ ...good, de: { ...good.de, more: 'x' } })).toHaveLength(1)
  expect(faults({ ...good, it: { ...good.it, title: '' } })).toEqual(['it.json: “title” is empty'])
  expect(faults({ ...good, it: { ...good.it, title: 'Ciao' } })).toHaveLength(1)
})

it('wants each form in which the language counts', () => {
  const { rows_few: _, ...fewer } = good.ru
  expect(faults({ ...good, ru: fewer })).toEqual(['ru.json: “rows_few” is missing'])
})

it('has what many places say named, not written again', () => {
  const folder = join(root, 'shell/locales/common')
  mkdirSync(folder, { recursive: true })
  for (const [language, save] of Object.entries({ ...alike('Save'), de: 'Speichern' })) {
    writeFileSync(join(folder, `${language}.json`), JSON.stringify({ save }))
  }
  const write = (text: Record<string, string>) =>
    faults(Object.fromEntries(Object.entries(text).map(([lng, save]) => [lng, { save }])))
  expect(write(alike('$t(common:save)'))).toEqual([])
  expect(write(alike('Save'))).toEqual([])
  expect(write(alike('$t(common:lost)'))).toEqual(['en.json: “save” names no common text'])
  expect(write({ ...alike('Save'), de: 'Speichern' })).toEqual([
    'en.json: “save” is common: write "$t(common:save)"',
  ])
})

function alike(text: string): Record<string, string> {
  return Object.fromEntries(['en', 'de', 'it', 'ru', 'es'].map((language) => [language, text]))
}

function faults(texts: Record<string, object>) {
  const folder = join(root, 'items/locales')
  for (const [language, content] of Object.entries(texts)) {
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(content))
  }
  return findTranslationFaults(root).map((fault) => fault.slice(folder.length + 1))
}
