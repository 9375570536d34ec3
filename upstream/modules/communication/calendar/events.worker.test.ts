import { expect, test } from 'vitest'
import type { Calendar, CalendarEvent } from '#contract/communication/calendar.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import { newId } from '../../../firm/ulid.ts'

const timed = { title: 'Abgabe', start: '2026-10-24T02:30', end: '2026-10-24T03:30' }

function add(firm: TestFirm, values: Record<string, unknown> = {}): Promise<CalendarEvent> {
  return firm.must('POST', '/events', { ...timed, ...values })
}

function list(firm: TestFirm, from: string, to: string, more = ''): Promise<CalendarEvent[]> {
  return firm.must('GET', `/events?from=${from}&to=${to}${more}`)
}

function startsOf(events: CalendarEvent[]): string[] {
  return events.map(({ start }) => start)
}

test('an event keeps its place on the clock on both summer-time nights', async () => {
  const firm = await TestFirm.open()
  await add(firm, { repeats: 'FREQ=DAILY;COUNT=3' })
  const autumn = await list(firm, '2026-10-24', '2026-10-26')
  expect(autumn.map(({ start, startsAt, endsAt }) => [start, startsAt, endsAt])).toEqual([
    ['2026-10-24T02:30', '2026-10-24T00:30:00.000Z', '2026-10-24T01:30:00.000Z'],
    // 02:30 comes twice, the first is meant.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00.000Z'],
    ['2026-10-26T02:30', '2026-10-26T01:30:00.000Z', '2026-10-26T02:30:00.000Z'],
  ])
  const spring = { start: '2026-03-28T02:15', end: '2026-03-28T02:45' }
  await add(firm, { ...spring, repeats: 'FREQ=DAILY;COUNT=3' })
  const nights = await list(firm, '2026-03-28', '2026-03-30')
  expect(nights.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
    ['2026-03-28T01:15:00.000Z', '2026-03-28T01:45:00.000Z'],
    // 02:15 does not exist and is 03:15; the day is not lost.
    ['2026-03-29T01:15:00.000Z', '2026-03-29T01:45:00.000Z'],
    ['2026-03-30T00:15:00.000Z', '2026-03-30T00:45:00.000Z'],
  ])
})

test('days are those of whoever asks, and a day without time is the same everywhere', async () => {
  const firm = await TestFirm.open()
  const tokyo = { timeZone: 'Asia/Tokyo', start: '2026-06-02T08:00', end: '2026-06-02T09:00' }
  await add(firm, { ...tokyo, title: 'Tokyo' })
  await add(firm, { title: 'Fair', allDay: true, start: '2026-06-01', end: '2026-06-03' })
  // 8:00 in Tokyo is 1:00 in Berlin, and still the day before in New York.
  const inBerlin = await list(firm, '2026-06-02', '2026-06-02')
  expect(inBerlin.map(({ title }) => title)).toEqual(['Fair', 'Tokyo'])
  const inNewYork = await list(firm, '2026-06-02', '2026-06-02', '&timeZone=America/New_York')
  expect(inNewYork.map(({ title }) => title)).toEqual(['Fair'])
  expect(await list(firm, '2026-06-04', '2026-06-30')).toEqual([])
  expect((await list(firm, '2026-06-03', '2026-06-03')).map(({ title }) => title)).toEqual(['Fair'])
})

test('one time, those that follow, or all of them change and go', async () => {
  const firm = await TestFirm.open()
  const monday = { start: '2026-06-01T09:00', end: '2026-06-01T10:00' }
  const series = await add(firm, { ...monday, repeats: 'FREQ=WEEKLY;COUNT=5' })
  const ids = (await list(firm, '2026-06-01', '2026-06-30')).map(({ id }) => id)
  expect(ids).toHaveLength(5)
  const change = (id: string | undefined, values: object) =>
    firm.must<CalendarEvent>('PUT', '/events', { ...timed, ...monday, id, ...values })

  const moved = { start: '2026-06-09T11:00', end: '2026-06-09T12:00', title: 'Moved' }
  const one = await change(ids[1], { ...moved, scope: 'one' })
  expect(one).toMatchObject({ ...moved, id: ids[1], seriesId: series.seriesId })

  await firm.must('DELETE', `/events/${ids[2]}/one`)
  const mixed = await list(firm, '2026-06-01', '2026-06-30')
  expect(startsOf(mixed)).toEqual([
    '2026-06-01T09:00',
    '2026-06-09T11:00',
    '2026-06-22T09:00',
    '2026-06-29T09:00',
  ])

  const later = {
    start: '2026-06-22T14:00',
    end: '2026-06-22T15:00',
    repeats: 'FREQ=WEEKLY;COUNT=5',
  }
  const rest = await change(ids[3], { ...later, scope: 'following' })
  expect(rest.repeats).toBe('FREQ=WEEKLY;COUNT=2')
  const cut = await list(firm, '2026-06-01', '2026-07-30')
  expect(startsOf(cut)).toEqual([
    '2026-06-01T09:00',
    '2026-06-09T11:00',
    '2026-06-22T14:00',
    '2026-06-29T14:00',
  ])

  // All move by half an hour, and with them what was changed alone keeps its own time.
  const half = {
    start: '2026-06-01T09:30',
    end: '2026-06-01T10:30',
    repeats: 'FREQ=WEEKLY;UNTIL=20260616',
  }
  await change(ids[0], { ...half, scope: 'all' })
  expect(startsOf(await list(firm, '2026-06-01', '2026-06-21'))).toEqual([
    '2026-06-01T09:30',
    '2026-06-09T11:00',
  ])

  await firm.must('DELETE', `/events/${ids[0]?.slice(0, 26)}`)
  await firm.must('DELETE', `/events/${rest.id}/all`)
  expect(await list(firm, '2026-06-01', '2026-07-30')).toEqual([])
})

