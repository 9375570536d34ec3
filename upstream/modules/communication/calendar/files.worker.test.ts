import { expect, test } from 'vitest'
import type { Calendar, CalendarEvent } from '#contract/communication/calendar.ts'
import type { CalendarFeed, CalendarImport } from '#contract/communication/calendar-files.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import { newId } from '../../../firm/ulid.ts'

const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:series@example.com
DTSTART;TZID=America/New_York:19970902T090000
DTEND;TZID=America/New_York:19970902T093000
RRULE:FREQ=DAILY;UNTIL=19970905T130000Z
EXDATE;TZID=America/New_York:19970903T090000
SUMMARY:Stand-up
END:VEVENT
BEGIN:VEVENT
UID:series@example.com
RECURRENCE-ID;TZID=America/New_York:19970904T090000
DTSTART;TZID=America/New_York:19970904T110000
DTEND;TZID=America/New_York:19970904T120000
SUMMARY:Stand-up\\, later
END:VEVENT
BEGIN:VEVENT
UID:hourly@example.com
DTSTART:19970902T090000Z
RRULE:FREQ=HOURLY
SUMMARY:Too often
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')

async function firmCalendar(firm: TestFirm): Promise<Calendar> {
  const calendars = await firm.must<Calendar[]>('GET', '/calendars')
  const found = calendars.find(({ isPersonal }) => !isPersonal)
  if (!found) throw new Error('The firm has no calendar')
  return found
}

function upload<Body = CalendarImport>(
  firm: TestFirm,
  id: string,
  text: string,
  role?: 'readOnly',
) {
  const sent = { file: new File([text], 'events.ics') }
  return firm.upload<Body>(`/calendars/${id}/imports`, sent, role && { role })
}

async function take(firm: TestFirm, id: string, text: string): Promise<CalendarImport> {
  const { body } = await upload(firm, id, text)
  return firm.must('POST', `/calendar-imports/${body.id}/commit`, {})
}

function events(firm: TestFirm, day = '1997-09'): Promise<CalendarEvent[]> {
  return firm.must('GET', `/events?from=${day}-01&to=${day}-28&timeZone=America/New_York`)
}

test('a file says what it would bring, is taken, and is taken back', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  const { body: trial } = await upload(firm, id, file)
  expect(trial).toMatchObject({ state: 'open', added: 2, changed: 0, same: 0 })
  expect(trial.refused).toEqual([
    { uid: 'hourly@example.com', title: 'Too often', problem: 'invalidRule' },
  ])
  expect(await events(firm)).toEqual([])

  await firm.must('POST', `/calendar-imports/${trial.id}/commit`, {})
  const taken = await events(firm)
  expect(taken.map(({ title, start }) => [title, start])).toEqual([
    ['Stand-up', '1997-09-02T09:00'],
    ['Stand-up, later', '1997-09-04T11:00'],
    ['Stand-up', '1997-09-05T09:00'],
  ])
  const again = await firm.ask<Refused>('POST', `/calendar-imports/${trial.id}/commit`, {})
  expect([again.status, again.body.data.detail]).toEqual([409, { reason: 'alreadyTaken' }])

  const undone = await firm.must('POST', `/calendar-imports/${trial.id}/undo`, {})
  expect(undone).toEqual({ removed: 2, restored: 0, kept: 0 })
  expect(await events(firm)).toEqual([])
})

test('a known UID is changed, and undoing brings back what it was', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  await take(firm, id, file)
  expect((await upload(firm, id, file)).body).toMatchObject({ added: 0, changed: 0, same: 2 })
  const changed = await take(firm, id, file.replace('SUMMARY:Stand-up\r', 'SUMMARY:Round\r'))
  expect(changed).toMatchObject({ added: 0, changed: 1, same: 1 })
  expect((await events(firm)).map(({ title }) => title)).toEqual([
    'Round',
    'Stand-up, later',
    'Round',
  ])
  const undone = await firm.must('POST', `/calendar-imports/${changed.id}/undo`, {})
  expect(undone).toEqual({ removed: 0, restored: 1, kept: 0 })
  expect((await events(firm))[0]?.title).toBe('Stand-up')
})

