import { describe, expect, it } from 'vitest'
import { circlePath, shareDash, shareOf } from './status-share.ts'

describe('shareOf', () => {
  it('gives the exact share of two amounts', () => {
    expect(shareOf(200_000, 658_338)).toBeCloseTo(0.3038, 4)
  })
  it('holds a share between nothing and all', () => {
    expect(shareOf(-5, 100)).toBe(0)
    expect(shareOf(150, 100)).toBe(1)
  })
  it('has no share of a total that is nothing or less', () => {
    expect(shareOf(0, 0)).toBe(0)
    expect(shareOf(10, -10)).toBe(0)
  })
})

describe('shareDash', () => {
  it('fills the share of a circle 100 long', () => {
    expect(shareDash(0.3)).toBe('30 100')
    expect(shareDash(1 / 3)).toBe('33.333 100')
  })
  it('never leaves the circle', () => {
    expect(shareDash(-1)).toBe('0 100')
    expect(shareDash(2)).toBe('100 100')
  })
})

describe('circlePath', () => {
  it('goes once around from the top, clockwise', () => {
    expect(circlePath(5.5, 4.85)).toBe('M5.5 0.65a4.85 4.85 0 0 1 0 9.7a4.85 4.85 0 0 1 0 -9.7')
  })
})
