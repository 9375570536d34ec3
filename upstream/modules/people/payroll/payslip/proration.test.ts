import { expect, it } from 'vitest'
import { add, formatDecimal } from '#contract/core/decimal.ts'
import { decimalOf } from '../amounts.ts'
import { dayNumber, dayOf } from '../days.ts'
import { type ProrationBasis, type ProrationInput, prorate } from './proration.ts'

const BASES: readonly ProrationBasis[] = ['calendarDays', 'workingDays', 'thirtyDays']

function monthOf(
  fromDate: string,
  toDate: string,
  rest: Partial<ProrationInput> = {},
): ProrationInput {
  const period = { fromDate, toDate }
  const days = Array.from({ length: dayNumber(toDate) - dayNumber(fromDate) + 1 }, (_, index) =>
    dayOf(dayNumber(fromDate) + index),
  )
  // 1970-01-01 was a Thursday.
  const workingDays = days.filter((day) => ![2, 3].includes(dayNumber(day) % 7))
  return { basis: 'calendarDays', period, segments: [period], workingDays, unpaid: [], ...rest }
}

const months = [
  ['2026-01-01', '2026-01-31'],
  ['2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-06-01', '2026-06-30'],
] as const

it('pays a whole month exactly whole, by every basis', () => {
  for (const [fromDate, toDate] of months) {
    for (const basis of BASES) {
      const { of, payable } = prorate(monthOf(fromDate, toDate, { basis }))
      expect(payable).toEqual([of])
    }
  }
})

it.each<[ProrationBasis, string, string[]]>([
  ['calendarDays', '31', ['16']],
  ['workingDays', '22', ['11']],
  ['thirtyDays', '30', ['15']],
])('pays who begins on 16 January by %s', (basis, of, payable) => {
  const segments = [{ fromDate: '2026-01-16', toDate: '2026-12-31' }]
  expect(prorate(monthOf('2026-01-01', '2026-01-31', { basis, segments }))).toEqual({ of, payable })
})

it('counts the last day of February as the 30th', () => {
  const segments = [
    { fromDate: '2026-02-01', toDate: '2026-02-14' },
    { fromDate: '2026-02-15', toDate: '2026-02-28' },
  ]
  const input = monthOf('2026-02-01', '2026-02-28', { basis: 'thirtyDays', segments })
  expect(prorate(input)).toEqual({ of: '30', payable: ['14', '16'] })
})

it('pays who begins on a 31st for one day', () => {
  const segments = [{ fromDate: '2026-01-31', toDate: '2026-01-31' }]
  const input = monthOf('2026-01-01', '2026-01-31', { basis: 'thirtyDays', segments })
  expect(prorate(input).payable).toEqual(['1'])
})

it('takes unpaid days off, half days too, and by working days only those worked', () => {
  const unpaid = [
    { date: '2026-01-16', portion: '0.5' },
    { date: '2026-01-17', portion: '1' },
  ]
  const left = BASES.map(
    (basis) => prorate(monthOf('2026-01-01', '2026-01-31', { basis, unpaid })).payable,
  )
  expect(left).toEqual([['29.5'], ['21.5'], ['28.5']])
})

it('pays nothing for a month without a paid day', () => {
  for (const [fromDate, toDate] of months) {
    for (const basis of BASES) {
      const input = monthOf(fromDate, toDate, { basis })
      const days = basis === 'workingDays' ? input.workingDays : daysOf(fromDate, toDate)
      const unpaid = days.map((date) => ({ date, portion: '1' }))
      expect(prorate({ ...input, unpaid }).payable).toEqual(['0'])
    }
  }
})

it('cuts a month into as many parts as there are without losing or making a day', () => {
  for (const [fromDate, toDate] of months) {
    for (const basis of BASES) {
      for (const days of [1, 2, 5, 13]) {
        const first = dayNumber(fromDate)
        const last = dayNumber(toDate)
        const starts = Array.from(
          { length: Math.ceil((last - first + 1) / days) },
          (_, i) => first + i * days,
        )
        const segments = starts.map((start) => ({
          fromDate: dayOf(start),
          toDate: dayOf(Math.min(last, start + days - 1)),
        }))
        const { of, payable } = prorate(monthOf(fromDate, toDate, { basis, segments }))
        const sum = payable.map(decimalOf).reduce(add)
        expect(formatDecimal(sum)).toBe(of)
      }
    }
  }
})

it('goes by calendar days in a week, and where nobody works', () => {
  const segments = [{ fromDate: '2026-06-03', toDate: '2026-06-07' }]
  const week = monthOf('2026-06-01', '2026-06-07', { segments })
  expect(prorate({ ...week, basis: 'thirtyDays' })).toEqual({ of: '7', payable: ['5'] })
  expect(prorate({ ...week, basis: 'workingDays', workingDays: [] }).payable).toEqual(['5'])
})

function daysOf(fromDate: string, toDate: string): string[] {
  const first = dayNumber(fromDate)
  return Array.from({ length: dayNumber(toDate) - first + 1 }, (_, index) => dayOf(first + index))
}