// RFC 5545, 3.8.7.4: the order in a file says nothing.
test('of two versions in a file the one with the higher SEQUENCE counts, and a single time finds its series', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  await take(firm, id, file)
  const version = (sequence: number, day: string) => `BEGIN:VEVENT
UID:moved@example.com
SEQUENCE:${sequence}
DTSTART:${day}T090000Z
SUMMARY:Version ${sequence}
END:VEVENT
`
  const single = `BEGIN:VEVENT
UID:series@example.com
RECURRENCE-ID;TZID=America/New_York:19970905T090000
DTSTART;TZID=America/New_York:19970905T150000
SUMMARY:Stand-up in the afternoon
END:VEVENT
`
  const text = `BEGIN:VCALENDAR\n${version(2, '19970908')}${version(1, '19970909')}${single}END:VCALENDAR\n`
  expect(await take(firm, id, text)).toMatchObject({ added: 2, changed: 0, refusedCount: 0 })
  expect((await events(firm)).map(({ title, start }) => [title, start.slice(0, 10)])).toEqual([
    ['Stand-up', '1997-09-02'],
    ['Stand-up, later', '1997-09-04'],
    ['Stand-up in the afternoon', '1997-09-05'],
    ['Version 2', '1997-09-08'],
  ])
})

test('what somebody touched after an import stays when it is undone', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  const { id: importId } = await take(firm, id, file)
  const [first] = await events(firm)
  await firm.must('PUT', '/events', {
    id: first?.id,
    scope: 'one',
    title: 'Ours now',
    start: '1997-09-02T10:00',
    end: '1997-09-02T11:00',
    timeZone: 'America/New_York',
  })
  const undone = await firm.must('POST', `/calendar-imports/${importId}/undo`, {})
  expect(undone).toEqual({ removed: 1, restored: 0, kept: 1 })
  expect((await events(firm)).map(({ title }) => title)).toContain('Ours now')
})

test('what goes out comes in again as it was', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  const days = { title: 'Messe; Halle 3, Stand 7', description: 'Anfahrt:\nA7', allDay: true }
  await firm.must('POST', '/events', { ...days, start: '1997-09-09', end: '1997-09-11' })
  await take(firm, id, file)
  const before = await events(firm)
  const { body: out } = await firm.download(`/calendars/${id}/file`)
  expect(out).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(out).toContain('DTSTART;TZID=America/New_York:19970902T090000\r\n')
  // The last time of a rule stands in UTC, 3.3.10.
  expect(out).toContain('UNTIL=19970905T130000Z')
  expect(out).toContain('EXDATE;TZID=America/New_York:19970903T090000\r\n')
  expect(out).toContain('DTEND;VALUE=DATE:19970912\r\n')
  expect((await upload(firm, id, out)).body).toMatchObject({ added: 0, changed: 0, same: 3 })

  const other = await TestFirm.open()
  await take(other, (await firmCalendar(other)).id, out)
  const told = ({ title, start, end, timeZone }: CalendarEvent) => [title, start, end, timeZone]
  expect((await events(other)).map(told).slice(0, -1)).toEqual(before.map(told).slice(0, -1))
})

test('files that are none, too large or of another are refused', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  const refusalOf = async (text: string) => {
    const { status, body } = await upload<Refused>(firm, id, text)
    return [status, body.data.fields.file?.key]
  }
  expect(await refusalOf('Name;Preis')).toEqual([422, 'noCalendarFile'])
  expect(await refusalOf('')).toEqual([422, 'fileEmpty'])
  expect(await refusalOf('x'.repeat(1_000_001))).toEqual([422, 'fileTooLarge'])
  const many = 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(1_001)
  expect(await refusalOf(`BEGIN:VCALENDAR\r\n${many}END:VCALENDAR`)).toEqual([422, 'tooManyEvents'])
  expect((await upload(firm, id, file, 'readOnly')).status).toBe(403)
  const { body: mine } = await upload(firm, id, file)
  firm.userId = newId()
  for (const verb of ['commit', 'undo']) {
    expect((await firm.ask('POST', `/calendar-imports/${mine.id}/${verb}`, {})).status).toBe(404)
  }
})

