import { expect, test } from 'vitest'
import { numberText } from './numbers.ts'

test('a pattern is filled with the year and the running number, padded but never cut', () => {
  expect(numberText('{YYYY}-{####}', '2026-05-01', 12)).toBe('2026-0012')
  expect(numberText('{YYYY}-{####}', '2026-05-01', 123456)).toBe('2026-123456')
  expect(numberText('RE/{#}/A', '2026-05-01', 7)).toBe('RE/7/A')
})
