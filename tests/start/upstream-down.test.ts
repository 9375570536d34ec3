import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Host, startHost } from '../../scripts/start/host.mjs'
import { findFreePort } from '../../scripts/start/port.mjs'
import { getSecrets } from '../../scripts/start/secrets.mjs'
import { readSettings } from '../../scripts/start/settings.mjs'
import { edgeWorker, emptyWorker, webWorker } from '../../scripts/start/workers.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createDataDir, removeDataDir } from '../support/server.mjs'

const dataDir = createDataDir()
let host: Host
let origin = ''

beforeAll(async () => {
  const port = await findFreePort()
  const settings = readSettings({ PORT: `${port}`, DATA_DIR: dataDir })
  origin = settings.origin
  const web = webWorker(settings, getSecrets(dataDir))
  host = await startHost([emptyWorker(), edgeWorker(settings), web, deadUpstream()], dataDir)
})

afterAll(async () => {
  await host?.stop()
  removeDataDir(dataDir)
})

it.each([
  ['/', 'en'],
  ['/', 'ru'],
  ['/support', 'de'],
  ['/apps/invoicing', 'it'],
  ['/login', 'es'],
])('%s answers in %s while the API is away', async (path, language) => {
  const answer = await fetchAlone(origin + path, { headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`<html lang="${language}"`)
})

it('a page that needs the API says so', async () => {
  const answer = await fetchAlone(`${origin}/api/firms`)
  expect(answer.status).toBe(503)
})

function deadUpstream() {
  const contents = `export default { fetch() { throw new Error('away') } }`
  return {
    name: 'upstream',
    compatibilityDate: '2026-04-20',
    modules: [{ type: 'ESModule' as const, path: 'upstream.js', contents }],
  }
}
