import { describe, expect, it } from 'vitest'
import { daysOf, monthsUpTo, periodOf } from './periods.ts'

describe('a period of the dashboard', () => {
  it.each([
    ['month', '2026-01-15', '2026-01', '2025-12', '2025-12'],
    ['quarter', '2026-05-31', '2026-04', '2026-01', '2026-02'],
    ['quarter', '2026-03-01', '2026-01', '2025-10', '2025-12'],
    ['year', '2026-11-21', '2026-01', '2025-01', '2025-11'],
  ] as const)('%s on %s is compared after as many months', (kind, today, from, before, to) => {
    const period = periodOf(kind, today)
    expect(period.now).toEqual({ from, to: today.slice(0, 7) })
    expect(period.before).toEqual({ from: before, to })
  })

  it('ends with the last day of its month', () => {
    expect(daysOf({ from: '2028-01', to: '2028-02' })).toEqual({
      from: '2028-01-01',
      to: '2028-02-29',
    })
  })

  it('counts months over the turn of the year', () => {
    expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
})
