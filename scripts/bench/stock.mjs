// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Api } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { insideFirm, splitYear } from './seed.mjs'
import { timeInTurns } from './timing.mjs'
import { withServer } from './with-server.mjs'

/**
 * Whether a firm of 100,000 products and 1,000,000 moves is answered as fast as one of 1,000 and
 * 10,000: both on one server, asked in turns. One product of each has a hundredth of all moves.
 * `PRODUCTS` and `TIMES` make a run smaller or longer; `DATA_DIR` keeps what was written there.
 */
const products = Number(process.env.PRODUCTS ?? 100_000)
const few = 1_000
const movesEach = 10
const times = Number(process.env.TIMES ?? 15)
const aCall = 1_000
const person = { email: 'stock@example.com', password: testPassword }

/** Ten moves of every product: a transfer is two. */
const rounds = [
  'receipt',
  'delivery',
  'transfer',
  'delivery',
  'receipt',
  'adjustment',
  'delivery',
  'transfer',
]

/** The first days of the year are for the rounds, all others for the product that is always moved. */
const days = splitYear(60).map(({ from }) => from)

/** @typedef {{ firmId: string, busyId: string, quietId: string, past: string }} Asked */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = process.env.DATA_DIR ?? createDataDir()
const firmIds = await prepare()
await withServer(dataDir, person, async (api) => {
  const small = await learn(api, firmIds[0] ?? '')
  const large = await learn(api, firmIds[1] ?? '')
  const results = []
  for (const { name, path } of questions()) {
    const took = await timeInTurns(api, times, { few: path(small), many: path(large) })
    results.push({ name, ...took })
    console.log(
      `${name.padEnd(30)} ${took.few} ms of ${few}, ${took.many} ms of ${products}: ${took.factor} ×`,
    )
  }
  const report = {
    at: new Date().toISOString(),
    few,
    products,
    moves: products * movesEach,
    load: loadavg()[0],
    results,
  }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/stock.json', `${JSON.stringify(report, null, 2)}\n`)
})

/** @returns {{ name: string, path: (firm: Asked) => string }[]} */
function questions() {
  const from =
    (/** @type {string} */ path) =>
    (/** @type {Asked} */ { firmId }) =>
      `/firms/${firmId}/${path}`
  return [
    { name: 'products', path: from('items') },
    { name: 'products, by price', path: from('items?sort=unitPrice&direction=descending') },
    { name: 'products, without variants', path: from('items?variants=folded') },
    { name: 'products, services alone', path: from('items?kind=service') },
    { name: 'products, search', path: from('items?q=lamp+0009') },
    { name: 'stock', path: from('stock') },
    { name: 'stock, by value', path: from('stock?sort=value&direction=descending') },
    { name: 'stock, low', path: from('stock?tab=low') },
    { name: 'stock, search', path: from('stock?q=P-0009') },
    { name: 'product', path: ({ firmId, quietId }) => `/firms/${firmId}/items/${quietId}` },
    { name: 'its stock', path: ({ firmId, quietId }) => `/firms/${firmId}/stock/${quietId}` },
    {
      name: 'stock of one always moved',
      path: ({ firmId, busyId }) => `/firms/${firmId}/stock/${busyId}`,
    },
    {
      name: 'the same on a past day',
      path: ({ firmId, busyId, past }) => `/firms/${firmId}/stock/${busyId}?date=${past}`,
    },
    { name: 'moves', path: from('stock-moves') },
    { name: 'moves, of one kind', path: from('stock-moves?kind=adjustment') },
    { name: 'moves, of no kind there is', path: from('stock-moves?kind=assembly') },
    {
      name: 'moves of one product',
      path: ({ firmId, busyId }) => `/firms/${firmId}/stock-moves?itemId=${busyId}`,
    },
    { name: 'documents', path: from('stock-documents') },
    { name: 'documents, open', path: from('stock-documents?tab=open') },
    { name: 'documents, of one kind', path: from('stock-documents?kind=assembly') },
    { name: 'valuation, today', path: from('stock-valuation') },
    {
      name: 'valuation, past day',
      path: ({ firmId, past }) => `/firms/${firmId}/stock-valuation?date=${past}`,
    },
    { name: 'reorder list', path: from('reorder-items') },
    { name: 'daily sales', path: from('daily-sales?days=28') },
  ]
}

/** What is asked of a firm. @param {Api} api @param {string} firmId @returns {Promise<Asked>} */
async function learn(api, firmId) {
  const found = async (/** @type {string} */ sku) => {
    const { rows } = await api.call('GET', `/firms/${firmId}/items?q=${sku}`)
    return String(rows[0]?.id)
  }
  const past = `${new Date().getUTCFullYear()}-06-30`
  return { firmId, busyId: await found('P-000001'), quietId: await found('P-000900'), past }
}

/** Two firms of one person, the second with many products. @returns {Promise<string[]>} */
async function prepare() {
  const kept = `${dataDir}/stock-firms.json`
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const first = await startServer({ dataDir })
  const api = new Api(first.origin, 1)
  await api.register(person)
  const one = await createFirmWithCustomer(api)
  const other = await createFirmWithCustomer(api)
  api.close()
  await first.stop()
  const began = Date.now()
  await write(one.firmId, few)
  await write(other.firmId, products)
  console.log(`Written in ${Math.round((Date.now() - began) / 1000)} s`)
  const firmIds = [one.firmId, other.firmId]
  writeFileSync(kept, JSON.stringify(firmIds))
  return firmIds
}

/** @param {string} firmId @param {number} count */
async function write(firmId, count) {
  await insideFirm(dataDir, firmId, async (ask) => {
    for (let first = 1; first <= count; first += aCall) {
      await ask('seed-products', { first, count: Math.min(aCall, count - first + 1) })
    }
    for (const [at, kind] of rounds.entries()) {
      for (let after = 0; after < count; after += aCall) {
        await ask('seed-moves', { kind, date: days[at], after, products: aCall, each: 1 })
      }
    }
    const busy = days.slice(rounds.length)
    const each = Math.ceil((count * movesEach) / 100 / busy.length)
    for (const [at, date] of busy.entries()) {
      const kind = at % 4 === 0 ? 'receipt' : 'delivery'
      await ask('seed-moves', { kind, date, after: 0, products: 1, each })
    }
  })
}
