import { expect, test } from 'vitest'
import { hoursByDays } from './hours-by-days.ts'

test('days in a row with the same hours stand in one line, each with its spans in order', () => {
  const weekday = (day: '1' | '2' | '3' | '6') => [
    { day, from: '13:30', to: '17:00' },
    { day, from: '09:00', to: '12:00' },
  ]
  const saturday = { day: '6', from: '10:00', to: '13:00' } as const
  expect(hoursByDays([...weekday('1'), ...weekday('2'), saturday], 'en-GB')).toEqual([
    { term: 'Monday – Tuesday', value: '09:00–12:00, 13:30–17:00' },
    { term: 'Saturday', value: '10:00–13:00' },
  ])
  expect(hoursByDays([...weekday('1'), ...weekday('3')], 'en-GB').map(({ term }) => term)).toEqual([
    'Monday',
    'Wednesday',
  ])
  expect(hoursByDays([], 'en-GB')).toEqual([])
})
