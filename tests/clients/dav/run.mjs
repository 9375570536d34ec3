// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Api, newKey } from '../../support/api.mjs'
import { registerConfirmed } from '../../support/confirm-address.mjs'
import { createFirmWithCustomer, testPassword } from '../../support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../../support/server.mjs'
import { Checks, versionOf, versionOfPackage } from './checks.mjs'
import { playContacts } from './contacts.mjs'
import { playDay } from './day.mjs'
import { lookAtFiles } from './files.mjs'
import { askLibrary } from './library.mjs'
import { mountFolder } from './mounted.mjs'

/**
 * Has real programs synchronise a calendar and an address book with a running server through a day of changes on both sides.
 * What was found is kept in docs/measures/dav-clients.json; it ends with an error where something was lost.
 */
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)))
const dataDir = createDataDir()
const home = mkdtempSync(join(tmpdir(), 'firmament-clients-'))
const server = await startServer({ dataDir })
const checks = new Checks()
try {
  const at = await prepare(server)
  await playDay(checks, { ...at, home })
  await askLibrary(checks, at)
  await lookAtFiles(checks, { ...at, home })
  await mountFolder(checks, { ...at, home })
  await playContacts(checks, { ...at, home })
} finally {
  await server.stop()
  removeDataDir(dataDir)
  rmSync(home, { recursive: true, force: true })
}
const report = {
  at: new Date().toISOString(),
  programs: {
    vdirsyncer: versionOf('vdirsyncer', ['--version']),
    khal: versionOf('khal', ['--version']),
    caldav: versionOfPackage('caldav'),
    cadaver: versionOf('cadaver', ['--version']),
    davfs2: versionOf('mount.davfs', ['--version']),
    khard: versionOf('khard', ['--version']),
  },
  ...checks.report(),
}
mkdirSync('docs/measures', { recursive: true })
writeFileSync('docs/measures/dav-clients.json', `${JSON.stringify(report, null, 2)}\n`)
console.log(`${report.right} right, ${report.wrong} wrong, ${report.leftOut} left out`)
if (report.wrong > 0) process.exitCode = 1

/** @param {import('../../support/server.mjs').Server} server */
async function prepare(server) {
  const { origin } = server
  const api = new Api(origin, 1)
  const person = { email: 'clients@example.com', password: testPassword }
  await registerConfirmed(server, api, person)
  const { firmId } = await createFirmWithCustomer(api)
  await api.call('POST', `/firms/${firmId}/projects`, { name: 'Errands' }, newKey())
  const permissions = [
    ...['calendar:view', 'calendar:edit', 'calendar:delete'],
    ...['party:view', 'party:edit', 'party:delete'],
    ...['project:view', 'task:edit'],
  ]
  const key = { name: 'Programs', permissions, days: 7 }
  const { secret } = await api.call('POST', `/firms/${firmId}/api-keys`, key, newKey())
  const calendars = await api.call('GET', `/firms/${firmId}/calendars`)
  const own = calendars.find((/** @type {any} */ one) => one.isOwn)
  const path = `/dav/calendars/${firmId}-${own.id}/`
  return { api, origin, firmId, calendarId: own.id, path, user: person.email, secret }
}
