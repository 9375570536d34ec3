// @ts-check
import { createHash } from 'node:crypto'
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { Miniflare } from 'miniflare'
import { build } from 'vite'
import { makeOnce } from './bundle-cache.mjs'
import { ssrForWorkerd } from './bundled-packages.mjs'

const migrations = 'upstream/migrations/firm'
const entry = 'upstream/testing/empty-firm.ts'
/** What makes the tables of the migrations. */
const makers = [
  'package-lock.json',
  'scripts/test/firm-tables.mjs',
  'upstream/firm/migrate.ts',
  entry,
]

/**
 * Makes a database with all tables of a firm once, for the tests inside workerd: making twelve hundred
 * tables and indexes anew for each test was two fifths of what they took (measured).
 * @returns {Promise<(request: { url: string }, miniflare: Miniflare) => Response>} answers
 *   `/<object>` by a copy of it for an object that has no database yet
 */
export async function firmTables() {
  const folder = resolve('.cache/firm-tables', hashOfSchema())
  await makeOnce(folder, makeTables)
  return ({ url }, miniflare) => {
    const place = join(folderOfFirms(miniflare), `${new URL(url).pathname}.sqlite`)
    // Never over one that may be open: its object would go on with pages of another file.
    if (existsSync(place)) return new Response(null, { status: 409 })
    copyFileSync(join(folder, 'firm.sqlite'), place, constants.COPYFILE_EXCL)
    return new Response(null, { status: 204 })
  }
}

/** @param {Miniflare} miniflare */
function folderOfFirms(miniflare) {
  const objects = miniflare.unsafeGetPersistPaths().get('do') ?? ''
  const name = readdirSync(objects).find((one) => one.endsWith('-Firm'))
  if (!name) throw new Error('There is no folder of firms')
  return join(objects, name)
}

function hashOfSchema() {
  const schema = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
  const files = [...makers, ...schema.sort().map((name) => `${migrations}/${name}`)]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} folder */
async function makeTables(folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: ssrForWorkerd,
    build: {
      ssr: entry,
      outDir: folder,
      target: 'es2022',
      rollupOptions: {
        external: /^(node|cloudflare):/,
        output: { entryFileNames: 'worker.js', inlineDynamicImports: true },
      },
    },
  })
  const made = await askFirm(folder, 'made', 'POST')
  const [file = ''] = readdirSync(objectsIn(folder, 'made')).filter(isDatabase)
  copyFileSync(join(objectsIn(folder, 'made'), file), join(folder, 'firm.sqlite'))
  mkdirSync(objectsIn(folder, 'copied'), { recursive: true })
  copyFileSync(join(folder, 'firm.sqlite'), join(objectsIn(folder, 'copied'), file))
  const copied = await askFirm(folder, 'copied', 'GET')
  // What was still in the journal beside it would be missing.
  if (made === 0 || made !== copied) throw new Error(`Made ${made} tables and copied ${copied}`)
  for (const place of ['made', 'copied']) rmSync(join(folder, place), { recursive: true })
}

/** @param {string} folder @param {string} place */
function objectsIn(folder, place) {
  return join(folder, place, 'empty-Firm')
}

/** @param {string} name */
function isDatabase(name) {
  return name.endsWith('.sqlite') && name !== 'metadata.sqlite'
}

/**
 * Asks the firm of `upstream/testing/empty-firm.ts` how many tables it has.
 * @param {string} folder @param {string} place @param {'GET' | 'POST'} method
 * @returns {Promise<number>}
 */
async function askFirm(folder, place, method) {
  const miniflare = new Miniflare({
    name: 'empty',
    compatibilityDate: '2026-04-20',
    compatibilityFlags: ['nodejs_compat'],
    modules: [{ type: 'ESModule', path: join(folder, 'worker.js') }],
    durableObjects: { FIRM: { className: 'Firm', useSQLite: true } },
    durableObjectsPersist: join(folder, place),
  })
  try {
    const answer = await miniflare.dispatchFetch('https://firm/', { method })
    if (!answer.ok) throw new Error(await answer.text())
    return Number(await answer.text())
  } finally {
    await miniflare.dispose()
  }
}
