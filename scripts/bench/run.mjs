// @ts-check
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { measure } from './measure.mjs'
import { readMemory } from './process-cost.mjs'
import { startReference } from './reference.mjs'
import { createDrafts, createFirm, findCursor, listIssued, seedInvoices } from './seed.mjs'
import { printMeasures, printSizes, printWire } from './table.mjs'
import {
  electronicFiles,
  identityCalls,
  listPages,
  nextFinalise,
  readSessionCookie,
  sessionCheckLimit,
} from './targets.mjs'
import { measureWire } from './wire.mjs'
import { measureWorkers } from './worker-size.mjs'

/** `INVOICES`, `SECONDS` for each target and `ROUNDS` make a run smaller or longer. */
const invoices = Number(process.env.INVOICES ?? 20_000)
const seconds = Number(process.env.SECONDS ?? 8)
const rounds = Number(process.env.ROUNDS ?? 8)
const finaliseCount = Math.min(2500, invoices)
/** Each figure as it comes, so that a run that ends early leaves what it measured. */
const figures = '.cache/bench.jsonl'
const person = { email: 'bench@example.com', password: testPassword }

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const [busy = 0] = loadavg()
if (busy > 0.5) {
  console.log(
    `This machine is busy (load ${busy.toFixed(1)}); the figures will be worse than true.`,
  )
}
const dataDir = createDataDir()
const firm = await prepare()
const server = await startServer({ dataDir })
const reference = await startReference()
try {
  const api = new Api(server.origin)
  await api.signIn(person)
  const drafts = await createDrafts(api, firm, finaliseCount)
  const cursor = await findCursor(api, firm, Math.min(500, Math.floor(invoices / 25)))
  const cookie = await readSessionCookie(server.origin, person)
  const sample = await api.call('GET', `/firms/${firm.firmId}/invoices?size=1`)
  const pages = listPages({ firmId: firm.firmId, invoiceId: sample.rows[0].id, cursor })

  const port = Number(new URL(server.origin).port)
  const target = { port, pid: server.runtimePid, cookie, token: api.token, seconds }
  const people = await registerMany(new Api(server.origin, 1), 48)
  const issued = await listIssued(api, firm, finaliseCount)
  const targets = [
    ...pages,
    nextFinalise(firm.firmId, drafts),
    ...electronicFiles(firm.firmId, issued),
    ...identityCalls(people),
  ]
  writeFileSync(figures, '')
  const { results, sameWork } = await measure(targets, target, reference, rounds, tell)
  judgeSessionCheck(results)
  const memory = readMemory(server.runtimePid)
  const report = {
    at: new Date().toISOString(),
    machine: machine(),
    invoices,
    memory,
    rounds,
    sameWork,
    results,
  }
  printMeasures(results, memory, sameWork)
  keep(report)
  const shown = pages.filter(({ isPage }) => isPage)
  const wire = await measureWire(server.origin, cookie, shown)
  printWire(wire)
  const workers = await measureWorkers()
  printSizes(workers)
  keep({ ...report, wire, workers })
  process.exitCode = results.every(({ bad }) => bad === 0) ? 0 : 1
} finally {
  await reference.stop()
  await server.stop()
  removeDataDir(dataDir)
}

/**
 * @param {string} name of the target
 * @param {number} round from 1
 * @param {import('./measure.mjs').Result} result
 */
function tell(name, round, result) {
  const { rate, p50, p99, alone, cpu, multiple, bad } = result
  console.log(
    `round ${round} of ${rounds}  ${name.padEnd(24)} ${rate} req/s, ${p50} ms (p99 ${p99}),`,
    `alone ${alone} ms, CPU ${cpu} ms, ${multiple} × constant${bad > 0 ? `, ${bad} bad answers` : ''}`,
  )
  appendFileSync(figures, `${JSON.stringify({ name, round, ...result })}\n`)
}

/** @param {object} report */
function keep(report) {
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/bench.json', `${JSON.stringify(report, null, 2)}\n`)
}

/**
 * @param {Api} api
 * @param {number} count
 */
async function registerMany(api, count) {
  const people = Array.from({ length: count }, (_, at) => ({
    email: `bench-${at}@example.com`,
    password: testPassword,
  }))
  for (const one of people) {
    await api.call('POST', '/post-jwt-register', { ...one, name: 'Bench' })
  }
  return people
}

/** Knowing who asks is the difference between the same call with and without a token. */
function judgeSessionCheck(/** @type {import('./measure.mjs').Judged[]} */ results) {
  const cpuOf = (/** @type {string} */ name) => results.find((one) => one.name === name)?.cpu ?? 0
  const added = cpuOf('session check') - cpuOf('open call')
  console.log(`a session check adds ${added.toFixed(2)} ms (limit ${sessionCheckLimit})`)
  const checked = results.find(({ name }) => name === 'session check')
  if (added > sessionCheckLimit) checked?.missed.push('session')
}

async function prepare() {
  const server = await startServer({ dataDir })
  const api = new Api(server.origin)
  await api.register(person)
  const made = await createFirm(api)
  api.close()
  await server.stop()
  const began = Date.now()
  await seedInvoices(dataDir, made.firmId, invoices)
  console.log(`${invoices} invoices written in ${Math.round((Date.now() - began) / 1000)} s`)
  return made
}

function machine() {
  return `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}; load generator on the same machine`
}
