import { expect, test } from 'vitest'
import { escapeText, joinLines, readLines, unescapeText } from '#upstream/core/content-line.ts'
import { readCalendar } from './read-calendar.ts'
import { readEvent } from './read-event.ts'
import { timeZoneLines } from './time-zone.ts'
import { zoneOf } from './zone-names.ts'

function read(lines: readonly string[], timeZone = 'Europe/Berlin') {
  const whole = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR']
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
  expect(problem(['UID:a', start, 'RDATE:20260201T090000Z'])).toBe('looseDates')
  expect(problem(['UID:a', start, 'STATUS:CANCELLED'])).toBe('cancelled')
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
