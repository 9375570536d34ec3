import { beforeAll, expect, test } from 'vitest'
import type { Calendar } from '#contract/communication/calendar.ts'
import { openDav, props } from '#upstream/testing/dav.ts'

let firm: Awaited<ReturnType<typeof openDav>>
let home = ''
let book = ''

const spaces =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:card="urn:ietf:params:xml:ns:carddav"'

function event(uid: string, ...lines: string[]): string {
  const own = [`UID:${uid}`, 'DTSTAMP:20260901T080000Z', `SUMMARY:${uid}`, ...lines]
  const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Phone//EN', 'BEGIN:VEVENT', ...own]
  return [...whole, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
}

beforeAll(async () => {
  firm = await openDav('Gialli Srl', ['calendar:view', 'calendar:edit', 'party:view', 'party:edit'])
  const calendars = await firm.own<Calendar[]>('GET', '/calendars')
  home = `/dav/calendars/${firm.firmId}-${calendars.find(({ isOwn }) => isOwn)?.id}/`
  book = `/dav/addressbooks/${firm.firmId}/`
  const put = (uid: string, ...lines: string[]) =>
    firm.dav('PUT', `${home}${uid}.ics`, { body: event(uid, ...lines) })
  const weekly = ['DTSTART;TZID=Europe/Rome:20270301T090000', 'DURATION:PT1H']
  await put('weekly', ...weekly, 'RRULE:FREQ=WEEKLY', 'URL:https://example.com', 'X-KEEP:1')
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT5M', 'END:VALARM']
  await put(
    'once',
    'DTSTART:20270303T120000Z',
    'DTEND:20270303T130000Z',
    'LOCATION:Hall 3',
    ...alarm,
  )
  await put(
    'guest',
    'DTSTART:20270303T123000Z',
    'DTEND:20270303T140000Z',
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
  )
  await put('free', 'DTSTART:20270303T150000Z', 'DTEND:20270303T160000Z', 'TRANSP:TRANSPARENT')
})

async function query(inner: string, data = '<d:getetag/>') {
  const filter = `<c:filter><c:comp-filter name="VCALENDAR">${inner}</c:comp-filter></c:filter>`
  const body = `<c:calendar-query ${spaces}><d:prop>${data}</d:prop>${filter}</c:calendar-query>`
  const { status, text } = await firm.dav('REPORT', home, { body })
  const names = [...text.matchAll(/([\w-]+)\.ics<\/d:href>/g)].map(([, name]) => name)
  return { status, text, names: names.sort() }
}

const ofEvents = (inner: string) => `<c:comp-filter name="VEVENT">${inner}</c:comp-filter>`
const range = (from: string, to: string) => `<c:time-range start="${from}" end="${to}"/>`
const prop = (name: string, inner = '') => `<c:prop-filter name="${name}">${inner}</c:prop-filter>`

// RFC 4791, 9.7 and 9.9.
test.each([
  ['', ['free', 'guest', 'once', 'weekly']],
  [ofEvents(range('20270302T000000Z', '20270303T121500Z')), ['once']],
  // A series is found by its times, not by its first and last.
  [ofEvents(range('20270308T070000Z', '20270308T083000Z')), ['weekly']],
  [ofEvents(range('20270308T090000Z', '20270309T000000Z')), []],
  [ofEvents(range('20270308T080000Z', '20270308T080100Z')), ['weekly']],
  [ofEvents(prop('URL')), ['weekly']],
  [ofEvents(prop('URL', '<c:is-not-defined/>')), ['free', 'guest', 'once']],
  [ofEvents(prop('SUMMARY', '<c:text-match>ONC</c:text-match>')), ['once']],
  [ofEvents(prop('SUMMARY', '<c:text-match collation="i;octet">ONC</c:text-match>')), []],
  [ofEvents(prop('SUMMARY', '<c:text-match negate-condition="yes">e</c:text-match>')), []],
  [
    ofEvents(
      prop(
        'ATTENDEE',
        '<c:text-match>mailto:ada</c:text-match><c:param-filter name="PARTSTAT"><c:text-match>ACCEPTED</c:text-match></c:param-filter>',
      ),
    ),
    ['guest'],
  ],
  [ofEvents(prop('DTSTART', range('20270303T110000Z', '20270303T121500Z'))), ['once']],
  [ofEvents('<c:comp-filter name="VALARM"/>'), ['once']],
  [
    ofEvents('<c:comp-filter name="VALARM"><c:is-not-defined/></c:comp-filter>'),
    ['free', 'guest', 'weekly'],
  ],
  ['<c:comp-filter name="VTODO"/>', []],
  [
    '<c:comp-filter name="VTODO"><c:is-not-defined/></c:comp-filter>',
    ['free', 'guest', 'once', 'weekly'],
  ],
])('a query finds what it asks for: %s', async (inner, names) => {
  expect(await query(inner)).toMatchObject({ status: 207, names })
})

test.each([
  [
    ofEvents(prop('SUMMARY', '<c:text-match collation="i;klingon">a</c:text-match>')),
    'supported-collation',
  ],
  [ofEvents(range('20270302T000000', '20270303T000000Z')), 'valid-filter'],
  [ofEvents('<c:time-range/>'), 'valid-filter'],
  [
    ofEvents(
      '<c:comp-filter name="VALARM"><c:time-range start="20270302T000000Z"/></c:comp-filter>',
    ),
    'supported-filter',
  ],
])('what no query may ask is refused in the standard’s words %#', async (inner, condition) => {
  const { status, text } = await query(inner)
  expect([status, text]).toEqual([403, expect.stringContaining(`<c:${condition}/>`)])
})

// RFC 4791, 9.6.5 and 9.6.1.
test('times of a series are written out in UTC, and parts of an event alone', async () => {
  const span = 'start="20270308T000000Z" end="20270323T000000Z"'
  const within = ofEvents(`<c:time-range ${span}/>`)
  const expanded = await query(within, `<c:calendar-data><c:expand ${span}/></c:calendar-data>`)
  expect(expanded.text.match(/DTSTART:\d+T080000Z/g)).toEqual([
    'DTSTART:20270308T080000Z',
    'DTSTART:20270315T080000Z',
    'DTSTART:20270322T080000Z',
  ])
  expect(expanded.text).toContain('RECURRENCE-ID:20270315T080000Z')
  expect(expanded.text.match(/X-KEEP:1/g)).toHaveLength(3)
  expect(expanded.text).not.toMatch(/RRULE|VTIMEZONE|TZID/)
  const some =
    '<c:calendar-data><c:comp name="VCALENDAR"><c:prop name="VERSION"/><c:comp name="VEVENT"><c:prop name="UID"/><c:prop name="SUMMARY"/></c:comp></c:comp></c:calendar-data>'
  const { text } = await query(ofEvents(prop('LOCATION')), some)
  expect(text).toContain(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:once\r\nSUMMARY:once\r\nEND:VEVENT\r\nEND:VCALENDAR',
  )
})

// RFC 4791, 7.10.
test('a program learns when a calendar is taken', async () => {
  const body = `<c:free-busy-query ${spaces}>${range('20270303T110000Z', '20270308T083000Z')}</c:free-busy-query>`
  const { status, text, headers } = await firm.dav('REPORT', home, { body })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.match(/^FREEBUSY.*$/gm)?.map((line) => line.trim())).toEqual([
    'FREEBUSY;FBTYPE=BUSY:20270303T120000Z/20270303T140000Z',
    'FREEBUSY;FBTYPE=BUSY:20270308T080000Z/20270308T083000Z',
  ])
  const long = `<c:free-busy-query ${spaces}>${range('20270303T110000Z', '20370308T083000Z')}</c:free-busy-query>`
  expect((await firm.dav('REPORT', home, { body: long })).status).toBe(403)
})

