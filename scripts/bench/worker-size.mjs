// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Miniflare } from 'miniflare'
import { builtModules } from '../start/workers.mjs'

/** What Cloudflare takes at most: https://developers.cloudflare.com/workers/platform/limits/ */
export const maxGzip = 10 * 1024 * 1024
export const maxStartMs = 1000

/**
 * @typedef {object} WorkerSize
 * @property {string} name
 * @property {number} gzip Bytes of all its modules, compressed.
 * @property {number} startMs Milliseconds until a new workerd has run its first code, less what an
 *   empty Worker takes for it.
 */

/**
 * How big both Workers are and how long they take to start, as built.
 * @returns {Promise<WorkerSize[]>}
 */
export async function measureWorkers() {
  const workers = [
    { name: 'web', folder: 'build/server', main: 'index.js' },
    { name: 'api', folder: 'build/upstream', main: 'worker.js' },
  ]
  const empty = await startTime(undefined)
  const sizes = []
  for (const { name, folder, main } of workers) {
    const started = await startTime({ folder, main })
    sizes.push({ name, gzip: gzipOf(folder), startMs: Math.max(0, started - empty) })
  }
  return sizes
}

/** @param {string} folder */
function gzipOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => /\.(js|mjs|wasm)$/.test(file))
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
}

/**
 * The shortest of three starts, in milliseconds.
 * @param {{ folder: string, main: string } | undefined} built none for an empty Worker
 */
async function startTime(built) {
  const times = []
  for (let turn = 0; turn < 3; turn += 1) times.push(await startOnce(built))
  return Math.min(...times)
}

/** @param {{ folder: string, main: string } | undefined} built */
async function startOnce(built) {
  const nothing = 'export default { fetch: () => new Response() }'
  const began = performance.now()
  const miniflare = new Miniflare({
    ...(built ? builtModules(built.folder, built.main) : { modules: true, script: nothing }),
    cf: false,
    telemetry: { enabled: false },
    compatibilityDate: '2026-04-20',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { COOKIE_SECRETS: 'only-for-measuring-the-start' },
    ...(built?.folder === 'build/upstream'
      ? { durableObjects: { FIRM: { className: 'Firm', useSQLite: true } } }
      : {}),
  })
  await miniflare.ready
  // An answer shows that its code has run; which one is no matter, as it has none of its data here.
  await miniflare.dispatchFetch('http://localhost/').catch(() => undefined)
  const took = performance.now() - began
  await miniflare.dispose()
  return Math.round(took)
}
