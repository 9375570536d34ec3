import { expect, test } from 'vitest'
import type { Booking, BookingChoices, BookingPage } from '#contract/communication/booking-pages.ts'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import type { FreeTimes, PublicBooking } from '#contract/communication/public-bookings.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { bookingPageList } from './list.ts'

const anna = { name: 'Anna Berg', email: 'anna@example.com', language: 'it', consent: true }
const stranger = { role: null } as const

/** A Monday at least a week ahead: far enough for any notice, near enough for any page. */
function aMonday(): string {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay() || 7
  return addDays(today, 15 - weekday)
}

async function makePage(testFirm: TestFirm, change: Partial<BookingPage> = {}) {
  const { calendars } = await testFirm.must<BookingChoices>('GET', '/booking-choices')
  const own = calendars.find(({ name }) => name === 'Maria')
  const page = await testFirm.must<BookingPage>('POST', '/booking-pages', {
    name: 'Beratung',
    place: 'Hafen 1',
    language: 'de',
    timeZone: 'Europe/Berlin',
    calendarIds: own ? [own.id] : [],
    durationMinutes: 60,
    stepMinutes: 60,
    bufferMinutes: 0,
    noticeHours: 2,
    daysAhead: 60,
    hours: [{ day: '1', from: '09:00', to: '12:00' }],
    ...change,
  })
  return { page, at: `/public/booking-pages/${page.path?.slice('/b/'.length)}` }
}

async function startsOn(testFirm: TestFirm, at: string, date: string): Promise<string[]> {
  const path = `${at}?from=${date}&timeZone=Europe/Berlin`
  const { days } = await testFirm.must<FreeTimes>('GET', path, undefined, stranger)
  return days.find((day) => day.date === date)?.starts ?? []
}

async function bookAt(testFirm: TestFirm, at: string, startsAt: string, guest = anna) {
  const timeZone = 'Europe/Rome'
  return testFirm.ask<{ path: string }>('POST', at, { ...guest, startsAt, timeZone }, stranger)
}

function appointmentOf({ path }: { path: string }): string {
  return `/public/bookings/${path.slice('/appointments/'.length)}`
}

