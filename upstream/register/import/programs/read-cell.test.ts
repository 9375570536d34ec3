import { expect, test } from 'vitest'
import { dayOfYear, isNothing, onSide, percentOf } from './read-cell.ts'

test('days as DATEV writes them', () => {
  // A fiscal year from July has its January in the next year.
  expect([dayOfYear('3112', '20250701'), dayOfYear('501', '20250701')]).toEqual([
    '2025-12-31',
    '2026-01-05',
  ])
  expect(dayOfYear('31.12.2025', '20250701')).toBe('31.12.2025')
})

test('amounts, and percentages that a code says', () => {
  expect([onSide('119,00', true), onSide('-5', true), onSide('5', false)]).toEqual([
    '-119,00',
    '5',
    '5',
  ])
  expect([isNothing('0,00'), isNothing(''), isNothing('0.01')]).toEqual([true, true, false])
  expect(['20.0% S', '7.5%', '20.0% RC', 'Exempt'].map(percentOf)).toEqual([
    '20.0',
    '7.5',
    '20.0% RC',
    'Exempt',
  ])
})
