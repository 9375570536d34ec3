// @ts-check
import { Api, newKey } from '../support/api.mjs'
import { createFirmWithCustomer, draftInput, mapWide, testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'
import { judgeMail, startProvider } from './provider.mjs'

/**
 * @typedef {import('../support/server.mjs').Server} Server
 * @typedef {import('./provider.mjs').Provider} Provider
 * @typedef {{ path: string, body: object, key: Record<string, string>, isDone: boolean }} Ask
 *
 * @typedef {object} Firm
 * @property {string} path of the API
 * @property {string} webhookId
 * @property {string[]} late invoices to remind of
 * @property {Ask[]} asks what is asked for while the server is killed
 */

const person = { email: 'kill-jobs@example.com', password: testPassword }
const profiles = 16
const lateInvoices = 6
/** How long the jobs may take to settle after the last restart. */
const settleMs = 300_000
const dayMs = 86_400_000

/**
 * Has recurring invoices made, finalised and mailed, reminders sent and a webhook told of it all,
 * each by jobs; ends the server with SIGKILL twice meanwhile, once as the first answers come and once
 * as the mails leave; and asks whether each of them was done, and done once.
 * @param {() => number} random
 * @returns {Promise<{ failures: string[], said: string }>}
 */
export async function runJobsRound(random) {
  const provider = await startProvider()
  const dataDir = createDataDir()
  const { env } = provider
  let server = await startServer({ dataDir, env })
  const restart = async () => {
    server = await startServer({ dataDir, env, port: Number(new URL(server.origin).port) })
  }
  try {
    const firm = await prepare(server, provider)
    const answers = 1 + Math.floor(random() * firm.asks.length)
    await askUntil(server, firm.asks, (kill) => {
      if (firm.asks.filter(({ isDone }) => isDone).length >= answers) kill()
    })
    await restart()
    const mails = provider.taken.size + 1 + Math.floor(random() * 8)
    await askUntil(
      server,
      firm.asks,
      (kill) => {
        const isOver = firm.asks.every(({ isDone }) => isDone)
        if (provider.taken.size >= Math.min(mails, isOver ? 1 : mails)) kill()
      },
      provider,
    )
    await restart()
    const api = new Api(server.origin, 1)
    await api.signIn(person)
    await askAll(api, firm.asks)
    const found = await settled(api, firm)
    api.close()
    return judge(firm, found, provider.taken)
  } finally {
    await server.stop()
    provider.close()
    removeDataDir(dataDir)
  }
}

/**
 * A firm with overdue invoices, a webhook that nobody answers, and a customer with an address.
 * @param {Server} server
 * @param {import('./provider.mjs').Provider} provider
 * @returns {Promise<Firm>}
 */
async function prepare(server, provider) {
  const api = new Api(server.origin, 8)
  await api.register(person)
  await provider.confirmAddress(api)
  // Recurring invoices are made at six in the morning where the firm is: that must be over.
  const hour = new Date().getUTCHours()
  const timeZone = hour >= 7 && hour < 23 ? 'Africa/Abidjan' : 'Asia/Tokyo'
  const firm = await createFirmWithCustomer(api, { timeZone })
  const path = `/firms/${firm.firmId}`
  const { id: customerId } = await api.call(
    'POST',
    `${path}/parties`,
    {
      name: 'Dauer GmbH',
      language: 'de',
      currency: 'EUR',
      address: { street: 'Ring 2', postcode: '50667', city: 'Köln', country: 'DE' },
      email: 'dauer@customer.example',
    },
    newKey(),
  )
  const webhook = await api.call(
    'POST',
    `${path}/webhooks`,
    { url: 'https://hooks.customer.example/', events: ['invoice.finalised'] },
    newKey(),
  )
  const past = new Date(Date.now() - 30 * dayMs).toISOString().slice(0, 10)
  const input = (/** @type {number} */ index) => draftInput({ ...firm, customerId }, index)
  const late = []
  for (let index = 0; index < lateInvoices; index += 1) {
    const draft = { ...input(index), issueDate: past, paymentTermsDays: 10 }
    const { id } = await api.call('POST', `${path}/invoices`, draft, newKey())
    await api.call('POST', `${path}/invoices/${id}/finalise`, {}, newKey())
    late.push(String(id))
  }
  const settings = await api.call('GET', `${path}/reminders/settings`)
  const steps = [{ days: 18, tone: 'friendly', fee: 0, withInterest: false }]
  const { version } = settings
  await api.call('PUT', `${path}/reminders/settings`, { isOn: false, steps, version })
  const { rows: due } = await api.call('GET', `${path}/reminders/due`)
  if (due.length !== late.length) throw new Error(`${due.length} reminders are due`)
  const source = await api.call('POST', `${path}/invoices`, input(0), newKey())
  api.close()
  const rule = { every: 1, unit: 'month', end: 'count', endCount: 1, mode: 'send' }
  const firstDate = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const recurring = Array.from({ length: profiles }, (_, index) =>
    ask(`${path}/recurring`, { ...rule, name: `P${index}`, firstDate, invoiceId: source.id }),
  )
  const reminders = due.map((/** @type {{ itemId: string }} */ { itemId }) =>
    ask(`${path}/reminders/send`, { itemIds: [itemId] }),
  )
  return { path, webhookId: webhook.id, late, asks: [...reminders, ...recurring] }
}

/** @param {string} path @param {object} body @returns {Ask} */
function ask(path, body) {
  return { path, body, key: newKey(), isDone: false }
}

/**
 * Asks for all that was not answered yet, and ends the server when it is time.
 * @param {Server} server
 * @param {Ask[]} asks
 * @param {(kill: () => void) => void} look called with every answer and every mail
 * @param {Provider} [provider]
 */
async function askUntil(server, asks, look, provider) {
  /** @type {Promise<void> | undefined} */
  let killing
  await new Promise((done, fail) => {
    const check = () => {
      if (killing) return
      look(() => {
        killing = server.kill()
        killing.then(done)
      })
    }
    provider?.onMail(check)
    const api = new Api(server.origin, asks.length)
    // The server may be gone before the first answer: mails of the time before leave at its start.
    signInAndAsk(api, asks, check)
      .catch((error) => killing ?? fail(error))
      .finally(() => {
        api.close()
        check()
      })
  })
}

/**
 * @param {Api} api
 * @param {Ask[]} asks
 * @param {() => void} then
 */
async function signInAndAsk(api, asks, then) {
  await api.signIn(person)
  await askAll(api, asks, then)
}

/**
 * @param {Api} api
 * @param {Ask[]} asks
 * @param {() => void} [then] after each answer
 */
async function askAll(api, asks, then = () => undefined) {
  const left = asks.filter(({ isDone }) => !isDone)
  await Promise.all(
    left.map(async (one) => {
      const answer = await api.send('POST', one.path, one.body, one.key).catch(() => undefined)
      if (answer === undefined || answer.status >= 500) return
      if (answer.status >= 300) throw new Error(`${one.path}: ${answer.status} ${answer.bytes}`)
      one.isDone = true
      then()
    }),
  )
}

/**
 * What there is once nothing waits any more: profiles, the mails of each invoice, reminders and what
 * the webhook was to be told.
 * @param {Api} api
 * @param {Firm} firm
 */
async function settled(api, { path, webhookId, late }) {
  const end = Date.now() + settleMs
  for (;;) {
    const { rows } = await api.call('GET', `${path}/recurring?tab=all&size=100`)
    const made = await mapWide(rows, 8, async ({ id }) => {
      /** @type {{ name: string, runs: { invoiceId: string }[] }} */
      const { name, runs } = await api.call('GET', `${path}/recurring/${id}`)
      return { name, invoices: runs.map(({ invoiceId }) => invoiceId) }
    })
    const invoices = [...late, ...made.flatMap((one) => one.invoices)]
    const mails = await mapWide(invoices, 8, async (id) => {
      /** @type {{ id: string, state: string, error: string }[]} */
      const found = (await api.call('GET', `${path}/records/invoice/${id}/mails`)).rows
      return found
    })
    /** @type {{ rows: { body: string, attempts: number }[] }} */
    const told = await api.call('GET', `${path}/webhooks/${webhookId}/deliveries?size=100`)
    /** @type {{ rows: { invoiceId: string }[] }} */
    const reminded = await api.call('GET', `${path}/reminders/sent`)
    const isDone =
      made.length === profiles &&
      made.every((one) => one.invoices.length > 0) &&
      mails.every((list) => list.length > 0 && list.every(({ state }) => state !== 'queued')) &&
      told.rows.every(({ attempts }) => attempts > 0)
    if (!isDone && Date.now() < end) continue
    const finalised = await api.call('GET', `${path}/invoices?tab=all&size=100`)
    const numbered = finalised.rows.filter((/** @type {any} */ row) => row.number !== null)
    const reminders = reminded.rows.map(({ invoiceId }) => invoiceId)
    return { made, invoices, mails, told: told.rows, reminders, numbered: numbered.length }
  }
}

/**
 * @param {Firm} firm
 * @param {Awaited<ReturnType<typeof settled>>} found
 * @param {Map<string, number>} taken
 */
function judge({ asks, late }, { made, invoices, mails, told, reminders, numbered }, taken) {
  const failures = asks.filter(({ isDone }) => !isDone).map(({ path }) => `${path}: no answer`)
  if (made.length !== profiles) failures.push(`${made.length} profiles of ${profiles}`)
  for (const one of made) {
    if (one.invoices.length !== 1) failures.push(`${one.name}: ${one.invoices.length} invoices`)
  }
  if (numbered !== invoices.length) failures.push(`${numbered} invoices, ${invoices.length} known`)
  if (reminders.toSorted().join() !== late.toSorted().join()) {
    failures.push(`${reminders.length} reminders of ${late.length} invoices`)
  }
  const toldOf = told.map(({ body }) => String(JSON.parse(body).data.id))
  if (toldOf.toSorted().join() !== invoices.toSorted().join()) {
    failures.push(`the webhook was told ${toldOf.length} times of ${invoices.length} invoices`)
  }
  const untried = told.filter(({ attempts }) => attempts === 0).length
  if (untried > 0) failures.push(`${untried} messages of the webhook were never tried`)
  const sums = { sent: 0, marked: 0 }
  for (const [index, list] of mails.entries()) {
    if (list.length !== 1) failures.push(`${invoices[index]}: ${list.length} mails`)
    for (const mail of list) {
      const judged = judgeMail(mail, taken)
      if (judged === 'sent' || judged === 'marked') sums[judged] += 1
      else failures.push(`${invoices[index]}: ${judged}`)
    }
  }
  for (const [id, times] of taken) if (times > 1) failures.push(`${id} left ${times} times`)
  if (sums.sent === 0) failures.push('no mail was sent')
  const { sent, marked } = sums
  const said =
    `killed twice: ${made.length} recurring invoices and ${reminders.length} reminders made once,` +
    ` ${sent} mails sent once, ${marked} marked, the webhook tried ${told.length} times`
  return { failures, said }
}
