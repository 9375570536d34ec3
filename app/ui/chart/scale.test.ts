import { describe, expect, it } from 'vitest'
import { scaleFor } from './scale.ts'

describe('scaleFor', () => {
  it('holds zero, every value and at most five ticks at equal distances', () => {
    for (const values of [[1], [72_600, -21_840], [-3, -1], [0.004], [1e12, -9e11, 5]]) {
      const { ticks, toY } = scaleFor(values)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.some((tick) => tick === 0)).toBe(true)
      for (const value of values) {
        expect(toY(value)).toBeGreaterThanOrEqual(0)
        expect(toY(value)).toBeLessThanOrEqual(100)
      }
      ticks.forEach((tick, index) => {
        expect(toY(tick)).toBeCloseTo((index / (ticks.length - 1)) * 100, 1)
      })
    }
  })
  it('takes round steps', () => {
    expect(scaleFor([72_600, -21_840]).ticks).toEqual([75_000, 50_000, 25_000, 0, -25_000])
  })
  it('still has a horizon when there is nothing', () => {
    const { ticks, toY } = scaleFor([])
    expect(ticks).toContain(0)
    expect(Number.isFinite(toY(0))).toBe(true)
  })
})
