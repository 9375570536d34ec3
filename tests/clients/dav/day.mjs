// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newKey } from '../../support/api.mjs'
import { findObject, getObject, isInstalled, linesOf, run } from './checks.mjs'

/** @typedef {import('./checks.mjs').At & { home: string }} Home */

/** What no calendar of ours shows; each must be there on both sides after every synchronisation. */
const unseen = [
  'URL:https://example.com/a?b=c',
  'STATUS:TENTATIVE',
  'PRIORITY:3',
  'GEO:45.46;9.19',
  'ORGANIZER;CN="Boss, Mr":mailto:boss@example.com',
  'ATTENDEE;CN=Ada;PARTSTAT=ACCEPTED:mailto:ada@example.com',
  'X-CUSTOM;X-A=1:kept',
  'TRIGGER;RELATED=END:PT5M',
  'TRIGGER;VALUE=DATE-TIME:20270111T060000Z',
]

const event = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:full@example.com',
  'DTSTAMP:20260901T080000Z',
  'DTSTART;TZID=Europe/Rome:20270111T090000',
  'DTEND;TZID=Europe/Rome:20270111T100000',
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'SUMMARY:Full',
  ...unseen.slice(0, 7),
  'BEGIN:VALARM',
  'ACTION:AUDIO',
  unseen[7],
  'END:VALARM',
  'BEGIN:VALARM',
  'ACTION:EMAIL',
  unseen[8],
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

const stays = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:stays@example.com',
  'DTSTAMP:20260901T080000Z',
  'DTSTART:20270901T090000Z',
  'DTEND:20270901T100000Z',
  'SUMMARY:Stays',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

/**
 * A day of changes: an event made on the laptop, changed here, changed there, made with khal, deleted on
 * either side.
 * @param {import('./checks.mjs').Checks} checks @param {Home} at
 */
export async function playDay(checks, at) {
  if (!isInstalled('vdirsyncer')) return checks.leaveOut('vdirsyncer')
  const { api, firmId, home, calendarId } = at
  const local = join(home, 'calendars', `${firmId}-${calendarId}`)
  configure(at)
  const sync = (/** @type {string} */ what) => {
    const { status, said } = run('vdirsyncer', ['-c', join(home, 'config'), 'sync'])
    checks.note('vdirsyncer', what, status === 0, said)
  }
  const found = run('vdirsyncer', ['-c', join(home, 'config'), 'discover'], {
    input: 'y\ny\ny\ny\n',
  })
  checks.note('vdirsyncer', 'finds the calendars', found.status === 0, found.said)
  mkdirSync(local, { recursive: true })

  writeFileSync(join(local, 'full.ics'), event)
  // vdirsyncer refuses to empty a calendar: one stays.
  writeFileSync(join(local, 'stays.ics'), stays)
  sync('sends an event')
  const sent = await findObject(at, 'UID:full@example.com')
  const isWhole = unseen.every((line) => linesOf(sent).includes(line))
  checks.note('vdirsyncer', 'the server has all of it', isWhole, sent)

  const events = `/firms/${firmId}/events`
  const span = '?from=2027-01-11&to=2027-01-11'
  const [shown] = await api.call('GET', `${events}${span}`)
  await api.call('PUT', events, { ...shown, title: 'Changed here', scope: 'all' }, newKey())
  sync('takes a change of the title')
  const file = () => readFileSync(join(local, 'full.ics'), 'utf8')
  const isMerged = [...unseen, 'SUMMARY:Changed here'].every((line) =>
    linesOf(file()).includes(line),
  )
  checks.note('vdirsyncer', 'the laptop has the title and all else', isMerged, file())

  writeFileSync(
    join(local, 'full.ics'),
    file().replace('SUMMARY:Changed here', 'SUMMARY:Changed there'),
  )
  sync('sends a change of the title')
  const [after] = await api.call('GET', `${events}${span}`)
  checks.note('vdirsyncer', 'the server shows it', after?.title === 'Changed there', after?.title)

  const one = { ...after, start: '2027-01-11T11:00', end: '2027-01-11T12:00', scope: 'one' }
  await api.call('PUT', events, one, newKey())
  sync('takes a single time that was moved')
  const isSingle = /RECURRENCE-ID;TZID=Europe\/Rome:20270111T090000/.test(file())
  const isKept = unseen.every((line) => linesOf(file()).includes(line))
  checks.note('vdirsyncer', 'the series keeps all else', isSingle && isKept, file())

  if (isInstalled('khal')) await playKhal(checks, at, { local, sync })
  else checks.leaveOut('khal')

  const [gone] = await api.call('GET', `${events}?from=2027-01-18&to=2027-01-18`)
  await api.call('DELETE', `${events}/${gone.id.slice(0, 26)}`)
  sync('takes a deletion')
  checks.note('vdirsyncer', 'the file is gone', !readdirSync(local).includes('full.ics'))
  const left = readdirSync(local).find((name) => name !== 'stays.ics')
  if (left) {
    const { status } = await getObject(at, left)
    rmSync(join(local, left))
    sync('sends a deletion')
    const { status: after } = await getObject(at, left)
    checks.note('vdirsyncer', 'the server has it no more', status === 200 && after === 404, left)
  }
  sync('has nothing left to do')
}

/**
 * @param {import('./checks.mjs').Checks} checks @param {Home} at
 * @param {{ local: string, sync: (what: string) => void }} how
 */
async function playKhal(checks, { api, firmId, home }, { local, sync }) {
  const config = join(home, 'khal')
  writeFileSync(
    config,
    `[calendars]\n[[own]]\npath = ${local}\n[locale]\nlocal_timezone = Europe/Rome\ndefault_timezone = Europe/Rome\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n[sqlite]\npath = ${join(home, 'khal.db')}\n`,
  )
  const khal = (/** @type {string[]} */ ...args) => run('khal', ['-c', config, ...args])
  const listed = khal('list', '2027-01-11', '2d')
  const isShown = listed.said.includes('11:00') && listed.said.includes('Changed there')
  checks.note('khal', 'shows the single time where it was moved to', isShown, listed.said)
  const made = khal('new', '-a', 'own', '2027-03-27', '22:00', '2027-03-28', '06:00', 'Night shift')
  checks.note('khal', 'makes an event over the change of clocks', made.status === 0, made.said)
  sync('sends what khal made')
  const events = await api.call('GET', `/firms/${firmId}/events?from=2027-03-27&to=2027-03-28`)
  const night = events.find((/** @type {any} */ one) => one.title === 'Night shift')
  const isRight =
    night?.startsAt.startsWith('2027-03-27T21:00') && night?.endsAt.startsWith('2027-03-28T04:00')
  checks.note('khal', 'its hours are right', Boolean(isRight), JSON.stringify(night))
}

/** @param {Home} at */
function configure({ origin, user, secret, home }) {
  writeFileSync(
    join(home, 'config'),
    `[general]\nstatus_path = "${join(home, 'status')}"\n[pair own]\na = "laptop"\nb = "server"\ncollections = ["from b"]\nconflict_resolution = "b wins"\n[storage laptop]\ntype = "filesystem"\npath = "${join(home, 'calendars')}"\nfileext = ".ics"\n[storage server]\ntype = "caldav"\nurl = "${origin}/dav/"\nusername = "${user}"\npassword = "${secret}"\n`,
  )
}
