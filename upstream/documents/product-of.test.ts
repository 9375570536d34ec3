import { expect, it } from 'vitest'
import { productOf } from './product-of.ts'

it.each([
  ['3', '18.55', 'EUR', 55_65, false],
  ['1.5', '9.99', 'EUR', 14_99, true],
  ['0.5', '0.01', 'EUR', 1, true],
  ['-0.5', '0.01', 'EUR', -1, true],
  ['2', '0.5', 'JPY', 1, false],
  ['1', '1.0005', 'KWD', 1001, true],
  ['', '9.99', 'EUR', 0, false],
])('%s × %s %s is %i', (quantity, price, currency, amount, isRounded) => {
  expect(productOf(quantity, price, currency)).toEqual({ amount, isRounded })
})