test('input that makes no sense is refused at its field', async () => {
  const firm = await TestFirm.open()
  const refusalOf = async (values: object) => {
    const { status, body } = await firm.ask<Refused>('POST', '/events', { ...timed, ...values })
    return [status, Object.entries(body.data.fields).map(([field, { key }]) => `${field}: ${key}`)]
  }
  expect(await refusalOf({ title: ' ' })).toEqual([422, ['title: required']])
  expect(await refusalOf({ start: '2026-02-30T09:00' })).toEqual([422, ['start: invalidDate']])
  expect(await refusalOf({ end: '2026-10-24T02:30' })).toEqual([422, ['end: endBeforeStart']])
  expect(await refusalOf({ allDay: true })).toEqual([
    422,
    ['start: invalidDate', 'end: invalidDate'],
  ])
  expect(await refusalOf({ start: '2026-10-24' })).toEqual([422, ['start: needsTime']])
  expect(await refusalOf({ timeZone: 'Mars/Base' })).toEqual([422, ['timeZone: unknownTimeZone']])
  expect(await refusalOf({ repeats: 'FREQ=HOURLY' })).toEqual([422, ['repeats: invalidRule']])
  expect(await refusalOf({ repeats: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30' })).toEqual([
    422,
    ['repeats: neverHappens'],
  ])
  expect(await refusalOf({ categoryId: newId() })).toEqual([422, ['categoryId: unknownCategory']])
  expect(await refusalOf({ calendarId: newId() })).toEqual([422, ['calendarId: unknownCalendar']])
})

test('colleagues see that somebody is busy, and more only as it is shared', async () => {
  const firm = await TestFirm.open()
  const owner = firm.userId
  const calendars = await firm.must<Calendar[]>('GET', '/calendars')
  const own = calendars.find(({ isOwn }) => isOwn)
  const secret = await add(firm, { calendarId: own?.id, title: 'Zahnarzt' })
  const open = await add(firm, { title: 'Nur für mich', visibility: 'private' })

  firm.userId = newId()
  const seen = await list(firm, '2026-10-24', '2026-10-24')
  expect(seen.map(({ title, isHidden, canEdit }) => [title, isHidden, canEdit])).toEqual([
    ['', true, false],
    ['', true, false],
  ])
  expect(await list(firm, '2026-10-24', '2026-10-24', '&q=Zahnarzt')).toEqual([])
  for (const { id } of [secret, open]) {
    expect((await firm.ask('PUT', '/events', { ...timed, id })).status).toBe(403)
    expect((await firm.ask('DELETE', `/events/${id}`)).status).toBe(403)
  }
  expect((await firm.ask('POST', '/events', { ...timed, calendarId: own?.id })).status).toBe(403)
  expect((await firm.ask('PUT', `/calendars/${own?.id}`, { name: 'X', color: 'red' })).status).toBe(
    403,
  )

  const colleague = firm.userId
  firm.userId = owner
  const share = (sharing: string) =>
    firm.must('PUT', `/calendars/${own?.id}`, { name: 'Maria', color: 'gold', sharing })
  await share('read')
  firm.userId = colleague
  const read = await list(firm, '2026-10-24', '2026-10-24', '&q=zahn')
  expect(read.map(({ title, canEdit }) => [title, canEdit])).toEqual([['Zahnarzt', false]])
  firm.userId = owner
  await share('none')
  firm.userId = colleague
  expect((await firm.ask('GET', `/events/${secret.id}`)).status).toBe(404)
})

test('whoever only reads changes nothing, and only some manage what is the firm’s', async () => {
  const firm = await TestFirm.open()
  const { id } = await add(firm)
  const role = 'readOnly'
  expect((await firm.ask('GET', '/events', undefined, { role })).status).toBe(200)
  expect((await firm.ask('POST', '/events', timed, { role })).status).toBe(403)
  expect((await firm.ask('PUT', '/events', { ...timed, id }, { role })).status).toBe(403)
  expect((await firm.ask('DELETE', `/events/${id}`, undefined, { role })).status).toBe(403)
  const shared = { name: 'Werkstatt', color: 'clay', isPersonal: false }
  expect((await firm.ask('POST', '/calendars', shared, { role: 'sales' })).status).toBe(403)
  expect((await firm.ask('POST', '/event-categories', shared, { role: 'sales' })).status).toBe(403)
  const made = await firm.must<Calendar>('POST', '/calendars', shared)
  await add(firm, { calendarId: made.id })
  const used = await firm.ask('DELETE', `/calendars/${made.id}`)
  expect([used.status, used.body.data.detail]).toEqual([409, { reason: 'calendarUsed' }])
})