test('a file of a colleague’s calendar tells only that the time is taken', async () => {
  const firm = await TestFirm.open()
  const own = (await firm.must<Calendar[]>('GET', '/calendars')).find(({ isOwn }) => isOwn)
  const secret = { title: 'Zahnarzt', start: '1997-09-02T09:00', end: '1997-09-02T10:00' }
  const event = await firm.must<CalendarEvent>('POST', '/events', {
    ...secret,
    place: 'Praxis',
    calendarId: own?.id,
  })
  firm.userId = newId()
  const { body: out } = await firm.download(`/calendars/${own?.id}/file`)
  expect(out).toContain('SUMMARY:Belegt\r\n')
  expect(out).not.toMatch(/Zahnarzt|Praxis/)
  expect((await firm.ask('GET', `/events/${event.id}/file`)).status).toBe(404)
})

test('a secret address of a calendar opens until it is renewed or revoked', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const event = { title: 'Offen', start: `${soon}T09:00`, end: `${soon}T10:00` }
  await firm.must('POST', '/events', event)
  await firm.must('POST', '/events', { ...event, title: 'Geheim', visibility: 'private' })
  const feed = (details: string) =>
    firm.must<CalendarFeed>('POST', `/calendars/${id}/feed`, { details })
  const open = (path: string | null) => firm.download(publicPath(path), { role: null })

  const first = await feed('all')
  const { status, body } = await open(first.path)
  expect(status).toBe(200)
  expect(body).toContain('SUMMARY:Offen\r\n')
  expect(body).not.toContain('Geheim')

  const second = await feed('busy')
  expect((await open(first.path)).status).toBe(404)
  expect((await open(second.path)).body).not.toContain('Offen')
  await firm.must('DELETE', `/calendars/${id}/feed`)
  expect((await open(second.path)).status).toBe(404)
})

test('the secret address of somebody’s own calendar ends when they are out of the firm', async () => {
  const firm = await TestFirm.open()
  const { id: shared } = await firmCalendar(firm)
  const own = (await firm.must<Calendar[]>('GET', '/calendars')).find(({ isOwn }) => isOwn)
  const [ofFirm, ofPerson] = await Promise.all(
    [shared, own?.id].map((id) =>
      firm.must<CalendarFeed>('POST', `/calendars/${id}/feed`, { details: 'all' }),
    ),
  )
  const statusOf = async (feed: CalendarFeed | undefined) =>
    (await firm.download(publicPath(feed?.path ?? null), { role: null })).status
  await firm.must('POST', '/internal/member-left', { userId: newId() })
  expect([await statusOf(ofFirm), await statusOf(ofPerson)]).toEqual([200, 200])
  await firm.must('POST', '/internal/member-left', { userId: firm.userId })
  expect([await statusOf(ofFirm), await statusOf(ofPerson)]).toEqual([200, 404])
})

test('only whoever manages a calendar gives it a secret address, or sees that', async () => {
  const firm = await TestFirm.open()
  const { id } = await firmCalendar(firm)
  const own = (await firm.must<Calendar[]>('GET', '/calendars')).find(({ isOwn }) => isOwn)
  const details = { details: 'all' }
  const role = 'sales'
  expect((await firm.ask('POST', `/calendars/${id}/feed`, details, { role })).status).toBe(403)
  await firm.must('POST', `/calendars/${own?.id}/feed`, details)
  firm.userId = newId()
  expect((await firm.ask('POST', `/calendars/${own?.id}/feed`, details)).status).toBe(403)
  expect((await firm.ask('DELETE', `/calendars/${own?.id}/feed`)).status).toBe(403)
  const seen = await firm.must<CalendarFeed[]>('GET', '/calendar-feeds')
  expect(seen.map(({ calendarId }) => calendarId)).not.toContain(own?.id)
})

function publicPath(path: string | null): string {
  const token = /^\/calendar-feeds\/(\w+)\.ics$/.exec(path ?? '')?.[1]
  return `/public/calendars/${token}/file`
}
