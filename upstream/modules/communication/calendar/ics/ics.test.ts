import { expect, test } from 'vitest'
import { instantOf } from '#contract/core/zoned-time.ts'
import {
  decodeLines,
  escapeText,
  joinLines,
  readLines,
  unescapeText,
} from '#upstream/core/content-line.ts'
import { readCalendar } from './read-calendar.ts'
import { readEvent } from './read-event.ts'
import { timeZoneLines } from './time-zone.ts'
import { zoneOf } from './zone-names.ts'

function read(lines: readonly string[], timeZone = 'Europe/Berlin', zones: readonly string[] = []) {
  const own = ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
  const whole = ['BEGIN:VCALENDAR', ...zones, ...own, 'END:VCALENDAR']
  const [event] = readCalendar(whole.join('\r\n')) ?? []
  if (!event) throw new Error('No event was read')
  return readEvent(event, timeZone)
}

test('lines are folded at 75 octets, between letters, and come back whole', () => {
  const text = `Größe – 日本語 🎪 ${'наименование '.repeat(12)}`
  const folded = joinLines([`SUMMARY:${escapeText(text)}`])
  const lines = folded.split('\r\n').slice(0, -1)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(readLines(folded)).toEqual([{ name: 'SUMMARY', params: {}, value: text }])
})

test('text is escaped as RFC 5545 says, and no sign of it begins a line of its own', () => {
  const text = 'a;b,c\\d\r\nBEGIN:VEVENT\u0007\nend'
  const escaped = escapeText(text)
  expect(escaped).toBe('a\\;b\\,c\\\\d\\nBEGIN:VEVENT\\nend')
  expect(unescapeText(escaped)).toBe('a;b,c\\d\nBEGIN:VEVENT\nend')
  expect(unescapeText('C:\\\\new\\, old')).toBe('C:\\new, old')
})

test('parameters may be in quotes and hold the signs of lines', () => {
  expect(readLines('ATTENDEE;CN="Smith; John: Dr, MD";RSVP=TRUE:mailto:j@example.com')).toEqual([
    {
      name: 'ATTENDEE',
      params: { CN: 'Smith; John: Dr, MD', RSVP: 'TRUE' },
      value: 'mailto:j@example.com',
    },
  ])
})

test('the example of RFC 5545 for a meeting is read', () => {
  const event = read([
    'DTSTAMP:19970901T130000Z',
    'UID:19970901T130000Z-123401@example.com',
    'DTSTART;TZID=America/New_York:19970903T163000',
    'DURATION:PT2H30M',
    'SUMMARY:Annual Employee Review',
    'CLASS:PRIVATE',
    'CATEGORIES:BUSINESS,HUMAN RESOURCES',
    'RRULE:FREQ=MONTHLY;BYDAY=-1FR',
    'EXDATE:19971031T213000Z',
    'BEGIN:VALARM',
    'TRIGGER:-PT30M',
    'ACTION:DISPLAY',
    'END:VALARM',
  ])
  expect(event).toMatchObject({
    uid: '19970901T130000Z-123401@example.com',
    seriesStart: null,
    // The exception is told in UTC and meant on the event's clocks.
    skipped: ['1997-10-31T16:30'],
    categories: ['BUSINESS', 'HUMAN RESOURCES'],
    input: {
      title: 'Annual Employee Review',
      start: '1997-09-03T16:30',
      end: '1997-09-03T19:00',
      timeZone: 'America/New_York',
      repeats: 'FREQ=MONTHLY;BYDAY=-1FR',
      visibility: 'private',
      reminders: [30],
    },
  })
})

test('a day ends on its last day, and one without an end lasts a day', () => {
  const days = ['UID:a', 'DTSTART;VALUE=DATE:20070628', 'DTEND;VALUE=DATE:20070709']
  expect(read(days)).toMatchObject({
    input: { allDay: true, start: '2007-06-28', end: '2007-07-08' },
  })
  expect(read(days.slice(0, 2))).toMatchObject({
    input: { start: '2007-06-28', end: '2007-06-28' },
  })
})

