import { describe, expect, it } from 'vitest'
import { monthsUpTo, ownPeriod, periodOf } from './periods.ts'

describe('a period of the dashboard', () => {
  it.each([
    ['month', '2026-11-22', '2026-11-01', '2026-10-01', '2026-10-22'],
    ['month', '2026-01-15', '2026-01-01', '2025-12-01', '2025-12-15'],
    ['month', '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['quarter', '2026-05-31', '2026-04-01', '2026-01-01', '2026-03-02'],
    ['quarter', '2026-03-01', '2026-01-01', '2025-10-01', '2025-11-29'],
    ['year', '2026-11-21', '2026-01-01', '2025-01-01', '2025-11-21'],
  ] as const)('%s on %s is compared after as many days', (kind, today, from, before, to) => {
    const period = periodOf(kind, today)
    expect(period.now).toEqual({ from, to: today })
    expect(period.before).toEqual({ from: before, to })
  })

  it('of one’s own is compared with as many days right before it', () => {
    const period = ownPeriod({ from: '2026-03-01', to: '2026-03-10' })
    expect(period.before).toEqual({ from: '2026-02-19', to: '2026-02-28' })
    const refused = [{ from: '2026-03-02', to: '2026-03-01' }, { to: '2026-03-01' }, {}]
    for (const span of refused) expect(() => ownPeriod(span)).toThrow()
  })

  it('counts months over the turn of the year', () => {
    expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
})
