import { expect, test } from 'vitest'
import { fromProvider, toProvider } from './amounts.ts'

/** docs.stripe.com/currencies: zero-decimal, three-decimal and the special cases. */
test.each([
  ['EUR', 1099, 1099],
  ['JPY', 500, 500],
  ['MGA', 50000, 500],
  ['ISK', 500, 50000],
  ['UGX', 500, 50000],
  ['KWD', 5120, 5120],
] as const)('an amount in %s is said as the provider counts it', (currency, ours, theirs) => {
  expect(toProvider(ours, currency)).toBe(theirs)
  expect(fromProvider(theirs, currency)).toBe(ours)
})

test('what the provider cannot take is none: 5.124 dinars, half a franc of Madagascar', () => {
  expect(toProvider(5124, 'KWD')).toBeUndefined()
  expect(toProvider(50050, 'MGA')).toBeUndefined()
})
