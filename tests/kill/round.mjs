// @ts-check
import { Api, newKey } from '../support/api.mjs'
import { draftInput, mapWide, testPassword } from '../support/firm.mjs'
import { startServer } from '../support/server.mjs'
import { checkBooks } from './books.mjs'

/**
 * @typedef {import('../support/server.mjs').Server} Server
 * @typedef {{ firmId: string, customerId: string, taxCode: string }} Firm
 * @typedef {{ id: string, key: Record<string, string>, isSent?: true, number?: string }} Promised
 */

const requests = 200
const person = { email: 'kill@example.com', password: testPassword }

/**
 * Drafts, 200 finalise requests, SIGKILL after a share of the answers, restart, questions.
 * @param {Server} server
 * @param {Firm} firm
 * @param {number} share of the answers that may come before the kill
 * @param {number} width how many requests wait for their answer at a time; with all 200, a busy
 *   machine may bring every answer at once and leave nothing for the kill to interrupt
 */
export async function runRound(server, firm, share, width) {
  const promised = await createDrafts(server, firm)
  const enough = Math.max(1, Math.floor(share * requests))
  await finaliseUntilKilled(server, firm, promised, enough, width)
  const restarted = await startServer({ dataDir: server.dataDir, port: portOf(server) })
  const api = new Api(restarted.origin, 50)
  await api.signIn(person)
  const acknowledged = promised.filter(({ number }) => number !== undefined)
  const unanswered = promised.filter(({ isSent, number }) => isSent && number === undefined)
  const state = await mapWide(promised, 25, ({ id }) => getInvoice(api, firm, id))
  const byId = new Map(state.map((invoice) => [invoice.id, invoice]))
  const committed = unanswered.filter(({ id }) => byId.get(id)?.number !== null)
  const checks = {
    'no acknowledged invoice is lost': findFirst(acknowledged, ({ id, number }) =>
      byId.get(id)?.number === number ? '' : `${number} is now ${byId.get(id)?.number}`,
    ),
    'books balance after the restart': await checkBooks(api, firm.firmId),
    'a retry gives the same number': await checkRetries(api, firm, promised, byId),
    'books balance after the retries': await checkBooks(api, firm.firmId),
  }
  api.close()
  return {
    server: restarted,
    checks,
    acknowledged: acknowledged.length,
    unanswered: unanswered.length,
    committedUnanswered: committed.length,
  }
}

/**
 * @param {Server} server
 * @param {Firm} firm
 * @returns {Promise<Promised[]>}
 */
async function createDrafts(server, firm) {
  const api = new Api(server.origin, 20)
  await api.signIn(person)
  const path = `/firms/${firm.firmId}/invoices`
  const drafts = await mapWide(Array.from({ length: requests + 10 }), 20, (_, index) =>
    api.call('POST', path, draftInput(firm, index), newKey()),
  )
  api.close()
  return drafts.slice(0, requests).map(({ id }) => ({ id, key: newKey() }))
}

/**
 * @param {Server} server
 * @param {Firm} firm
 * @param {Promised[]} promised gets the numbers that were acknowledged
 * @param {number} enough answers for the kill
 * @param {number} width
 */
async function finaliseUntilKilled(server, firm, promised, enough, width) {
  const api = new Api(server.origin, width)
  await api.signIn(person)
  let answers = 0
  /** @type {Promise<void> | undefined} */
  let killing
  await mapWide(promised, width, async (one) => {
    if (killing) return
    one.isSent = true
    const answer = await finalise(api, firm, one).catch(() => undefined)
    if (answer === undefined) return
    if (answer.status !== 200) {
      // A server that is being killed may still say that it cannot.
      if (!killing) throw new Error(`finalise: ${answer.status} ${answer.bytes}`)
      return
    }
    one.number = answer.body.number
    answers += 1
    if (answers >= enough) killing ??= server.kill()
  })
  await killing
  api.close()
}

/**
 * Repeats every call with its key, those that had no answer and those that had.
 * @param {Api} api
 * @param {Firm} firm
 * @param {Promised[]} promised
 * @param {Map<string, { number: string | null }>} before
 */
async function checkRetries(api, firm, promised, before) {
  const answers = await mapWide(promised, 25, (one) => finalise(api, firm, one))
  const numbers = new Set(answers.map(({ body }) => body?.number))
  if (numbers.size !== promised.length) return `${numbers.size} numbers for ${promised.length}`
  return findFirst(promised, ({ id, number }, index) => {
    const { status, body, bytes } = answers[index] ?? {}
    const known = number ?? before.get(id)?.number
    if (status !== 200 || !body?.number) return `${id} answers ${status} ${bytes}`
    return known && known !== body.number ? `${known} became ${body.number}` : ''
  })
}

/**
 * @param {Api} api
 * @param {Firm} firm
 * @param {Promised} one
 */
function finalise(api, firm, { id, key }) {
  return api.send('POST', `/firms/${firm.firmId}/invoices/${id}/finalise`, {}, key)
}

/**
 * @param {Api} api
 * @param {Firm} firm
 * @param {string} id
 */
function getInvoice(api, firm, id) {
  return api.call('GET', `/firms/${firm.firmId}/invoices/${id}`)
}

/**
 * @template T
 * @param {T[]} list
 * @param {(item: T, index: number) => string} judge
 */
function findFirst(list, judge) {
  return list.map(judge).find((fault) => fault !== '') ?? ''
}

/** @param {Server} server */
function portOf(server) {
  return Number(new URL(server.origin).port)
}
