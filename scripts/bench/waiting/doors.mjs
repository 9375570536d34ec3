// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { newKey } from '../../../tests/support/api.mjs'
import { calendarOf, customersOf, invoiceOf, itemsOf, mailOf, statementOf } from './large-files.mjs'

/**
 * @typedef {import('../../../tests/support/api.mjs').Api} Api
 * @typedef {{ name: string, work: () => Promise<number[]> }} Door
 * @typedef {{ api: Api, firmId: string, user: string, secret: string }} Busy
 */

/** As many as one file may bring. */
const events = 1_000
const bankLines = 10_000
const mailParts = 5_000
const invoiceLines = 5_000
const customers = 4_900
const items = 4_900
/** Of each, and more of what is quick, so that there is time to look beside it. */
const times = 3
const maxTimes = 100
const longEnoughMs = 3_000

/**
 * What one request or file costs most, each as a person of the busy firm asks for it.
 * @param {Busy} busy with some thousand documents
 * @returns {Promise<Door[]>}
 */
export async function doorsOf(busy) {
  const { api, firmId } = busy
  const path = `/firms/${firmId}`
  const year = new Date().getUTCFullYear()
  const span = `from=${year}-01-01&to=${year}-12-31`
  const multiget = await prepareCalendar(busy)
  const [box] = (await api.call('GET', `${path}/mail/boxes`)) ?? []
  const imports = await prepareItems(busy)
  const workbooks = await Promise.all([0, 1, 2].map((at) => customersOf(customers, at)))
  const get = (/** @type {string} */ asked) => async () => (await api.send('GET', asked)).status
  const file =
    (/** @type {string} */ to, /** @type {(at: number) => File} */ make, more = {}) =>
    (/** @type {number} */ at) =>
      upload(api, `${path}/${to}`, make(at), more)
  const inTurn = (/** @type {(at: number) => Promise<number>} */ ask) => async () => {
    const statuses = []
    const until = performance.now() + longEnoughMs
    for (let at = 0; at < maxTimes; at++) {
      if (at >= times && performance.now() > until) break
      statuses.push(await ask(at % times))
    }
    return statuses
  }
  const calls = {
    [`multiget of ${3 * events} events`]: multiget,
    'a report over everything': get(`${path}/reports/journal?${span}`),
    'the same as XLSX': get(`${path}/reports/journal/file?format=xlsx&${span}`),
    'all invoices as XLSX': get(`${path}/invoices/export?format=xlsx`),
    'the whole archive': get(`${path}/exports/archive`),
    [`CAMT of ${bankLines} lines`]: file(
      'bank-accounts/1200/imports',
      (at) => new File([statementOf(bankLines, at)], `statement-${at}.xml`),
    ),
    [`a mail of ${mailParts} parts`]: file(
      `mail/boxes/${box.id}/import`,
      (at) => new File([mailOf(mailParts, at)], `mail-${at}.eml`),
    ),
    [`an e-invoice of ${invoiceLines} lines`]: file(
      'bills/read',
      (at) => new File([invoiceOf(invoiceLines, at)], `invoice-${at}.xml`),
    ),
    [`a workbook of ${customers} customers`]: file(
      'imports',
      (at) => new File([new Uint8Array(workbooks[at] ?? [])], `customers-${at}.xlsx`),
      { register: 'customers' },
    ),
    [`checking an import of ${items} items`]: imports.check,
    [`importing ${items} items, and undoing it`]: imports.commitAndUndo,
    [`a calendar of ${events} events as a file`]: file(
      `calendars/${multiget.calendarId}/imports`,
      (at) => new File([calendarOf(events, 10 + at)], 'calendar.ics'),
    ),
  }
  const once = new Set([imports.check, imports.commitAndUndo])
  return Object.entries(calls).map(([name, ask]) => {
    const isOnce = once.has(/** @type {any} */ (ask))
    return { name, work: isOnce ? async () => [await ask(0)] : inTurn(ask) }
  })
}

/**
 * A file of items that is read and not yet imported; gives what tries it, and what brings it in and takes
 * it back.
 * @param {Busy} busy
 */
async function prepareItems({ api, firmId }) {
  const path = `/firms/${firmId}/imports`
  const file = new File([itemsOf(items)], 'items.csv')
  const { status, body } = await send(api, path, file, { register: 'items' })
  if (status !== 201) throw new Error(`The items are not taken: ${JSON.stringify(body)}`)
  const fields = ['name', 'sku', 'unitPrice', 'unit']
  const reading = { mapping: fields.map((field, column) => ({ field, column })) }
  const one = `${path}/${body.id}`
  const ask = (/** @type {string} */ step, /** @type {object} */ input) =>
    api.send('POST', `${one}/${step}`, input, newKey())
  /** @param {string} state */
  const waitFor = async (state) => {
    for (;;) {
      const now = await api.call('GET', one)
      if (now.state === state) return
      if (now.progress === null) throw new Error(`The import is ${now.state}`)
      await sleep(500)
    }
  }
  return {
    check: async () => (await ask('check', reading)).status,
    commitAndUndo: async () => {
      const { status } = await ask('commit', reading)
      if (status !== 200) return status
      await waitFor('done')
      const undone = await ask('undo', {})
      if (undone.status === 200) await waitFor('undone')
      return undone.status
    },
  }
}

/**
 * Fills the person's own calendar, and gives what asks for all of it as programs do.
 * @param {Busy} busy
 */
async function prepareCalendar({ api, firmId, user, secret }) {
  const calendars = await api.call('GET', `/firms/${firmId}/calendars`)
  const calendar = calendars.find((/** @type {any} */ one) => one.isOwn)
  const imports = `/firms/${firmId}/calendars/${calendar.id}/imports`
  for (const number of [0, 1, 2]) {
    const file = new File([calendarOf(events, number)], 'calendar.ics')
    const { status, body } = await send(api, imports, file)
    if (status !== 201) throw new Error(`The calendar is not taken: ${JSON.stringify(body)}`)
    await api.call('POST', `/firms/${firmId}/calendar-imports/${body.id}/commit`, {}, newKey())
  }
  const url = `${api.origin}/dav/calendars/${firmId}-${calendar.id}/`
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
  const ask = (/** @type {string} */ method, /** @type {string} */ text) =>
    fetch(url, { method, headers: { authorization, depth: '1', connection: 'close' }, body: text })
  const listed = await (
    await ask('PROPFIND', '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>')
  ).text()
  const hrefs = [...listed.matchAll(/href>([^<]+\.ics)</g)].map(
    ([, href]) => `<D:href>${href}</D:href>`,
  )
  const wanted = '<D:prop><D:getetag/><C:calendar-data/></D:prop>'
  const report = `<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${wanted}${hrefs.join('')}</C:calendar-multiget>`
  const multiget = async () => {
    const answer = await ask('REPORT', report)
    await answer.text()
    return answer.status
  }
  return Object.assign(multiget, { calendarId: calendar.id })
}

/** @param {Api} api @param {string} path @param {File} file @param {Record<string, string>} more */
async function upload(api, path, file, more) {
  return (await send(api, path, file, more)).status
}

/**
 * @param {Api} api @param {string} path @param {File} file @param {Record<string, string>} [more]
 * @returns {Promise<{ status: number, body: any }>}
 */
async function send(api, path, file, more = {}) {
  const form = new FormData()
  for (const [name, text] of Object.entries(more)) form.set(name, text)
  form.set('file', file)
  const answer = await fetch(`${api.origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.token}`, connection: 'close', ...newKey() },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}
