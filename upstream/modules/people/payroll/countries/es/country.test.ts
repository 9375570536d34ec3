import { expect, it } from 'vitest'
import type { StatutoryInput } from '../../statutory/country.ts'
import { type SpanishDetails, spain } from './country.ts'

const details: SpanishDetails = {
  ...{ incomeTaxRate: '14.5', contract: 'indefinite', accidentRate: '1.5', extraPayOfMonth: 0 },
}

function june(pay: number, rest: Partial<StatutoryInput> = {}): StatutoryInput {
  return {
    ...{ payDate: '2026-06-30', fromDate: '2026-06-01', toDate: '2026-06-30', frequency: 'month' },
    ...{ employedFromDate: '2024-01-01', employedToDate: '2026-06-30', yearToDate: {} },
    taxable: { regular: pay, oneOff: 0 },
    contributory: { regular: pay, oneOff: 0 },
    ...rest,
  }
}

function borne(bearer: string, input: StatutoryInput, rest: Partial<SpanishDetails> = {}) {
  const { lines } = spain.calculate(input, { ...details, ...rest })
  return Object.fromEntries(
    lines.filter((line) => line.bearer === bearer).map(({ code, amount }) => [code, amount]),
  )
}

it('takes 6.5 % of contributions from pay, and the income tax that was typed in', () => {
  expect(borne('employee', june(2_000_00))).toEqual({
    ...{ common: 94_00, unemployment: 31_00, training: 2_00, equity: 3_00, income_tax: 290_00 },
  })
  expect(borne('employer', june(2_000_00))).toEqual({
    ...{ common: 472_00, unemployment: 110_00, training: 12_00, wage_guarantee: 4_00 },
    ...{ equity: 15_00, accident: 30_00 },
  })
  expect(borne('employee', june(2_000_00), { contract: 'temporary' }).unemployment).toBe(32_00)
})

it('ends at the highest base; above it both pay the solidarity contribution as published', () => {
  // Published: 5.86 a month in all at 5,611.32, and 31.36 at 7,651.80; here both sides are rounded.
  const solidarity = (pay: number) => {
    const input = june(pay)
    const lines = Object.entries({ ...prefixed('employee', input), ...prefixed('employer', input) })
    return lines
      .filter(([code]) => code.includes('solidarity'))
      .reduce((sum, [, one]) => sum + one, 0)
  }
  expect(borne('employee', june(7_000_00)).common).toBe(239_76)
  expect([solidarity(5_101_20), solidarity(5_611_32), solidarity(7_651_80)]).toEqual([
    0, 5_87, 31_38,
  ])
})

function prefixed(bearer: string, input: StatutoryInput) {
  return Object.fromEntries(
    Object.entries(borne(bearer, input)).map(([code, amount]) => [`${bearer} ${code}`, amount]),
  )
}

it('adds a month’s part of extra payments to the base, and cuts it to days', () => {
  expect(borne('employee', june(1_800_00), { extraPayOfMonth: 300_00 }).common).toBe(98_70)
  const half = june(3_000_00, { employedFromDate: '2026-06-16' })
  expect(borne('employee', half).common).toBe(119_88)
})