test('a free time is booked once, stands in the calendar, and is moved and cancelled by its link', async () => {
  const testFirm = await TestFirm.open()
  const { page, at } = await makePage(testFirm)
  const monday = aMonday()
  const [first = '', second = ''] = await startsOn(testFirm, at, monday)
  expect(await startsOn(testFirm, at, monday)).toHaveLength(3)

  const both = await Promise.all([
    bookAt(testFirm, at, first),
    bookAt(testFirm, at, first, { ...anna, email: 'ivo@example.com' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const booked = both.find(({ status }) => status === 201)
  const link = appointmentOf(booked?.body ?? { path: '' })
  expect(await startsOn(testFirm, at, monday)).not.toContain(first)
  const events = () => testFirm.must<CalendarEvent[]>('GET', `/events?from=${monday}&to=${monday}`)
  expect(await events()).toMatchObject([{ title: 'Anna Berg · Beratung', startsAt: first }])

  const moved = await testFirm.must<PublicBooking>(
    'POST',
    `${link}/move`,
    { startsAt: second },
    stranger,
  )
  expect(moved).toMatchObject({ startsAt: second, state: 'booked', isOpen: true })
  expect(await events()).toMatchObject([{ startsAt: second }])
  expect(await startsOn(testFirm, at, monday)).toContain(first)
  const file = await testFirm.download(`${link}/file`, stranger)
  expect(file.body).toContain('SUMMARY:Beratung')

  await testFirm.must('POST', `${link}/cancel`, { reason: 'Krank' }, stranger)
  expect(await events()).toEqual([])
  const late = await testFirm.ask('POST', `${link}/move`, { startsAt: first }, stranger)
  expect([late.status, late.body.data.detail]).toEqual([409, { reason: 'bookingCancelled' }])
  const list = await testFirm.must<{ ahead: Booking[]; past: Booking[] }>(
    'GET',
    `/booking-pages/${page.id}/bookings`,
  )
  expect(list).toMatchObject({ ahead: [], past: [{ state: 'cancelled', reason: 'Krank' }] })
  const [{ id = '' } = {}] = list.past
  const { rows } = await testFirm.must<RecordMails>('GET', `/records/booking/${id}/mails`)
  expect(rows.map(({ to }) => to)).toEqual(
    Array(3).fill(both[0]?.status === 201 ? anna.email : 'ivo@example.com'),
  )
})

test('who moves or deletes the event in the calendar moves and cancels the appointment', async () => {
  const testFirm = await TestFirm.open()
  const { page, at } = await makePage(testFirm)
  const monday = aMonday()
  const [first = ''] = await startsOn(testFirm, at, monday)
  const { body } = await bookAt(testFirm, at, first)
  const [event] = await testFirm.must<CalendarEvent[]>('GET', `/events?from=${monday}&to=${monday}`)
  const later = { start: `${monday}T15:00`, end: `${monday}T16:00` }
  const { id, title, calendarId, timeZone } = event ?? {
    id: '',
    title: '',
    calendarId: '',
    timeZone: '',
  }
  await testFirm.must('PUT', '/events', { id, title, calendarId, timeZone, ...later })
  const link = appointmentOf(body)
  const after = await testFirm.must<PublicBooking>('GET', link, undefined, stranger)
  expect(Date.parse(after.startsAt) - Date.parse(first)).toBe(6 * 3_600_000)
  await testFirm.must('DELETE', `/events/${id}`)
  const ended = await testFirm.must<PublicBooking>('GET', link, undefined, stranger)
  expect(ended).toMatchObject({ state: 'cancelled', isOpen: false })
  await testFirm.must('POST', `/booking-pages/${page.id}/archive`, {})
  expect((await testFirm.ask('GET', at, undefined, stranger)).status).toBe(404)
})

test('of several calendars each appointment goes to whoever is free and has fewer ahead', async () => {
  const testFirm = await TestFirm.open()
  const { calendars } = await testFirm.must<BookingChoices>('GET', '/booking-choices')
  const { page, at } = await makePage(testFirm, { calendarIds: calendars.map(({ id }) => id) })
  const starts = await startsOn(testFirm, at, aMonday())
  for (const start of starts.slice(0, 2)) await bookAt(testFirm, at, start)
  const { ahead } = await testFirm.must<{ ahead: Booking[] }>(
    'GET',
    `/booking-pages/${page.id}/bookings`,
  )
  expect(new Set(ahead.map(({ calendarName }) => calendarName)).size).toBe(2)
})

test('bad input, programs and one address with many appointments are refused or ignored', async () => {
  const testFirm = await TestFirm.open()
  const { at } = await makePage(testFirm, {
    hours: [{ day: '1', from: '09:00', to: '18:00' }],
  })
  const [first = '', ...more] = await startsOn(testFirm, at, aMonday())
  const bad = await testFirm.ask(
    'POST',
    at,
    { ...anna, email: 'no', consent: false, startsAt: first, timeZone: 'UTC' },
    stranger,
  )
  expect([bad.status, Object.keys(bad.body.data.fields).sort()]).toEqual([
    422,
    ['consent', 'email'],
  ])
  const robot = { ...anna, website: 'https://spam.example' }
  expect((await bookAt(testFirm, at, first, robot)).status).toBe(201)
  expect(await startsOn(testFirm, at, aMonday())).toContain(first)
  expect((await bookAt(testFirm, at, first.replace(':00:00', ':07:00'))).status).toBe(409)
  for (const name of ['Anna\nhttps://a.example', 'Your parcel\nwaits', 'see www.evil.example']) {
    const { status } = await bookAt(testFirm, at, first, { ...anna, name })
    expect([status, name]).toEqual([422, name])
  }
  for (const start of more.slice(0, 3)) {
    expect((await bookAt(testFirm, at, start)).status).toBe(201)
  }
  // Three of one page; five in all.
  expect((await bookAt(testFirm, at, first)).status).toBe(422)
  const { at: other } = await makePage(testFirm)
  const [, ...free] = await startsOn(testFirm, other, addDays(aMonday(), 7))
  const statuses = []
  for (const start of free) statuses.push((await bookAt(testFirm, other, start)).status)
  expect(statuses).toEqual([201, 201])
})

test('a colleague who sees only that the calendar is busy sees no guest, and changes no page', async () => {
  const testFirm = await TestFirm.open()
  const { page, at } = await makePage(testFirm)
  const [first = ''] = await startsOn(testFirm, at, aMonday())
  await bookAt(testFirm, at, first)
  const path = `/booking-pages/${page.id}`
  const own = await testFirm.must<{ ahead: Booking[] }>('GET', `${path}/bookings`)
  const [{ id = '' } = {}] = own.ahead
  testFirm.userId = testFirm.firmId
  const colleague = { role: 'sales' } as const
  expect(await testFirm.must('GET', `${path}/bookings`, undefined, colleague)).toEqual({
    ahead: [],
    past: [],
  })
  for (const hidden of [
    `/bookings/${id}`,
    `/records/booking/${id}`,
    `/records/booking/${id}/mails`,
  ]) {
    expect((await testFirm.ask('GET', hidden, undefined, colleague)).status, hidden).toBe(404)
  }
  const { calendarNames: _, path: __, ...input } = page
  const change = await testFirm.ask('PUT', path, { ...input, name: 'Meins' }, colleague)
  const cancelled = await testFirm.ask('POST', `/bookings/${id}/cancel`, {}, colleague)
  expect([change.status, cancelled.status]).toEqual([403, 404])
  const reader = { role: 'readOnly' } as const
  expect((await testFirm.ask('POST', '/booking-pages', input, reader)).status).toBe(403)
})

test('the list follows an index in every order', async () => {
  const testFirm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(testFirm, bookingPageList)) {
    expect(plan, order).toMatch(/^SEARCH booking_pages USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
