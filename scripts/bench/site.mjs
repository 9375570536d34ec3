// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ulid } from 'ulid'
import { createDataDir, removeDataDir } from '../../tests/support/server.mjs'
import { buildUpstream } from '../build/steps.mjs'
import { startHost } from '../start/host.mjs'
import { getSecrets } from '../start/secrets.mjs'
import { readSettings } from '../start/settings.mjs'
import { upstreamWorker } from '../start/workers.mjs'
import { readCpu } from './process-cost.mjs'
import { headersOf } from './seed.mjs'
import { median } from './timing.mjs'

/**
 * How long a firm's own site of 1,000 pages in five languages takes to be published: all of it, all of it
 * anew because its name changed, one page, and nothing. Meanwhile a visitor reads one page after another
 * and must see the whole old site or the whole new one. `PAGES` makes a run smaller.
 */
const count = Number(process.env.PAGES ?? 1_000)
const aCall = 50
/** Seconds that a publication may take. */
const most = 5
const languages = ['en', 'de', 'it', 'ru', 'es']

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await buildUpstream()
const dataDir = createDataDir()
const settings = { ...readSettings({ DATA_DIR: dataDir }) }
const host = await startHost([upstreamWorker(settings, getSecrets(dataDir))], dataDir)
try {
  const firm = await openFirm(host, ulid())
  const { homeGroupId, pageIds } = await prepare(firm)
  const publish = (/** @type {string[]} */ ids) =>
    firm.call('POST', '/site/publish', { pageIds: ids })
  const cpuOf = () => (host.runtimePid === undefined ? 0 : readCpu(host.runtimePid))
  /** @type {object[]} */
  const results = []
  const measure = async (/** @type {string} */ what, /** @type {() => Promise<any>} */ work) => {
    const visitor = startVisitor(firm)
    const [began, cpu] = [performance.now(), cpuOf()]
    const { added, changed, removed } = await work()
    const ms = Math.round(performance.now() - began)
    const used = cpuOf() - cpu
    const seen = await visitor.stop()
    results.push({ what, ms, cpuMs: used, added, changed, removed, ...seen })
    const late = ms > most * 1000 ? `, over ${most} s` : ''
    console.log(
      `${what.padEnd(18)} ${ms} ms${late}, ${used} ms of the processor; ${added} added, ${changed} changed; ${seen.reads} reads, the slowest ${seen.slowestMs} ms`,
    )
  }
  await measure('all pages', () => publish(pageIds))
  await name(firm, 'Second', homeGroupId)
  await measure('all pages anew', () => publish([]))
  const [one = ''] = pageIds
  const page = await firm.call('GET', `/site-pages/${one}`)
  await firm.call('PUT', `/site-pages/${one}`, { ...page, seoTitle: 'Another' })
  await measure('one page', () => publish([one]))
  await measure('nothing', () => publish([]))
  const report = {
    at: new Date().toISOString(),
    ...{ pages: count, languages: languages.length, mostSeconds: most, load: loadavg()[0] },
    results,
  }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/site.json', `${JSON.stringify(report, null, 2)}\n`)
} finally {
  await host.stop()
  removeDataDir(dataDir)
}

/** @typedef {Awaited<ReturnType<typeof openFirm>>} Firm */

/**
 * A firm's own object, asked as the gateway asks it: what lies before it takes no part in publishing.
 * @param {import('../start/host.mjs').Host} host
 * @param {string} firmId
 */
async function openFirm({ miniflare }, firmId) {
  const firms = await miniflare.getDurableObjectNamespace('FIRM', 'upstream')
  const object = firms.get(firms.idFromName(firmId))
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object} */ input = {},
  ) => {
    const at = path.startsWith('/internal/') ? path : `/firms/${firmId}${path}`
    const body = method === 'GET' ? undefined : JSON.stringify(input)
    const answer = await object.fetch(`http://firm${at}`, {
      method,
      headers: headersOf(firmId),
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return JSON.parse((await answer.text()) || 'null')
  }
  return { call }
}

/** A firm with a site of drafts. @param {Firm} firm */
async function prepare(firm) {
  const address = { street: 'Hafen 1', postcode: '20457', city: 'Hamburg', country: 'DE' }
  const profile = { legalName: 'Bench GmbH', address, vatId: 'DE136695976', baseCurrency: 'EUR' }
  const place = { language: 'de', timeZone: 'Europe/Berlin' }
  await firm.call('POST', '/internal/create-firm', { ...profile, ...place })
  await name(firm, 'First', '')
  const home = { title: 'Home', language: 'en', text: 'Welcome.' }
  const { groupId } = await firm.call('POST', '/site-pages', home)
  const began = Date.now()
  for (let at = 1; at <= count; at += aCall) {
    const some = { first: at, count: Math.min(aCall, count - at + 1) }
    await firm.call('POST', '/internal/seed-pages', { languages, homeGroupId: groupId, ...some })
  }
  console.log(`${count * languages.length} pages written in ${Date.now() - began} ms`)
  const { waiting } = await firm.call('GET', '/site/publication')
  const pageIds = waiting.map((/** @type {{ id: string }} */ { id }) => id)
  return { homeGroupId: groupId, pageIds }
}

/** Names the site, which all of its pages say. @param {Firm} firm @param {string} word @param {string} homeGroupId */
async function name(firm, word, homeGroupId) {
  const { version } = await firm.call('GET', '/site')
  const titles = Object.fromEntries(languages.map((each) => [each, `${word} edition`]))
  const basics = { name: 'bench', languages, defaultLanguage: 'en', homeGroupId, titles, version }
  await firm.call('PUT', '/site', basics)
}

/**
 * Reads pages of the site in turn until it is stopped. Which edition a page is of, its title says; after a
 * new one was seen, an old one is a fault, and so is one page that is there when another is not.
 * @param {Firm} firm
 */
function startVisitor(firm) {
  const paths = ['/', '/page-0001-en', `/de/page-0002-de`, '/sitemap.xml', '/feed.xml']
  /** @type {number[]} */
  const taken = []
  let isOver = false
  let newest = 0
  const run = async () => {
    for (let at = 0; !isOver; at++) {
      const path = paths[at % paths.length] ?? '/'
      const began = performance.now()
      const asked = { path, etag: '' }
      const edition = editionOf(await firm.call('POST', '/internal/site-request', asked))
      taken.push(performance.now() - began)
      if (edition === undefined) continue
      if (edition < newest) throw new Error(`${path} is older than a page read before`)
      newest = edition
    }
  }
  const running = run()
  return {
    stop: async () => {
      isOver = true
      await running
      const round = (/** @type {number} */ ms) => Math.round(ms * 10) / 10
      return {
        reads: taken.length,
        readMs: round(median(taken)),
        slowestMs: round(Math.max(...taken)),
      }
    },
  }
}

/** 0 for a site that is not there, then 1 and 2; files without a title say nothing. @param {{ status: number, content: string }} answer */
function editionOf({ status, content: text }) {
  if (status === 404) return 0
  if (status !== 200) throw new Error(`The site answered ${status}`)
  if (/First edition/.test(text)) return 1
  return /Second edition/.test(text) ? 2 : undefined
}
