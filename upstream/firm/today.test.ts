import { expect, it } from 'vitest'
import { dateIn } from './today.ts'

// Nepal is 5:45 ahead of UTC (IANA tz database), Chatham 13:45 in their summer.
it.each([
  ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
  ['Pacific/Chatham', '2026-11-21T10:14:59Z', '2026-11-21'],
  ['Pacific/Chatham', '2026-11-21T10:15:00Z', '2026-11-22'],
  ['UTC', '2026-11-21T23:59:59Z', '2026-11-21'],
  ['Europe/Berlin', '2026-11-21T23:59:59Z', '2026-11-22'],
])('in %s it is at %s the %s', (timeZone, instant, date) => {
  expect(dateIn(timeZone, new Date(instant))).toBe(date)
})
