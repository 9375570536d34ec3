// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { seedInvoices } from './seed.mjs'
import { withServer } from './with-server.mjs'

/**
 * How long the statement of one customer with 5,000 documents takes: its first page, and the whole as
 * PDF. `DOCUMENTS` and `TIMES` make a run smaller or longer.
 */
const documents = Number(process.env.DOCUMENTS ?? 5_000)
const times = Number(process.env.TIMES ?? 5)
const person = { email: 'statement@example.com', password: testPassword }

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = createDataDir()
const { firmId, customerId } = await prepare()
await withServer(dataDir, person, async (api) => {
  const path = `/firms/${firmId}/parties/${customerId}/statement`
  const results = [
    await timeOf(api, 'first page', path),
    await timeOf(api, 'PDF of all', `${path}/pdf`),
  ]
  const report = { at: new Date().toISOString(), documents, load: loadavg()[0], results }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/statement.json', `${JSON.stringify(report, null, 2)}\n`)
})

/** A firm of one customer, who has all documents. */
async function prepare() {
  const first = await startServer({ dataDir })
  const api = new Api(first.origin)
  await api.register(person)
  const made = await createFirmWithCustomer(api)
  api.close()
  await first.stop()
  await seedInvoices(dataDir, made.firmId, documents)
  return made
}

/**
 * @param {Api} api
 * @param {string} name
 * @param {string} path
 */
async function timeOf(api, name, path) {
  const taken = []
  let bytes = 0
  for (let at = 0; at < times; at++) {
    const began = performance.now()
    const headers = { authorization: `Bearer ${api.token}` }
    const answer = await fetch(`${api.origin}/api${path}`, { headers })
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    bytes = (await answer.arrayBuffer()).byteLength
    taken.push(Math.round(performance.now() - began))
  }
  const median = taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0
  console.log(`${name.padEnd(12)} ${median} ms, ${Math.round(bytes / 1024)} KB`)
  return { name, median, bytes }
}
