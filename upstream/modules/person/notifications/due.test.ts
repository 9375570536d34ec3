import { expect, test } from 'vitest'
import type { NoticeDelivery } from '#contract/person/notice-delivery.ts'
import { mailDue, pushDue } from './due.ts'

const rome: NoticeDelivery = {
  digest: 'now',
  hour: 8,
  weekday: 1,
  quietFrom: null,
  quietUntil: null,
  timeZone: 'Europe/Rome',
}
const night = { ...rome, quietFrom: '22:00', quietUntil: '07:30' }

function at(due: (delivery: NoticeDelivery, now: number) => number, delivery: NoticeDelivery) {
  return (instant: string) => new Date(due(delivery, Date.parse(instant))).toISOString()
}

test('quiet hours over midnight end on the clocks of the person, and hold nothing at other times', () => {
  const due = at(pushDue, night)
  expect(due('2026-11-26T20:59:00Z')).toBe('2026-11-26T20:59:00.000Z')
  expect(due('2026-11-26T21:00:00Z')).toBe('2026-11-27T06:30:00.000Z')
  expect(due('2026-11-27T00:10:00Z')).toBe('2026-11-27T06:30:00.000Z')
  expect(due('2026-11-27T06:30:00Z')).toBe('2026-11-27T06:30:00.000Z')
  // The night on which clocks go back is an hour longer.
  expect(due('2026-10-24T21:00:00Z')).toBe('2026-10-25T06:30:00.000Z')
  const noon = at(pushDue, { ...rome, quietFrom: '12:00', quietUntil: '13:00' })
  expect(noon('2026-11-26T11:30:00Z')).toBe('2026-11-26T12:00:00.000Z')
  expect(noon('2026-11-26T12:00:00Z')).toBe('2026-11-26T12:00:00.000Z')
})

test('gathered mails leave at the hour and day chosen, and never within quiet hours', () => {
  const daily = at(mailDue, { ...rome, digest: 'daily' })
  expect(daily('2026-11-26T06:59:00Z')).toBe('2026-11-26T07:00:00.000Z')
  expect(daily('2026-11-26T07:00:00Z')).toBe('2026-11-27T07:00:00.000Z')
  const weekly = at(mailDue, { ...rome, digest: 'weekly' })
  expect(weekly('2026-11-26T10:00:00Z')).toBe('2026-11-30T07:00:00.000Z')
  expect(weekly('2026-11-30T07:00:00Z')).toBe('2026-12-07T07:00:00.000Z')
  const early = at(mailDue, { ...night, digest: 'daily', hour: 6 })
  expect(early('2026-11-26T10:00:00Z')).toBe('2026-11-27T06:30:00.000Z')
  expect(at(mailDue, rome)('2026-11-26T10:00:00Z')).toBe('2026-11-26T10:00:00.000Z')
})
