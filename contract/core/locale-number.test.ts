import { expect, it } from 'vitest'
import { parseLocaleDecimal } from './locale-number.ts'

const LOCALES = ['en', 'de', 'it', 'ru', 'es', 'de-CH', 'de-AT', 'it-CH', 'fr', 'en-IN']

it.each([
  ['de', '1.234,56'],
  ['it', '1.234,56'],
  ['es', '1.234,56'],
  ['de-AT', '1.234,56'],
  ['de-AT', '1 234,56'],
  ['ru', '1 234,56'],
  ['ru', '1\u00a0234,56'],
  ['ru', '1\u202f234,56'],
  ['fr', '1 234,56'],
  ['de-CH', "1'234.56"],
  ['de-CH', '1\u2019234.56'],
  ['en', '1,234.56'],
  ['en', ' 1,234.560 '],
])('in %s "%s" is 1234.56', (locale, text) => {
  expect(parseLocaleDecimal(text, locale)).toBe('1234.56')
})

it('understands what the locale itself writes', () => {
  for (const locale of LOCALES) {
    for (const value of [0, 7, -12.5, 1234, 12345.678, -1234567.5, 123456789]) {
      expect(parseLocaleDecimal(new Intl.NumberFormat(locale).format(value), locale)).toBe(
        `${value}`,
      )
    }
  }
})

it('takes the other decimal mark where it cannot be a thousands group', () => {
  expect(parseLocaleDecimal('12.5', 'de')).toBe('12.5')
  expect(parseLocaleDecimal('-12.50', 'ru')).toBe('-12.5')
  expect(parseLocaleDecimal('12,5', 'en')).toBe('12.5')
  expect(parseLocaleDecimal('1.2345', 'de')).toBe('1.2345')
})

it('reads a group where the locale groups so, and refuses to guess where it does not', () => {
  expect(parseLocaleDecimal('1.234', 'de')).toBe('1234')
  expect(parseLocaleDecimal('1,234', 'en')).toBe('1234')
  expect(parseLocaleDecimal('1,234', 'de')).toBe('1.234')
  expect(parseLocaleDecimal('1.234', 'ru')).toBeUndefined()
  expect(parseLocaleDecimal('1,234', 'de-CH')).toBeUndefined()
})

it('groups by lakh and crore where that is the custom', () => {
  expect(parseLocaleDecimal('12,34,567.5', 'en-IN')).toBe('1234567.5')
  expect(parseLocaleDecimal('1,234,567', 'en-IN')).toBeUndefined()
})

it('takes the typographic minus and gives no negative zero', () => {
  expect(parseLocaleDecimal('\u22121,5', 'de')).toBe('-1.5')
  expect(parseLocaleDecimal('-0,00', 'de')).toBe('0')
})

it('refuses malformed grouping and what is no number', () => {
  const malformed = [
    '1.23.456',
    '12.34,5',
    '1234.567',
    '0.125',
    '1.234.56',
    '1..234',
    '.5',
    '5,',
    '',
  ]
  const others = [
    'abc',
    '1e3',
    '+1',
    '1,2,3',
    '--1',
    '1.234,',
    '1 234,56',
    "1'234",
    '٣',
    'NaN',
    '5 €',
  ]
  for (const text of [...malformed, ...others]) {
    expect(parseLocaleDecimal(text, 'de'), JSON.stringify(text)).toBeUndefined()
  }
  expect(parseLocaleDecimal('9'.repeat(40), 'de')).toBeUndefined()
})
