// @ts-check
import { execFileSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readSessionCookie } from '../targets.mjs'

/**
 * @typedef {object} Build A running server of a build, with what is asked of it.
 * @property {string} name
 * @property {string} origin
 * @property {number} port
 * @property {number} pid of its workerd
 * @property {import('../../../tests/support/api.mjs').Api} api
 * @property {{ firmId: string, customerId: string, taxCode: string }} firm of many invoices
 * @property {string} cookie of its owner
 * @property {{ firmId: string, cookie: string, links: string[] }} demo with addresses found in its pages
 * @property {string} cursor of a page deep in the list
 * @property {string} issued an invoice
 * @property {string} draftOfMany of a customer with many drafts
 * @property {string} draftOfFew
 * @property {string[]} freshPdf paths of PDFs that nobody asked for yet
 * @property {string} keptPdf
 * @property {() => Promise<{ firmId: string, cookie: string }>} openDemo
 * @property {() => Promise<void>} stop
 */

const manyDrafts = 300
const pdfs = 200

/**
 * Writes a build's data with its own code, and starts it.
 * @param {{ root: string, name: string, dataDir: string, invoices: number }} of
 * @returns {Promise<Build>}
 */
export async function startBuild({ root, name, dataDir, invoices }) {
  const at = (/** @type {string} */ path) => import(pathToFileURL(`${root}/${path}`).href)
  const script = fileURLToPath(new URL('./prepare.mjs', import.meta.url))
  const args = [script, dataDir, String(invoices)]
  const said = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const { person, firm } = JSON.parse(said.trim().split('\n').at(-1) ?? '')
  const { startServer } = await at('tests/support/server.mjs')
  const { Api, newKey } = await at('tests/support/api.mjs')
  const { draftInput } = await at('tests/support/firm.mjs')
  const { findCursor, listIssued } = await at('scripts/bench/seed.mjs')
  const server = await startServer({ dataDir })
  const { origin, demoUrl } = server
  const api = new Api(origin)
  await api.signIn(person)
  const path = `/firms/${firm.firmId}`
  const draft = async (/** @type {string} */ customerId, /** @type {number} */ index) =>
    (
      await api.call(
        'POST',
        `${path}/invoices`,
        draftInput({ ...firm, customerId }, index),
        newKey(),
      )
    ).id
  const few = await anotherCustomer(api, path, firm.customerId)
  const draftOfFew = await draft(few, 0)
  let draftOfMany = ''
  for (let at = 0; at < manyDrafts; at += 1) draftOfMany = await draft(firm.customerId, at)
  const issued = await readIssued()
  const openDemo = () => openDemoAt(origin, demoUrl)
  const demo = await openDemo()
  return {
    ...{ name, origin, api, firm, draftOfFew, draftOfMany, openDemo },
    port: Number(new URL(origin).port),
    pid: server.runtimePid,
    cookie: await readSessionCookie(origin, person),
    demo: { ...demo, links: await findLinks(origin, demo) },
    cursor: await findCursor(api, firm, Math.min(500, Math.floor(invoices / 25))),
    issued: issued[0] ?? '',
    freshPdf: issued.slice(1).map((id) => `/api${path}/invoices/${id}/pdf`),
    keptPdf: `/api${path}/invoices/${issued[0]}/pdf`,
    stop: () => server.stop(),
  }

  /** @returns {Promise<string[]>} */
  async function readIssued() {
    if (listIssued) return listIssued(api, firm, pdfs)
    const { rows } = await api.call('GET', `${path}/invoices?tab=open&size=100`)
    return rows.map((/** @type {{ id: string }} */ { id }) => id)
  }
}

/**
 * A customer who is not this one; builds differ in where they are listed.
 * @param {import('../../../tests/support/api.mjs').Api} api
 * @param {string} path
 * @param {string} customerId
 */
async function anotherCustomer(api, path, customerId) {
  for (const list of ['parties', 'customers']) {
    const { status, body } = await api.send('GET', `${path}/${list}`)
    if (status !== 200) continue
    /** @type {{ id: string }[]} */
    const rows = body.rows ?? body
    return rows.find(({ id }) => id !== customerId)?.id ?? customerId
  }
  return customerId
}

/**
 * Opens a demo as a browser does.
 * @param {string} origin
 * @param {string} demoUrl
 */
async function openDemoAt(origin, demoUrl) {
  const token = new URL(demoUrl).searchParams.get('token') ?? ''
  const sent = { method: 'POST', redirect: /** @type {const} */ ('manual'), headers: { origin } }
  const answer = await fetch(`${origin}/demo/login`, {
    ...sent,
    body: new URLSearchParams({ token }),
  })
  const found = answer.headers.getSetCookie().find((line) => /^(__Host-)?session=/.test(line))
  if (!found) throw new Error(`The demo answered ${answer.status}`)
  const cookie = found.split(';')[0] ?? ''
  const page = await fetch(`${origin}/dashboard`, { headers: { cookie } })
  await page.text()
  const firmId = /\/firms\/(\w{26})/.exec(page.url)?.[1]
  if (!firmId) throw new Error(`The demo led to ${page.url}`)
  return { firmId, cookie }
}

/**
 * Addresses in lists of the demo that lead to one record.
 * @param {string} origin
 * @param {{ firmId: string, cookie: string }} demo
 */
async function findLinks(origin, { firmId, cookie }) {
  const links = []
  for (const list of ['bank', 'tills']) {
    const page = await fetch(`${origin}/firms/${firmId}/${list}`, { headers: { cookie } })
    const html = await page.text()
    links.push(...[...html.matchAll(/href="(\/firms\/[^"?#]*)"/g)].map(([, href]) => href ?? ''))
  }
  return links
}