test('zones are known by IANA and Outlook names, and guessed by none', () => {
  expect(zoneOf('/freeassociation.sourceforge.net/Europe/Rome')).toBe('Europe/Rome')
  expect(zoneOf('W. Europe Standard Time')).toBe('Europe/Berlin')
  expect(zoneOf('Venezuela Standard Time')).toBe('America/Caracas')
  expect(zoneOf('Nepal Standard Time')).toBe('Asia/Katmandu')
  expect(zoneOf('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires')
  expect(zoneOf('Customized Time Zone 1')).toBeUndefined()
  const unknown = ['UID:a', 'SUMMARY:x', 'DTSTART;TZID=Customized Time Zone 1:20260101T090000']
  expect(read(unknown)).toEqual({ uid: 'a', title: 'x', problem: 'unknownTimeZone' })
})

function zone(name: string, ...observances: string[][]): string[] {
  const parts = observances.flatMap(([kind, ...lines]) => [
    `BEGIN:${kind}`,
    ...lines,
    `END:${kind}`,
  ])
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...parts, 'END:VTIMEZONE']
}
const winter = [
  'STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
]
const summer = [
  'DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
]

// RFC 5545, 3.2.19: what a zone of the file's own means stands in its VTIMEZONE.
test.each([
  [
    zone('Customized Time Zone', winter, summer),
    '20270309T100000',
    'Europe/Berlin',
    '2027-03-09T10:00',
  ],
  [
    zone('Customized Time Zone', winter, summer),
    '20270709T100000',
    'Europe/Berlin',
    '2027-07-09T10:00',
  ],
  [
    zone('my-tz-1', [
      'STANDARD',
      'TZOFFSETTO:+1100',
      'TZOFFSETFROM:+1100',
      'DTSTART:20200329T010000',
    ]),
    '20270310T100000',
    expect.stringMatching(/GMT-11|Pacific|Antarctica|Asia/),
    '2027-03-10T10:00',
  ],
  // Clocks that nobody has: the instant is kept.
  [
    zone('odd', ['STANDARD', 'TZOFFSETTO:+0117', 'TZOFFSETFROM:+0117', 'DTSTART:19700101T000000']),
    '20270310T100000',
    'UTC',
    '2027-03-10T08:43',
  ],
])('a zone that only the file knows is found by its clocks %#', (zones, value, timeZone, start) => {
  const [, name = ''] = zones
  const tzid = name.replace('TZID:', '')
  const event = read(['UID:a', `DTSTART;TZID=${tzid}:${value}`], 'Europe/Berlin', zones)
  expect(event).toMatchObject({ input: { timeZone, start } })
})

test('a series on clocks that only the file knows is worked out, and one without an end is refused', () => {
  const odd = zone(
    'odd',
    [
      'STANDARD',
      'TZOFFSETTO:+0117',
      'TZOFFSETFROM:+0217',
      'DTSTART:20200601T000000',
      'RRULE:FREQ=YEARLY',
    ],
    [
      'DAYLIGHT',
      'TZOFFSETTO:+0217',
      'TZOFFSETFROM:+0117',
      'DTSTART:20200501T000000',
      'RRULE:FREQ=YEARLY',
    ],
  )
  const lines = (rule: string) => [
    'UID:a',
    'DTSTART;TZID=odd:20270430T100000',
    'DURATION:PT1H',
    `RRULE:FREQ=DAILY;${rule}`,
    'EXDATE;TZID=odd:20270502T100000',
  ]
  const event = read(lines('COUNT=4'), 'Europe/Berlin', odd)
  expect(event).toMatchObject({
    input: { timeZone: 'UTC', start: '2027-04-30T08:43', end: '2027-04-30T09:43' },
    added: ['2027-05-01T07:43', '2027-05-02T07:43', '2027-05-03T07:43'],
    skipped: ['2027-05-02T07:43'],
  })
  expect(read(lines('UNTIL=20270502T074300Z'), 'Europe/Berlin', odd)).toMatchObject({
    added: ['2027-05-01T07:43', '2027-05-02T07:43'],
  })
  expect(read(lines('INTERVAL=2'), 'Europe/Berlin', odd)).toMatchObject({
    problem: 'unknownTimeZone',
  })
})

test('lines that are folded within a letter are whole', () => {
  const bytes = new TextEncoder().encode('SUMMARY:Grüße')
  const at = bytes.indexOf(0xc3) + 1
  const folded = new Uint8Array([...bytes.slice(0, at), 13, 10, 32, ...bytes.slice(at)])
  expect(decodeLines(folded)).toBe('SUMMARY:Grüße')
})

