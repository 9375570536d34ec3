import { expect, test } from 'vitest'
import { formatHours } from './format-hours.ts'

test.each([
  [0, '0:00'],
  [5400, '1:30'],
  [29, '0:00'],
  [-29, '0:00'],
  [-3630, '−1:01'],
  [360_000, '100:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatHours(seconds)).toBe(text)
})
