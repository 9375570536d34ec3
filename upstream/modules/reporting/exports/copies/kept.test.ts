import { expect, test } from 'vitest'
import { outlived } from './kept.ts'

const now = new Date('2026-03-31T12:00:00Z')

const copy = (day: number, by = '') => ({
  at: new Date(now.getTime() - day * 86_400_000).toISOString(),
  by,
})

test('states of nights stay for thirty days, and the newest in any case', () => {
  const copies = [1, 29.9, 30.1, 45].map((day) => copy(day))
  expect(outlived(copies, now)).toEqual(copies.slice(2))
  expect(outlived([copy(200)], now)).toEqual([])
})

test('the last five that somebody had kept stay, however old, beside those of nights', () => {
  const byHand = [1, 2, 40, 41, 42, 43].map((day) => copy(day, 'Anna'))
  const night = copy(1.5)
  const copies = [...byHand.slice(0, 1), night, ...byHand.slice(1)]
  expect(outlived(copies, now)).toEqual(byHand.slice(5))
})
