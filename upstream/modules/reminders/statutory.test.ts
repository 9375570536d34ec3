import { describe, expect, test } from 'vitest'
import { interestOf, statutoryOn } from './statutory.ts'

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
    expect(statutoryOn('US', '2026-01-01')).toBeNull()
  })

  test('counts each day after the due date at its own rate', () => {
    // 10,000.00 × 10.27 % × 30 / 365 = 84.41
    expect(interestOf({ ...late, dueDate: '2025-07-31', until: '2025-08-30' })).toBe(8441)
    // 10 days at 11.27 % and 10 at 10.27 %: 10,000 × (112.70 + 102.70) / 36,500 = 59.01
    expect(interestOf({ ...late, dueDate: '2025-06-20', until: '2025-07-10' })).toBe(5901)
    // 5 % flat over a year.
    const swiss = { ...late, country: 'CH', dueDate: '2025-01-01', until: '2026-01-01' }
    expect(interestOf(swiss)).toBe(50_000)
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
