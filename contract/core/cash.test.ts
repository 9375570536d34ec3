import { describe, expect, it } from 'vitest'
import { cashRounding } from './cash.ts'

type Part = [amount: number, open: readonly number[], settles?: number]

function rounding(amount: number, parts: readonly Part[], more: object = {}) {
  const allocations = parts.map(([own, open, settles = own]) => ({ amount: own, settles, open }))
  return cashRounding({ method: 'cash', currency: 'CHF', amount, allocations, ...more })
}

// Switzerland has no coins below five centimes: 12.33 is paid with 12.35, and 12.32 with 12.30.
describe('rounding of a payment in cash', () => {
  it('is what coins make of an invoice that is paid in full', () => {
    expect(rounding(1235, [[1233, [1233]]])).toBe(2)
    expect(rounding(1230, [[1232, [1232]]])).toBe(-2)
    expect(rounding(2000, [[1233, [1233]]])).toBe(2)
  })

  it('gives no debt away: a part of an invoice is not rounded', () => {
    expect(rounding(5, [[7, [1190]]])).toBe(0)
    expect(rounding(1235, [[1233, [1234]]])).toBe(0)
  })

  it('is of the sum where several are paid in full, and nothing where one is not', () => {
    const one: Part = [1233, [1233]]
    const part: Part = [733, [900]]
    expect(rounding(1965, [one, [731, [731]]])).toBe(1)
    expect(rounding(1965, [one, part])).toBe(0)
  })

  it('takes an instalment for a whole, the earliest first', () => {
    const open = [3334, 3333, 3333]
    expect(rounding(3335, [[3334, open]])).toBe(1)
    expect(rounding(6665, [[6667, open]])).toBe(-2)
    expect(rounding(3335, [[3333, open]])).toBe(0)
  })

  it('counts a discount, and an amount in the currency of the invoice', () => {
    expect(rounding(1210, [[1208, [1233], 1233]])).toBe(2)
    expect(rounding(1210, [[1208, [1300], 1300]])).toBe(2)
    expect(rounding(1210, [[1208, [1300], 1271]])).toBe(0)
  })

  it('is nothing by bank, in euro, for less than the coins, or for nothing', () => {
    expect(rounding(1235, [[1233, [1233]]], { method: 'bankTransfer' })).toBe(0)
    expect(rounding(1233, [[1233, [1233]]], { currency: 'EUR' })).toBe(0)
    expect(rounding(1230, [[1233, [1233]]])).toBe(0)
    expect(rounding(1230, [])).toBe(0)
  })
})
