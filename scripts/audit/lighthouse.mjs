// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '../test/chromium.mjs'

const version = '13.5.0'
const maxAgain = 2
const folder = resolve('.cache/lighthouse', version)

/** In the order of its own report. */
export const categories = /** @type {const} */ ([
  'performance',
  'accessibility',
  'best-practices',
  'seo',
])
export const devices = /** @type {const} */ (['mobile', 'desktop'])

/**
 * @typedef {typeof devices[number]} Device
 * @typedef {object} Judgement Scores are 0 to 100; faults are what cost points outside performance.
 * @property {string} path
 * @property {Device} device
 * @property {Record<typeof categories[number], number>} scores
 * @property {string[]} faults
 * @property {string} times What performance is made of, as Lighthouse writes it.
 */

/**
 * Lighthouse is no dependency of ours, as nothing but this asks for it: it is installed beside.
 * @throws Error saying what is missing
 */
export async function openLighthouse() {
  install()
  const load = (/** @type {string} */ file) =>
    import(pathToFileURL(resolve(folder, 'node_modules', file)).href)
  const { default: lighthouse, desktopConfig } = await load('lighthouse/core/index.js')
  const { launch } = await load('chrome-launcher/dist/index.js')
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
    ],
  })

  /**
   * @param {string} origin
   * @param {string} path
   * @param {Device} device
   * @returns {Promise<Judgement>}
   */
  async function judge(origin, path, device) {
    const flags = { port: chrome.port, logLevel: 'error', output: 'json', locale: 'en' }
    const config = device === 'desktop' ? desktopConfig : undefined
    const look = async () => (await lighthouse(origin + path, flags, config)).lhr
    let lhr = await look()
    // Chromium sometimes loses the recording of a page; its next one is whole.
    for (let again = 0; lhr.runtimeError && again < maxAgain; again += 1) lhr = await look()
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
    const scores = Object.fromEntries(
      categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
    )
    const judged = /** @type {Judgement['scores']} */ (scores)
    return { path, device, scores: judged, faults: faultsOf(lhr), times: timesOf(lhr) }
  }
  return { judge, close: () => chrome.kill() }
}

function install() {
  if (existsSync(resolve(folder, 'node_modules/lighthouse'))) return
  mkdirSync(folder, { recursive: true })
  console.log(`Installing Lighthouse ${version} in .cache`)
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', [...args, `lighthouse@${version}`], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`Lighthouse ${version} could not be got from the npm registry`)
}

/** @param {any} lhr Lighthouse's result */
function faultsOf(lhr) {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null)
    .filter(({ id }) => lhr.audits[id].score < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id].title}${whereOf(lhr.audits[id])}`)
}

/** @param {any} lhr Lighthouse's result */
function timesOf({ categories: { performance }, audits }) {
  return performance.auditRefs
    .filter((/** @type {any} */ { acronym }) => acronym)
    .map((/** @type {any} */ { id, acronym }) => `${acronym} ${audits[id].displayValue}`)
    .join(', ')
}

/** @param {any} audit */
function whereOf({ details }) {
  const item = details?.items?.[0]
  const where = item?.node?.snippet ?? item?.url ?? item?.description ?? item?.source
  return where ? ` (${where})` : ''
}
