import { describe, expect, test } from 'vitest'
import { comparedSpan, partsOf, spanOf } from './span.ts'

const on = (today: string, start = '01-01') => ({ today, start })

describe('the days of a period', () => {
  test.each([
    ['month', '2026-11-22', '01-01', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-01-05', '01-01', '2025-12-01', '2025-12-31'],
    ['quarter', '2026-05-31', '01-01', '2026-04-01', '2026-06-30'],
    ['lastQuarter', '2026-02-01', '01-01', '2025-10-01', '2025-12-31'],
    ['year', '2026-11-22', '01-01', '2026-01-01', '2026-12-31'],
    // The United Kingdom's tax year, and a fiscal year from July.
    ['year', '2026-04-05', '04-06', '2025-04-06', '2026-04-05'],
    ['lastYear', '2026-07-01', '07-01', '2025-07-01', '2026-06-30'],
  ] as const)('%s on %s, years from %s', (period, today, start, from, to) => {
    expect(spanOf(period, {}, on(today, start))).toEqual({ from, to })
  })
})

describe('what they are compared with', () => {
  test('whole months with as many months before', () => {
    expect(comparedSpan({ from: '2026-04-01', to: '2026-06-30' }, 'previous')).toEqual({
      from: '2026-01-01',
      to: '2026-03-31',
    })
  })
  test('other days with as many days before', () => {
    expect(comparedSpan({ from: '2026-03-10', to: '2026-03-19' }, 'previous')).toEqual({
      from: '2026-02-28',
      to: '2026-03-09',
    })
  })
  test('a February with the whole one of the year before', () => {
    expect(comparedSpan({ from: '2025-02-01', to: '2025-02-28' }, 'yearBefore')).toEqual({
      from: '2024-02-01',
      to: '2024-02-29',
    })
  })
})

test('a span is cut at the ends of months and quarters', () => {
  expect(partsOf({ from: '2026-01-15', to: '2026-03-10' }, 'month')).toEqual([
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-10' },
  ])
  expect(partsOf({ from: '2026-02-01', to: '2026-12-31' }, 'quarter')).toHaveLength(4)
  // 84 months do not fit, 28 quarters neither.
  expect(partsOf({ from: '2020-01-01', to: '2026-12-31' }, 'month')).toHaveLength(7)
})
