// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Api, newKey } from '../tests/support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../tests/support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../tests/support/server.mjs'
import { ensureBuilt } from './build/build.mjs'
import { invoicesIn } from './samples/invoices-in.mjs'
import { statedIn } from './samples/stated-in.mjs'

/**
 * Has a running server read every invoice of folders of samples as bills that came in, and counts what it
 * made of them. It is no part of the gate, as the samples are others' (README.md names them). What must not
 * be: an error of the server, and a draft with another total than the file states that does not say so.
 *
 *   node scripts/samples.mjs samples/cen samples/kosit samples/zugferd samples/peppol
 *
 * @typedef {{ file: string, stated: number, said: number }} Wrong
 * @typedef {object} Count
 * @property {string} name
 * @property {number} invoices
 * @property {number} drafts
 * @property {number} totals of drafts that were held against what the file states
 * @property {Record<string, number>} refused by the reason
 * @property {Record<string, number>} unread PDFs that became a draft to be filled in, by the reason
 * @property {string[]} broken files that were answered with an error of the server
 * @property {Wrong[]} wrong
 */
const folders = process.argv.slice(2).map((folder) => resolve(folder))
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await ensureBuilt()
const dataDir = createDataDir()
const server = await startServer({ dataDir })
try {
  const api = new Api(server.origin, 1)
  await api.register({ email: 'samples@example.com', password: testPassword })
  const { firmId: german } = await createFirmWithCustomer(api)
  const address = { street: 'Via Roma 1', postcode: '20121', city: 'Milano', country: 'IT' }
  const vatId = 'IT12345670017'
  const italy = { address: { ...address, region: 'MI' }, vatId, timeZone: 'Europe/Rome' }
  const { firmId: italian } = await createFirmWithCustomer(api, italy)
  /** @type {Count[]} */
  const counts = []
  for (const folder of folders) counts.push(await read(api, folder, { german, italian }))
  const report = { at: new Date().toISOString(), counts }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/samples.json', `${JSON.stringify(report, null, 2)}\n`)
  const bad = counts.reduce((sum, { broken, wrong }) => sum + broken.length + wrong.length, 0)
  if (bad > 0) process.exitCode = 1
} finally {
  await server.stop()
  removeDataDir(dataDir)
}

/**
 * @param {Api} api
 * @param {string} folder
 * @param {{ german: string, italian: string }} firms
 */
async function read(api, folder, firms) {
  /** @type {Count} */
  const count = {
    ...{ name: basename(folder), invoices: 0, drafts: 0, totals: 0 },
    ...{ refused: {}, unread: {}, broken: [], wrong: [] },
  }
  for (const { name, bytes } of invoicesIn(folder)) {
    count.invoices += 1
    const isItalian = bytes.includes('FatturaElettronica')
    const { status, body } = await send(api, isItalian ? firms.italian : firms.german, name, bytes)
    if (status >= 500) count.broken.push(name)
    else if (status !== 201) {
      const why = reasonOf(body)
      count.refused[why] = (count.refused[why] ?? 0) + 1
    } else {
      count.drafts += 1
      const { fileProblem: problem } = body
      if (problem) count.unread[problem.key] = (count.unread[problem.key] ?? 0) + 1
      const stated = problem ? undefined : statedIn(bytes, body.currency)
      if (stated === undefined) continue
      count.totals += 1
      const said = body.statedSum?.total ?? body.totalAmount
      if (said !== Math.abs(stated)) count.wrong.push({ file: name, stated, said })
    }
  }
  console.log(JSON.stringify(count, null, 2))
  return count
}

/**
 * One that asks for a rate of exchange gets one.
 * @param {Api} api @param {string} firmId @param {string} name @param {Buffer} bytes
 * @returns {Promise<{ status: number, body: any }>}
 */
async function send(api, firmId, name, bytes) {
  const post = async (/** @type {string} */ exchangeRate) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], basename(name)))
    if (exchangeRate) form.set('exchangeRate', exchangeRate)
    const answer = await fetch(`${api.origin}/api/firms/${firmId}/bills/read`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, ...newKey() },
      body: form,
    })
    return { status: answer.status, body: await answer.json() }
  }
  const answer = await post('')
  return answer.status === 422 && answer.body.data?.fields?.exchangeRate ? post('1') : answer
}

/** @param {any} body */
function reasonOf(body) {
  const fields = Object.entries(body.data?.fields ?? {})
  return fields.map(([field, { key }]) => `${field}: ${key}`).join(', ') || body.code
}