test('names that Windows shows are known, with a zone in the file and without', () => {
  const shown = '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'
  const zones = zone(shown.replaceAll(',', '\\,'), winter, summer)
  const lines = ['UID:a', `DTSTART;TZID="${shown}":20270308T100000`]
  for (const known of [zones, []]) {
    const event = read(lines, 'Europe/Rome', known)
    if ('problem' in event) throw new Error(event.problem)
    expect(instantOf(event.input.start, event.input.timeZone)).toBe('2027-03-08T09:00:00.000Z')
  }
  expect(zoneOf('(UTC-05:00) Eastern Time (US & Canada)')).toBe('America/New_York')
  expect(zoneOf('(GMT+05:30) Chennai, Kolkata, Mumbai, New Delhi')).toBe('Asia/Kolkata')
  expect(zoneOf('UTC+02:00')).toBe('Etc/GMT-2')
})

// RFC 5545, 3.3.6: hours are exact, days are counted by the clock.
test.each([
  ['DURATION:PT24H', '2027-03-28T13:00', 1440],
  ['DURATION:P1D', '2027-03-28T12:00', null],
  ['DURATION:P1DT1H', '2027-03-28T13:00', null],
  ['DURATION:PT8H', '2027-03-27T20:00', 480],
  ['DTEND;TZID=Europe/Berlin:20270328T120000', '2027-03-28T12:00', null],
])('%s from noon before the clocks go forward', (line, end, lasts) => {
  const event = read(['UID:a', 'DTSTART;TZID=Europe/Berlin:20270327T120000', line])
  expect(event).toMatchObject({ lasts, input: { end } })
})

test('single dates, left out and added, are on the clocks of the event', () => {
  const event = read([
    'UID:a',
    'DTSTART;TZID=Europe/Berlin:20270108T140000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'EXDATE;VALUE=DATE:20270115',
    'RDATE;TZID=Europe/Berlin:20270412T140000,20270420T140000',
    'RDATE;VALUE=PERIOD:20270501T120000Z/PT1H',
    'STATUS:CANCELLED',
  ])
  expect(event).toMatchObject({
    skipped: ['2027-01-15T14:00'],
    added: ['2027-04-12T14:00', '2027-04-20T14:00', '2027-05-01T14:00'],
    isCancelled: true,
  })
})

test('what cannot be taken says why', () => {
  const problem = (lines: string[]) => {
    const event = read(lines)
    return 'problem' in event ? event.problem : undefined
  }
  const start = 'DTSTART:20260101T090000Z'
  expect(problem([start])).toBe('noUid')
  expect(problem(['UID:a'])).toBe('noStart')
  expect(problem(['UID:a', 'DTSTART:20260231T090000Z'])).toBe('noStart')
  expect(problem(['UID:a', start, 'DTEND:20260101T080000Z'])).toBe('endBeforeStart')
  expect(problem(['UID:a', start, 'EXRULE:FREQ=WEEKLY'])).toBe('looseDates')
  expect(problem(['UID:a', start, 'DURATION:-PT1H'])).toBe('endBeforeStart')
  for (const duration of ['P1D', 'PT20H', 'P9D']) {
    const last = ['UID:a', 'DTSTART:99991231T100000Z', `DURATION:${duration}`]
    expect(problem(last)).toBe('endTooLate')
  }
})

test('what is no file of a calendar is none', () => {
  expect(readCalendar('Name;Preis\nA;1\n')).toBeUndefined()
  expect(readCalendar('BEGIN:VCARD\r\nEND:VCARD\r\n')).toBeUndefined()
  expect(readCalendar('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\n')).toBeUndefined()
})

test('a zone tells each change of its clocks', () => {
  const lines = timeZoneLines('Europe/Berlin', 2026, 2027)
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin'])
  // Local times before the change, as the RFC wants them.
  expect(lines.join('\n')).toContain(
    'BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nRDATE:20270328T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200',
  )
  expect(lines.join('\n')).toContain(
    'BEGIN:STANDARD\nDTSTART:20261025T030000\nRDATE:20271031T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100',
  )
  expect(timeZoneLines('Asia/Kolkata', 2026, 2027).join('\n')).toContain('TZOFFSETTO:+0530')
})
