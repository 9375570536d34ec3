// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { insideFirm, seedInvoices, splitYear } from './seed.mjs'
import { median, timeOf } from './timing.mjs'
import { withServer } from './with-server.mjs'

/**
 * Whether questions by month about a journal of 1,000,000 lines are answered in at most one and a half
 * times the time of one of 100,000: both on one server, asked in turns. A question that nobody asked
 * before is asked each time: its condition names another day. `LINES` and `TIMES` make a run smaller or
 * longer; `DATA_DIR` keeps what was written there.
 */
const many = Number(process.env.LINES ?? 1_000_000)
const few = many / 10
const times = Number(process.env.TIMES ?? 15)
const allowed = 1.5
/** Of an entry of wages, and of an invoice. */
const linesOf = { wages: 29, invoice: 3 }
const person = { email: 'questions@example.com', password: testPassword }

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = process.env.DATA_DIR ?? createDataDir()
const firmIds = await prepare()
await withServer(dataDir, person, async (api) => {
  const lines = await Promise.all(firmIds.map((firmId) => countLines(api, firmId)))
  const results = []
  for (const { name, query } of questions()) {
    /** @type {number[][]} */
    const taken = [[], []]
    for (let at = 0; at < times; at++) {
      for (const [place, firmId] of firmIds.entries()) {
        taken[place]?.push(await timeOf(api, `/firms/${firmId}/analytics/run?${query(at)}`))
      }
    }
    const [one = Number.NaN, other = Number.NaN] = taken.map(median)
    const factor = Math.round((other / one) * 100) / 100
    const isKept = factor <= allowed
    results.push({ name, few: one, many: other, factor, isKept })
    console.log(
      `${name.padEnd(40)} ${one} ms of ${few}, ${other} ms of ${many}: ${factor} ×${isKept ? '' : ' TOO SLOW'}`,
    )
  }
  const report = { at: new Date().toISOString(), lines, allowed, load: loadavg()[0], results }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/questions.json', `${JSON.stringify(report, null, 2)}\n`)
  if (results.some(({ isKept }) => !isKept)) process.exitCode = 1
})

/** @returns {{ name: string, query: (at: number) => string }[]} */
function questions() {
  const year = new Date(Date.now() - 86_400_000).getUTCFullYear()
  const ask =
    (/** @type {string} */ measures, more = '') =>
    (/** @type {number} */ at) => {
      const to = `${year}-12-${String(31 - (at % 28)).padStart(2, '0')}`
      return `view=journalLines&period=custom&from=${year}-01-01&to=${to}&measures=${measures}${more}`
    }
  return [
    { name: 'profit by month', query: ask('result,income,expenses', '&by=month') },
    { name: 'return on sales by month', query: ask('returnOnSales', '&by=month') },
    { name: 'debit and credit by month', query: ask('debit,credit', '&by=month') },
    { name: 'balance by month', query: ask('balance', '&by=month') },
    { name: 'lines by month', query: ask('lines', '&by=month') },
    { name: 'expenses by account and month', query: ask('expenses', '&by=account&across=month') },
    {
      name: 'expenses by month, year before',
      query: ask('expenses', '&by=month&compare=yearBefore'),
    },
    { name: 'one account by month', query: ask('change', '&by=month&where=account:1200') },
  ]
}

/** @param {Api} api @param {string} firmId @returns {Promise<number>} */
async function countLines(api, firmId) {
  const year = new Date(Date.now() - 86_400_000).getUTCFullYear()
  const path = `/firms/${firmId}/analytics/run?view=journalLines&measures=lines&by=none`
  const { rows } = await api.call(
    'GET',
    `${path}&period=custom&from=${year}-01-01&to=${year}-12-31`,
  )
  return Number(rows.at(-1)?.cells[0]?.number)
}

/** Two firms of one person, the second with ten times as many lines. @returns {Promise<string[]>} */
async function prepare() {
  const kept = `${dataDir}/questions-firms.json`
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const first = await startServer({ dataDir })
  const api = new Api(first.origin, 1)
  await api.register(person)
  const ids = [await createFirmWithCustomer(api), await createFirmWithCustomer(api)]
  api.close()
  await first.stop()
  const firmIds = ids.map(({ firmId }) => firmId)
  const began = Date.now()
  for (const [at, firmId] of firmIds.entries()) await write(firmId, at === 0 ? few : many)
  console.log(`Written in ${Math.round((Date.now() - began) / 1000)} s`)
  writeFileSync(kept, JSON.stringify(firmIds))
  return firmIds
}

/** A tenth of the lines are of invoices, the others of wages. @param {string} firmId @param {number} lines */
async function write(firmId, lines) {
  await seedInvoices(dataDir, firmId, Math.round(lines / 10 / linesOf.invoice))
  const entries = Math.ceil((lines * 0.9) / linesOf.wages)
  await insideFirm(dataDir, firmId, async (ask) => {
    const days = splitYear(300)
    const each = Math.ceil(entries / days.length)
    let first = 0
    for (const { from: date } of days) {
      await ask('seed-wages', { entries: Math.min(each, 200), first, date })
      first += each
    }
  })
}
