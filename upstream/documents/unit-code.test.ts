import { expect, test } from 'vitest'
import { unitCode } from './unit-code.ts'

test('ml are millilitres, and running metres where it is written in Italian', () => {
  expect(['de', 'en', 'es', 'it'].map((language) => unitCode('ml', language))).toEqual([
    ...['MLT', 'MLT', 'MLT', 'MTR'],
  ])
  expect(unitCode('lfm', 'de')).toBe('MTR')
  expect(unitCode('stk.', 'it')).toBe('H87')
})
