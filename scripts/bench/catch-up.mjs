// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
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
import { costOfConstant } from './measure.mjs'
import { readCpu } from './process-cost.mjs'
import { startReference } from './reference.mjs'

/**
 * How long 1,000 recurring invoices take that are all due at once: until they are final with their
 * XML, and until their PDFs are kept as well. `DOCUMENTS` makes a run smaller; there are no more
 * than one bulk action may change.
 *
 * The profiles are made for tomorrow where the day ends last, paused, and resumed where it begins
 * first: so tomorrow is today, and its morning over. That holds from 16 until 10 o'clock UTC.
 */
const documents = Math.min(1_000, Number(process.env.DOCUMENTS ?? 1_000))
const [last, first] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
/** Bytes of the constant page that a document is compared with: about what `finalise` answers. */
const constantBytes = 2_500
const person = { email: 'catch-up@example.com', password: testPassword }

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const hour = new Date().getUTCHours()
if (hour >= 10 && hour < 16) throw new Error('From 10 to 16 o’clock UTC no morning is over early')
await ensureBuilt()
const dataDir = createDataDir()
const server = await startServer({ dataDir })
const reference = await startReference()
try {
  const api = new Api(server.origin)
  await api.register(person)
  const { firmId, ids } = await prepare(api)
  const cpuOf = () => readCpu(server.runtimePid)
  const [began, cpuBefore] = [performance.now(), cpuOf()]
  await bulk(api, firmId, 'resume', ids)
  await until(async () => (await countOf(api, firmId)) >= documents)
  const made = { ms: performance.now() - began, cpu: cpuOf() - cpuBefore }
  await until(async () => arePdfsKept(api, firmId))
  const kept = { ms: performance.now() - began, cpu: cpuOf() - cpuBefore }
  const constant = await costOfConstant(constantBytes, reference, 3)
  const results = [judge('made', made, constant), judge('with PDF', kept, constant)]
  const report = { at: new Date().toISOString(), documents, load: loadavg()[0], results }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/catch-up.json', `${JSON.stringify(report, null, 2)}\n`)
} finally {
  await reference.stop()
  await server.stop()
  removeDataDir(dataDir)
}

/**
 * A firm with so many paused profiles, in a zone where they are due as soon as they go on.
 * @param {Api} api
 */
async function prepare(api) {
  const firm = await createFirmWithCustomer(api, { timeZone: last })
  const { firmId } = firm
  const { id: invoiceId } = await api.call('POST', `/firms/${firmId}/invoices`, draftInput(firm, 1))
  const firstDate = dateIn(first)
  const rule = { unit: 'month', every: 1, mode: 'finalise', firstDate, invoiceId }
  const all = Array.from({ length: documents }, (_, at) => ({ ...rule, name: `Licence ${at}` }))
  const ids = await mapWide(all, 8, async (input) => {
    const { id } = await api.call('POST', `/firms/${firmId}/recurring`, input, newKey())
    return String(id)
  })
  await bulk(api, firmId, 'pause', ids)
  const profile = await api.call('GET', `/firms/${firmId}`)
  await api.call('PUT', `/firms/${firmId}`, { ...profile, timeZone: first })
  return { firmId, ids }
}

/**
 * @param {Api} api
 * @param {string} firmId
 * @param {string} action
 * @param {string[]} ids
 */
async function bulk(api, firmId, action, ids) {
  const { results } = await api.call(
    'POST',
    `/firms/${firmId}/recurring/bulk`,
    { action, ids },
    newKey(),
  )
  const failed = results.find((/** @type {any} */ one) => one.outcome !== 'done')
  if (failed) throw new Error(`${action}: ${JSON.stringify(failed)}`)
}

/**
 * How many invoices are issued.
 * @param {Api} api
 * @param {string} firmId
 */
async function countOf(api, firmId) {
  const { totals } = await ask(api, `/firms/${firmId}/invoices?tab=issued&size=1`)
  return totals.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.count, 0)
}

/**
 * Whether the PDFs of the oldest and of the newest document are kept.
 * @param {Api} api
 * @param {string} firmId
 */
async function arePdfsKept(api, firmId) {
  for (const direction of ['ascending', 'descending']) {
    const path = `/firms/${firmId}/invoices`
    const { rows } = await ask(api, `${path}?tab=issued&size=1&sort=number&direction=${direction}`)
    const { kept } = await ask(api, `${path}/${rows[0].id}/electronic`)
    if (!kept.some((/** @type {any} */ file) => file.format === 'pdf')) return false
  }
  return true
}

/**
 * What the API says. A connection that lay idle may be closed, so each question has its own.
 * @param {Api} api
 * @param {string} path
 * @returns {Promise<any>}
 */
async function ask(api, path) {
  const headers = { authorization: `Bearer ${api.token}`, connection: 'close' }
  const answer = await fetch(`${api.origin}/api${path}`, { headers })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.json()
}

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  for (let tried = 0; tried < 600; tried += 1) {
    if (await holds()) return
    await wait(250)
  }
  throw new Error('The catch-up did not come to its end')
}

/**
 * @param {string} name
 * @param {{ ms: number, cpu: number }} taken
 * @param {number} constant
 */
function judge(name, { ms, cpu }, constant) {
  const each = { ms: tenth(ms / documents), cpu: tenth(cpu / documents) }
  const multiple = tenth(cpu / documents / constant)
  console.log(
    `${name.padEnd(10)} ${each.ms} ms, CPU ${each.cpu} ms a document, ${multiple} × constant`,
  )
  return { name, ...each, multiple }
}

/** @param {number} value */
function tenth(value) {
  return Math.round(value * 10) / 10
}

/** @param {string} timeZone */
function dateIn(timeZone) {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
}
