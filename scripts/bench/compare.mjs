// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { createDataDir, removeDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { insideFirm } from './seed.mjs'
import { readSessionCookie } from './targets.mjs'
import { median, timeOf } from './timing.mjs'

/**
 * @template Firm
 * @typedef {object} Question
 * @property {string} name
 * @property {(firm: Firm) => string} path of the API, or with `isPage` of the web app
 * @property {boolean} [isPage]
 */

/** How many times the small one's time the large one may take. */
const most = 1.5

/** @typedef {Parameters<typeof insideFirm>[2]} Seeding */

/**
 * @template Written
 * @template {object} Size
 * @template Firm
 * @typedef {object} Comparison
 * @property {{ email: string, password: string }} person whose the firms are
 * @property {Size} few how large the small one is
 * @property {Size} many how large the other is
 * @property {(api: Api, size: Size) => Promise<Written>} begin makes a firm by calls
 * @property {(written: Written, size: Size, inside: (firmId: string, work: Seeding) => Promise<void>) => Promise<void>} write
 *   fills it from inside
 * @property {(api: Api, written: Written) => Promise<Firm>} learn finds what is asked about
 * @property {readonly Question<Firm>[]} questions
 * @property {number} times how often each is asked
 * @property {string} file name of the report
 */

/**
 * Makes a small firm and a large one, unless `DATA_DIR` has them from before, and asks both the same on
 * one server, in turns, so that what else the machine does falls on both; what each took is written to
 * docs/measures.
 * @template Written
 * @template {object} Size
 * @template Firm
 * @param {Comparison<Written, Size, Firm>} about
 */
export async function compareFirms(about) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  await ensureBuilt()
  const keptDir = process.env.DATA_DIR
  const dataDir = keptDir ?? createDataDir()
  try {
    await askInTurns(dataDir, await prepare(dataDir, about), about)
  } finally {
    if (keptDir === undefined) removeDataDir(dataDir)
  }
}

/**
 * Two firms of one person, the second a large one.
 * @template Written
 * @template {object} Size
 * @template Firm
 * @param {string} dataDir
 * @param {Comparison<Written, Size, Firm>} about
 * @returns {Promise<[Written, Written]>}
 */
async function prepare(dataDir, { person, few, many, begin, write, file }) {
  const kept = `${dataDir}/firms-of-${file}.json`
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const first = await startServer({ dataDir })
  const api = new Api(first.origin, 1)
  await api.register(person)
  /** @type {[Written, Written]} */
  const written = [await begin(api, few), await begin(api, many)]
  api.close()
  await first.stop()
  const began = Date.now()
  const inside = (/** @type {string} */ firmId, /** @type {Seeding} */ work) =>
    insideFirm(dataDir, firmId, work)
  await write(written[0], few, inside)
  await write(written[1], many, inside)
  console.log(`Written in ${Math.round((Date.now() - began) / 1000)} s`)
  writeFileSync(kept, JSON.stringify(written))
  return written
}

/**
 * @template Written
 * @template {object} Size
 * @template Firm
 * @param {string} dataDir
 * @param {[Written, Written]} written
 * @param {Comparison<Written, Size, Firm>} about
 */
async function askInTurns(dataDir, written, about) {
  const { person, learn, questions, times, file, few: small, many: large } = about
  const server = await startServer({ dataDir })
  try {
    const api = new Api(server.origin, 1)
    await api.signIn(person)
    const cookie = await readSessionCookie(server.origin, person)
    const one = await learn(api, written[0])
    const other = await learn(api, written[1])
    const results = []
    for (const { name, path, isPage = false } of questions) {
      const ask = (/** @type {string} */ at) =>
        isPage ? timeOfPage(`${server.origin}${at}`, cookie) : timeOf(api, at)
      await ask(path(one))
      await ask(path(other))
      const taken = { few: /** @type {number[]} */ ([]), many: /** @type {number[]} */ ([]) }
      for (let at = 0; at < times; at++) {
        taken.few.push(await ask(path(one)))
        taken.many.push(await ask(path(other)))
      }
      const [few, many] = [median(taken.few), median(taken.many)]
      const factor = Math.round((many / few) * 100) / 100
      results.push({ name, isPage, few, many, factor })
      const isOver = factor > most ? `, over ${most}` : ''
      console.log(`${name.padEnd(34)} ${few} ms small, ${many} ms large: ${factor} ×${isOver}`)
    }
    const sizes = { few: small, ...large }
    const report = { at: new Date().toISOString(), ...sizes, load: loadavg()[0], most, results }
    mkdirSync('docs/measures', { recursive: true })
    writeFileSync(`docs/measures/${file}.json`, `${JSON.stringify(report, null, 2)}\n`)
    api.close()
  } finally {
    await server.stop()
  }
}

/** Milliseconds until all of a page is there. @param {string} url @param {string} cookie */
async function timeOfPage(url, cookie) {
  const began = performance.now()
  const answer = await fetch(url, { headers: { cookie, connection: 'close' } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return Math.round((performance.now() - began) * 10) / 10
}
