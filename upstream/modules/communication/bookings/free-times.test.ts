import { expect, test } from 'vitest'
import { freeTimes, type Offer } from './free-times.ts'

const offer: Offer = {
  timeZone: 'Europe/Berlin',
  hours: [{ day: '1', from: '09:00', to: '12:00' }],
  durationMinutes: 60,
  stepMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  daysAhead: 365,
}
const monday = '2026-11-30'
const now = Date.parse('2026-11-24T08:00:00Z')

function span(from: string, to: string) {
  return { from: Date.parse(`${from}Z`), to: Date.parse(`${to}Z`) }
}

function clocks(change: Partial<Offer>, busy = [] as ReturnType<typeof span>[], at = now) {
  const calendars = new Map([['a', busy]])
  const times = freeTimes({ ...offer, ...change }, [monday], calendars, at)
  return times.map(({ startsAt }) => startsAt.slice(11, 16)).join(' ')
}

test('starts stand at each step within the hours, as far as the appointment ends in them', () => {
  expect(clocks({})).toBe('08:00 08:30 09:00 09:30 10:00')
  expect(clocks({ durationMinutes: 180 })).toBe('08:00')
  expect(clocks({ durationMinutes: 200 })).toBe('')
})

test('what is taken is not offered, nor what lies within the buffer of it', () => {
  const taken = [span('2026-11-30T09:00', '2026-11-30T09:30')]
  expect(clocks({}, taken)).toBe('08:00 09:30 10:00')
  expect(clocks({ bufferMinutes: 30 }, taken)).toBe('10:00')
})

test('notice and days ahead bound what is offered', () => {
  const eight = Date.parse('2026-11-30T08:00:00Z')
  expect(clocks({ noticeHours: 1 }, [], eight)).toBe('09:00 09:30 10:00')
  expect(clocks({ daysAhead: 6 })).toBe('08:00 08:30 09:00 09:30 10:00')
  expect(clocks({ daysAhead: 5 })).toBe('')
})

test('of several calendars each time names those that are free', () => {
  const busy = new Map([
    ['a', [span('2026-11-30T08:00', '2026-11-30T10:00')]],
    ['b', [span('2026-11-30T09:30', '2026-11-30T11:00')]],
  ])
  const times = freeTimes(offer, [monday], busy, now)
  expect(times.map(({ startsAt, calendarIds }) => [startsAt.slice(11, 16), calendarIds])).toEqual([
    ['08:00', ['b']],
    ['08:30', ['b']],
    ['10:00', ['a']],
  ])
})

test('on the night the clocks go forward the missing hour is not offered, and none lasts longer', () => {
  const night = { day: '7', from: '01:00', to: '05:00' } as const
  const spring = Date.parse('2027-03-27T08:00:00Z')
  const asked = { ...offer, hours: [night], stepMinutes: 60 }
  const times = freeTimes(asked, ['2027-03-28'], new Map([['a', []]]), spring)
  expect(
    times.map(({ startsAt, endsAt }) => [startsAt.slice(11, 16), endsAt.slice(11, 16)]),
  ).toEqual([
    ['00:00', '01:00'],
    ['01:00', '02:00'],
    ['02:00', '03:00'],
  ])
})
