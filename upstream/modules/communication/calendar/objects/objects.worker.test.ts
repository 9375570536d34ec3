import { expect, test } from 'vitest'
import type { Calendar, CalendarEvent } from '#contract/communication/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Text = { name: string; tag: string; text: string }

test('another’s private time of a series is neither told, nor changed, nor lost', async () => {
  const firm = await TestFirm.open()
  const calendars = await firm.must<Calendar[]>('GET', '/calendars')
  const calendarId = calendars.find(({ isPersonal }) => !isPersonal)?.id ?? ''
  const times = { start: '2027-09-06T09:00', end: '2027-09-06T10:00', timeZone: 'Europe/Berlin' }
  const weekly = { ...times, repeats: 'FREQ=WEEKLY;COUNT=3', calendarId }
  const series = await firm.must<CalendarEvent>('POST', '/events', { ...weekly, title: 'Round' })
  const id = series.id.slice(0, 26)

  const own = firm.userId
  firm.userId = newId()
  const bob = { role: 'admin' } as const
  await firm.must(
    'PUT',
    '/events',
    {
      ...{ id: `${id}_20270913T0900`, scope: 'one', title: 'Interview elsewhere', calendarId },
      ...{ start: '2027-09-13T09:00', end: '2027-09-13T10:00', timeZone: 'Europe/Berlin' },
      ...{ visibility: 'private', isBusy: false },
    },
    bob,
  )
  const shown = () => firm.must<CalendarEvent[]>('GET', '/events?from=2027-09-13&to=2027-09-13')
  expect(await shown()).toMatchObject([{ title: 'Interview elsewhere' }])

  const bobs = firm.userId
  firm.userId = own
  const objects = `/calendars/${calendarId}/objects`
  const names = [`${id}.ics`]
  const [object] = await firm.must<Text[]>('POST', `${objects}/read`, { names })
  expect(object?.text).not.toContain('Interview')
  expect(object?.text).toContain('EXDATE;TZID=Europe/Berlin:20270913T090000')
  const text = object?.text.replace('SUMMARY:Round', 'SUMMARY:Round of all')
  await firm.must('PUT', `${objects}/${names[0]}`, { text, tag: object?.tag })

  firm.userId = bobs
  expect(await shown()).toMatchObject([{ title: 'Interview elsewhere', isBusy: false }])
})

// RFC 5545, 3.8.1.2 has several names in a line, and several lines.
test('names of categories that a program gives an event come back to it, through changes by others', async () => {
  const firm = await TestFirm.open()
  const calendars = await firm.must<Calendar[]>('GET', '/calendars')
  const calendarId = calendars.find(({ isPersonal }) => isPersonal)?.id ?? ''
  const own = await firm.must<{ id: string; name: string }[]>('GET', '/event-categories')
  const [category] = own
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    'BEGIN:VEVENT',
    'UID:of-a-phone',
    'DTSTAMP:20270901T080000Z',
    'DTSTART:20270906T090000Z',
    'DTEND:20270906T100000Z',
    'SUMMARY:Round',
    `CATEGORIES:Garden\\, flowers,${category?.name.toUpperCase()}`,
    'CATEGORIES:APPOINTMENT,Garden\\, flowers',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const objects = `/calendars/${calendarId}/objects`
  await firm.must('PUT', `${objects}/of-a-phone.ics`, { text })
  const read = async () => {
    const names = ['of-a-phone.ics']
    const [object] = await firm.must<Text[]>('POST', `${objects}/read`, { names })
    const lines = object?.text.replaceAll('\r\n ', '').split('\r\n') ?? []
    return lines.filter((line) => line.startsWith('CATEGORIES:'))
  }
  const sent = text.split('\r\n').filter((line) => line.startsWith('CATEGORIES:'))
  expect(await read()).toEqual(sent)
  const [event] = await firm.must<CalendarEvent[]>('GET', '/events?from=2027-09-06&to=2027-09-06')
  expect(event?.categoryId).toBe(category?.id)
  await firm.must('PUT', '/events', { ...event, title: 'Round of all', scope: 'all' })
  expect(await read()).toEqual(sent)
  // Another category of the firm's takes the place of the one that the program named, and of no other.
  const other = own.find(({ id }) => id !== category?.id)
  await firm.must('PUT', '/events', { ...event, categoryId: other?.id, scope: 'all' })
  expect(await read()).toEqual([`CATEGORIES:${other?.name},Garden\\, flowers,APPOINTMENT`])
})

test('what a program wrote of a private time of a series is not told to others', async () => {
  const firm = await TestFirm.open()
  const calendars = await firm.must<Calendar[]>('GET', '/calendars')
  const calendarId = calendars.find(({ isPersonal }) => !isPersonal)?.id ?? ''
  const one = (...lines: string[]) => [
    'BEGIN:VEVENT',
    'UID:half-private',
    'DTSTAMP:20270901T080000Z',
    ...lines,
    'END:VEVENT',
  ]
  const at = (day: string) => [`DTSTART:${day}T090000Z`, `DTEND:${day}T100000Z`]
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    ...one(...at('20270906'), 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Round', 'X-OPEN:1'),
    ...one(
      'RECURRENCE-ID:20270913T090000Z',
      ...at('20270913'),
      'SUMMARY:Interview',
      'CLASS:PRIVATE',
      'X-CLOSED:1',
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const objects = `/calendars/${calendarId}/objects`
  await firm.must('PUT', `${objects}/half.ics`, { text })
  const read = async () => {
    const [object] = await firm.must<Text[]>('POST', `${objects}/read`, { names: ['half.ics'] })
    return object?.text ?? ''
  }
  expect(await read()).toBe(text)
  firm.userId = newId()
  expect(await read()).not.toMatch(/Interview|X-CLOSED/)
  expect(await read()).toContain('X-OPEN:1')
})
