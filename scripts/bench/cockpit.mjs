// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, draftInput, testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { readSessionCookie } from './targets.mjs'
import { median } from './timing.mjs'

/**
 * Whether the list of what is to be done over fifty firms takes at most twice as long as over one: the
 * page of a person with fifty beside that of one with one, asked in turns. `FIRMS` makes a run smaller.
 */
const firms = Number(process.env.FIRMS ?? 50)
const times = Number(process.env.TIMES ?? 25)
const allowed = 2

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = createDataDir()
const server = await startServer({ dataDir })
try {
  const [one, many] = [await personWith('one', 1), await personWith('many', firms)]
  const results = []
  for (const path of ['/firms/to-do', '/firms/overview', '/firms/queue']) {
    /** @type {number[][]} */
    const taken = [[], []]
    for (let at = 0; at < times; at++) {
      for (const [place, cookie] of [one, many].entries()) {
        taken[place]?.push(await timeOfPage(cookie, path))
      }
    }
    const [few = Number.NaN, all = Number.NaN] = taken.map(median)
    const factor = Math.round((all / few) * 100) / 100
    results.push({ path, one: few, many: all, factor, isKept: factor <= allowed })
    console.log(`${path.padEnd(20)} ${few} ms of one firm, ${all} ms of ${firms}: ${factor} ×`)
  }
  const report = { at: new Date().toISOString(), firms, allowed, load: loadavg()[0], results }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/cockpit.json', `${JSON.stringify(report, null, 2)}\n`)
} finally {
  await server.stop()
  removeDataDir(dataDir)
}

/** Somebody with some firms, a draft waiting in each. @param {string} name @param {number} count */
async function personWith(name, count) {
  const person = { email: `${name}@example.com`, password: testPassword }
  const api = new Api(server.origin, 1)
  await api.register(person)
  for (let at = 0; at < count; at++) {
    const firm = await createFirmWithCustomer(api)
    await api.call('POST', `/firms/${firm.firmId}/invoices`, draftInput(firm, at))
  }
  api.close()
  return readSessionCookie(server.origin, person)
}

/** Milliseconds until the whole page is there. @param {string} cookie @param {string} path */
async function timeOfPage(cookie, path) {
  const began = performance.now()
  const headers = { cookie, connection: 'close' }
  const answer = await fetch(server.origin + path, { headers, redirect: 'manual' })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return Math.round((performance.now() - began) * 10) / 10
}
