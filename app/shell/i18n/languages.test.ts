import { expect, test } from 'vitest'
import { parseLanguage, publicCodeOf } from './languages.ts'
import { readPreferenceCookies, writePreferenceCookies } from './preference-cookies.ts'

test.each([
  ['eng', 'en'],
  ['gr', 'de'],
  ['it', 'it'],
  ['rs', 'ru'],
  ['sp', 'es'],
  ['de', 'de'],
  ['DE', 'de'],
  ['en-GB', 'en'],
  ['es-419', 'es'],
  ['ru-Cyrl-RU', 'ru'],
])('the code %s means %s', (code, language) => {
  expect(parseLanguage(code)).toBe(language)
})

test.each([
  ['el'],
  ['sr'],
  ['fr'],
  [''],
  [null],
  ['GR'],
  ['gr-GR'],
  ['engl'],
  ['de_DE'],
  ['toString'],
])('the code %j means nothing', (code) => {
  expect(parseLanguage(code)).toBeUndefined()
})

test('what a cookie keeps is read again', () => {
  const written = writePreferenceCookies({ language: 'de', theme: 'dark' }, true)
  expect(written[0]).toContain(`lng=${publicCodeOf('de')};`)
  const header = written.map((cookie) => cookie.split(';')[0]).join('; ')
  expect(readPreferenceCookies(header)).toEqual({ language: 'de', theme: 'dark' })
})

test('a cookie with nonsense in it is as good as none', () => {
  const nothing = { language: undefined, theme: undefined }
  expect(readPreferenceCookies('xlng=gr; theme=pink')).toEqual(nothing)
})
