import { expect, test } from 'vitest'
import { dateOf, dayInterval, weekDateOf } from './days.ts'
import { endOf, millisecondsOf, secondsBetween, secondsOf, type TimeEntry } from './entries.ts'
import { gapsIn } from './gaps.ts'
import { findOverlaps } from './overlaps.ts'
import { startTimer, stopTimer } from './timer.ts'

const now = '2026-03-02T15:00:00.000Z'

function entry(
  id: string,
  from: string,
  to: string | null,
  more: Partial<TimeEntry> = {},
): TimeEntry {
  const at = (time: string) => `2026-03-02T${time.length === 5 ? `${time}:00` : time}.000Z`
  return {
    id,
    personId: 'ada',
    projectId: 'p',
    taskId: null,
    startedAt: at(from),
    endedAt: to === null ? null : at(to),
    ...more,
  }
}

test('starting a timer stops the one that runs at the same instant, so that no second is lost', () => {
  const running = entry('a', '09:00', null)
  const change = startTimer([running], '2026-03-02T10:15:42.500Z')
  expect(change).toEqual({
    ended: [{ id: 'a', endedAt: '2026-03-02T10:15:42.500Z' }],
    removed: [],
    endedAt: null,
  })
})

test('a timer that was stopped where it began leaves nothing', () => {
  const running = entry('a', '09:00', null)
  expect(startTimer([running], running.startedAt)).toEqual({
    ended: [],
    removed: ['a'],
    endedAt: null,
  })
  expect(stopTimer(running, running.startedAt)).toEqual({ ended: [], removed: ['a'] })
})

test('a start that comes late, from a device that was offline, ends where the next entry begins', () => {
  const entries = [
    entry('a', '08:00', null),
    entry('b', '11:00', '12:00'),
    entry('c', '14:00', null),
  ]
  const change = startTimer(
    [entries[1], entries[2]].flatMap((one) => one ?? []),
    '2026-03-02T09:30:00.000Z',
  )
  expect(change).toEqual({ ended: [], removed: [], endedAt: '2026-03-02T11:00:00.000Z' })
  expect(startTimer(entries, '2026-03-02T09:30:00.000Z').ended).toEqual([
    { id: 'a', endedAt: '2026-03-02T09:30:00.000Z' },
  ])
})

test('a timer is stopped once, and not before it began', () => {
  expect(() => stopTimer(entry('a', '09:00', '10:00'), now)).toThrow('timer_not_running')
  expect(() => stopTimer(entry('a', '09:00', null), '2026-03-02T08:00:00.000Z')).toThrow(
    'end_before_start',
  )
})

test('one that runs counts up to now, and nothing where a clock is ahead', () => {
  expect(secondsOf(entry('a', '09:00', null), now)).toBe(6 * 3600)
  expect(secondsOf(entry('a', '16:00', null), now)).toBe(0)
})

// Public reports of Kimai, #4905, #4906 and #2033.
test('stopped and started in the same minute is no overlap', () => {
  const entries = [
    entry('a', '12:00', '12:32:50'),
    entry('b', '12:32', '13:00'),
    entry('c', '13:00', '13:00:30'),
    entry('d', '13:00', '14:00'),
  ]
  expect(findOverlaps(entries, now)).toEqual([])
})

test('overlaps are listed by pairs with their minutes, for each person alone', () => {
  const entries = [
    entry('long', '09:00', '12:00'),
    entry('in', '09:30', '10:00'),
    entry('over', '11:45', '13:00'),
    entry('else', '09:00', '10:00', { personId: 'ben' }),
    entry('runs', '12:30', null),
  ]
  expect(
    findOverlaps(entries, now).map(({ firstId, secondId, minutes }) => [
      firstId,
      secondId,
      minutes,
    ]),
  ).toEqual([
    ['long', 'in', 30],
    ['long', 'over', 15],
    ['over', 'runs', 30],
  ])
})

test('gaps are what no entry fills of the hours given, overlapping entries or not', () => {
  const hours = [
    { from: '2026-03-02T08:00:00.000Z', to: '2026-03-02T12:00:00.000Z' },
    { from: '2026-03-02T13:00:00.000Z', to: '2026-03-02T17:00:00.000Z' },
  ]
  const entries = [
    entry('b', '09:30', '10:00'),
    entry('a', '09:00', '11:00'),
    entry('c', '11:00', '13:30'),
    entry('d', '16:00', '18:00'),
  ]
  const spans = entries
    .map((one) => ({ from: millisecondsOf(one.startedAt), to: millisecondsOf(endOf(one, now)) }))
    .sort((one, other) => one.from - other.from)
  const gaps = (among: typeof spans) =>
    hours.flatMap(({ from, to }) => gapsIn(among, millisecondsOf(from), millisecondsOf(to)))
  expect(gaps(spans)).toEqual([
    { from: '2026-03-02T08:00:00.000Z', to: '2026-03-02T09:00:00.000Z' },
    { from: '2026-03-02T13:30:00.000Z', to: '2026-03-02T16:00:00.000Z' },
  ])
  expect(gaps([])).toEqual(hours)
})

test('from 22 to 6 is 7 or 9 hours in the nights on which clocks change', () => {
  const berlin = (from: string, to: string) => secondsBetween(from, to) / 3600
  expect(berlin('2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z')).toBe(7)
  expect(berlin('2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z')).toBe(9)
  const day = (date: string) => {
    const { from, to } = dayInterval(date, 'Europe/Berlin')
    return secondsBetween(from, to) / 3600
  }
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(day)).toEqual([24, 23, 25])
})

test('a day that begins at 1, for its midnight is left out, begins there', () => {
  const { from, to } = dayInterval('2026-04-24', 'Africa/Cairo')
  expect([from, secondsBetween(from, to) / 3600]).toEqual(['2026-04-23T22:00:00.000Z', 23])
})

test('a day and a week are those of the place', () => {
  expect(dateOf('2026-03-01T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-02')
  expect(weekDateOf('2026-03-01')).toBe('2026-02-23')
  expect(weekDateOf('2026-03-01', 6)).toBe('2026-03-01')
  expect(weekDateOf('2026-03-07', 6)).toBe('2026-03-01')
})
