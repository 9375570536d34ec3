import { expect, test } from 'vitest'
import { dueMilestones, progressLines, splitPrice } from './fixed-price.ts'

test.each([
  [10_000, ['33.33', '33.33', '33.34'], [3333, 3333, 3334]],
  [10_000, ['1', '1', '1'], [3334, 3333, 3333]],
  [100_01, ['40', '0.5', '12.25'], [7584, 95, 2322]],
  [5, ['1', '1', '1', '1', '1', '1', '1'], [1, 1, 1, 1, 1, 0, 0]],
])('a fixed price of %i by %o is %o', (price, weights, parts) => {
  expect(splitPrice(price, weights)).toEqual(parts)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
})

test('a weight below nothing or with letters is refused', () => {
  expect(() => splitPrice(100, ['-1', '2'])).toThrow('weight_malformed')
  expect(() => splitPrice(100, ['1e3'])).toThrow('weight_malformed')
})

test('milestones are due when they are reached, once', () => {
  const milestones = [
    { id: 'a', amount: 5, reachedDate: '2026-03-02', isClaimed: true },
    { id: 'b', amount: 5, reachedDate: '2026-03-02', isClaimed: false },
    { id: 'c', amount: 5, reachedDate: null, isClaimed: false },
  ]
  expect(dueMilestones(milestones).map(({ id }) => id)).toEqual(['b'])
})

test('progress bills what was earned since, and all of the price in the end', () => {
  let billed = 0
  const amounts = ['33.3', '33.3', '66.6667', '50', '99.99', '100'].map((percentDone) => {
    const [line] = progressLines([{ id: 'a', price: 99_999, percentDone, billed }])
    billed += line?.amount ?? 0
    return line?.amount ?? 0
  })
  expect(amounts).toEqual([33_300, 0, 33_366, -16_666, 49_989, 10])
  expect(billed).toBe(99_999)
})

test('each part of a price has its own progress', () => {
  const [one = 0, other = 0] = splitPrice(10_001, ['50', '50'])
  expect(
    progressLines([
      { id: 'a', price: one, percentDone: '100', billed: 0 },
      { id: 'b', price: other, percentDone: '0', billed: 0 },
      { id: 'c', price: 100, percentDone: '100', billed: 100 },
    ]),
  ).toEqual([{ id: 'a', amount: 5001 }])
  expect(() => progressLines([{ id: 'a', price: 1, percentDone: '100.1', billed: 0 }])).toThrow(
    'percent_malformed',
  )
})
