import { beforeAll, expect, test } from 'vitest'
import type { Calendar, CalendarEvent } from '#contract/communication/calendar.ts'
import { openDav } from '#upstream/testing/dav.ts'

let firm: Awaited<ReturnType<typeof openDav>>
let home = ''
let shared = ''

beforeAll(async () => {
  firm = await openDav('Verdi Srl', ['calendar:view', 'calendar:edit', 'calendar:delete'])
  const calendars = await firm.own<Calendar[]>('GET', '/calendars')
  home = `/dav/calendars/${firm.firmId}-${calendars.find(({ isOwn }) => isOwn)?.id}/`
  shared = calendars.find(({ isPersonal }) => !isPersonal)?.id ?? ''
})

function calendar(...lines: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Phone//EN',
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

function event(uid: string, ...lines: string[]): string {
  const own = [`UID:${uid}`, 'DTSTAMP:20260901T080000Z', `SUMMARY:${uid}`, ...lines]
  return calendar('BEGIN:VEVENT', ...own, 'END:VEVENT')
}

async function between(from: string, to: string): Promise<CalendarEvent[]> {
  return firm.own('GET', `/events?from=${from}&to=${to}`)
}

async function startsOf(uid: string, from: string, to: string): Promise<string[]> {
  const events = await between(from, to)
  return events.filter(({ title }) => title === uid).map(({ startsAt }) => startsAt.slice(0, 16))
}

const everything = [
  'DTSTART;TZID=Europe/Rome:20270111T090000',
  'DTEND;TZID=Europe/Rome:20270111T100000',
  'SEQUENCE:7',
  'URL:https://example.com/a?b=c',
  'STATUS:TENTATIVE',
  'PRIORITY:3',
  'GEO:45.46;9.19',
  'ORGANIZER;CN="Boss, Mr":mailto:boss@example.com',
  'ATTENDEE;CN=Ada;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:ada@example.com',
  'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
  `X-LONG:${'a'.repeat(50)}`,
  'BEGIN:VALARM',
  'ACTION:AUDIO',
  'TRIGGER;RELATED=END:PT5M',
  'ATTACH;VALUE=URI:Basso',
  'END:VALARM',
  'BEGIN:VALARM',
  'ACTION:EMAIL',
  'TRIGGER;VALUE=DATE-TIME:20270111T060000Z',
  'END:VALARM',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  'X-WR-ALARMUID:1',
  'END:VALARM',
]

test('what a program sent comes back byte for byte, and its answer has the tag', async () => {
  const body = event('whole', ...everything)
  const put = await firm.dav('PUT', `${home}whole.ics`, { body })
  expect(put.status, put.text).toBe(201)
  const got = await firm.dav('GET', `${home}whole.ics`)
  expect(got.text).toBe(body)
  expect(put.headers.get('etag')?.replace('W/', '')).toBe(
    got.headers.get('etag')?.replace('W/', ''),
  )
  // Only what the calendar does not show is another: a new tag, and no new version of the event.
  const other = body.replace('PRIORITY:3', 'PRIORITY:5')
  const again = await firm.dav('PUT', `${home}whole.ics`, { body: other })
  expect(again.headers.get('etag')).not.toBe(put.headers.get('etag'))
  expect((await firm.dav('GET', `${home}whole.ics`)).text).toBe(other)
})

test('a change here leaves what only the program knows, and counts its SEQUENCE on', async () => {
  const body = event('changed', ...everything)
  await firm.dav('PUT', `${home}changed.ics`, { body })
  const known = (await between('2027-01-11', '2027-01-11')).find(({ title }) => title === 'changed')
  const json = { ...known, title: 'Changed here', place: 'Halle 3', reminders: [60], scope: 'all' }
  await firm.own('PUT', '/events', json)
  const { text } = await firm.dav('GET', `${home}changed.ics`)
  expect(text).toContain('SUMMARY:Changed here\r\n')
  expect(text).toContain('LOCATION:Halle 3\r\n')
  expect(text).toContain('SEQUENCE:8\r\n')
  expect(text).toContain('TRIGGER:-PT60M\r\n')
  expect(text).not.toContain('TRIGGER:-PT15M')
  const lost = everything.filter(
    (line) => !/^(SEQUENCE|GEO|TRIGGER:-PT15M|X-WR-ALARMUID|ACTION:DISPLAY)/.test(line),
  )
  for (const line of lost) expect(text.replaceAll('\r\n ', '')).toContain(`${line}\r\n`)
  // What went out comes in again as it is, and is kept so.
  const put = await firm.dav('PUT', `${home}changed.ics`, { body: text })
  expect(put.headers.get('etag')).toBeTruthy()
  expect((await firm.dav('GET', `${home}changed.ics`)).text).toBe(text)
})

test('one time that is changed or left out here keeps the rest of its series', async () => {
  const series = [
    'DTSTART;TZID=Europe/Rome:20270201T090000',
    'DTEND;TZID=Europe/Rome:20270201T100000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'X-KEEP:1',
  ]
  const single = [
    'BEGIN:VEVENT',
    'UID:weekly',
    'DTSTAMP:20260901T080000Z',
    'RECURRENCE-ID;TZID=Europe/Rome:20270208T090000',
    'DTSTART;TZID=Europe/Rome:20270208T110000',
    'DTEND;TZID=Europe/Rome:20270208T120000',
    'SUMMARY:later',
    'X-KEEP:2',
    'END:VEVENT',
  ]
  const calledOff = [
    'BEGIN:VEVENT',
    'UID:weekly',
    'DTSTAMP:20260901T080000Z',
    'RECURRENCE-ID;TZID=Europe/Rome:20270222T090000',
    'DTSTART;TZID=Europe/Rome:20270222T090000',
    'STATUS:CANCELLED',
    'SUMMARY:weekly',
    'END:VEVENT',
  ]
  const body = event('weekly', ...series).replace(
    'END:VCALENDAR',
    [...single, ...calledOff, 'END:VCALENDAR'].join('\r\n'),
  )
  expect((await firm.dav('PUT', `${home}weekly.ics`, { body })).status).toBe(201)
  expect((await firm.dav('GET', `${home}weekly.ics`)).text).toBe(body)
  expect(await startsOf('weekly', '2027-02-01', '2027-02-28')).toEqual([
    '2027-02-01T08:00',
    '2027-02-15T08:00',
  ])
  const first = (await between('2027-02-01', '2027-02-01')).find(({ title }) => title === 'weekly')
  await firm.own('DELETE', `/events/${first?.id.replace('20270201', '20270215')}/one`)
  const { text } = await firm.dav('GET', `${home}weekly.ics`)
  expect(text).toContain('EXDATE;TZID=Europe/Rome:20270215T090000\r\n')
  expect(text).toContain('EXDATE;TZID=Europe/Rome:20270222T090000\r\n')
  expect(text).toContain('X-KEEP:1\r\n')
  expect(text).toContain(single.join('\r\n'))
})

test.each([
  [
    'byhour',
    [
      'DTSTART;TZID=Europe/Rome:20270701T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3;BYHOUR=9;BYMINUTE=0',
    ],
    ['2027-07-01T07:00', '2027-07-02T07:00', '2027-07-03T07:00'],
  ],
  [
    'twice-a-day',
    [
      'DTSTART;TZID=Europe/Rome:20270705T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3;BYHOUR=9,15',
    ],
    ['2027-07-05T07:00', '2027-07-05T13:00', '2027-07-06T07:00'],
  ],
  [
    'rdate',
    [
      'DTSTART;TZID=Europe/Rome:20270405T140000',
      'DTEND;TZID=Europe/Rome:20270405T150000',
      'RDATE;TZID=Europe/Rome:20270412T140000,20270420T140000',
    ],
    ['2027-04-05T12:00', '2027-04-12T12:00', '2027-04-20T12:00'],
  ],
  [
    'exdate-date',
    [
      'DTSTART;TZID=Europe/Rome:20270108T140000',
      'DTEND;TZID=Europe/Rome:20270108T153000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;VALUE=DATE:20270115',
    ],
    ['2027-01-08T13:00', '2027-01-22T13:00'],
  ],
  [
    'detached',
    [
      'RECURRENCE-ID;TZID=Europe/Rome:20270503T093000',
      'DTSTART;TZID=Europe/Rome:20270503T080000',
      'DTEND;TZID=Europe/Rome:20270503T100000',
    ],
    ['2027-05-03T06:00'],
  ],
  [
    'cancelled',
    [
      'DTSTART;TZID=Europe/Rome:20270510T080000',
      'DTEND;TZID=Europe/Rome:20270510T090000',
      'STATUS:CANCELLED',
    ],
    ['2027-05-10T06:00'],
  ],
  [
    'nights',
    ['DTSTART;TZID=Europe/Rome:20270327T220000', 'DURATION:PT8H', 'RRULE:FREQ=DAILY;COUNT=2'],
    ['2027-03-27T21:00', '2027-03-28T20:00'],
  ],
])('%s is taken as the standard means it, and comes back', async (uid, lines, starts) => {
  const body = event(uid, ...lines)
  const put = await firm.dav('PUT', `${home}${uid}.ics`, { body })
  expect(put.status, put.text).toBe(201)
  expect(put.headers.get('etag')).toBeTruthy()
  expect((await firm.dav('GET', `${home}${uid}.ics`)).text).toBe(body)
  expect(await startsOf(uid, '2027-01-01', '2027-12-31')).toEqual(starts)
})

const europe = [
  ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT'],
]
const eleven = [
  ...['BEGIN:STANDARD', 'TZOFFSETTO:+1100', 'TZOFFSETFROM:+1100', 'DTSTART:20200329T010000'],
  'END:STANDARD',
]

// RFC 5545, 3.2.19.
test.each([
  ['Customized Time Zone', europe, '20270309', '2027-03-09T09:00'],
  [
    '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
    europe,
    '20270308',
    '2027-03-08T09:00',
  ],
  ['my-tz-1', eleven, '20270310', '2027-03-09T23:00'],
])('the zone %s is what its file says of it', async (zone, clocks, day, start) => {
  const uid = `zone-${day}`
  const time = [`DTSTART;TZID="${zone}":${day}T100000`, `DTEND;TZID="${zone}":${day}T110000`]
  const described = ['BEGIN:VTIMEZONE', `TZID:${zone.replaceAll(',', '\\,')}`, ...clocks]
  const body = event(uid, ...time).replace(
    'BEGIN:VEVENT',
    [...described, 'END:VTIMEZONE', 'BEGIN:VEVENT'].join('\r\n'),
  )
  const put = await firm.dav('PUT', `${home}${uid}.ics`, { body })
  expect(put.status, put.text).toBe(201)
  expect((await firm.dav('GET', `${home}${uid}.ics`)).text).toBe(body)
  expect(await startsOf(uid, '2027-03-01', '2027-03-31')).toEqual([start])
})

test('hours are exact over a change of clocks, and what is called off takes no time', async () => {
  const found = await between('2027-03-27', '2027-05-10')
  const nights = found.filter(({ title }) => title === 'nights')
  expect(nights.map(({ end, endsAt }) => [end, endsAt])).toEqual([
    ['2027-03-28T07:00', '2027-03-28T05:00:00.000Z'],
    ['2027-03-29T06:00', '2027-03-29T04:00:00.000Z'],
  ])
  const [off] = found.filter(({ title }) => title === 'cancelled')
  expect(off).toMatchObject({ isCancelled: true })
})

test('several single times of a series that is not sent are these alone', async () => {
  const single = (day: string, hour: string) => [
    'BEGIN:VEVENT',
    'UID:guest-of-two',
    'DTSTAMP:20260901T080000Z',
    `RECURRENCE-ID;TZID=Europe/Rome:${day}T090000`,
    `DTSTART;TZID=Europe/Rome:${day}T${hour}0000`,
    `DTEND;TZID=Europe/Rome:${day}T${hour}3000`,
    'SUMMARY:guest-of-two',
    'END:VEVENT',
  ]
  const body = calendar(...single('20271004', '10'), ...single('20271018', '12'))
  expect((await firm.dav('PUT', `${home}two.ics`, { body })).status).toBe(201)
  expect((await firm.dav('GET', `${home}two.ics`)).text).toBe(body)
  expect(await startsOf('guest-of-two', '2027-10-01', '2027-10-31')).toEqual([
    '2027-10-04T08:00',
    '2027-10-18T10:00',
  ])
})

test('what is no event, or more than one, is refused in the standard’s words', async () => {
  const task = calendar('BEGIN:VTODO', 'UID:todo', 'SUMMARY:Buy milk', 'END:VTODO')
  const other = await firm.dav('PUT', `${home}todo.ics`, { body: task })
  expect([other.status, other.text]).toEqual([
    403,
    expect.stringContaining('<c:supported-calendar-component/>'),
  ])
  const at = ['DTSTART:20270601T090000Z', 'DTEND:20270601T093000Z', 'END:VEVENT']
  const two = calendar('BEGIN:VEVENT', 'UID:1', ...at, 'BEGIN:VEVENT', 'UID:2', ...at)
  const several = await firm.dav('PUT', `${home}several.ics`, { body: two })
  expect(several.text).toContain('<c:valid-calendar-object-resource/>')
  const long = event('long', 'DTSTART:20270601T090000Z', `X-A:${'a'.repeat(200_000)}`)
  const tooLong = await firm.dav('PUT', `${home}too-long.ics`, { body: long })
  expect([tooLong.status, tooLong.text]).toEqual([
    403,
    expect.stringContaining('<c:max-resource-size/>'),
  ])
})

// RFC 5545, 3.8.7.4.
test('of two events of a file with the same UID the higher SEQUENCE counts', async () => {
  const one = (sequence: number, summary: string, day: string) => [
    'BEGIN:VEVENT',
    'UID:dup-1',
    'DTSTAMP:20260901T080000Z',
    `SEQUENCE:${sequence}`,
    `SUMMARY:${summary}`,
    `DTSTART;TZID=Europe/Rome:${day}T100000`,
    `DTEND;TZID=Europe/Rome:${day}T110000`,
    'END:VEVENT',
  ]
  const body = calendar(
    ...one(2, 'Moved to Tuesday', '20270907'),
    ...one(1, 'Old Monday', '20270906'),
  )
  expect((await firm.dav('PUT', `${home}dup.ics`, { body })).status).toBe(201)
  const found = await between('2027-09-06', '2027-09-07')
  expect(found.map(({ title }) => title)).toEqual(['Moved to Tuesday'])
})

test('another who sees only that the time is taken does not read what a program wrote', async () => {
  const body = event(
    'secret',
    'DTSTART:20271201T090000Z',
    'DTEND:20271201T100000Z',
    'CLASS:PRIVATE',
    'URL:https://secret.example',
  )
  const there = `/dav/calendars/${firm.firmId}-${shared}/secret.ics`
  expect((await firm.dav('PUT', there, { body })).status).toBe(201)
  expect((await firm.dav('GET', there)).text).toBe(body)
})
