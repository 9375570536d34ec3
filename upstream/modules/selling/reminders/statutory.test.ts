import { describe, expect, test } from 'vitest'
import { interestOf, mayClaimFee, statutoryOn } from './statutory.ts'

const late = { country: 'DE', isBusiness: true, amount: 1_000_000, ownRate: '' }

describe('interest for late payment', () => {
  test('is that of the law by country, debtor and date', () => {
    expect(statutoryOn('DE', '2025-08-15')).toMatchObject({ business: '10.27', consumer: '6.27' })
    expect(statutoryOn('DE', '2024-01-01')).toMatchObject({
      business: '12.62',
      since: '2024-01-01',
    })
    expect(statutoryOn('IT', '2024-07-01')).toMatchObject({ business: '12.25', consumer: null })
    expect(statutoryOn('FR', '2025-01-01')).toMatchObject({ business: '13.15' })
    expect(statutoryOn('GB', '2025-09-01')).toMatchObject({ business: '12.25' })
    expect(statutoryOn('CH', '2026-01-01')).toMatchObject({ business: '5', fee: null })
    expect(statutoryOn('DE', '2026-03-01')).toMatchObject({
      business: '10.27',
      since: '2026-01-01',
      knownUntil: '2026-06-30',
    })
    expect(statutoryOn('GB', '2026-02-01')).toMatchObject({ business: '11.75' })
    expect(statutoryOn('AT', '2023-02-01')).toMatchObject({ business: '11.08', consumer: '4' })
    expect(statutoryOn('RU', '2025-09-20')).toMatchObject({ business: '17', consumer: '17' })
    expect(statutoryOn('US', '2026-01-01')).toBeNull()
  })

  test('counts each day after the due date at its own rate', () => {
    // 10,000.00 × 10.27 % × 30 / 365 = 84.41
    expect(interestOf({ ...late, dueDate: '2025-07-31', until: '2025-08-30' })).toBe(8441)
    // 10 days at 11.27 % and 10 at 10.27 %: 10,000 × (112.70 + 102.70) / 36,500 = 59.01
    expect(interestOf({ ...late, dueDate: '2025-06-20', until: '2025-07-10' })).toBe(5901)
    // Private persons in Austria owe 4 %, whatever the base rate is.
    const austrian = { ...late, country: 'AT', isBusiness: false }
    expect(interestOf({ ...austrian, dueDate: '2024-12-31', until: '2025-12-31' })).toBe(40_000)
    // 5 % flat over a year.
    const swiss = { ...late, country: 'CH', dueDate: '2025-01-01', until: '2026-01-01' }
    expect(interestOf(swiss)).toBe(50_000)
  })

  test('keeps in Britain the rate of the half-year in which it starts', () => {
    // SI 2002/1675, art. 4: 10,000 × (5.25 + 8) % × 365 / 365 = 1,325.00
    const british = { ...late, country: 'GB' }
    expect(interestOf({ ...british, dueDate: '2024-12-15', until: '2025-12-15' })).toBe(132_500)
    // Due on the last day, it starts in the next half-year: (4.75 + 8) % for a day = 3.49
    expect(interestOf({ ...british, dueDate: '2024-12-31', until: '2025-01-01' })).toBe(349)
  })

  test('comes with a lump sum by what is owed, never of private persons', () => {
    expect(statutoryOn('GB', '2025-09-01')?.fee?.steps).toEqual([
      { upTo: 99_999, amount: 4000 },
      { upTo: 999_999, amount: 7000 },
      { upTo: null, amount: 10_000 },
    ])
    expect([mayClaimFee('DE', true), mayClaimFee('DE', false)]).toEqual([true, false])
    expect(mayClaimFee('CH', false)).toBe(true)
  })

  test('is none before the due date, without a law, or for those it spares; or the firm’s own', () => {
    const span = { dueDate: '2025-07-31', until: '2025-08-30' }
    expect(interestOf({ ...late, dueDate: '2025-07-31', until: '2025-07-31' })).toBe(0)
    expect(interestOf({ ...late, ...span, country: 'US' })).toBe(0)
    expect(interestOf({ ...late, ...span, country: 'IT', isBusiness: false })).toBe(0)
    // 10,000 × 6 % × 30 / 365 = 49.32
    expect(interestOf({ ...late, ...span, country: 'US', ownRate: '6' })).toBe(4932)
  })
})
