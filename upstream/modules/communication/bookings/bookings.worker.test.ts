import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Booking, BookingChoices, BookingPage } from '#contract/communication/booking-pages.ts'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import type { FreeTimes, PublicBooking } from '#contract/communication/public-bookings.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { Store } from '#upstream/firm/store.ts'
import { runDueJobs } from '#upstream/modules/firm/jobs/run.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { mailedBooking } from '#upstream/testing/mailed-booking.ts'
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

function askFor(testFirm: TestFirm, at: string, startsAt: string, guest = anna, address = '') {
  const timeZone = 'Europe/Rome'
  const how = address === '' ? stranger : { ...stranger, address }
  return testFirm.ask<{ path: string }>('POST', at, { ...guest, startsAt, timeZone }, how)
}

/** Asks for a time and confirms it, as whoever has the mail does. */
async function bookAt(testFirm: TestFirm, at: string, startsAt: string, guest = anna) {
  const asked = await askFor(testFirm, at, startsAt, guest)
  if (asked.status !== 201 || 'website' in guest) return { ...asked, link: '' }
  const link = await mailedBooking(testFirm)
  await testFirm.must('POST', `${link}/confirm`, {}, stranger)
  return { ...asked, link }
}

test('a free time is booked once, stands in the calendar, and is moved and cancelled by its link', async () => {
  const testFirm = await TestFirm.open()
  const { page, at } = await makePage(testFirm)
  const monday = aMonday()
  const [first = '', second = ''] = await startsOn(testFirm, at, monday)
  expect(await startsOn(testFirm, at, monday)).toHaveLength(3)

  // What is asked for takes nothing, and its link is in no answer.
  const links: string[] = []
  for (const guest of [anna, { ...anna, email: 'ivo@example.com' }]) {
    const { status, body } = await askFor(testFirm, at, first, guest)
    expect([status, body.path]).toEqual([201, expect.stringMatching(/^\/b\/[\w-]+\?asked=1$/)])
    links.push(await mailedBooking(testFirm))
  }
  expect(await startsOn(testFirm, at, monday)).toContain(first)
  const shown = await testFirm.must<PublicBooking>('GET', links[0] ?? '', undefined, stranger)
  expect(shown).toMatchObject({ state: 'asked', isOpen: false })
  const early = await testFirm.ask('POST', `${links[0]}/cancel`, {}, stranger)
  expect(early.body.data.detail).toEqual({ reason: 'bookingNotConfirmed' })
  const both = await Promise.all(
    links.map((one) => testFirm.ask('POST', `${one}/confirm`, {}, stranger)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const tooLate = both.find(({ status }) => status === 409)
  expect(tooLate?.body.data.detail).toEqual({ reason: 'timeTaken' })
  const link = links[both.findIndex(({ status }) => status === 200)] ?? ''
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
    Array(4).fill(both[0]?.status === 200 ? anna.email : 'ivo@example.com'),
  )
})

test('who moves or deletes the event in the calendar moves and cancels the appointment', async () => {
  const testFirm = await TestFirm.open()
  const { page, at } = await makePage(testFirm)
  const monday = aMonday()
  const [first = ''] = await startsOn(testFirm, at, monday)
  const { link } = await bookAt(testFirm, at, first)
  const [event] = await testFirm.must<CalendarEvent[]>('GET', `/events?from=${monday}&to=${monday}`)
  const later = { start: `${monday}T15:00`, end: `${monday}T16:00` }
  const { id, title, calendarId, timeZone } = event ?? {
    id: '',
    title: '',
    calendarId: '',
    timeZone: '',
  }
  await testFirm.must('PUT', '/events', { id, title, calendarId, timeZone, ...later })
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

test('a network with many addresses asks for no more than a few times of a page in a day', async () => {
  const testFirm = await TestFirm.open()
  const { at } = await makePage(testFirm)
  const [first = ''] = await startsOn(testFirm, at, aMonday())
  const statuses: number[] = []
  for (let host = 1; host <= 13; host += 1) {
    const guest = { ...anna, email: `near${host}@example.com` }
    const address = host % 2 === 0 ? `198.51.100.${host}` : `2001:db8:7:${host}::/64`
    statuses.push((await askFor(testFirm, at, first, guest, address)).status)
    const same = { ...anna, email: `same${host}@example.com` }
    statuses.push((await askFor(testFirm, at, first, same, `192.0.2.${host}`)).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
})

test('a stranger neither fills a page nor has strangers mailed, and leaves nothing behind', async () => {
  const testFirm = await TestFirm.open()
  const hours = (['1', '2', '3', '4', '5', '6', '7'] as const).map((day) => ({
    ...{ day, from: '00:00', to: '23:00' },
  }))
  const { page, at } = await makePage(testFirm, { hours, durationMinutes: 30, stepMinutes: 30 })
  const starts = await startsOn(testFirm, at, aMonday())
  // Three mails to one address; no further ones.
  const statuses: number[] = []
  for (const start of starts.slice(0, 4)) statuses.push((await askFor(testFirm, at, start)).status)
  expect(statuses).toEqual([201, 201, 201, 422])
  const last = starts.at(-1) ?? ''
  for (let guest = statuses.length - 1; guest < 100; guest += 1) {
    const email = `guest${guest}@example.com`
    expect((await askFor(testFirm, at, last, { ...anna, email })).status).toBe(201)
  }
  const more = await askFor(testFirm, at, last, { ...anna, email: 'next@example.com' })
  expect(more.status).toBe(429)
  // Others still book there, and no network does what an address may not.
  const fromNetwork: number[] = []
  for (let host = 1; host <= 13; host += 1) {
    const guest = { ...anna, email: `near${host}@example.com` }
    const { status } = await askFor(testFirm, at, last, guest, `198.51.100.${host}`)
    fromNetwork.push(status)
  }
  expect(fromNetwork[0]).toBe(201)
  expect(fromNetwork.slice(1)).toEqual(Array(12).fill(429))
  const elsewhere = { ...anna, email: 'far@example.com' }
  expect((await askFor(testFirm, at, last, elsewhere, '203.0.113.9')).status).toBe(201)
  // Nothing of it is taken, seen or told to anybody of the firm.
  expect(await startsOn(testFirm, at, aMonday())).toEqual(starts)
  expect(await testFirm.must('GET', `/booking-pages/${page.id}/bookings`)).toEqual({
    ahead: [],
    past: [],
  })
  const count = () =>
    runInDurableObject(testFirm.object, (_, { storage }) =>
      storage.sql.exec<{ count: number }>('select count(*) as count from bookings').one(),
    )
  expect((await count()).count).toBe(102)
  const link = await mailedBooking(testFirm)
  const wait = (hours: number) =>
    runInDurableObject(testFirm.object, (_, { storage }) => {
      const clock = () => new Date(Date.now() + hours * 3_600_000)
      return runDueJobs({ store: new Store(storage, nextJobAt), env, clock })
    })
  await wait(25)
  const named = await runInDurableObject(testFirm.object, (_, { storage }) =>
    storage.sql
      .exec("select id from bookings where name <> '' or email <> '' or address <> ''")
      .toArray(),
  )
  expect(named).toEqual([])
  // Whoever opens the mail only now reads what became of it, and where to ask anew.
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    storage.sql.exec("update bookings set created_at = '2026-01-01T00:00:00.000Z'")
  })
  expect(await testFirm.must('GET', link, undefined, stranger)).toMatchObject({
    ...{ state: 'asked', isOver: true, guestName: '', pagePath: page.path },
  })
  const late = await testFirm.ask('POST', `${link}/confirm`, {}, stranger)
  expect([late.status, late.body.data.detail]).toEqual([409, { reason: 'bookingExpired' }])
  await wait(32 * 24)
  expect((await count()).count).toBe(0)
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
