// @ts-check
import { Api, newKey } from '../support/api.mjs'
import { createFirmWithCustomer, mapWide, testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'
import { checkTill } from './till-books.mjs'

/**
 * @typedef {import('../support/server.mjs').Server} Server
 * @typedef {{ path: string, itemId: string, warehouseId: string, taxCode: string }} Shop
 * @typedef {{ id: string, total: number, isCash: boolean }} Sold
 * @typedef {{ id: string, code: string, sessionId: string, device: string,
 *   cash: number, own: number, ofDevice: number, sold: Sold[] }} Till
 * @typedef {{ method: string, path: string, body: object, key: Record<string, string>,
 *   note: () => void }} Act what a till does once, however often it has to be asked
 */

/** Registers that sell at once, and how often the server is killed under them. */
const tillCount = Number(process.env.TILLS ?? 8)
const kills = Number(process.env.TILL_KILLS ?? 3)
const person = { email: 'kill-tills@example.com', password: testPassword }
const opening = 10_000
/** What one piece costs, with its tax, in cents. */
const price = 320
/** As many answers may come to each register on average before a kill. */
const mostAnswers = 3
/** As often a call is sent whose connection breaks although the server lives. */
const mostAttempts = 4
/** How often one did. */
let broken = 0

/**
 * Has registers sell, take back and move cash all at once, ends the server with SIGKILL again and
 * again, has each register repeat what had no answer, and compares the firm's books with what the
 * registers remember: no ticket lost or doubled, numbers without gap, and in each drawer opening +
 * sales − refunds − change + in − out.
 * @param {() => number} random
 * @returns {Promise<{ failures: string[], said: string }>}
 */
export async function runTillsRound(random) {
  const dataDir = createDataDir()
  let server = await startServer({ dataDir })
  const port = Number(new URL(server.origin).port)
  try {
    const { shop, tills } = await openShop(server)
    let unanswered = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      unanswered += await sellUntilKilled(server, shop, tills, random)
      console.log(`tills: kill ${kill} of ${kills}, ${unanswered} calls cut off so far`)
      server = await startServer({ dataDir, port })
    }
    // What was under way at the last kill is asked for again, then nothing is sold any more.
    const api = await signedIn(server, 10)
    await mapWide(tills, 10, (till) => finish(api, till))
    const faults = await mapWide(tills, 10, (till) => checkTill(api, shop.path, till))
    const { debit, credit } = await api.call('GET', `${shop.path}/trial-balance`)
    api.close()
    const failures = faults.filter((fault) => fault !== '')
    if (debit !== credit) failures.push(`debit ${debit}, credit ${credit}`)
    const sold = tills.reduce((sum, { own, ofDevice }) => sum + own + ofDevice, 0)
    // Without both, nothing was tested.
    if (sold === 0) failures.push('nothing was sold')
    if (unanswered === 0) failures.push('nothing was in flight at a kill')
    const said = `${tillCount} sold ${sold} tickets through ${kills} kills, ${unanswered} calls cut off, ${broken} connections broken`
    return { failures, said }
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
}

/** @param {Server} server @returns {Promise<{ shop: Shop, tills: Till[] }>} */
async function openShop(server) {
  const api = new Api(server.origin, 10)
  await api.register(person)
  const { firmId, taxCode } = await createFirmWithCustomer(api)
  const path = `/firms/${firmId}`
  const { rows } = await api.call('GET', `${path}/warehouses`)
  const unitPrice = (price / 100).toFixed(2)
  const input = {
    name: 'Soap',
    kind: 'product',
    unit: 'pc',
    priceMode: 'gross',
    unitPrice,
    taxCode,
  }
  const item = await api.call('POST', `${path}/items`, input, newKey())
  const shop = { path, itemId: item.id, warehouseId: rows[0].id, taxCode }
  const tills = await mapWide(Array.from({ length: tillCount }), 10, async (_, at) => {
    const code = `T${at + 1}`
    const register = { name: `Till ${at + 1}`, code, warehouseId: shop.warehouseId }
    const { id } = await api.call('POST', `${path}/till-registers`, register, newKey())
    const of = `${path}/till-registers/${id}`
    const session = await api.call(
      'POST',
      `${of}/open`,
      { other: opening, source: 'bank' },
      newKey(),
    )
    const device = `device-of-till-${at + 1}`
    await api.call('POST', `${of}/devices`, { device }, newKey())
    const none = { cash: opening, own: 0, ofDevice: 0, sold: [] }
    return { id, code, sessionId: session.id, device, ...none }
  })
  api.close()
  return { shop, tills }
}

/** What a till asked last and has no answer to. @type {Map<Till, Act>} */
const pending = new Map()

/**
 * @param {Server} server
 * @param {Shop} shop
 * @param {Till[]} tills
 * @param {() => number} random
 * @returns {Promise<number>} how many calls had no answer
 */
async function sellUntilKilled(server, shop, tills, random) {
  // On a busy machine a server closes connections that lie idle just as a call goes out: none is kept.
  const api = await signedIn(server, tillCount, false)
  const enough = 1 + Math.floor(random() * mostAnswers * tillCount)
  let answers = 0
  /** @type {Promise<void> | undefined} */
  let killing
  await mapWide(tills, tillCount, async (till) => {
    while (!killing) {
      const act = pending.get(till) ?? nextAct(shop, till, random)
      pending.set(till, act)
      if (!(await ask(api, act, () => killing !== undefined))) return
      pending.delete(till)
      answers += 1
      if (answers >= enough) killing ??= server.kill()
    }
  })
  await killing
  api.close()
  return pending.size
}

/** @param {Api} api @param {Till} till */
async function finish(api, till) {
  const act = pending.get(till)
  if (!act) return
  await ask(api, act, () => false)
  pending.delete(till)
}

/**
 * Asks once and notes the answer.
 * @param {Api} api
 * @param {Act} act
 * @param {() => boolean} isKilled a server that is being killed may still say that it cannot
 * @returns {Promise<boolean>} whether it was done
 */
async function ask(api, { method, path, body, key, note }, isKilled) {
  const answer = await repeated(() => api.send(method, path, body, key), isKilled)
  if (!answer) return false
  if (answer.status >= 300) {
    if (isKilled()) return false
    throw new Error(`${method} ${path}: ${answer.status} ${answer.bytes}`)
  }
  note()
  return true
}

/**
 * A connection that breaks under a server that lives is no answer either: a till asks again with its
 * key, and how often that was is told.
 * @template T
 * @param {() => Promise<T>} send
 * @param {() => boolean} isKilled
 * @returns {Promise<T | undefined>} nothing once the server is killed
 */
async function repeated(send, isKilled) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (isKilled()) return undefined
      if (attempt === mostAttempts || !/socket hang up|ECONNRESET|EPIPE/.test(`${error}`))
        throw error
      broken += 1
    }
  }
}

