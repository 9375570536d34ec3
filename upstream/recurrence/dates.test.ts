import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/core/fields.ts'
import type { RecurrenceRule } from '#contract/core/recurrence.ts'
import { dateAt, datesFrom, placeFrom, spanAt } from './dates.ts'
import { periodTexts } from './period.ts'

const rule: RecurrenceRule = {
  every: 1,
  unit: 'month',
  firstDate: '2026-01-31',
  isLastDay: false,
  end: 'never',
  endDate: null,
  endCount: null,
}

function dates(values: Partial<RecurrenceRule>, count = 5): string[] {
  return datesFrom({ ...rule, ...values }, 0, 0, count).map(({ date }) => date)
}

describe('the dates of a recurring invoice', () => {
  test.each<[Partial<RecurrenceRule>, string[]]>([
    // A 31st comes back after a shorter month, in leap years on the 29th.
    [{}, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    [{ firstDate: '2028-01-30', every: 1 }, ['2028-01-30', '2028-02-29', '2028-03-30']],
    [{ firstDate: '2026-02-28', isLastDay: true }, ['2026-02-28', '2026-03-31', '2026-04-30']],
    [{ firstDate: '2024-02-29', unit: 'year' }, ['2024-02-29', '2025-02-28', '2026-02-28']],
    [{ firstDate: '2026-11-30', unit: 'quarter' }, ['2026-11-30', '2027-02-28', '2027-05-30']],
    [
      { firstDate: '2026-12-24', unit: 'week', every: 2 },
      ['2026-12-24', '2027-01-07', '2027-01-21'],
    ],
    [
      { firstDate: '2026-12-31', unit: 'day', every: 10 },
      ['2026-12-31', '2027-01-10', '2027-01-20'],
    ],
    [{ end: 'count', endCount: 2 }, ['2026-01-31', '2026-02-28']],
    [{ end: 'date', endDate: '2026-03-31' }, ['2026-01-31', '2026-02-28', '2026-03-31']],
  ])('%o', (values, expected) => {
    expect(dates(values, Math.max(expected.length, values.end ? 9 : 0))).toEqual(expected)
  })

  test('begin at the first one that is not over', () => {
    for (const unit of ['day', 'week', 'month', 'quarter', 'year'] as const) {
      const one = { ...rule, unit, every: 3, firstDate: '2019-05-31' }
      const place = placeFrom(one, '2026-11-22')
      expect(dateAt(one, place) >= '2026-11-22').toBe(true)
      expect(dateAt(one, place - 1) < '2026-11-22').toBe(true)
    }
  })
})

describe('the time that an invoice names', () => {
  test('runs to the day before the next date, or ends with its own', () => {
    const first = { ...rule, firstDate: '2026-01-01' }
    expect(spanAt(first, 1, 'ahead')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(spanAt(first, 0, 'behind')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    const last = { ...rule, isLastDay: true }
    expect(spanAt(last, 0, 'behind')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(spanAt(last, 0, 'ahead')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  test('is said in the language of the document', () => {
    const month = { from: '2026-03-01', to: '2026-03-31' }
    const said = (language: Language) => periodTexts(month, 3, language, 'DE').period
    expect((['en', 'de', 'it', 'es'] as const).map(said)).toEqual([
      'March 2026',
      'März 2026',
      'marzo 2026',
      'marzo de 2026',
    ])
    expect(said('ru')).toMatch(/^март 2026/)
    const quarter = { from: '2026-04-01', to: '2026-06-30' }
    expect(periodTexts(quarter, 1, 'de', 'DE')).toMatchObject({
      period: 'Q2 2026',
      month: 'April 2026',
      nextMonth: 'Mai 2026',
      year: '2026',
      count: '1',
    })
    const odd = { from: '2026-03-15', to: '2026-04-14' }
    expect(periodTexts(odd, 1, 'de', 'DE').period).toBe('15.03.2026 – 14.04.2026')
    expect(periodTexts(odd, 1, 'en', 'US').from).toBe('03/15/2026')
    expect(periodTexts({ from: '2027-01-01', to: '2027-12-31' }, 1, 'en', 'GB').period).toBe('2027')
  })
})
