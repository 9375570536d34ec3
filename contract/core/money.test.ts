import { describe, expect, it } from 'vitest'
import { allocate, convert, minorFrom, minorToDecimal, parseAmount, unitsOf } from './money.ts'

const OUT_OF_RANGE = new RangeError('amount_out_of_range')

describe('amounts', () => {
  it('are written with exactly the digits of the currency', () => {
    expect(minorToDecimal(123450, 'EUR')).toBe('1234.50')
    expect(minorToDecimal(-5, 'EUR')).toBe('-0.05')
    expect(minorToDecimal(0, 'KWD')).toBe('0.000')
    expect(minorToDecimal(1234, 'JPY')).toBe('1234')
  })

  it('are read back as they were written', () => {
    for (const minor of [0, -1, 999999999999, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
      for (const currency of ['JPY', 'EUR', 'KWD', 'CLF']) {
        expect(parseAmount(minorToDecimal(minor, currency), currency)).toBe(minor)
      }
    }
  })

  it('with more digits than the currency has are refused, not rounded', () => {
    expect(parseAmount('1.005', 'EUR')).toBeUndefined()
    expect(parseAmount('1.0', 'JPY')).toBeUndefined()
    expect(parseAmount('1.005', 'KWD')).toBe(1005)
  })

  it('beyond the safe integers are refused', () => {
    expect(parseAmount('90071992547409.91', 'EUR')).toBe(Number.MAX_SAFE_INTEGER)
    expect(parseAmount('90071992547409.92', 'EUR')).toBeUndefined()
    expect(() => minorFrom(2n ** 53n)).toThrow(OUT_OF_RANGE)
    expect(() => minorFrom(-(2n ** 53n))).toThrow(OUT_OF_RANGE)
    expect(() => unitsOf(0.5)).toThrow(OUT_OF_RANGE)
  })

  it('in an unknown currency throw', () => {
    expect(() => parseAmount('1', 'BGN')).toThrow(new RangeError('currency_unknown'))
  })
})

describe('convert', () => {
  it('respects the digits of both currencies', () => {
    expect(convert(10000, 'EUR', 'JPY', '161.55')).toBe(16155)
    expect(convert(16155, 'JPY', 'EUR', '0.00619002')).toBe(10000)
    expect(convert(1000, 'KWD', 'EUR', '2.98765432')).toBe(299)
    expect(convert(1, 'EUR', 'EUR', '1')).toBe(1)
  })

  it('rounds halves away from zero', () => {
    expect(convert(1, 'EUR', 'USD', '1.5')).toBe(2)
    expect(convert(-1, 'EUR', 'USD', '1.5')).toBe(-2)
    expect(convert(1, 'EUR', 'USD', '1.49999999')).toBe(1)
  })

  it('refuses a rate that is malformed, too fine or not positive', () => {
    expect(() => convert(1, 'EUR', 'USD', '1,5')).toThrow(new TypeError('rate_malformed'))
    expect(() => convert(1, 'EUR', 'USD', '1.123456789')).toThrow(new TypeError('rate_malformed'))
    expect(() => convert(1, 'EUR', 'USD', '0')).toThrow(new RangeError('rate_not_positive'))
    expect(() => convert(2 ** 52, 'EUR', 'USD', '3')).toThrow(OUT_OF_RANGE)
  })
})

describe('allocate', () => {
  it('gives what is left over to the largest remainders, ties to the earlier part', () => {
    expect(allocate(1000, [1, 1, 1])).toEqual([334, 333, 333])
    expect(allocate(100, [1, 2, 3, 0])).toEqual([17, 33, 50, 0])
    expect(allocate(5, [3n, 7n])).toEqual([2, 3])
  })

  it('mirrors a negative total', () => {
    expect(allocate(-1000, [1, 1, 1])).toEqual([-334, -333, -333])
    expect(allocate(-1000, [-1, -1, -1])).toEqual([-334, -333, -333])
  })

  it('takes the share of a returned line back', () => {
    expect(allocate(800, [10000, -2000])).toEqual([1000, -200])
  })

  it('puts all on the first part where the weights say nothing', () => {
    expect(allocate(7, [0, 0])).toEqual([7, 0])
    expect(allocate(7, [5, -5])).toEqual([7, 0])
    expect(allocate(0, [])).toEqual([])
  })

  it('refuses weights that are no integers and parts that do not exist', () => {
    expect(() => allocate(1, [0.5])).toThrow(new RangeError('weight_not_integer'))
    expect(() => allocate(1, [])).toThrow(new RangeError('weights_empty'))
  })
})
