import { expect, test } from 'vitest'
import { dayNumber, localOfMoment, momentOf } from './moments.ts'
import { aroundTheClock, type CalendarHours, workingTime } from './working-time.ts'

const day = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
]
const standard: CalendarHours = {
  week: [day, day, day, day, day, [], []],
  exceptions: [
    { date: '2026-12-25', hours: [] },
    { date: '2026-12-24', hours: [{ from: '08:00', to: '12:00' }] },
    { date: '2026-12-19', hours: [{ from: '10:00', to: '14:00' }] },
  ],
}
const time = workingTime(standard)
const later = (from: string, minutes: number) => localOfMoment(time.shift(momentOf(from), minutes))
const between = (from: string, to: string) =>
  time.placeOf(momentOf(to)) - time.placeOf(momentOf(from))

test('eight hours from the afternoon end in the next afternoon, over lunch and night', () => {
  expect(later('2026-12-01T15:00', 480)).toBe('2026-12-02T15:00')
  expect(later('2026-12-01T08:00', 480)).toBe('2026-12-01T17:00')
  expect(later('2026-12-01T12:30', 60)).toBe('2026-12-01T14:00')
})

test('a weekend, a holiday and a half day are left out, a working Saturday is not', () => {
  expect(later('2026-12-23T13:00', 600)).toBe('2026-12-28T10:00')
  expect(later('2026-12-18T16:00', 120)).toBe('2026-12-19T11:00')
})

test('backward it ends where the work begins, not the evening before', () => {
  expect(later('2026-12-02T12:00', -240)).toBe('2026-12-02T08:00')
  expect(later('2026-12-28T08:00', -240)).toBe('2026-12-24T08:00')
  expect(later('2026-12-28T10:00', -600)).toBe('2026-12-23T13:00')
})

test('the evening and the next working morning are one place', () => {
  expect(between('2026-12-18T17:00', '2026-12-19T10:00')).toBe(0)
  const place = time.placeOf(momentOf('2026-12-24T18:00'))
  expect(localOfMoment(time.endAt(place))).toBe('2026-12-24T12:00')
  expect(localOfMoment(time.beginAt(place))).toBe('2026-12-28T08:00')
})

test('around the clock, a lag runs through nights and holidays', () => {
  const clock = workingTime(aroundTheClock)
  const dry = clock.shift(momentOf('2026-12-24T17:00'), 48 * 60)
  expect(localOfMoment(dry)).toBe('2026-12-26T17:00')
})

test('before 1970 and centuries away it counts alike', () => {
  expect(later('1969-12-31T16:00', 120)).toBe('1970-01-01T09:00')
  const years = between('2027-01-01T00:00', '2327-01-01T00:00')
  expect(later('2027-01-01T08:00', years)).toBe('2326-12-31T17:00')
})

test('every minute has its place: forward and back again, in hours that cross midnight', () => {
  const night = workingTime({
    week: Array.from({ length: 7 }, () => [
      { from: '22:00', to: '24:00' },
      { from: '00:00', to: '06:00' },
    ]),
    exceptions: [{ date: '2026-12-25', hours: [] }],
  })
  const from = momentOf('2026-12-24T21:00')
  expect(localOfMoment(night.shift(from, 180))).toBe('2026-12-26T01:00')
  for (let minutes = 1; minutes < 2000; minutes += 7) {
    const end = night.shift(from, minutes)
    expect(night.placeOf(end) - night.placeOf(from)).toBe(minutes)
    expect(night.shift(end, -minutes)).toBe(night.beginAt(night.placeOf(from)))
  }
})

test('the minutes of a day are those of its weekday, or its own', () => {
  expect(
    ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-19'].map(dayNumber).map(time.minutesOfDay),
  ).toEqual([480, 240, 0, 240])
})

test.each([
  [
    'no hours at all',
    { week: Array.from({ length: 7 }, () => []), exceptions: [] },
    'calendar_without_hours',
  ],
  ['six days', { week: [day, day, day, day, day, []], exceptions: [] }, 'calendar_malformed'],
  [
    'hours that overlap',
    { ...standard, week: standard.week.map(() => [...day, { from: '11:00', to: '14:00' }]) },
    'calendar_malformed',
  ],
  [
    'hours past midnight',
    { ...standard, week: standard.week.map(() => [{ from: '22:00', to: '06:00' }]) },
    'calendar_malformed',
  ],
  [
    'a day that is none',
    { ...standard, exceptions: [{ date: '2026-02-30', hours: [] }] },
    'day_malformed',
  ],
])('a calendar with %s is refused', (_, calendar, message) => {
  expect(() => workingTime(calendar)).toThrow(message)
})
