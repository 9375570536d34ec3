// @ts-check
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from './build/build.mjs'
import { ensureInstalled } from './start/install.mjs'
import { StartError } from './start/start-error.mjs'
import { runShown } from './test/run-shown.mjs'

/** Both Workers to Cloudflare; what must be created there first: docs/deploy.md. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
try {
  requireOwnDatabase()
  await ensureInstalled()
  await build()
  // The web app is bound to the API, so the API goes first.
  await wrangler('deploy', '--config', 'upstream/wrangler.toml')
  layOutPages()
  await wrangler('pages', 'deploy', '--no-bundle')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.output || '', error.message)
  process.exitCode = 1
}

/** Pages takes the static files from one folder, and in it, as `_worker.js`, the Worker for all else. */
function layOutPages() {
  rmSync('build/pages', { recursive: true, force: true })
  cpSync('build/client', 'build/pages', { recursive: true })
  cpSync('build/server', 'build/pages/_worker.js', { recursive: true })
}

function requireOwnDatabase() {
  const settings = readFileSync('upstream/wrangler.toml', 'utf8')
  if (!/database_id = "00000000-/.test(settings)) return
  throw new StartError('upstream/wrangler.toml names no database yet: see docs/deploy.md.')
}

/** @param {string[]} args */
async function wrangler(...args) {
  const env = { WRANGLER_SEND_METRICS: 'false' }
  const code = await runShown(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...args],
    env,
  )
  if (code !== 0) throw new StartError(`wrangler ${args[0]} ended with ${code}.`)
}
