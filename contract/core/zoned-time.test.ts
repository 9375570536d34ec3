import { expect, test } from 'vitest'
import { instantOf, localOf, minutesBetween, shiftLocal, withOffset } from './zoned-time.ts'

/** Checked against Python's zoneinfo. */
test.each([
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  // The clocks go from 02:00 to 03:00.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  // 02:30 comes twice.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // Half an hour of summer time.
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['2026-07-01T09:00', 'Asia/Kathmandu', '2026-07-01T03:15:00.000Z'],
  // 30 December 2011 was left out.
  ['2011-12-31T09:00', 'Pacific/Apia', '2011-12-30T19:00:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant)
})

test('every hour of a year comes back from its instant in every kind of zone', () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Asia/Tehran', 'Pacific/Auckland']) {
    for (let hour = 0; hour < 8760; hour += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
      const again = instantOf(localOf(instant, zone), zone)
      const isSecondOfTwo = Date.parse(instant) - Date.parse(again) === 3_600_000
      if (!isSecondOfTwo) expect(again, `${zone} ${instant}`).toBe(instant)
    }
  }
})

test('dates move by days, times by minutes on the wall', () => {
  expect(shiftLocal('2026-03-28', 1440)).toBe('2026-03-29')
  expect(shiftLocal('2026-03-28T23:30', 45)).toBe('2026-03-29T00:15')
  expect(minutesBetween('2026-03-28', '2026-03-30')).toBe(2880)
})

test('an instant is told with how far its zone is ahead', () => {
  const instant = '2024-01-01T18:20:30.500Z'
  expect(withOffset(instant, 'Europe/Madrid')).toBe('2024-01-01T19:20:30+01:00')
  expect(withOffset(instant, 'Atlantic/Canary')).toBe('2024-01-01T18:20:30+00:00')
  expect(withOffset('2024-07-01T12:00:00Z', 'America/St_Johns')).toBe('2024-07-01T09:30:00-02:30')
})

test('what is remembered of a zone is what it shows at each instant', () => {
  for (const timeZone of [
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Monrovia',
  ]) {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const from = Date.UTC(1971, 0, 1)
    for (let at = 0; at < 4_000; at++) {
      // Every six days and some minutes, and each a second before as well.
      const instant = from + at * 521_377_000
      for (const ms of [instant, instant + 1_000]) {
        const shown = format.format(ms).replace(' ', 'T')
        expect(localOf(new Date(ms).toISOString(), timeZone), `${timeZone} ${ms}`).toBe(shown)
      }
    }
  }
})

test('the minutes before and after a change of clocks are told apart', () => {
  const change = Date.UTC(2026, 2, 29, 1)
  for (let at = -90; at < 90; at++) {
    const instant = new Date(change + at * 60_000).toISOString()
    const ahead = at < 0 ? '+01:00' : '+02:00'
    expect(withOffset(instant, 'Europe/Berlin')).toMatch(new RegExp(`\\${ahead}$`))
  }
})
