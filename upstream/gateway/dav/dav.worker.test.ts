import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Calendar, CalendarEvent } from '#contract/communication/calendar.ts'
import { firmInput } from '#upstream/testing/client.ts'
import { ask, changes, openDav, props, tagIn, tokenIn } from '#upstream/testing/dav.ts'
import { makePerson } from '#upstream/testing/members.ts'

let token = ''
let firmId = ''
let home = ''
let dav: Opened['dav']
let keyWith: Opened['keyWith']
type Opened = Awaited<ReturnType<typeof openDav>>

beforeAll(async () => {
  const opened = await openDav('Rossi Srl', ['calendar:view', 'calendar:edit', 'calendar:delete'])
  ;({ token, firmId, dav, keyWith } = opened)
  const calendars = await opened.own<Calendar[]>('GET', '/calendars')
  home = `/dav/calendars/${firmId}-${calendars.find(({ isOwn }) => isOwn)?.id}/`
})

function event(uid: string, ...lines: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Phone//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261122T090000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

async function eventsOf(day: string): Promise<CalendarEvent[]> {
  const answer = await ask({ path: `/firms/${firmId}/events?from=${day}&to=${day}`, token })
  return answer.json()
}

test('a program finds its calendars with a key as its password, and is asked for one', async () => {
  const stranger = await ask({ method: 'PROPFIND', path: '/dav/' })
  expect(stranger.status).toBe(401)
  expect(stranger.headers.get('www-authenticate')).toMatch(/^Basic /)
  expect((await dav('PROPFIND', '/dav/', { password: 'fmk_of-no-worth' })).status).toBe(401)
  const nowhere = await ask({ method: 'REPORT', path: home, body: '<x/>' })
  expect(nowhere.status).toBe(401)

  const root = await dav('PROPFIND', '/dav/', { body: props('d:current-user-principal') })
  expect(root.status).toBe(207)
  expect(root.text).toContain('<d:href>/dav/principal/</d:href>')
  const principal = await dav('PROPFIND', '/dav/principal/', {
    body: props('c:calendar-home-set', 'd:quota-used-bytes'),
  })
  expect(principal.text).toContain('<c:calendar-home-set><d:href>/dav/calendars/</d:href>')
  expect(principal.text).toMatch(/<x:quota-used-bytes|<d:quota-used-bytes\/>.*404 Not Found/)
  const found = await dav('PROPFIND', '/dav/calendars/', {
    headers: { depth: '1' },
    body: props('d:resourcetype', 'd:displayname', 'd:sync-token'),
  })
  expect(found.text).toContain(`<d:href>${home}</d:href>`)
  expect(found.text.match(/<c:calendar\/>/g)).toHaveLength(2)
})

test('an event made on a phone is in the calendar, and one made here on the phone', async () => {
  const text = event(
    'phone-1@example.com',
    'DTSTART;TZID=Europe/Rome:20270111T090000',
    'DTEND;TZID=Europe/Rome:20270111T100000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'SUMMARY:Markt & Stände <1>',
  )
  const path = `${home}phone-1.ics`
  const made = await dav('PUT', path, { body: text, headers: { 'if-none-match': '*' } })
  expect(made.status, made.text).toBe(201)
  expect(await eventsOf('2027-01-18')).toMatchObject([
    { title: 'Markt & Stände <1>', start: '2027-01-18T09:00' },
  ])
  expect((await dav('PUT', path, { body: text, headers: { 'if-none-match': '*' } })).status).toBe(
    412,
  )

  const json = { title: 'From here', start: '2027-02-01T10:00', end: '2027-02-01T11:00' }
  await ask({
    path: `/firms/${firmId}/events`,
    token,
    json: { ...json, calendarId: home.slice(-27, -1) },
  })
  const body = `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="20270201T000000Z" end="20270202T000000Z"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`
  const queried = await dav('REPORT', home, { body })
  expect(queried.status, queried.text).toBe(207)
  expect(queried.text).toContain('SUMMARY:From here')
  expect(queried.text).not.toContain('Markt')
  expect(queried.text).not.toContain('METHOD')
  const read = await dav('GET', path)
  expect(read.headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(read.text).toContain('RRULE:FREQ=WEEKLY;COUNT=3')
  expect(read.text).toContain('UID:phone-1@example.com')
})

test('a program learns what has changed and what is gone since it last asked', async () => {
  const first = await dav('REPORT', home, { body: changes('') })
  const since = tokenIn(first.text)
  const path = `${home}later.ics`
  const at = ['DTSTART:20270301T090000Z', 'DTEND:20270301T093000Z']
  await dav('PUT', path, { body: event('later@example.com', ...at, 'SUMMARY:Call') })
  const second = await dav('REPORT', home, { body: changes(since) })
  expect(second.text.match(/<d:response>/g)).toHaveLength(1)
  expect(second.text).toContain(`<d:href>${path}</d:href>`)

  const [shown] = await eventsOf('2027-03-01')
  await ask({ method: 'DELETE', path: `/firms/${firmId}/events/${shown?.id}`, token })
  const third = await dav('REPORT', home, { body: changes(tokenIn(second.text)) })
  expect(third.text).toMatch(/later\.ics<\/d:href><d:status>HTTP\/1\.1 404/)
  expect(tokenIn((await dav('REPORT', home, { body: changes(tokenIn(third.text)) })).text)).toBe(
    tokenIn(third.text),
  )
  const unknown = await dav('REPORT', home, { body: changes('data:,999999') })
  expect(unknown).toMatchObject({ status: 403, text: expect.stringContaining('valid-sync-token') })
})

test('whoever changes an older copy is refused, and nothing is lost', async () => {
  const path = `${home}twice.ics`
  const at = ['DTSTART:20270401T090000Z', 'DTEND:20270401T093000Z']
  await dav('PUT', path, { body: event('twice@example.com', ...at, 'SUMMARY:Plan') })
  const tag = tagIn((await dav('PROPFIND', path, { body: props('d:getetag') })).text)
  const [shown] = await eventsOf('2027-04-01')
  const { id, title: _, ...rest } = shown ?? { id: '', title: '' }
  const json = { ...rest, id, title: 'Changed here' }
  await ask({ method: 'PUT', path: `/firms/${firmId}/events`, token, json })

  const older = { body: event('twice@example.com', ...at, 'SUMMARY:Changed there') }
  expect((await dav('PUT', path, { ...older, headers: { 'if-match': tag } })).status).toBe(412)
  for (const condition of [tag, `W/${tag}`, '"7", "8"', 'nonsense']) {
    const headers = { 'if-match': condition }
    expect((await dav('DELETE', path, { headers })).status, condition).toBe(412)
  }
  expect(await eventsOf('2027-04-01')).toMatchObject([{ title: 'Changed here' }])
  expect((await dav('PUT', path, older)).status).toBe(204)
  expect((await dav('DELETE', path)).status).toBe(204)
  expect(await eventsOf('2027-04-01')).toEqual([])
})

test('one time that was changed alone comes and goes with its series', async () => {
  const path = `${home}series.ics`
  const series = ['DTSTART:20270503T090000Z', 'DTEND:20270503T100000Z', 'RRULE:FREQ=DAILY;COUNT=3']
  const whole = event('series@example.com', ...series, 'SUMMARY:Shift')
  const later = [
    'BEGIN:VEVENT',
    'UID:series@example.com',
    'RECURRENCE-ID:20270504T090000Z',
    'DTSTART:20270504T120000Z',
    'DTEND:20270504T130000Z',
    'SUMMARY:Late shift',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  await dav('PUT', path, { body: whole.replace('END:VCALENDAR', later) })
  expect(await eventsOf('2027-05-04')).toMatchObject([{ title: 'Late shift' }])
  expect((await dav('GET', path)).text).toContain('RECURRENCE-ID:20270504T090000Z')
  await dav('PUT', path, { body: whole })
  expect(await eventsOf('2027-05-04')).toMatchObject([{ title: 'Shift' }])
})

test('an event that is moved to another calendar stays the event that it was', async () => {
  const answer = await ask({ path: `/firms/${firmId}/calendars`, token })
  const [other] = (await answer.json<Calendar[]>()).filter(({ isPersonal }) => !isPersonal)
  const there = `/dav/calendars/${firmId}-${other?.id}/moved.ics`
  const here = `${home}moved.ics`
  const at = ['DTSTART:20270801T090000Z', 'DTEND:20270801T093000Z', 'SUMMARY:Fitting']
  await dav('PUT', here, { body: event('moved@example.com', ...at) })
  const [before] = await eventsOf('2027-08-01')
  const json = { email: 'guest@example.com', language: 'en' }
  const guest = { path: `/firms/${firmId}/events/${before?.id}/guests`, token, json }
  expect((await ask(guest)).status).toBe(201)

  const body = event('moved@example.com', ...at)
  const made = await dav('PUT', there, { body, headers: { 'if-none-match': '*' } })
  expect(made.status).toBe(201)
  expect((await dav('DELETE', here, { headers: { 'if-match': '"1"' } })).status).toBe(404)
  const after = await eventsOf('2027-08-01')
  expect(after).toMatchObject([{ id: before?.id, calendarId: other?.id }])
  const guests = await ask({ path: `/firms/${firmId}/events/${before?.id}/guests`, token })
  expect(await guests.text()).toContain('guest@example.com')
})

test('a time that became a whole day comes back as it was', async () => {
  const json = {
    title: 'Round',
    start: '2027-09-06T09:00',
    end: '2027-09-06T10:00',
    repeats: 'FREQ=WEEKLY;COUNT=3',
    calendarId: home.slice(-27, -1),
  }
  const path = `/firms/${firmId}/events`
  const added = await ask({ path, token, json })
  const series = await added.json<CalendarEvent>()
  const moved = {
    ...{ id: `${series.id.slice(0, 26)}_20270913T0900`, scope: 'one', title: 'Whole day' },
    ...{ start: '2027-09-13', end: '2027-09-13', allDay: true, calendarId: json.calendarId },
  }
  expect((await ask({ method: 'PUT', path, token, json: moved })).status).toBe(200)
  const object = `${home}${series.id.slice(0, 26)}.ics`
  const { text } = await dav('GET', object)
  expect(text).toContain('RECURRENCE-ID;TZID=Europe/Rome:20270913T090000')
  expect((await dav('PUT', object, { body: text })).status).toBe(204)
  expect((await dav('GET', object)).text).toBe(text)
  expect(await eventsOf('2027-09-13')).toMatchObject([{ title: 'Whole day', allDay: true }])
})

test('what is no event, or another’s, is refused in the standard’s words', async () => {
  const task = event('task@example.com', 'SUMMARY:Buy milk').replaceAll('VEVENT', 'VTODO')
  const refused = await dav('PUT', `${home}task.ics`, { body: task })
  expect(refused).toMatchObject({
    status: 403,
    text: expect.stringContaining('supported-calendar-component'),
  })
  const at = ['DTSTART:20270601T090000Z', 'DTEND:20270601T093000Z']
  const one = event('once@example.com', ...at, 'SUMMARY:Once')
  await dav('PUT', `${home}once.ics`, { body: one })
  const again = await dav('PUT', `${home}other-name.ics`, { body: one })
  expect(again).toMatchObject({ status: 403, text: expect.stringContaining('no-uid-conflict') })
  expect((await dav('REPORT', home, { body: '<!DOCTYPE x><x/>' })).status).toBe(400)
  expect((await dav('PROPFIND', home, { body: 'no xml' })).status).toBe(400)
  expect((await dav('MKCOL', '/dav/calendars/new/')).status).toBe(404)
})

test('a key does what its permissions say, in the firms of its owner alone', async () => {
  const reads = await keyWith('calendar:view')
  const at = ['DTSTART:20270701T090000Z', 'DTEND:20270701T093000Z', 'SUMMARY:No']
  const body = event('no@example.com', ...at)
  expect((await dav('PUT', `${home}no.ics`, { body, password: reads })).status).toBe(403)
  expect((await dav('PROPFIND', home, { password: reads })).status).toBe(207)
  const none = await keyWith('invoice:view')
  expect((await dav('PROPFIND', home, { password: none })).status).toBe(403)

  const other = (await makePerson()).token
  const made = await ask({ path: '/firms', token: other, json: firmInput('Bianchi Srl') })
  const { id } = await made.json<{ id: string }>()
  const calendars = await ask({ path: `/firms/${id}/calendars`, token: other })
  const [calendar] = await calendars.json<Calendar[]>()
  const path = `/dav/calendars/${id}-${calendar?.id}/`
  expect((await dav('PROPFIND', path)).status).toBe(404)
  expect((await dav('PUT', `${path}no.ics`, { body })).status).toBe(404)
})

test('a program is told when what it may see of a calendar changes, and begins anew', async () => {
  const colleague = await dav('PROPFIND', home, { body: props('d:sync-token', 'cs:getctag') })
  const token = tokenIn(colleague.text)
  expect(token).toMatch(/^data:,\d+-write$/)
  const other = token.replace('-write', '-busy')
  for (const stale of [other, token.replace('-write', '')]) {
    const refused = await dav('REPORT', home, { body: changes(stale) })
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('<d:valid-sync-token/>')
  }
  expect((await dav('REPORT', home, { body: changes(token) })).status).toBe(207)
})

test('long texts of programs are kept whole or refused, and never cut', async () => {
  const at = ['DTSTART:20280301T090000Z', 'DTEND:20280301T093000Z']
  const uid = `${'u'.repeat(300)}@example.com`
  const title = 'Long '.repeat(60).trim()
  const body = event(uid, ...at, `SUMMARY:${title}`)
  expect((await dav('PUT', `${home}long.ics`, { body })).status).toBe(201)
  const kept = (await dav('GET', `${home}long.ics`)).text.replaceAll('\r\n ', '')
  expect(kept).toContain(`UID:${uid}\r\n`)
  expect(kept).toContain(`SUMMARY:${title}\r\n`)
  const tooLong = ['x'.repeat(501), 'y'.repeat(1001)]
  for (const body of [
    event('long-2@example.com', ...at, `SUMMARY:${tooLong[0]}`),
    event(`${tooLong[1]}@example.com`, ...at, 'SUMMARY:x'),
  ]) {
    const refused = await dav('PUT', `${home}long-2.ics`, { body })
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('<c:valid-calendar-data/>')
  }
})

test('a first synchronisation sends more events in a minute than other calls of the key are let through', async () => {
  const key = await keyWith('calendar:view', 'calendar:edit')
  const spend = 'UPDATE api_keys SET minute = ?, calls = 300 WHERE hint = ?'
  const minute = Math.floor(Date.now() / 60_000)
  const put = async () => {
    await env.DIRECTORY.prepare(spend)
      .bind(Math.floor(Date.now() / 60_000), key.slice(0, 8))
      .run()
    const body = event('first-1@example.com', 'DTSTART:20290301T090000Z', 'SUMMARY:First')
    return dav('PUT', `${home}first-1.ics`, { body, password: key })
  }
  expect((await put()).status).toBe(201)
  const others = await ask({ path: `/firms/${firmId}/calendars`, token: key })
  if (Math.floor(Date.now() / 60_000) === minute) expect(others.status).toBe(429)
})
