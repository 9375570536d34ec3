// @ts-check
import { randomUUID } from 'node:crypto'

/**
 * @typedef {object} Limits
 * @property {number} [rate] least requests a second
 * @property {number} [alone] most milliseconds of one alone, at the median
 * @property {number} [cpu] most milliseconds on the processor for one
 * @property {number} [multiple] most times the processor time of a constant page of its size
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {boolean} isPage Else it is a call of the API.
 * @property {boolean} [isOpen] For everybody; asked for without a session.
 * @property {string} path
 * @property {Limits} limits
 * @property {string[]} [paths] When every request needs its own: used up one by one.
 * @property {boolean} [isRead] Those paths are read, not posted to.
 * @property {string[]} [bodies] JSON to post, one after the other and from the start again.
 * @property {boolean} [isSlow] Takes so long that a few are enough.
 */

/** From the issue that ordered this bench. */
const openPage = { rate: 600, alone: 10, cpu: 5 }
const firmPage = { rate: 300, alone: 10, cpu: 5, multiple: 9 }

/**
 * @param {{ firmId: string, invoiceId: string, cursor: string }} seeded
 * @returns {Target[]}
 */
export function listPages({ firmId, invoiceId, cursor }) {
  const list = `/firms/${firmId}/invoices`
  return [
    { ...page('home', '/', openPage), isOpen: true },
    { ...page('login', '/login', openPage), isOpen: true },
    page('dashboard', `/firms/${firmId}/dashboard`, firmPage),
    page('list, page 1', list, firmPage),
    page('list, page 500', `${list}?after=${encodeURIComponent(cursor)}`, firmPage),
    page('list, search', `${list}?q=Kunde+042`, firmPage),
    page('invoice', `${list}/${invoiceId}`, firmPage),
    page('invoice editor', `${list}/new`, firmPage),
    { name: 'PDF', isPage: false, path: `/api${list}/${invoiceId}/pdf`, limits: { alone: 20 } },
  ]
}

/**
 * @param {string} firmId
 * @param {string[]} drafts
 * @returns {Target}
 */
export function nextFinalise(firmId, drafts) {
  const paths = drafts.map((id) => `/api/firms/${firmId}/invoices/${id}/finalise`)
  return { name: 'finalise', isPage: false, path: '', paths, limits: { alone: 10 } }
}

/**
 * E-invoices alone: the one that is kept, and one of documents from before they were kept, which is
 * checked, written and kept with the first request. `finalise` writes them too and has the PDF kept.
 * @param {string} firmId
 * @param {string[]} ids of issued documents; the first is asked for again and again
 * @returns {Target[]}
 */
export function electronicFiles(firmId, [kept = '', ...others]) {
  const path = (/** @type {string} */ id) =>
    `/api/firms/${firmId}/invoices/${id}/electronic/file?format=ubl`
  return [
    { name: 'e-invoice, kept', isPage: false, path: path(kept), limits: { alone: 5 } },
    {
      name: 'e-invoice, first',
      isPage: false,
      isRead: true,
      path: '',
      paths: others.map(path),
      limits: { alone: 10 },
    },
  ]
}

/** The most milliseconds on the processor that knowing who asks may add to a call. */
export const sessionCheckLimit = 1

/**
 * How people come in, and what it costs to know them again: the same call with and without a token.
 * @param {{ email: string, password: string }[]} people more than there are connections, as many
 *   attempts at one account at once are slowed down
 * @returns {Target[]}
 */
export function identityCalls(people) {
  const path = '/api/social-login/providers'
  const signIn = { path: '/api/auth/login', bodies: people.map((who) => JSON.stringify(who)) }
  return [
    { name: 'open call', isPage: false, isOpen: true, path, limits: {} },
    { name: 'session check', isPage: false, path, limits: {} },
    { name: 'sign-in', isPage: false, isOpen: true, isSlow: true, ...signIn, limits: {} },
  ]
}

/**
 * What to send for a target: a page with the cookie of a person, a call with a program's token.
 * @param {Target} target
 * @param {string} path
 * @param {{ cookie: string, token: string }} who
 * @param {string} [body] JSON to post
 * @returns {{ method?: string, path: string, headers: Record<string, string>, body?: string }}
 */
export function requestOf(target, path, { cookie, token }, body) {
  const accept = 'text/html'
  if (target.isPage) return { path, headers: target.isOpen ? { accept } : { accept, cookie } }
  if (body !== undefined) {
    return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body }
  }
  if (target.isOpen) return { path, headers: {} }
  const authorization = `Bearer ${token}`
  if (!target.paths || target.isRead) return { path, headers: { authorization } }
  const headers = {
    authorization,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  return { method: 'POST', path, headers, body: '{}' }
}

/**
 * What to send for a constant page.
 * @param {number} bytes
 */
export function referenceRequest(bytes) {
  return { path: `/${bytes}`, headers: { accept: 'text/html' } }
}

/**
 * Signs in as a browser does.
 * @param {string} origin
 * @param {{ email: string, password: string }} person
 * @returns {Promise<string>} `name=value`
 */
export async function readSessionCookie(origin, person) {
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(person),
  })
  const found = response.headers.getSetCookie().find((line) => /^(__Host-)?session=/.test(line))
  if (!found) throw new Error(`Signing in answered ${response.status} and no session`)
  return found.split(';')[0] ?? ''
}

/**
 * @param {string} name
 * @param {string} path
 * @param {Limits} limits
 * @returns {Target}
 */
function page(name, path, limits) {
  return { name, isPage: true, path, limits }
}
