// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Api, newKey } from '../../tests/support/api.mjs'
import { registerConfirmed } from '../../tests/support/confirm-address.mjs'
import {
  createFirmWithCustomer,
  draftInput,
  mapWide,
  testPassword,
} from '../../tests/support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { seedInvoices } from './seed.mjs'
import { readSessionCookie } from './targets.mjs'
import { doorsOf } from './waiting/doors.mjs'

/**
 * How long a person waits for a page while others keep the server busy: with 50 sign-ins at once, with
 * 100 PDFs and 10 exports of another firm, and with each door that one request or file makes dear. Each
 * beside the quiet state just before it, as only the two together say something on a machine that does
 * other things, too. `DOORS` names some of them; what was measured of the others stays.
 */
const signIns = 50
const pdfs = 100
const exports = 10
const quietPages = 25
const documents = 4_000
/** What another firm's own quiet middle may grow to. */
const limit = 3
const reportPath = 'docs/measures/waiting.json'
const wanted = process.env.DOORS?.split(',') ?? []

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = createDataDir()
let server = await startServer({ dataDir })
try {
  const person = { email: 'busy@example.com', password: testPassword }
  const first = new Api(server.origin, 1)
  await registerConfirmed(server, first, person)
  const firm = await createFirmWithCustomer(first)
  const permissions = ['calendar:view', 'calendar:edit', 'calendar:delete']
  const key = { name: 'Programs', permissions, days: 7 }
  const { secret } = await first.call('POST', `/firms/${firm.firmId}/api-keys`, key, newKey())
  await server.stop()
  await seedInvoices(dataDir, firm.firmId, documents)
  server = await startServer({ dataDir })
  const busy = new Api(server.origin, pdfs + exports)
  await busy.signIn(person)
  const invoices = await issueInvoices(busy, firm)
  const openPage = await preparePerson()
  const path = `/firms/${firm.firmId}`
  const files = invoices.map((id) => `${path}/invoices/${id}/pdf`)
  const lists = Array.from({ length: exports }, (_, at) =>
    at % 2 === 0 ? `${path}/invoices/export?format=xlsx` : `${path}/exports/archive`,
  )
  const doors = [
    { name: `${signIns} sign-ins`, work: signInMany },
    { name: `${pdfs} PDFs`, work: () => getAll(busy, files) },
    { name: `${pdfs} PDFs and ${exports} exports`, work: () => getAll(busy, [...files, ...lists]) },
    ...(await doorsOf({ api: busy, firmId: firm.firmId, user: person.email, secret })),
  ]
  /** @type {{ name: string, ratio: number }[]} */
  const before = existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')).results : []
  const results = []
  for (const { name, work } of doors) {
    const isWanted = wanted.length === 0 || wanted.some((word) => name.includes(word))
    const found = isWanted
      ? await compare(openPage, name, work)
      : before.find((one) => one.name === name)
    if (found) results.push(found)
  }
  busy.close()
  const over = results.filter(({ ratio }) => ratio > limit).map(({ name }) => name)
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync(reportPath, `${JSON.stringify({ limit, over, results }, null, 2)}\n`)
  if (over.length > 0)
    console.log(`More than ${limit} times their quiet middle: ${over.join(', ')}`)
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
    // A connection that waited while files were made may be closed already.
    const headers = { cookie, connection: 'close' }
    const answer = await fetch(url, { headers, redirect: 'manual' })
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
  const began = performance.now()
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
  const [calm, found] = [figuresOf(quiet), figuresOf(beside)]
  const ratio = Math.round((found.p50 / calm.p50) * 10) / 10
  const result = {
    name,
    at: new Date().toISOString(),
    load: loadavg()[0],
    answers,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    ratio,
    quiet: calm,
    beside: found,
  }
  console.log(`${ratio <= limit ? 'within' : 'OVER'}  ${JSON.stringify(result)}`)
  return result
}

/** Milliseconds. @param {number[]} times */
function figuresOf(times) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (/** @type {number} */ share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return { pages: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) }
}
