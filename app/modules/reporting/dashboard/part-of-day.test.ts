import { expect, it } from 'vitest'
import { partOfDay } from './part-of-day.ts'

it.each([
  ['2026-11-21T05:30:00Z', 'Europe/Berlin', 'morning'],
  ['2026-11-21T11:00:00Z', 'Europe/Berlin', 'afternoon'],
  ['2026-11-21T11:00:00Z', 'America/New_York', 'morning'],
  ['2026-11-21T11:00:00Z', 'Asia/Tokyo', 'evening'],
  ['2026-11-21T00:30:00Z', 'UTC', 'evening'],
] as const)('%s in %s is the %s', (instant, zone, part) => {
  expect(partOfDay(new Date(instant), zone)).toBe(part)
})
