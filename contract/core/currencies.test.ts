import { data } from 'currency-codes'
import { expect, it } from 'vitest'
import { currencyCodes, currencyDigits, isCurrency } from './currencies.ts'

const NO_CURRENCY = /^X(?!AF|OF|PF|CD|CG)/
const LEFT = ['ANG', 'BGN', 'CUC']

it('knows the digits of currencies with none, two, three and four', () => {
  expect(['JPY', 'EUR', 'KWD', 'CLF'].map(currencyDigits)).toEqual([0, 2, 3, 4])
})

it('keeps the ISO digits where the locale data of browsers differs', () => {
  expect(['HUF', 'IDR', 'IQD', 'XCG'].map(currencyDigits)).toEqual([2, 2, 3, 2])
})

it('agrees with the published list but for what joined and left since', () => {
  const published = data.filter(({ code }) => !NO_CURRENCY.test(code) && !LEFT.includes(code))
  expect(currencyCodes).toEqual([...published.map(({ code }) => code), 'XCG'].sort())
  for (const { code, digits } of published) expect(currencyDigits(code), code).toBe(digits)
})

it('refuses codes that left, that are no currency or that are not written in capitals', () => {
  for (const code of ['BGN', 'HRK', 'XAU', 'XTS', 'XXX', 'eur', 'EURO', '', 'toString']) {
    expect(isCurrency(code), code).toBe(false)
    expect(() => currencyDigits(code), code).toThrow(new RangeError('currency_unknown'))
  }
})
