// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Api, newKey } from '../../tests/support/api.mjs'
import {
  createFirmWithCustomer,
  draftInput,
  mapWide,
  testPassword,
} from '../../tests/support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { readSessionCookie } from './targets.mjs'

/**
 * How long a person waits for a page while others keep the server busy: with 50 sign-ins at once, and
 * with 100 PDFs and 10 exports of another firm. Each beside the quiet state just before it, as only
 * the two together say something on a machine that does other things, too.
 */
const signIns = 50
const pdfs = 100
const exports = 10
const quietPages = 25

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = createDataDir()
const server = await startServer({ dataDir })
try {
  const busy = new Api(server.origin, pdfs + exports)
  await busy.register({ email: 'busy@example.com', password: testPassword })
  const firm = await createFirmWithCustomer(busy)
  const invoices = await issueInvoices(busy, firm)
  const openPage = await preparePerson()
  const path = `/firms/${firm.firmId}`
  const files = invoices.map((id) => `${path}/invoices/${id}/pdf`)
  const lists = Array.from({ length: exports }, (_, at) =>
    at % 2 === 0 ? `${path}/invoices/export?format=xlsx` : `${path}/exports/archive`,
  )
  const results = [
    await compare(openPage, `${signIns} sign-ins`, () => signInMany()),
    await compare(openPage, `${pdfs} PDFs`, () => getAll(busy, files)),
    await compare(openPage, `${pdfs} PDFs and ${exports} exports`, () =>
      getAll(busy, [...files, ...lists]),
    ),
  ]
  busy.close()
  const report = { at: new Date().toISOString(), load: loadavg()[0], results }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/waiting.json', `${JSON.stringify(report, null, 2)}\n`)
} finally {
  await server.stop()
  removeDataDir(dataDir)
}

/**
 * @param {Api} api
 * @param {{ firmId: string, customerId: string, taxCode: string }} firm
 */
function issueInvoices(api, firm) {
  const path = `/firms/${firm.firmId}/invoices`
  return mapWide(Array.from({ length: pdfs }), 8, async (_, at) => {
    const { id } = await api.call('POST', path, draftInput(firm, at), newKey())
    await api.call('POST', `${path}/${id}/finalise`, {}, newKey())
    return String(id)
  })
}

/** Another person with a firm of their own; gives what opens its list of invoices. */
async function preparePerson() {
  const person = { email: 'waiting@example.com', password: testPassword }
  const api = new Api(server.origin, 1)
  await api.register(person)
  const firm = await createFirmWithCustomer(api)
  const cookie = await readSessionCookie(server.origin, person)
  const url = `${server.origin}/firms/${firm.firmId}/invoices`
  /** Opens the page; milliseconds until all of it is there. */
  return async () => {
    const began = performance.now()
    const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
    return performance.now() - began
  }
}

/** Wrong passwords of as many people; each costs what a right one does. */
async function signInMany() {
  const all = Array.from({ length: signIns }, async (_, at) => {
    const body = { email: `nobody-${at}@example.com`, password: `wrong-password-${at}` }
    const { status } = await new Api(server.origin, 1).send('POST', '/auth/login', body)
    return status
  })
  return Promise.all(all)
}

/** @param {Api} api @param {string[]} paths */
function getAll(api, paths) {
  return Promise.all(paths.map(async (path) => (await api.send('GET', path)).status))
}

/**
 * @param {() => Promise<number>} openPage
 * @param {string} name
 * @param {() => Promise<number[]>} work gives the statuses it was answered with
 */
async function compare(openPage, name, work) {
  for (let at = 0; at < 5; at++) await openPage()
  const quiet = []
  for (let at = 0; at < quietPages; at++) quiet.push(await openPage())
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  await sleep(20)
  const beside = []
  while (!isDone) beside.push(await openPage())
  /** @type {Record<string, number>} */
  const answers = {}
  for (const status of await working) answers[status] = (answers[status] ?? 0) + 1
  const result = { name, answers, quiet: figuresOf(quiet), beside: figuresOf(beside) }
  console.log(`${name}: ${JSON.stringify(result.quiet)} quiet, ${JSON.stringify(result.beside)}`)
  return result
}

/** Milliseconds. @param {number[]} times */
function figuresOf(times) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (/** @type {number} */ share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return { pages: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) }
}
