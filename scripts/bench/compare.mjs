// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { Api } from '../../tests/support/api.mjs'
import { startServer } from '../../tests/support/server.mjs'
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

/**
 * Asks a small firm and a large one the same on one server, in turns, so that what else the machine
 * does falls on both, and writes to docs/measures what each took.
 * @template Firm
 * @param {object} about
 * @param {string} about.dataDir
 * @param {{ email: string, password: string }} about.person
 * @param {(api: Api) => Promise<[Firm, Firm]>} about.learn finds the small and the large one
 * @param {readonly Question<Firm>[]} about.questions
 * @param {number} about.times how often each is asked
 * @param {string} about.file name of the report
 * @param {object} about.sizes kept in the report
 */
export async function compareFirms({ dataDir, person, learn, questions, times, file, sizes }) {
  const server = await startServer({ dataDir })
  try {
    const api = new Api(server.origin, 1)
    await api.signIn(person)
    const cookie = await readSessionCookie(server.origin, person)
    const [small, large] = await learn(api)
    const results = []
    for (const { name, path, isPage = false } of questions) {
      const ask = (/** @type {string} */ at) =>
        isPage ? timeOfPage(`${server.origin}${at}`, cookie) : timeOf(api, at)
      await ask(path(small))
      await ask(path(large))
      const taken = { few: /** @type {number[]} */ ([]), many: /** @type {number[]} */ ([]) }
      for (let at = 0; at < times; at++) {
        taken.few.push(await ask(path(small)))
        taken.many.push(await ask(path(large)))
      }
      const [few, many] = [median(taken.few), median(taken.many)]
      const factor = Math.round((many / few) * 100) / 100
      results.push({ name, isPage, few, many, factor })
      const isOver = factor > most ? `, over ${most}` : ''
      console.log(`${name.padEnd(34)} ${few} ms small, ${many} ms large: ${factor} ×${isOver}`)
    }
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
