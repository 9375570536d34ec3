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
import { takeArchive } from './books-archive.mjs'
import { readBatches } from './books-datev.mjs'
import { compareMonths, monthsOf, readJournal } from './books-hledger.mjs'
import { createFirm, seedBooks, seedInvoices } from './seed.mjs'
import { median, timeOf } from './timing.mjs'

/**
 * The books of a firm with many documents: its journal read by hledger (https://hledger.org, Debian's
 * `hledger`), its strict check, and the trial balance, profit and loss and balance sheet of every month
 * beside ours; the same of DATEV's batches. Then the archive of the whole firm and the memory it takes,
 * and how long each report takes, beside a call that reads one row. `DOCUMENTS` and `TIMES` make a run
 * smaller or longer; `DATA_DIR` keeps what was written there, for the next run.
 */
const documents = Number(process.env.DOCUMENTS ?? 50_000)
const times = Number(process.env.TIMES ?? 9)
/** Two in five documents are invoices; a turn makes six others. */
const turns = Math.ceil((documents * 0.6) / 6)
const invoices = documents - 6 * turns
const person = { email: 'books@example.com', password: testPassword }

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const keptDir = process.env.DATA_DIR
const dataDir = keptDir ?? createDataDir()
const firmId = await prepare()
const server = await startServer({ dataDir })
try {
  const api = new Api(server.origin, 1)
  await api.signIn(person)
  const archive = await takeArchive({
    ...{ api, firmId, pid: server.runtimePid },
    file: join(dataDir, 'firm.zip'),
  })
  const { memory, megabytes, seconds, longestWaitMs } = archive
  console.log(
    `Archive: ${megabytes} MB in ${seconds} s, ${memory.grown} MiB of memory (at most ${memory.limit}); a small call waited ${longestWaitMs} ms`,
  )

  const year = new Date(Date.now() - 86_400_000).getUTCFullYear()
  const read = await readByOthers(api, year)
  const path = `/firms/${firmId}/reports`
  const results = []
  for (const { name, query, limit } of reportsToTime(year)) {
    const taken = { own: /** @type {number[]} */ ([]), small: /** @type {number[]} */ ([]) }
    for (let at = 0; at < times; at++) {
      taken.small.push(await timeOf(api, `/firms/${firmId}/exchange-rates`))
      taken.own.push(await timeOf(api, `${path}/${query}`))
    }
    const [ms, reference] = [median(taken.own), median(taken.small)]
    const multiple = Math.round((ms / reference) * 10) / 10
    const fastest = Math.min(...taken.own)
    results.push({ name, ms, fastest, reference, multiple, limit, isKept: ms <= limit })
    console.log(
      `${name.padEnd(30)} ${ms} ms (fastest ${fastest}), ${multiple} × a small call${ms > limit ? `, above ${limit}` : ''}`,
    )
  }
  const report = {
    at: new Date().toISOString(),
    documents,
    invoices,
    load: loadavg()[0],
    ...read,
    archive,
    results,
  }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/books.json', `${JSON.stringify(report, null, 2)}\n`)
  if (read.hledger.differences + read.datev.differences > 0) process.exitCode = 1
} finally {
  await server.stop()
  if (keptDir === undefined) removeDataDir(dataDir)
}

/**
 * The books as hledger and DATEV read them, month by month beside ours.
 * @param {Api} api
 * @param {number} year
 */
async function readByOthers(api, year) {
  const months = monthsOf(year)
  const journal = join(dataDir, 'books.journal')
  const days = `period=custom&from=${year}-01-01&to=${year}-12-31&format=hledger`
  const answer = await api.send('GET', `/firms/${firmId}/reports/journal/file?${days}`)
  if (answer.status !== 200) throw new Error(`Journal: ${answer.status}`)
  writeFileSync(journal, answer.bytes)
  const version = execFileSync('hledger', ['--version'], { encoding: 'utf8' }).trim()
  execFileSync('hledger', ['-f', journal, 'check', '--strict'], { stdio: 'inherit' })
  const { lines, ...plain } = readJournal(journal)
  const roots = new Map([...plain.ends].map(([code, { root }]) => [code, root]))
  const { records, ...datev } = await readBatches({ api, firmId, months, roots })
  return {
    lines,
    hledger: { version, ...(await comparison('hledger', { api, firmId, months, ...plain })) },
    datev: { records, ...(await comparison('DATEV', { api, firmId, months, ...datev })) },
  }
}

/** @param {string} name @param {Parameters<typeof compareMonths>[0]} of */
async function comparison(name, of) {
  const { figures, differences } = await compareMonths(of)
  for (const difference of differences.slice(0, 20)) console.error(difference)
  console.log(`${figures} figures beside those of ${name}, ${differences.length} differ`)
  return { figures, differences: differences.length }
}

/** Every report there is, by the contract, and what makes some of them longer. @param {number} year */
function reportsToTime(year) {
  const source = readFileSync('contract/reporting/reports.ts', 'utf8')
  const list = /reportNames = \[(.*?)\]/s.exec(source)?.[1] ?? ''
  const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
  const whole = `period=custom&from=${year}-01-01&to=${year}-12-31`
  const others = [
    'profit-and-loss?split=month',
    'profit-and-loss?compare=yearBefore',
    'profit-and-loss?basis=cash',
    'balance-sheet?split=month',
    `general-ledger?accounts=1200&page=40`,
    'journal?page=300',
    `trial-balance?knownOn=${year}-06-30`,
  ]
  return [...names.map((name) => `${name}?`), ...others].map((query) => ({
    name: query.replace(/\?$/, ''),
    query: `${query}${query.endsWith('?') ? '' : '&'}${whole}`,
    limit: query.startsWith('trial-balance') ? 50 : 150,
  }))
}

/** The firm with all its documents. @returns {Promise<string>} */
async function prepare() {
  const kept = join(dataDir, 'books-firm.json')
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const began = Date.now()
  const first = await startServer({ dataDir })
  const api = new Api(first.origin)
  await api.register(person)
  const { firmId } = await createFirm(api)
  api.close()
  await first.stop()
  await seedInvoices(dataDir, firmId, invoices)
  await seedBooks(dataDir, firmId, turns)
  console.log(`Written in ${Math.round((Date.now() - began) / 1000)} s`)
  writeFileSync(kept, JSON.stringify(firmId))
  return firmId
}
