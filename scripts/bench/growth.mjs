// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { createFirm, seedInvoices } from './seed.mjs'
import { timeInTurns } from './timing.mjs'
import { withServer } from './with-server.mjs'

/**
 * Whether a firm of many documents is answered as fast as a small one: both on one server, asked in
 * turns, so that what else the machine does falls on both.
 * `DOCUMENTS` and `TIMES` make a run smaller or longer; `DATA_DIR` keeps what was written there, for
 * the next run.
 */
const documents = Number(process.env.DOCUMENTS ?? 300_000)
const few = 1_000
const times = Number(process.env.TIMES ?? 15)
const person = { email: 'growth@example.com', password: testPassword }

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = process.env.DATA_DIR ?? createDataDir()
const [small, large] = await prepare()
await withServer(dataDir, person, async (api) => {
  const results = []
  for (const { name, path } of questions()) {
    const took = await timeInTurns(api, times, { few: path(small), many: path(large) })
    results.push({ name, ...took })
    console.log(
      `${name.padEnd(28)} ${took.few} ms of ${few}, ${took.many} ms of ${documents}: ${took.factor} ×`,
    )
  }
  const report = { at: new Date().toISOString(), few, documents, load: loadavg()[0], results }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/growth.json', `${JSON.stringify(report, null, 2)}\n`)
})

/** @returns {{ name: string, path: (firm: import('./seed.mjs').Firm) => string }[]} */
function questions() {
  const quarter = `${new Date().getUTCFullYear()}-03-31`
  return [
    { name: 'invoices', path: ({ firmId }) => `/firms/${firmId}/invoices?size=25` },
    { name: 'invoices, overdue', path: ({ firmId }) => `/firms/${firmId}/invoices?tab=overdue` },
    { name: 'invoices, search', path: ({ firmId }) => `/firms/${firmId}/invoices?q=Kunde+042` },
    { name: 'parties', path: ({ firmId }) => `/firms/${firmId}/parties` },
    { name: 'party', path: ({ firmId, customerId }) => `/firms/${firmId}/parties/${customerId}` },
    { name: 'ageing, today', path: ({ firmId }) => `/firms/${firmId}/ageing` },
    {
      name: 'ageing, past day',
      path: ({ firmId }) => `/firms/${firmId}/ageing?asOf=${quarter}`,
    },
    { name: 'open items', path: ({ firmId }) => `/firms/${firmId}/open-items` },
    {
      name: 'open items, past day',
      path: ({ firmId }) => `/firms/${firmId}/open-items?asOf=${quarter}`,
    },
    {
      name: 'open items of a party',
      path: ({ firmId, customerId }) => `/firms/${firmId}/parties/${customerId}/open-items`,
    },
    {
      name: 'statement',
      path: ({ firmId, customerId }) => `/firms/${firmId}/parties/${customerId}/statement`,
    },
    { name: 'trial balance', path: ({ firmId }) => `/firms/${firmId}/trial-balance` },
    {
      name: 'profit and loss',
      path: ({ firmId }) => `/firms/${firmId}/reports/profit-and-loss`,
    },
    { name: 'dashboard', path: ({ firmId }) => `/firms/${firmId}/dashboard` },
  ]
}

/**
 * Two firms of one person, the second with many documents.
 * @returns {Promise<[import('./seed.mjs').Firm, import('./seed.mjs').Firm]>}
 */
async function prepare() {
  const kept = `${dataDir}/growth-firms.json`
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const first = await startServer({ dataDir })
  const api = new Api(first.origin, 1)
  await api.register(person)
  const firms = [await createFirm(api), await createFirm(api)]
  api.close()
  await first.stop()
  const [one, other] = firms
  if (!one || !other) throw new Error('No firms')
  const began = Date.now()
  await seedInvoices(dataDir, one.firmId, few)
  await seedInvoices(dataDir, other.firmId, documents)
  console.log(`Written in ${Math.round((Date.now() - began) / 1000)} s`)
  writeFileSync(kept, JSON.stringify([one, other]))
  return [one, other]
}
