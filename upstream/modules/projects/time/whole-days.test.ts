import { expect, test } from 'vitest'
import { firstWholeDays } from './whole-days.ts'

const on = (...dates: string[]) => dates.map((date, at) => ({ id: at, date }))
const daysOf = (entries: readonly { date: string }[], limit: number) => {
  const { fitting, restFrom } = firstWholeDays(entries, limit)
  return [fitting.map(({ date }) => date), restFrom]
}

test('what fits is all there is', () => {
  expect(daysOf([], 3)).toEqual([[], null])
  expect(daysOf(on('01', '01', '02'), 3)).toEqual([['01', '01', '02'], null])
})

test('a day that would be cut is left for the next time', () => {
  expect(daysOf(on('01', '02', '02', '02', '03'), 3)).toEqual([['01'], '02'])
  expect(daysOf(on('01', '02', '02', '03'), 3)).toEqual([['01', '02', '02'], '03'])
})

test('a first day that is too long by itself is cut', () => {
  expect(daysOf(on('01', '01', '01', '01', '02'), 3)).toEqual([['01', '01', '01'], '01'])
})
