// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getObject, isInstalled, run } from './checks.mjs'

const event = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:file@example.com',
  'DTSTAMP:20260901T080000Z',
  'DTSTART:20270601T090000Z',
  'DTEND:20270601T100000Z',
  'SUMMARY:File',
  'X-KEEP:1',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

/**
 * Looks at the calendar as at a folder: cadaver lists, puts, gets and deletes a file.
 * @param {import('./checks.mjs').Checks} checks
 * @param {import('./checks.mjs').At & { home: string }} at
 */
export async function lookAtFiles(checks, at) {
  if (!isInstalled('cadaver')) return checks.leaveOut('cadaver')
  const { home, origin, path, user, secret } = at
  const host = new URL(origin).hostname
  writeFileSync(join(home, '.netrc'), `machine ${host}\nlogin ${user}\npassword ${secret}\n`, {
    mode: 0o600,
  })
  const [sent, taken] = ['sent.ics', 'taken.ics'].map((name) => join(home, name))
  writeFileSync(sent ?? '', event)
  const cadaver = (/** @type {string[]} */ ...lines) =>
    run('cadaver', [`${origin}${path}`], {
      env: { HOME: home },
      input: [...lines, 'quit', ''].join('\n'),
    })
  const put = cadaver(`put ${sent} file.ics`, 'ls')
  const length = String(Buffer.byteLength(event))
  checks.note('cadaver', 'puts a file', (await getObject(at, 'file.ics')).text === event, put.said)
  const row = put.said
    .split('\n')
    .find((line) => line.includes('file.ics') && line.includes(length))
  checks.note('cadaver', 'lists it with its length', row !== undefined, put.said)
  const get = cadaver(`get file.ics ${taken}`)
  const isSame = existsSync(taken ?? '') && readFileSync(taken ?? '', 'utf8') === event
  checks.note('cadaver', 'gets it byte for byte', isSame, get.said)
  const gone = cadaver('delete file.ics')
  checks.note('cadaver', 'deletes it', (await getObject(at, 'file.ics')).status === 404, gone.said)
}
