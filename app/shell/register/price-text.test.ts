import { describe, expect, it } from 'vitest'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { priceText } from './price-text.ts'

describe('a price as a person reads it', () => {
  it('has the decimals of its currency, and more where it has them', () => {
    expect(priceText('1234.5', { locale: 'de-DE', currency: 'EUR' })).toBe('1.234,50')
    expect(priceText('0.000125', { locale: 'en-GB', currency: 'EUR' })).toBe('0.000125')
    expect(priceText('1200', { locale: 'en-GB', currency: 'JPY' })).toBe('1,200')
    expect(priceText('2.5', { locale: 'en-GB', currency: 'KWD' })).toBe('2.500')
  })

  it('loses no digit of a long one', () => {
    expect(priceText('999999999999.123456', { locale: 'en-GB', currency: 'EUR' })).toBe(
      '999,999,999,999.123456',
    )
  })

  it('gives back what is no number', () => {
    expect(priceText('a lot', { locale: 'en-GB', currency: 'EUR' })).toBe('a lot')
  })

  it.each(['de-DE', 'en-GB', 'ru-RU', 'es-ES', 'it-IT', 'de-CH', 'de-AT'])(
    'can be typed as it stands in its field in %s',
    (locale) => {
      for (const price of ['1234.5', '0.125', '12.345', '1234567.123456', '0']) {
        const typed = priceText(price, { locale, currency: 'EUR', isInput: true })
        expect(Number(parseLocaleDecimal(typed, locale)), typed).toBe(Number(price))
        const shown = priceText(price, { locale, currency: 'EUR' })
        expect(Number(parseLocaleDecimal(shown, locale)), shown).toBe(Number(price))
      }
    },
  )
})
