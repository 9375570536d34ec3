// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { compareMonths, monthsOf } from './books-hledger.mjs'
import { fillBooks } from './books-seed.mjs'
import { createFirm, seedInvoices } from './seed.mjs'

/**
 * The books of a firm with many documents, read by hledger (https://hledger.org, Debian's `hledger`):
 * its strict check, and the trial balance, profit and loss and balance sheet of every month beside ours.
 * Then how long each report takes, beside a call that reads one row. `DOCUMENTS` and `TIMES` make a run
 * smaller or longer; `DATA_DIR` keeps what was written there, for the next run.
 */
const documents = Number(process.env.DOCUMENTS ?? 50_000)
const times = Number(process.env.TIMES ?? 9)
const person = { email: 'books@example.com', password: testPassword }
const reports = [
  'profit-and-loss',
  'balance-sheet',
  'trial-balance',
  'cash-flow',
  'cash-flow-direct',
  'general-ledger',
  'journal',
  'receivables',
  'payables',
  'sales-by-customer',
  'tax-summary',
  'tax-return',
]

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const keptDir = process.env.DATA_DIR
const dataDir = keptDir ?? createDataDir()
const firmId = await prepare()
const server = await startServer({ dataDir })
try {
  const api = new Api(server.origin, 1)
  await api.signIn(person)
  const year = new Date(Date.now() - 86_400_000).getUTCFullYear()
  const months = monthsOf(year)
  const path = `/firms/${firmId}/reports`
  /** @type {string[]} */
  const journals = []
  for (const { from, to } of months) {
    const query = `period=custom&from=${from}&to=${to}&format=hledger`
    const answer = await api.send('GET', `${path}/journal/file?${query}`)
    if (answer.status !== 200) throw new Error(`Journal of ${from}: ${answer.status}`)
    const file = join(dataDir, `${from}.journal`)
    writeFileSync(file, answer.bytes)
    journals.push(file)
  }
  const whole = join(dataDir, 'books.journal')
  writeFileSync(whole, journals.map((file) => `include ${file}\n`).join(''))
  const version = execFileSync('hledger', ['--version'], { encoding: 'utf8' }).trim()
  execFileSync('hledger', ['-f', whole, 'check', '--strict'], { stdio: 'inherit' })
  const compared = await compareMonths({ api, firmId, months, journal: whole })
  for (const difference of compared.differences) console.error(difference)
  console.log(`${compared.figures} figures beside hledger’s, ${compared.differences.length} differ`)

  const one = `/firms/${firmId}/exchange-rates`
  const results = []
  for (const name of reports) {
    const taken = { own: /** @type {number[]} */ ([]), small: /** @type {number[]} */ ([]) }
    for (let at = 0; at < times; at++) {
      taken.small.push(await timeOf(api, one))
      taken.own.push(
        await timeOf(api, `${path}/${name}?period=custom&from=${year}-01-01&to=${year}-12-31`),
      )
    }
    const [ms, reference] = [median(taken.own), median(taken.small)]
    results.push({ name, ms, reference, multiple: Math.round((ms / reference) * 10) / 10 })
    console.log(`${name.padEnd(20)} ${ms} ms, ${results.at(-1)?.multiple} × a small call`)
  }
  const report = {
    at: new Date().toISOString(),
    documents,
    lines: compared.lines,
    load: loadavg()[0],
    hledger: version,
    ...{ figures: compared.figures, differences: compared.differences.length },
    results,
  }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/books.json', `${JSON.stringify(report, null, 2)}\n`)
  if (compared.differences.length > 0) process.exitCode = 1
} finally {
  await server.stop()
  if (keptDir === undefined) removeDataDir(dataDir)
}

/** The firm, with a fiftieth of its documents other than invoices. @returns {Promise<string>} */
async function prepare() {
  const kept = join(dataDir, 'books-firm.json')
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const first = await startServer({ dataDir })
  const api = new Api(first.origin)
  await api.register(person)
  const firm = await createFirm(api)
  await fillBooks(api, firm.firmId, Math.ceil(documents / 200))
  api.close()
  await first.stop()
  const began = Date.now()
  await seedInvoices(dataDir, firm.firmId, documents)
  console.log(`Written in ${Math.round((Date.now() - began) / 1000)} s`)
  writeFileSync(kept, JSON.stringify(firm.firmId))
  return firm.firmId
}

/** Milliseconds of one call. @param {Api} api @param {string} path */
async function timeOf(api, path) {
  const began = performance.now()
  await api.call('GET', path)
  return Math.round((performance.now() - began) * 10) / 10
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
