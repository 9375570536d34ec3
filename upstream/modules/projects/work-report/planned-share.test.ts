import { expect, test } from 'vitest'
import { workingTime, workingWeek } from '../tasks/views.ts'
import { plannedShare } from './planned-share.ts'

const time = workingTime(workingWeek)
// Thursday to Monday: three working days.
const task = { minutes: 1440, start: '2026-11-26T09:00', finish: '2026-11-30T17:00' }
const share = (from: string, to: string, of = task) => plannedShare(time, of, { from, to })

test('the work of a task is spread over its working days', () => {
  expect(share('2026-11-26', '2026-11-30')).toBe(1440)
  expect(share('2026-11-23', '2026-11-27')).toBe(960)
  expect(share('2026-11-28', '2026-11-29')).toBe(0)
  expect(share('2026-11-30', '2026-12-31')).toBe(480)
  expect(share('2026-12-01', '2026-12-31')).toBe(0)
})

test('periods that follow each other add up to the task, whatever the minutes', () => {
  const odd = { ...task, minutes: 100 }
  const days = ['26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`)
  const shares = days.map((day) => share(day, day, odd))
  expect(shares).toEqual([33, 34, 0, 0, 33])
})

test('a task without working time in between stands on its first day', () => {
  const saturday = { minutes: 120, start: '2026-11-28T09:00', finish: '2026-11-29T17:00' }
  expect(share('2026-11-28', '2026-11-28', saturday)).toBe(120)
  expect(share('2026-11-29', '2026-11-30', saturday)).toBe(0)
})
