import { expect, test } from 'vitest'
import { dueMilestones, progressLines } from './fixed-price.ts'

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
  expect(
    progressLines([
      { id: 'a', price: 5001, percentDone: '100', billed: 0 },
      { id: 'b', price: 5000, percentDone: '0', billed: 0 },
      { id: 'c', price: 100, percentDone: '100', billed: 100 },
    ]),
  ).toEqual([{ id: 'a', amount: 5001 }])
  expect(() => progressLines([{ id: 'a', price: 1, percentDone: '100.1', billed: 0 }])).toThrow(
    'percent_malformed',
  )
})
