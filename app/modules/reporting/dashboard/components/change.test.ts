import { expect, it } from 'vitest'
import { changeText } from './change.ts'

it.each([
  [10_800, 10_000, '+8%'],
  [5_000, 10_000, '−50%'],
  [0, 10_000, '−100%'],
  [10_001, 10_000, '±0%'],
  [10_000, 0, undefined],
])('%d after %d is %s', (amount, previous, text) => {
  expect(changeText(amount, previous, (points) => `${points}%`)).toBe(text)
})
