// @ts-check
import { runQuietly } from '../start/run-quietly.mjs'

const production = { NODE_ENV: 'production' }

/** Remix: the browser's files and the server bundle that `functions/` imports. */
export async function buildWeb() {
  await node('The build of the web app', '@remix-run/dev/dist/cli.js', ['vite:build'])
}

/** Bundles `functions/` into the one Worker that Pages runs. */
export async function buildFunctions() {
  const args = ['pages', 'functions', 'build', '--outdir', 'build/pages', '--minify']
  // Without a registry to ask, wrangler does not look for a newer wrangler.
  await node('The build of the Pages Functions', 'wrangler/bin/wrangler.js', args, {
    npm_config_registry: 'http://127.0.0.1:9',
  })
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
