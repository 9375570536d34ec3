import { beforeAll, expect, test } from 'vitest'
import type { Task } from '#contract/projects/tasks.ts'
import { changes, openDav, props, tagIn, tokenIn } from '#upstream/testing/dav.ts'

let firm: Awaited<ReturnType<typeof openDav>>
let projectId = ''
let home = ''

beforeAll(async () => {
  firm = await openDav('Neri Srl', ['project:view', 'task:edit', 'calendar:view'])
  const project = { name: 'Website', startDate: '2027-01-04' }
  projectId = (await firm.own<{ id: string }>('POST', '/projects', project)).id
  home = `/dav/calendars/${firm.firmId}-${projectId}-tasks/`
})

function todo(uid: string, ...lines: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Phone//EN',
    'BEGIN:VTODO',
    `UID:${uid}`,
    'DTSTAMP:20261122T090000Z',
    ...lines,
    'END:VTODO',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

async function tasksCalled(title: string): Promise<Task[]> {
  const pages = await Promise.all(
    ['open', 'done'].map((tab) =>
      firm.own<{ rows: Task[] }>('GET', `/tasks?tab=${tab}&projectId=${projectId}`),
    ),
  )
  return pages.flatMap(({ rows }) => rows).filter((row) => row.title === title)
}

const query = (inner: string) =>
  `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR">${inner}</c:comp-filter></c:filter></c:calendar-query>`

const weak = (tag: string | null) => tag?.replace('W/', '')

test('a project stands beside the calendars as a list that takes tasks alone', async () => {
  const found = await firm.dav('PROPFIND', '/dav/calendars/', {
    headers: { depth: '1' },
    body: props('d:displayname', 'c:supported-calendar-component-set'),
  })
  const lists = found.text.split('<d:response>').filter((one) => one.includes('name="VTODO"'))
  expect(lists).toHaveLength(1)
  expect(lists[0]).toContain(`<d:href>${home}</d:href>`)
  expect(lists[0]).toContain('<d:displayname>P-1 Website</d:displayname>')
  expect(lists[0]).not.toContain('VEVENT')
  const event = todo('event').replaceAll('VTODO', 'VEVENT')
  const refused = await firm.dav('PUT', `${home}event.ics`, { body: event })
  expect(refused).toMatchObject({
    status: 403,
    text: expect.stringContaining('supported-calendar-component'),
  })
  const two = todo('one').replace('END:VTODO', 'END:VTODO\r\nBEGIN:VTODO\r\nUID:two\r\nEND:VTODO')
  expect((await firm.dav('PUT', `${home}two.ics`, { body: two })).text).toContain(
    'valid-calendar-object-resource',
  )
  const noDay = todo('day', 'SUMMARY:Day', 'DUE;VALUE=DATE:20270231')
  expect((await firm.dav('PUT', `${home}day.ics`, { body: noDay })).text).toContain(
    'valid-calendar-data',
  )
})

const everything = [
  'SUMMARY:Draw the plan',
  'DESCRIPTION:Two sheets\\, A3',
  'DTSTART;TZID=Europe/Berlin:20270111T090000',
  'DUE;TZID=Europe/Berlin:20270115T170000',
  'PRIORITY:2',
  'PERCENT-COMPLETE:30',
  'STATUS:IN-PROCESS',
  'CATEGORIES:Errand,Home',
  'RELATED-TO;RELTYPE=SIBLING:elsewhere',
  'X-APPLE-SORT-ORDER:17',
  'GEO:45.46;9.19',
  `X-LONG:${'a'.repeat(50)}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER;RELATED=END:-PT30M',
  'END:VALARM',
]

test('a task made on a phone is in the project, and comes back byte for byte', async () => {
  const body = todo('phone-1', ...everything)
  const path = `${home}phone-1.ics`
  const put = await firm.dav('PUT', path, { body, headers: { 'if-none-match': '*' } })
  expect(put.status, put.text).toBe(201)
  const got = await firm.dav('GET', path)
  expect(got.text).toBe(body)
  expect(got.headers.get('content-type')).toContain('VTODO')
  expect(weak(put.headers.get('etag'))).toBe(weak(got.headers.get('etag')))
  expect(await tasksCalled('Draw the plan')).toMatchObject([
    {
      ...{ startDate: '2027-01-11', dueDate: '2027-01-15', priority: 'high' },
      ...{ state: 'doing', percentDone: 30 },
    },
  ])
  const again = await firm.dav('PUT', path, { body, headers: { 'if-none-match': '*' } })
  expect(again.status).toBe(412)
  // Only what no task has is another: a new tag, and no new version of the task.
  const [before] = await tasksCalled('Draw the plan')
  const other = body.replace('X-APPLE-SORT-ORDER:17', 'X-APPLE-SORT-ORDER:3')
  const moved = await firm.dav('PUT', path, { body: other })
  expect(weak(moved.headers.get('etag'))).not.toBe(weak(put.headers.get('etag')))
  expect((await firm.dav('GET', path)).text).toBe(other)
  expect((await tasksCalled('Draw the plan'))[0]?.updatedAt).toBe(before?.updatedAt)
})

test('what changes here takes the place of its own lines and of no others', async () => {
  const body = todo('kept', ...everything).replace('Draw the plan', 'Order the stone')
  await firm.dav('PUT', `${home}kept.ics`, { body })
  const [row] = await tasksCalled('Order the stone')
  await firm.own('POST', `/tasks/${row?.id}/state`, { state: 'done' })
  const done = await firm.dav('GET', `${home}kept.ics`)
  const [completed] = /COMPLETED:\d{8}T\d{6}Z/.exec(done.text) ?? []
  const expected = body
    .replace('DTSTAMP:20261122T090000Z\r\n', '')
    .replace(
      'PERCENT-COMPLETE:30\r\n',
      `STATUS:COMPLETED\r\n${completed}\r\nPERCENT-COMPLETE:100\r\n`,
    )
    .replace('STATUS:IN-PROCESS\r\n', '')
  const unstamped = done.text.replace(/(?:DTSTAMP|LAST-MODIFIED|SEQUENCE):.*\r\n/g, '')
  expect(unstamped).toBe(expected)
  expect(done.text).toContain('SEQUENCE:1\r\n')
})

test('a task is changed and completed on a phone, and keeps what no text tells', async () => {
  const made = await firm.own<Task>('POST', '/tasks', {
    ...{ projectId, title: 'Build', state: 'waiting', estimateHours: '12' },
    ...{ dueDate: '2027-02-01', repeats: 'weekly', repeatFrom: 'completion' },
    checklist: [{ text: 'Screws' }],
  })
  const path = `${home}${made.id}.ics`
  const shown = await firm.dav('GET', path)
  expect(shown.text).toContain('STATUS:NEEDS-ACTION\r\n')
  expect(shown.text).toContain('DUE;VALUE=DATE:20270201\r\n')
  const headers = { 'if-match': shown.headers.get('etag') ?? '' }
  const renamed = shown.text.replace('SUMMARY:Build', 'SUMMARY:Build the house')
  expect((await firm.dav('PUT', path, { body: renamed, headers })).status).toBe(204)
  const after = await firm.own<Task>('GET', `/tasks/${made.id}`)
  expect(after).toMatchObject({
    ...{ title: 'Build the house', state: 'waiting', estimateHours: '12', repeats: 'weekly' },
    checklist: [{ text: 'Screws' }],
  })
  // The copy from before is an older one by now.
  expect((await firm.dav('PUT', path, { body: renamed, headers })).status).toBe(412)
  const body = renamed.replace(
    'STATUS:NEEDS-ACTION',
    'STATUS:COMPLETED\r\nCOMPLETED:20270203T100000Z\r\nPERCENT-COMPLETE:100',
  )
  expect((await firm.dav('PUT', path, { body })).status).toBe(204)
  const done = await firm.own<Task>('GET', `/tasks/${made.id}`)
  expect(done).toMatchObject({ state: 'done', doneDate: '2027-02-03', percentDone: 100 })
  // The one that follows is a task of its own.
  const [next, ...none] = (await tasksCalled('Build the house')).filter(({ id }) => id !== made.id)
  expect([next?.state, none.length]).toEqual(['todo', 0])
})

test('parts of a task, and a rule, are read and told', async () => {
  await firm.dav('PUT', `${home}whole.ics`, { body: todo('whole', 'SUMMARY:Whole') })
  const part = todo('part', 'SUMMARY:Part', 'RELATED-TO:whole')
  expect((await firm.dav('PUT', `${home}part.ics`, { body: part })).status).toBe(201)
  const [whole] = await tasksCalled('Whole')
  expect(await tasksCalled('Part')).toMatchObject([{ parentId: whole?.id }])
  const inside = await firm.own<Task>('POST', '/tasks', {
    ...{ projectId, title: 'Inside', parentId: whole?.id, startDate: '2027-03-01' },
    ...{ dueDate: '2027-03-02', repeats: 'monthly', repeatEvery: 2, repeatUntil: '2027-12-31' },
  })
  const told = (await firm.dav('GET', `${home}${inside.id}.ics`)).text
  expect(told).toContain('RELATED-TO;RELTYPE=PARENT:whole\r\n')
  expect(told).toContain('RRULE:FREQ=MONTHLY;INTERVAL=2;UNTIL=20271231\r\n')
  // A rule that no task has is its program's alone, and stays.
  const days = ['DTSTART;VALUE=DATE:20270301', 'DUE;VALUE=DATE:20270301']
  const rule = todo('rule', 'SUMMARY:Rule', ...days, 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH')
  await firm.dav('PUT', `${home}rule.ics`, { body: rule })
  expect(await tasksCalled('Rule')).toMatchObject([{ repeats: 'never' }])
  expect((await firm.dav('GET', `${home}rule.ics`)).text).toBe(rule)
  // A loop of parts is refused.
  const loop = todo('whole', 'SUMMARY:Whole', 'RELATED-TO:part')
  expect((await firm.dav('PUT', `${home}whole.ics`, { body: loop })).status).toBe(403)
})

test('a program learns what has changed and what is gone, and finds open tasks by their days', async () => {
  const since = tokenIn((await firm.dav('REPORT', home, { body: changes('') })).text)
  const due = ['SUMMARY:Call', 'DUE;VALUE=DATE:20270510', 'STATUS:NEEDS-ACTION']
  await firm.dav('PUT', `${home}call.ics`, { body: todo('call', ...due) })
  const second = await firm.dav('REPORT', home, { body: changes(since) })
  expect(second.text.match(/<d:response>/g)).toHaveLength(1)
  expect(second.text).toContain(`<d:href>${home}call.ics</d:href>`)
  const span = (from: string, to: string) =>
    `<c:comp-filter name="VTODO"><c:time-range start="${from}T000000Z" end="${to}T000000Z"/><c:prop-filter name="COMPLETED"><c:is-not-defined/></c:prop-filter></c:comp-filter>`
  const within = await firm.dav('REPORT', home, { body: query(span('20270509', '20270512')) })
  expect(within.text).toContain('SUMMARY:Call')
  expect(within.text).not.toContain('SUMMARY:Rule')
  const outside = await firm.dav('REPORT', home, { body: query(span('20270601', '20270602')) })
  expect(outside.text).not.toContain('SUMMARY:Call')
  const events = await firm.dav('REPORT', home, { body: query('<c:comp-filter name="VEVENT"/>') })
  expect(events.text).not.toContain('SUMMARY')

  const tag = tagIn(second.text).replaceAll('&quot;', '"')
  const path = `${home}call.ics`
  expect((await firm.dav('DELETE', path, { headers: { 'if-match': '"0"' } })).status).toBe(412)
  expect((await firm.dav('DELETE', path, { headers: { 'if-match': tag } })).status).toBe(204)
  const third = await firm.dav('REPORT', home, { body: changes(tokenIn(second.text)) })
  expect(third.text).toMatch(/call\.ics<\/d:href><d:status>HTTP\/1\.1 404/)
  const archived = await firm.own<{ rows: Task[] }>('GET', '/tasks?tab=archived&q=Call')
  expect(archived.rows).toMatchObject([{ title: 'Call' }])
  // Sent once more it is back, as the task that it was.
  expect((await firm.dav('PUT', path, { body: todo('call', ...due) })).status).toBe(201)
  expect((await tasksCalled('Call'))[0]?.id).toBe(archived.rows[0]?.id)
  const unknown = await firm.dav('REPORT', home, { body: changes('data:,999999') })
  expect(unknown).toMatchObject({ status: 403, text: expect.stringContaining('valid-sync-token') })
})

test('who may only look changes nothing, and whoever sees no projects finds no list', async () => {
  const looks = await firm.keyWith('project:view')
  const path = `${home}looks.ics`
  const put = await firm.dav('PUT', path, { body: todo('looks', 'SUMMARY:No'), password: looks })
  expect(put.status).toBe(403)
  const rights = await firm.dav('PROPFIND', home, {
    password: looks,
    headers: { depth: '0' },
    body: props('d:current-user-privilege-set'),
  })
  expect(rights.text).not.toContain('write-content')
  const other = await firm.keyWith('calendar:view')
  expect((await firm.dav('PROPFIND', home, { password: other })).status).toBe(403)
  const found = await firm.dav('PROPFIND', '/dav/calendars/', {
    ...{ password: other, headers: { depth: '1' } },
    body: props('d:displayname'),
  })
  expect(found.text).not.toContain('-tasks/')
  expect(found.text).toContain('/dav/calendars/')
})
