import { expect, it } from 'vitest'
import { minuteOf, splitAtMidnights } from './minute-spans.ts'

function parts(from: string, to: string, zone: string): [string, number][] {
  const span = { from: minuteOf(from), to: minuteOf(to) }
  return splitAtMidnights(span, zone).map((part) => [part.date, part.to - part.from])
}

it('work is split at local midnight, not at that of UTC', () => {
  expect(parts('2026-05-04T20:00Z', '2026-05-05T04:00Z', 'Europe/Berlin')).toEqual([
    ['2026-05-04', 120],
    ['2026-05-05', 360],
  ])
  // Noon to eight in the evening in Los Angeles passes midnight of UTC.
  expect(parts('2026-05-04T19:00Z', '2026-05-05T03:00Z', 'America/Los_Angeles')).toEqual([
    ['2026-05-04', 480],
  ])
})

it('the nights clocks change have their own hours after midnight', () => {
  expect(parts('2026-03-28T21:00Z', '2026-03-29T04:00Z', 'Europe/Berlin')).toEqual([
    ['2026-03-28', 120],
    ['2026-03-29', 300],
  ])
  expect(parts('2026-10-24T20:00Z', '2026-10-25T05:00Z', 'Europe/Berlin')).toEqual([
    ['2026-10-24', 120],
    ['2026-10-25', 420],
  ])
})

it('where clocks skip midnight, or show it twice, days still follow one another', () => {
  // Cairo: 24 April 2026, 00:00 becomes 01:00; 29 October 2026, 24:00 becomes 23:00.
  expect(parts('2026-04-23T20:00Z', '2026-04-24T00:00Z', 'Africa/Cairo')).toEqual([
    ['2026-04-23', 120],
    ['2026-04-24', 120],
  ])
  expect(parts('2026-10-29T19:00Z', '2026-10-30T00:00Z', 'Africa/Cairo')).toEqual([
    ['2026-10-29', 180],
    ['2026-10-30', 120],
  ])
})

it('parts of a week add up to it in any zone', () => {
  for (const zone of ['Europe/London', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia']) {
    for (const from of ['2026-03-26T00:07Z', '2026-04-02T11:01Z', '2026-10-22T23:59Z']) {
      const to = new Date(Date.parse(from) + 7 * 86_400_000).toISOString()
      const all = parts(from, to, zone)
      expect(all.reduce((sum, [, minutes]) => sum + minutes, 0)).toBe(7 * 24 * 60)
      expect(new Set(all.map(([date]) => date)).size).toBe(all.length)
    }
  }
})
