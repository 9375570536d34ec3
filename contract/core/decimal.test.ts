import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  type Decimal,
  divideRound,
  formatDecimal,
  multiply,
  parseDecimal,
  scaleTo,
} from './decimal.ts'

function decimal(text: string): Decimal {
  const value = parseDecimal(text, { maxScale: 20, maxIntegerDigits: 20 })
  if (value === undefined) throw new Error(text)
  return value
}

describe('parseDecimal', () => {
  it('reads what a machine writes', () => {
    expect(parseDecimal('-12.50', { maxScale: 2 })).toEqual({ units: -1250n, scale: 2 })
    expect(parseDecimal('007', { maxScale: 0 })).toEqual({ units: 7n, scale: 0 })
  })

  it('refuses everything else', () => {
    const others = ['1e3', '0x10', 'NaN', 'Infinity', '1,5', '', ' ', ' 1', '1 ', '1\n', '+1']
    for (const text of [...others, '.5', '5.', '--1', '-', '1.2.3', '1_000', '١', '−1']) {
      expect(parseDecimal(text, { maxScale: 9 }), JSON.stringify(text)).toBeUndefined()
    }
  })

  it('refuses more digits than allowed instead of rounding', () => {
    expect(parseDecimal('1.234', { maxScale: 2 })).toBeUndefined()
    expect(parseDecimal('1.0', { maxScale: 0 })).toBeUndefined()
    expect(parseDecimal('1234', { maxScale: 2, maxIntegerDigits: 3 })).toBeUndefined()
    expect(parseDecimal('1'.repeat(16), { maxScale: 2 })).toBeUndefined()
  })
})

describe('formatDecimal', () => {
  it('gives one text for one value', () => {
    const texts = ['1.500', '100.00', '100', '-0.00', '0.050', '-0.5', '007.0']
    expect(texts.map((text) => formatDecimal(decimal(text)))).toEqual([
      '1.5',
      '100',
      '100',
      '0',
      '0.05',
      '-0.5',
      '7',
    ])
  })
})

describe('arithmetic', () => {
  it('is exact where floats are not', () => {
    expect(formatDecimal(add(decimal('0.1'), decimal('0.2')))).toBe('0.3')
    expect(formatDecimal(multiply(decimal('1.1'), decimal('-1.1')))).toBe('-1.21')
    expect(formatDecimal(multiply(decimal('9999999999.99'), decimal('9999999999.99')))).toBe(
      '99999999999800000000.0001',
    )
  })

  it('compares values, not texts', () => {
    expect(compare(decimal('19.000'), decimal('19'))).toBe(0)
    expect(compare(decimal('9'), decimal('10'))).toBe(-1)
    expect(compare(decimal('-9'), decimal('-10'))).toBe(1)
  })

  it('rounds halves away from zero on both sides', () => {
    expect([5n, -5n, 4n, -4n, 15n, -15n].map((n) => divideRound(n, 10n))).toEqual([
      1n,
      -1n,
      0n,
      0n,
      2n,
      -2n,
    ])
    expect([divideRound(5n, -10n), divideRound(-5n, -10n)]).toEqual([-1n, 1n])
    expect(() => divideRound(1n, 0n)).toThrow(RangeError)
  })

  it('rounds 1.005 and 2.675 up, which floats hold too low', () => {
    expect(scaleTo(decimal('1.005'), 2)).toBe(101n)
    expect(scaleTo(decimal('-2.675'), 2)).toBe(-268n)
    expect(scaleTo(decimal('7'), 3)).toBe(7000n)
  })
})
