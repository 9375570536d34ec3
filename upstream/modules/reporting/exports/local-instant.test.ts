import { expect, test } from 'vitest'
import { localInstant } from './local-instant.ts'

test.each([
  // Half an hour into the new year in Berlin, the old one still in UTC.
  ['2026-12-31T23:30:00.123Z', 'Europe/Berlin', '2027-01-01T00:30:00.123+01:00'],
  ['2026-07-01T22:00:00.000Z', 'Europe/Berlin', '2026-07-02T00:00:00.000+02:00'],
  ['2027-01-01T03:30:00Z', 'America/New_York', '2026-12-31T22:30:00.000-05:00'],
])('%s is in %s %s', (instant, zone, local) => {
  expect(localInstant(instant, zone)).toBe(local)
  expect(Date.parse(local)).toBe(Date.parse(instant))
})
