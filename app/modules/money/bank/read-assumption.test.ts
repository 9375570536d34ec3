import { expect, test } from 'vitest'
import { readAssumption } from './read-assumption.ts'

const read = (query: string) =>
  readAssumption({ url: `https://example.test/cash-line${query}` }, 'EUR', 'de-DE')

test('what is supposed is read as the language writes it', () => {
  expect(read('').assumption).toEqual({ delayDays: 0, extra: 0, extraOn: undefined })
  expect(read('?delayDays=14&amount=1.500,50&extraOn=2026-12-01').assumption).toEqual({
    ...{ delayDays: 14, extra: -150_050, extraOn: '2026-12-01' },
  })
  expect(read('?amount=20&direction=in').assumption.extra).toBe(2_000)
})

test('what cannot be read is said at its field', () => {
  const { problems, typed, assumption } = read('?delayDays=x&amount=viel&extraOn=morgen')
  expect(Object.keys(problems).sort()).toEqual(['amount', 'delayDays', 'extraOn'])
  expect(typed.amount).toBe('viel')
  expect(assumption).toEqual({ delayDays: 0, extra: 0, extraOn: undefined })
})
