// @ts-check
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getObject, isInstalled, run } from './checks.mjs'

const event = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:mounted@example.com',
  'DTSTAMP:20260901T080000Z',
  'DTSTART:20270701T090000Z',
  'DTEND:20270701T100000Z',
  'SUMMARY:Mounted',
  'X-KEEP:1',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

/**
 * Mounts the calendar as a folder by davfs2, which asks for root and /dev/fuse, and works in it as in any
 * other; what is written there is sent when the folder is let go.
 * @param {import('./checks.mjs').Checks} checks
 * @param {import('./checks.mjs').At & { home: string }} at
 */
export async function mountFolder(checks, at) {
  if (!isInstalled('mount.davfs') || process.getuid?.() !== 0) return checks.leaveOut('davfs2')
  const { home, origin, path, user, secret } = at
  const folder = join(home, 'mounted')
  const [config, secrets] = ['davfs2.conf', 'davfs2.secrets'].map((name) => join(home, name))
  mkdirSync(folder)
  // It gives its rights up: its own user needs the way to its copies.
  chmodSync(home, 0o711)
  mkdirSync(join(home, 'davfs-cache'))
  chmodSync(join(home, 'davfs-cache'), 0o777)
  writeFileSync(secrets ?? '', `"${origin}${path}" "${user}" "${secret}"\n`, { mode: 0o600 })
  writeFileSync(
    config ?? '',
    `secrets ${secrets}\nask_auth 0\nuse_locks 0\ndelay_upload 0\ncache_dir ${join(home, 'davfs-cache')}\n`,
  )
  const mount = () =>
    run('mount.davfs', ['-o', `conf=${config},uid=0,gid=0`, `${origin}${path}`, folder])
  const letGo = () => run('umount', [folder])
  const mounted = mount()
  if (/fuse|permitted|permission/i.test(mounted.said) && mounted.status !== 0) {
    return checks.leaveOut('davfs2, which may not mount here,')
  }
  checks.note('davfs2', 'mounts the calendar', mounted.status === 0, mounted.said)
  if (mounted.status !== 0) return
  try {
    writeFileSync(join(folder, 'mounted.ics'), event)
    letGo()
    const { text } = await getObject(at, 'mounted.ics')
    checks.note('davfs2', 'sends a file byte for byte', text === event, text)
    mount()
    const listed = run('ls', [folder])
    // Seen with davfs2 1.6.1 on Linux 6.18, where it finds each file and lists no folder.
    if (/Invalid argument/.test(listed.said)) checks.leaveOut('what lists a folder of davfs2')
    else checks.note('davfs2', 'lists it', listed.said.includes('mounted.ics'), listed.said)
    const read = readFileSync(join(folder, 'mounted.ics'), 'utf8')
    checks.note('davfs2', 'reads it byte for byte', read === event, read)
    const changed = event.replace('SUMMARY:Mounted', 'SUMMARY:Mounted and changed')
    writeFileSync(join(folder, 'mounted.ics'), changed)
    letGo()
    const after = (await getObject(at, 'mounted.ics')).text
    checks.note('davfs2', 'sends a change', after === changed, after)
    mount()
    const gone = run('rm', [join(folder, 'mounted.ics')])
    letGo()
    const { status } = await getObject(at, 'mounted.ics')
    checks.note('davfs2', 'deletes it', status === 404, `${status} ${gone.said}`)
  } finally {
    letGo()
  }
}
