// @ts-check
import { newKey } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, draftInput, mapWide } from '../../tests/support/firm.mjs'
import { startHost } from '../start/host.mjs'
import { getSecrets } from '../start/secrets.mjs'
import { readSettings } from '../start/settings.mjs'
import { upstreamWorker } from '../start/workers.mjs'

/** @typedef {import('../../tests/support/api.mjs').Api} Api */
/** @typedef {{ firmId: string, customerId: string, taxCode: string }} Firm */

const width = 24
/** As many as one call may write. */
const aCall = 2000
const aDayMs = 86_400_000

/**
 * A firm with customers, made through the API.
 * @param {Api} api
 * @returns {Promise<Firm>}
 */
export async function createFirm(api) {
  const firm = await createFirmWithCustomer(api)
  await createCustomers(api, firm)
  return firm
}

/**
 * Has the firm's own object write finalised invoices, spread over this year until yesterday. No
 * sign-in page leads there, so nothing else may run on the data.
 * @param {string} dataDir
 * @param {string} firmId
 * @param {number} count
 */
export function seedInvoices(dataDir, firmId, count) {
  return insideFirm(dataDir, firmId, async (call) => {
    let left = count
    for (const { from, to } of splitYear(Math.ceil(count / aCall))) {
      await call('seed-invoices', { count: Math.min(aCall, left), from, to })
      left -= aCall
    }
  })
}

/**
 * Hands mails to the firm's own object, as the platform does once their parts lie in the bucket; the
 * parts themselves are not written.
 * @param {string} dataDir
 * @param {string} firmId
 * @param {Iterable<object>} mails as `PreparedMail` of upstream/mail/incoming/prepare-mail.ts
 */
export function seedMails(dataDir, firmId, mails) {
  return insideFirm(dataDir, firmId, (call) =>
    // A connection of the host may close between two of many calls; a mail that is known is kept once.
    mapWide([...mails], width, (mail) =>
      call('take-mail', mail).catch(() => call('take-mail', mail)),
    ),
  )
}

/**
 * The same of six documents of other kinds for each turn: bills, payments and an expense (`seed-books.ts`
 * of the demo's module), and an entry of wages (the ledger's `seed-wages.ts`).
 * @param {string} dataDir
 * @param {string} firmId
 * @param {number} turns
 */
export function seedBooks(dataDir, firmId, turns) {
  return insideFirm(dataDir, firmId, async (call) => {
    let first = 0
    for (const { from: date } of splitYear(Math.ceil(turns / aPiece))) {
      const some = Math.min(aPiece, turns - first)
      await call('seed-books', { turns: some, first, date })
      await call('seed-wages', { entries: some, first, date })
      first += aPiece
    }
  })
}

/** As many turns as one call may have. */
const aPiece = 25

/**
 * Starts the API alone and asks a firm's object what only the gateway may.
 * @param {string} dataDir
 * @param {string} firmId
 * @param {(call: (name: string, input: object) => Promise<void>) => Promise<unknown>} work
 */
export async function insideFirm(dataDir, firmId, work) {
  const settings = { ...readSettings({ DATA_DIR: dataDir }) }
  const host = await startHost([upstreamWorker(settings, getSecrets(dataDir))], dataDir)
  try {
    const firms = await host.miniflare.getDurableObjectNamespace('FIRM', 'upstream')
    const firm = firms.get(firms.idFromName(firmId))
    await work(async (name, input) => {
      const sent = { method: 'POST', headers: headersOf(firmId), body: JSON.stringify(input) }
      const answer = await firm.fetch(`http://firm/internal/${name}`, sent)
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    })
  } finally {
    await host.stop()
  }
}

/** As the gateway writes it: `encodeActor` in upstream/firm/actor.ts. @param {string} firmId */
export function headersOf(firmId) {
  const userId = '00000000000000000000000000'
  const actor = { userId, userName: 'Bench', role: 'owner', language: 'en', isDemo: false }
  return {
    'content-type': 'application/json',
    'x-firmament-firm': firmId,
    'x-firmament-actor': encodeURIComponent(JSON.stringify({ ...actor, requestId: 'bench' })),
  }
}

/**
 * This year until yesterday in spans that follow each other.
 * @param {number} count
 */
export function splitYear(count) {
  const yesterday = Date.now() - aDayMs
  const first = Date.UTC(new Date(yesterday).getUTCFullYear(), 0, 1)
  const step = (yesterday - first) / count
  const dateOf = (/** @type {number} */ at) =>
    new Date(first + at * step).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, at) => ({ from: dateOf(at), to: dateOf(at + 1) }))
}

/**
 * @param {Api} api
 * @param {Firm} firm
 * @param {number} count
 * @returns {Promise<string[]>} ids of new drafts
 */
export function createDrafts(api, firm, count) {
  return mapWide(Array.from({ length: count }), width, async (_, index) => {
    const draft = await api.call('POST', `/firms/${firm.firmId}/invoices`, draftInput(firm, index))
    return draft.id
  })
}

/**
 * The cursor of a page of the list, found by turning pages.
 * @param {Api} api
 * @param {Firm} firm
 * @param {number} page
 */
export async function findCursor(api, firm, page) {
  let cursor = ''
  for (let turned = 1; turned < page; turned += 1) {
    const after = cursor === '' ? '' : `&after=${encodeURIComponent(cursor)}`
    const { next } = await api.call('GET', `/firms/${firm.firmId}/invoices?size=25${after}`)
    if (!next) throw new Error(`The list has only ${turned} pages`)
    cursor = next
  }
  return cursor
}

/**
 * Ids of issued documents, the newest first.
 * @param {Api} api
 * @param {Firm} firm
 * @param {number} count
 * @returns {Promise<string[]>}
 */
export async function listIssued(api, firm, count) {
  /** @type {string[]} */
  const ids = []
  let after = ''
  while (ids.length < count) {
    const path = `/firms/${firm.firmId}/invoices?tab=issued&size=100${after}`
    const { rows, next } = await api.call('GET', path)
    ids.push(...rows.map((/** @type {{ id: string }} */ { id }) => id))
    if (!next) break
    after = `&after=${encodeURIComponent(next)}`
  }
  return ids.slice(0, count)
}

/**
 * @param {Api} api
 * @param {Firm} firm
 */
function createCustomers(api, firm) {
  const address = { street: 'Lindenweg 7', postcode: '50667', city: 'Köln', country: 'DE' }
  return mapWide(Array.from({ length: 63 }), width, async (_, index) => {
    const name = `Kunde ${String(index).padStart(3, '0')} GmbH`
    const input = { name, address, language: 'de', currency: 'EUR' }
    await api.call('POST', `/firms/${firm.firmId}/parties`, input, newKey())
  })
}
