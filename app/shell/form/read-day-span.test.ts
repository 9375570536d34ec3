import { expect, test } from 'vitest'
import { readDaySpan } from './read-day-span.ts'

const read = (query: string) => readDaySpan({ url: `https://firm.example/bill?${query}` })

test('days are read as they are named, and none need be', () => {
  expect(read('').days).toEqual({})
  expect(read('from=2026-11-01').days).toEqual({ from: '2026-11-01' })
  expect(read('from=2026-11-01&to=').days).toEqual({ from: '2026-11-01' })
  expect(read('from=2026-11-01&to=2026-11-01').days).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-01' },
  })
})

test('what is no day, or an end before the begin, is said where it was typed, which stays', () => {
  expect(read('from=2026-02-30&to=soon')).toEqual({
    days: {},
    typed: { from: '2026-02-30', to: 'soon' },
    problems: { from: { key: 'invalidDate' }, to: { key: 'invalidDate' } },
  })
  expect(read('from=2026-11-02&to=2026-11-01')).toMatchObject({
    ...{ days: {}, problems: { to: { key: 'beforeStart' } } },
  })
})
