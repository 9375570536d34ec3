import { expect, it } from 'vitest'
import { exampleNumber } from './example-number.ts'

it.each([
  ['{YYYY}-{####}', '2026-0001'],
  ['INV-{###}', 'INV-001'],
  ['{#}/{YYYY}', '1/2026'],
  ['{YYYY}', undefined],
  ['{##########}', undefined],
])('%s begins with %s', (pattern, number) => {
  expect(exampleNumber(pattern, '2026')).toBe(number)
})
