import { expect, test } from 'vitest'
import { newPrice } from './new-price.ts'

test.each([
  ['12.40', '5', 'cent', 'EUR', '13.02'],
  ['12.40', '-5', 'cent', 'EUR', '11.78'],
  ['12.40', '5', 'five', 'EUR', '13'],
  ['12.40', '5', 'ten', 'EUR', '13'],
  ['12.40', '10', 'fifty', 'EUR', '13.5'],
  ['12.40', '10', 'whole', 'EUR', '14'],
  ['12.40', '5', 'ninetyNine', 'EUR', '12.99'],
  ['12.60', '5', 'ninetyFive', 'EUR', '12.95'],
  ['0.10', '5', 'ninetyNine', 'EUR', '0.99'],
  ['0.0375', '3.5', 'cent', 'EUR', '0.04'],
  ['1000', '5', 'cent', 'JPY', '1050'],
] as const)(
  '%s and %s %%, rounded to %s of %s, is %s',
  (price, percent, rounding, currency, after) => {
    expect(newPrice(price, percent, rounding, currency)).toBe(after)
  },
)
