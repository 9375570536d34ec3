import { describe, expect, test } from 'vitest'
import { makeFormat } from './format.ts'
import { formatLocale } from './format-locale.ts'

const austrian = makeFormat({ language: 'de', country: 'AT' })
const british = makeFormat({ language: 'en', country: 'GB' })

/** Intl puts spaces that do not break; a test reads easier with plain ones. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ')
}

describe('the locale', () => {
  test.each([
    ['de', 'AT', 'de-AT'],
    ['de', 'IT', 'de-DE'],
    ['it', 'CH', 'it-CH'],
    ['en', 'US', 'en-US'],
    ['en', 'AT', 'en-GB'],
    ['es', 'MX', 'es-MX'],
    ['ru', 'KZ', 'ru-KZ'],
  ] as const)('of %s in %s is %s', (language, country, locale) => {
    expect(formatLocale(language, country)).toBe(locale)
  })

  test('of a language without a firm is that of its own country', () => {
    expect(formatLocale('en')).toBe('en-GB')
  })
})

describe('money', () => {
  test('is written as in the country of the firm', () => {
    expect(plain(austrian.money(123450, 'EUR'))).toBe('€ 1.234,50')
    expect(plain(makeFormat({ language: 'de', country: 'DE' }).money(123450, 'EUR'))).toBe(
      '1.234,50 €',
    )
    expect(british.money(123450, 'GBP')).toBe('£1,234.50')
  })

  test('has the digits of its currency, whatever Intl thinks of it', () => {
    expect(plain(british.money(1234, 'JPY'))).toBe('JP¥1,234')
    expect(plain(british.amount(1234567, 'KWD'))).toBe('1,234.567')
    expect(plain(british.amount(123456, 'HUF'))).toBe('1,234.56')
  })

  test('is exact to the last unit that fits into a number', () => {
    expect(british.amount(Number.MAX_SAFE_INTEGER, 'EUR')).toBe('90,071,992,547,409.91')
  })

  test('below zero has a minus, not a hyphen', () => {
    expect(british.money(-500, 'EUR')).toBe('−€5.00')
  })

  test('shows a plus when it is asked to, but not on nothing', () => {
    expect(british.money(500, 'EUR', { sign: 'always' })).toBe('+€5.00')
    expect(british.money(0, 'EUR', { sign: 'always' })).toBe('€0.00')
  })

  test('may leave the minor units away', () => {
    expect(british.money(123450, 'EUR', { isWhole: true })).toMatch(/^€1,23[45]$/)
  })

  test('in a field has the decimal mark of the language and no groups', () => {
    expect(austrian.amountInput(123450, 'EUR')).toBe('1234,50')
    expect(austrian.numberInput('1234.5')).toBe('1234,5')
  })
})

describe('numbers', () => {
  test('keep all their decimals', () => {
    expect(british.number('1234.123456')).toBe('1,234.123456')
  })

  test('that are none are shown as they are', () => {
    expect(british.number('abc')).toBe('abc')
  })

  test('as percent are points, not a share of one', () => {
    expect(british.percent('19')).toBe('19%')
    expect(plain(austrian.percent('7.5'))).toBe('7,5 %')
  })
})

describe('dates', () => {
  test('are the same day in every time zone', () => {
    const far = makeFormat({ language: 'en', country: 'US', timeZone: 'Pacific/Honolulu' })
    expect(far.date('2026-10-03')).toBe('October 3, 2026')
    expect(british.date('2026-10-03')).toBe('3 October 2026')
  })

  test('name the year in short where it is another than this one', () => {
    const thisYear = new Date().getUTCFullYear()
    expect(british.date(`${thisYear}-10-03`, 'short')).toBe('3 Oct')
    expect(british.date(`${thisYear - 1}-10-03`, 'short')).toBe(`3 Oct ${thisYear - 1}`)
    expect(british.date('2020-10-03', 'dayMonth')).toBe('3 Oct')
  })

  test('of instants follow the time zone', () => {
    const tokyo = makeFormat({ language: 'en', timeZone: 'Asia/Tokyo' })
    expect(tokyo.dateOfInstant('2026-10-03T20:00:00Z')).toBe('2026-10-04')
    expect(austrian.dateTime('2026-10-03T20:00:00Z')).toContain('22:00')
    expect(austrian.dateTimeInZone('2026-11-23T05:36:00Z')).toMatch(/06:36 MEZ$/)
  })

  test('are told from now', () => {
    const now = new Date('2026-10-03T12:00:00Z')
    expect(british.relative('2026-10-02T12:00:00Z', now)).toBe('yesterday')
    expect(british.relative('2026-10-03T15:00:00Z', now)).toBe('in 3 hours')
    expect(british.relative('2026-10-03T11:59:50Z', now)).toBe('this minute')
  })

  test('that are none are shown as they are', () => {
    expect(british.date('soon')).toBe('soon')
  })
})

test('a price is money, and one finer than its currency keeps its decimals', () => {
  const { price } = makeFormat({ language: 'en', country: 'GB' })
  expect([price('38', 'GBP'), price('1234.5', 'GBP'), price('0.0125', 'GBP')]).toEqual([
    ...['£38.00', '£1,234.50', '0.0125'],
  ])
})
