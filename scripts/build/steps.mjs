// @ts-check
import { runQuietly } from '../start/run-quietly.mjs'

const production = { NODE_ENV: 'production' }

/** Remix: the browser's files, and the web app's Worker. @param {string} stamp see `stampOf` */
export async function buildWeb(stamp) {
  const env = { BUILD_STAMP: stamp }
  await node('The build of the web app', '@remix-run/dev/dist/cli.js', ['vite:build'], env)
}

/** Bundles the API Worker. */
export async function buildUpstream() {
  const args = ['build', '--config', 'vite.upstream.config.ts']
  await node('The build of the API Worker', 'vite/bin/vite.js', args)
}

/**
 * @param {string} what
 * @param {string} script Path inside node_modules.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function node(what, script, args, env = {}) {
  return runQuietly(what, process.execPath, [`node_modules/${script}`, ...args], {
    ...production,
    ...env,
  })
}
