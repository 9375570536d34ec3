import { expect, test } from 'vitest'
import { rollFrom } from '#upstream/testing/random.ts'
import { promiseDate } from './promise-date.ts'

const today = '2026-11-02'

test('what is there beside what others were promised can be promised today', () => {
  const known = { onHand: 10, receipts: [], promised: [{ date: today, quantity: 6 }] }
  expect(promiseDate(today, known, 4)).toBe(today)
  expect(promiseDate(today, known, 5)).toBeUndefined()
})

test('what is promised to somebody for later is not given away before', () => {
  const promised = [{ date: '2026-11-20', quantity: 8 }]
  const known = { onHand: 10, receipts: [], promised }
  expect(promiseDate(today, known, 3)).toBeUndefined()
  const receipts = [{ date: '2026-11-10', quantity: 10 }]
  expect(promiseDate(today, { ...known, receipts }, 3)).toBe(today)
  expect(promiseDate(today, { ...known, receipts }, 12)).toBe('2026-11-10')
})

test('a receipt that is late counts for nothing', () => {
  const receipts = [{ date: '2026-11-01', quantity: 50 }]
  expect(promiseDate(today, { onHand: 0, receipts, promised: [] }, 1)).toBeUndefined()
})

test('on random plans nobody is left short from that day on, and no day before it would do, seed 7', () => {
  const next = rollFrom(7)
  const day = (at: number) => `2026-11-${String(at).padStart(2, '0')}`
  for (let round = 0; round < 300; round += 1) {
    const some = () =>
      Array.from({ length: next(6) }, () => ({ date: day(1 + next(28)), quantity: 1 + next(9) }))
    const known = { onHand: next(20), receipts: some(), promised: some() }
    const needed = 1 + next(12)
    const balance = (at: number) =>
      known.onHand +
      sum(known.receipts.filter(({ date }) => date >= today && date <= day(at))) -
      sum(known.promised.filter(({ date }) => date <= day(at)))
    const holds = (from: number) =>
      Array.from({ length: 29 - from }, (_, at) => from + at).every((at) => balance(at) >= needed)
    const first = Array.from({ length: 27 }, (_, at) => at + 2).find(holds)
    const expected = first === undefined ? undefined : day(first)
    expect(promiseDate(today, known, needed)).toBe(expected)
  }
})

function sum(parts: readonly { quantity: number }[]): number {
  return parts.reduce((total, { quantity }) => total + quantity, 0)
}
