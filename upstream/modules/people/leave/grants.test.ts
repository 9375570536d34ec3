import { describe, expect, it } from 'vitest'
import { addDays } from '../attendance/index.ts'
import type { ContractInterval, Employment, Reduction } from './entitlement.ts'
import { grantsUntil, type WorkedPeriod } from './grants.ts'
import type { GrantRules } from './leave-type.ts'
import { fullTime, total, yearly } from './record.fixture.ts'

function employed(contract: ContractInterval[], reductions: Reduction[] = []): Employment {
  return { contract, reductions, birthDate: null }
}

function partTime(from: string, to: string | null, days: number, minutes = days * 480) {
  return { from, to, days, minutes, weeks: 1 }
}

function amounts(
  rules: GrantRules,
  employment: Employment,
  until = '2025-12-31',
  worked: WorkedPeriod[] = [],
): string[] {
  const versions = [{ from: '2000-01-01', value: rules }]
  return grantsUntil(versions, employment, worked, until).grants.map(({ amount }) => amount)
}

const monthly = (amount: string, more: Partial<GrantRules> = {}) =>
  yearly(amount, { accrual: { kind: 'monthly', amount, at: 'end' }, ...more })

describe('leave is earned by the intervals of a contract', () => {
  it('full time to June, half time from July, unpaid from September to November (odoo#176033)', () => {
    const contract = [
      { ...fullTime('2025-01-01', '2025-06-30'), days: 5 },
      { ...partTime('2025-07-01', null, 5, 1200) },
    ]
    const unpaid = [{ from: '2025-09-01', to: '2025-11-30', factor: '0' }]
    const rules = yearly('10', { share: { by: 'minutes', full: '2400' } })
    expect(amounts(rules, employed(contract, unpaid))).toEqual(['6.25'])
    const byMonth = amounts(
      { ...rules, accrual: { kind: 'monthly', amount: '10', at: 'end' } },
      employed(contract, unpaid),
    )
    expect(total(byMonth)).toBe('6.25')
    expect(byMonth).toHaveLength(9)
  })

  it('three days of five a week are three fifths, weeks that take turns exactly', () => {
    expect(amounts(yearly('20'), employed([partTime('2025-01-01', null, 3)]))).toEqual(['12'])
    const turns = { from: '2025-01-01', to: null, days: 14, minutes: 0, weeks: 3 }
    expect(amounts(yearly('30'), employed([turns]))).toEqual(['28'])
  })

  it('by days, by whole months, or by months that are whole from the 15th day on', () => {
    const joined = employed([fullTime('2025-03-17')])
    expect(amounts(yearly('36.5', { proration: { by: 'days' } }), joined)).toEqual(['29'])
    const months = (part: 'days' | 'whole-only' | { wholeFromDays: number }) =>
      amounts(yearly('24', { proration: { by: 'months', part } }), joined)
    expect(months('whole-only')).toEqual(['18'])
    expect(months({ wholeFromDays: 15 })).toEqual(['20'])
    expect(months({ wholeFromDays: 16 })).toEqual(['18'])
    expect(months('days')).toEqual(['18.9677'])
  })

  it('a day that earns nothing takes a day’s part, and not the leave of its whole month', () => {
    const rules = yearly('30', { proration: { by: 'months', part: 'whole-only' } })
    const unpaid = [{ from: '2025-05-15', to: '2025-05-15', factor: '0' }]
    // 30 − 30/12/31 of May.
    expect(amounts(rules, employed([fullTime('2025-01-01')], unpaid))).toEqual(['29.9194'])
  })

  it('what was agreed with a person goes before the rule', () => {
    const contract = [{ ...fullTime('2025-01-01'), yearly: '30' }]
    expect(amounts(yearly('20'), employed(contract))).toEqual(['30'])
  })

  it('a contract that ends gives no more', () => {
    const left = employed([fullTime('2024-01-01', '2025-04-30')])
    expect(amounts(yearly('24'), left, '2027-12-31')).toEqual(['24', '8'])
    expect(amounts(monthly('24'), left, '2027-12-31')).toHaveLength(16)
  })
})

describe('rounding', () => {
  const half = { step: '0.5', mode: 'nearest' as const }

  it('is done once a grant, and its rest goes into the next', () => {
    const given = amounts(
      monthly('20', { rounding: { ...half, rest: 'within-year' } }),
      employed([fullTime('2025-01-01')]),
    )
    expect(given).toEqual([
      '1.5',
      '2',
      '1.5',
      '1.5',
      '2',
      '1.5',
      '1.5',
      '2',
      '1.5',
      '1.5',
      '2',
      '1.5',
    ])
    expect(total(given)).toBe('20')
  })

  it('or by the rule of each grant alone', () => {
    const dropped = monthly('20', { rounding: { ...half, rest: 'dropped' } })
    expect(amounts(dropped, employed([fullTime('2025-01-01')]))).toEqual(Array(12).fill('1.5'))
  })

  it('may carry the rest into the next year', () => {
    const rules = yearly('25.5', { rounding: { step: '1', mode: 'nearest', rest: 'carried' } })
    const within = yearly('25.5', { rounding: { step: '1', mode: 'nearest', rest: 'within-year' } })
    const joined = employed([fullTime('2025-01-01')])
    expect(amounts(rules, joined, '2028-12-31')).toEqual(['26', '25', '26', '25'])
    expect(amounts(within, joined, '2028-12-31')).toEqual(['26', '26', '26', '26'])
  })

  it('without a rule loses nothing over a year', () => {
    expect(total(amounts(monthly('10'), employed([fullTime('2025-01-01')])))).toBe('10')
  })
})

