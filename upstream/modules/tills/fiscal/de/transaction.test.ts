import { expect, test } from 'vitest'
import { processData, taxKey } from './transaction.ts'

// DSFinV-K, annex I. § 24 (1) Nr. 3 UStG: 10.7 % until 2021, 9.5, 9.0 and 8.4 % until 2024, 7.8 % since.
test.each([
  ['S', '19', 1],
  ['S', '7.00', 2],
  ['S', '10.7', 3],
  ['S', '8.4', 3],
  ['S', '7.8', 3],
  ['S', '5.5', 4],
  ['O', '0', 5],
  ['E', '0', 6],
  ['G', '0', 6],
  ['K', '0', 6],
  ['S', '16', 1160],
])('the key of %s %s is %i', (category, rate, key) => {
  expect(taxKey({ category, rate })).toBe(key)
})

test('what is signed has five sums: what is exempt or not taxable stands in the last', () => {
  const groups = [
    { category: 'S', rate: '7.8', net: 1_000, tax: 78 },
    { category: 'E', rate: '0', net: 5_000, tax: 0 },
    { category: 'O', rate: '0', net: 200, tax: 0 },
  ]
  // 10.78 + 50.00 + 2.00 + 1.00 given on top
  expect(processData({ groups, tips: 100, cash: 6_378, other: 0 })).toBe(
    'Beleg^0.00_0.00_10.78_0.00_53.00^63.78:Bar',
  )
})