test('programs that see files are told how long each is and when it was changed', async () => {
  const body = props('d:getcontentlength', 'd:getlastmodified')
  const got = await firm.dav('GET', `${home}once.ics`)
  for (const [path, depth] of [
    [`${home}once.ics`, '0'],
    [home, '1'],
  ] as const) {
    const { text } = await firm.dav('PROPFIND', path, { body, headers: { depth } })
    expect(text).toContain(`<d:getcontentlength>${got.text.length}</d:getcontentlength>`)
    expect(text).toContain(
      `<d:getlastmodified>${got.headers.get('last-modified')}</d:getlastmodified>`,
    )
  }
  expect(Date.parse(got.headers.get('last-modified') ?? '')).toBeGreaterThan(0)
  const unknown = await firm.dav('REPORT', home, { body: `<d:expand-property ${spaces}/>` })
  expect([unknown.status, unknown.text]).toEqual([
    403,
    expect.stringContaining('<d:supported-report/>'),
  ])
})

// RFC 6352, 8.6 and 10.5.
test('cards are found by what they say', async () => {
  const card = (uid: string, ...lines: string[]) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, ...lines, 'END:VCARD', ''].join('\r\n')
  await firm.dav('PUT', `${book}carla.vcf`, {
    body: card(
      'carla',
      'FN:Carla Verdi',
      'N:Verdi;Carla;;;',
      'EMAIL;TYPE=INTERNET:carla@verdi.example',
    ),
  })
  await firm.dav('PUT', `${book}ugo.vcf`, {
    body: card('ugo', 'FN:Ugo Neri', 'N:Neri;Ugo;;;', 'TEL:1'),
  })
  const find = async (filter: string, test = 'anyof', more = '') => {
    const body = `<card:addressbook-query ${spaces}><d:prop><d:getetag/></d:prop><card:filter test="${test}">${filter}</card:filter>${more}</card:addressbook-query>`
    const { text } = await firm.dav('REPORT', book, { body })
    return [...text.matchAll(/(\w+)\.vcf<\/d:href>/g)].map(([, name]) => name).sort()
  }
  const by = (name: string, kind: string, words: string) =>
    `<card:prop-filter name="${name}"><card:text-match match-type="${kind}">${words}</card:text-match></card:prop-filter>`
  expect(await find(by('FN', 'contains', 'VERDI'))).toEqual(['carla'])
  expect(await find(by('EMAIL', 'starts-with', 'verdi'))).toEqual([])
  expect(await find(by('FN', 'ends-with', 'neri'))).toEqual(['ugo'])
  const both = by('FN', 'contains', 'carla') + by('FN', 'equals', 'ugo neri')
  expect(await find(both)).toEqual(['carla', 'ugo'])
  expect(await find(both, 'allof')).toEqual([])
  expect(await find('')).toEqual(['carla', 'ugo'])
  const one = '<card:limit><card:nresults>1</card:nresults></card:limit>'
  expect(await find('', 'anyof', one)).toHaveLength(1)
})