describe('leave by hours worked', () => {
  const rules = (more: Partial<GrantRules>) =>
    yearly('0', {
      year: { kind: 'service' },
      share: { by: 'none' },
      accrual: { kind: 'hours-worked', earn: '12.07', per: '100', atMost: null },
      ...more,
    })
  const months: WorkedPeriod[] = [
    { from: '2025-01-01', to: '2025-01-31', minutes: 68 * 60 },
    { from: '2025-02-01', to: '2025-02-28', minutes: 75 * 60 },
    { from: '2025-03-01', to: '2025-03-31', minutes: 0 },
  ]
  const joined = employed([fullTime('2025-01-01')])

  it('is 12.07 % of each pay period, to the nearest hour (WTR reg. 15B)', () => {
    // 68 h give 8.21 h, and 75 h give 9.05 h.
    const rounding = { step: '60', mode: 'nearest', rest: 'dropped' } as const
    expect(amounts(rules({ rounding }), joined, '2025-12-31', months)).toEqual(['480', '540'])
  })

  it('stops at the most of a year', () => {
    const accrual = { kind: 'hours-worked', earn: '1', per: '30', atMost: '200' } as const
    expect(amounts(rules({ accrual }), joined, '2025-12-31', months)).toEqual(['136', '64'])
  })
})

describe('the first months of employment', () => {
  it('go on into the next leave year, each year with all of its leave', () => {
    const rules = yearly('24', {
      accrual: { kind: 'yearly', amount: '24', monthlyFor: 6, at: 'end' },
    })
    const versions = [{ from: '2000-01-01', value: rules }]
    const joined = employed([fullTime('2025-11-01')])
    const { grants } = grantsUntil(versions, joined, [], '2026-12-31')
    expect(grants.map(({ on, amount }) => `${on} ${amount}`)).toEqual([
      '2025-11-30 2',
      '2025-12-31 2',
      '2026-01-31 2',
      '2026-02-28 2',
      '2026-03-31 2',
      '2026-04-30 2',
      '2026-05-01 16',
    ])
    // Sixty-one days of 365 are a little more than two months, and are given within the year.
    const byDays = { ...rules, proration: { by: 'days' as const } }
    const given = grantsUntil([{ from: '2000-01-01', value: byDays }], joined, [], '2026-01-30')
    expect(given.grants.map(({ on, amount }) => `${on} ${amount}`)).toEqual([
      '2025-11-30 2',
      '2025-12-31 2.011',
    ])
  })

  it('in which none may be taken move it to the leave year in which it may', () => {
    const versions = [{ from: '2000-01-01', value: yearly('24', { usableAfterMonths: 6 }) }]
    const { grants } = grantsUntil(versions, employed([fullTime('2025-10-01')]), [], '2026-12-31')
    expect(grants.map(({ on, from, yearKey }) => [on, from, yearKey])).toEqual([
      ['2025-10-01', '2026-04-01', '2026-01-01'],
      ['2026-01-01', '2026-04-01', '2026-01-01'],
    ])
  })
})

describe('a run that was missed', () => {
  const versions = [{ from: '2000-01-01', value: monthly('24') }]
  const joined = employed([fullTime('2025-01-01')])
  const until = (day: string) => grantsUntil(versions, joined, [], day).grants

  it('is made good by the next, and each grant comes once (odoo#28177, #85890)', () => {
    const kept = new Map<string, string>()
    for (const day of ['2025-01-31', '2025-02-03', '2025-02-03', '2025-11-30']) {
      for (const { key, amount } of until(day)) kept.set(key, amount)
    }
    expect([...kept.keys()]).toEqual(until('2025-11-30').map(({ key }) => key))
    expect(kept.size).toBe(11)
  })

  it('and on any day gives what every day before it gave', () => {
    for (let day = '2025-01-01'; day < '2026-03-01'; day = addDays(day, 9)) {
      const known = until(day).map(({ key }) => key)
      expect(
        until('2026-12-31')
          .slice(0, known.length)
          .map(({ key }) => key),
      ).toEqual(known)
    }
  })
})

it('rules that change hold from the leave year after', () => {
  const versions = [
    { from: '2000-01-01', value: yearly('20') },
    { from: '2026-01-01', value: yearly('25') },
  ]
  const { grants } = grantsUntil(versions, employed([fullTime('2025-01-01')]), [], '2027-12-31')
  expect(grants.map(({ amount }) => amount)).toEqual(['20', '25', '25'])
})