/**
 * A sale by the firm's number or by the device's, a refund, or cash that is put in or taken out.
 * @param {Shop} shop
 * @param {Till} till
 * @param {() => number} random
 * @returns {Act}
 */
function nextAct(shop, till, random) {
  const what = random()
  const refundable = till.sold.at(-1)
  if (what < 0.1 && refundable) return refundOf(shop, till, refundable)
  if (what < 0.2) return moveOf(shop, till, random)
  const pieces = 1 + Math.floor(random() * 4)
  const total = pieces * price
  const isCash = random() < 0.7
  const isOfDevice = random() < 0.4
  const id = newUlid(random)
  const { taxCode, itemId } = shop
  const line = { itemId, description: 'Soap', quantity: `${pieces}`, unitPrice: '3.20', taxCode }
  const given = isCash ? Math.ceil(total / 500) * 500 : total
  const numbered = {
    ...{ device: till.device, series: 'A', running: till.ofDevice + 1 },
    soldAt: new Date().toISOString(),
  }
  return {
    method: 'POST',
    path: `${shop.path}/till-tickets`,
    key: newKey(),
    body: {
      ...{ id, registerId: till.id, lines: [line] },
      tenders: [{ tender: isCash ? 'cash' : 'card', amount: given }],
      ...(isOfDevice ? numbered : {}),
    },
    note() {
      till.sold.push({ id, total, isCash })
      if (isOfDevice) till.ofDevice += 1
      else till.own += 1
      if (isCash) till.cash += total
    },
  }
}

/** @param {Shop} shop @param {Till} till @param {Sold} sold @returns {Act} */
function refundOf(shop, till, sold) {
  return {
    method: 'POST',
    path: `${shop.path}/till-tickets/${sold.id}/refund`,
    key: newKey(),
    body: { registerId: till.id, reason: 'Broken' },
    note() {
      till.sold = till.sold.filter((one) => one !== sold)
      till.own += 1
      if (sold.isCash) till.cash -= sold.total
    },
  }
}

/** @param {Shop} shop @param {Till} till @param {() => number} random @returns {Act} */
function moveOf(shop, till, random) {
  const direction = random() < 0.5 ? 'in' : 'out'
  const amount = 100 + Math.floor(random() * 400)
  return {
    method: 'POST',
    path: `${shop.path}/till-sessions/${till.sessionId}/moves`,
    key: newKey(),
    body: { direction, amount, reason: 'bank' },
    note() {
      till.cash += direction === 'in' ? amount : 0 - amount
    },
  }
}

/** @param {Server} server @param {number} connections @param {boolean} [isKept] */
async function signedIn(server, connections, isKept = true) {
  const api = new Api(server.origin, connections, isKept)
  await api.signIn(person)
  return api
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** @param {() => number} random */
function newUlid(random) {
  const letter = () => letters[Math.floor(random() * 32)]
  return `01KB${Array.from({ length: 22 }, letter).join('')}`
}
