// @ts-check
import { Api, newKey } from '../support/api.mjs'
import { createFirmWithCustomer, draftInput, mapWide, testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'
import { judgeMail, startProvider } from './provider.mjs'

/**
 * @typedef {import('../support/server.mjs').Server} Server
 * @typedef {{ id: string, state: string, error: string }} Mail
 */

const person = { email: 'kill-mail@example.com', password: testPassword }
const mailsInRound = 24
/** How long the queue may take to settle after a restart. */
const settleMs = 300_000

/**
 * Ends the server with SIGKILL while mails leave through a provider, starts it again, and asks
 * whether each mail that was promised is out once, or is marked as one that may have arrived.
 * @param {() => number} random
 * @returns {Promise<{ failures: string[], said: string }>}
 */
export async function runMailRound(random) {
  const provider = await startProvider()
  const dataDir = createDataDir()
  const { env } = provider
  let server = await startServer({ dataDir, env })
  try {
    const { firmId, invoices } = await prepare(server, provider)
    const acknowledged = await sendUntilKilled(server, { firmId, invoices }, provider, random())
    server = await startServer({ dataDir, env, port: Number(new URL(server.origin).port) })
    const api = new Api(server.origin, 20)
    await api.signIn(person)
    const mails = await settled(api, firmId, invoices)
    api.close()
    return judge({ invoices, acknowledged, mails, taken: provider.taken })
  } finally {
    await server.stop()
    provider.close()
    removeDataDir(dataDir)
  }
}

/**
 * @param {Server} server
 * @param {import('./provider.mjs').Provider} provider
 */
async function prepare(server, provider) {
  const api = new Api(server.origin, 10)
  await api.register(person)
  await provider.confirmAddress(api)
  const firm = await createFirmWithCustomer(api)
  const { firmId } = firm
  const invoices = await mapWide(Array.from({ length: mailsInRound }), 6, async (_, index) => {
    const path = `/firms/${firmId}/invoices`
    const { id } = await api.call('POST', path, draftInput(firm, index), newKey())
    await api.call('POST', `${path}/${id}/finalise`, {}, newKey())
    return String(id)
  })
  api.close()
  return { firmId, invoices }
}

/**
 * @param {Server} server
 * @param {{ firmId: string, invoices: string[] }} firm
 * @param {import('./provider.mjs').Provider} provider
 * @param {number} share of the mails that may reach the provider before the kill, from 0 to 1
 * @returns {Promise<Set<string>>} invoices whose sending was acknowledged
 */
async function sendUntilKilled(server, { firmId, invoices }, provider, share) {
  const enough = Math.max(1, Math.floor(share * 0.7 * invoices.length))
  /** @type {Promise<void> | undefined} */
  let killing
  const killed = new Promise((done) => {
    provider.onMail(() => {
      if (provider.taken.size < enough || killing) return
      killing = server.kill()
      killing.then(done)
    })
  })
  const api = new Api(server.origin, invoices.length)
  await api.signIn(person)
  /** @type {Set<string>} */
  const acknowledged = new Set()
  await Promise.all(
    invoices.map(async (id) => {
      const path = `/firms/${firmId}/invoices/${id}/send`
      const to = { to: `${id.toLowerCase()}@customer.example` }
      const answer = await api.send('POST', path, to, newKey()).catch(() => undefined)
      if (answer?.status === 200) acknowledged.add(id)
    }),
  )
  await killed
  api.close()
  return acknowledged
}

/**
 * The mails of each invoice, once none of them waits any more.
 * @param {Api} api
 * @param {string} firmId
 * @param {string[]} invoices
 * @returns {Promise<Map<string, Mail[]>>}
 */
async function settled(api, firmId, invoices) {
  const end = Date.now() + settleMs
  for (;;) {
    const lists = await mapWide(invoices, 6, async (id) => {
      const path = `/firms/${firmId}/records/invoice/${id}/mails`
      /** @type {Mail[]} */
      const rows = (await api.call('GET', path)).rows
      return /** @type {const} */ ([id, rows])
    })
    const isDone = lists.every(([, rows]) => rows.every(({ state }) => state !== 'queued'))
    if (isDone || Date.now() > end) return new Map(lists)
  }
}

/**
 * @param {{ invoices: string[], acknowledged: Set<string>,
 *   mails: Map<string, Mail[]>,
 *   taken: Map<string, number> }} round
 */
function judge({ invoices, acknowledged, mails, taken }) {
  const failures = []
  let sent = 0
  let marked = 0
  for (const id of invoices) {
    const rows = mails.get(id) ?? []
    if (acknowledged.has(id) && rows.length !== 1) failures.push(`${id}: ${rows.length} mails`)
    for (const mail of rows) {
      const judged = judgeMail(mail, taken)
      if (judged === 'sent') sent += 1
      else if (judged === 'marked') marked += 1
      else failures.push(`${id}: ${judged}`)
    }
  }
  if (sent === 0) failures.push('no mail was sent')
  return { failures, said: `killed while it left: ${sent} sent once, ${marked} marked` }
}
