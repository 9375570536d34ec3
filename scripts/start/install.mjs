// @ts-check
import { readFileSync } from 'node:fs'
import { showProgress } from './progress.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/** Installs what package-lock.json names, unless exactly that is installed. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await showProgress('Installing packages (about a minute)', () =>
    runQuietly('npm ci', ...npm(), { NODE_ENV: 'development' }),
  )
}

/**
 * Compares the lock file with the one npm leaves in node_modules when an installation has ended.
 * Optional packages are for other systems and may be absent.
 */
function isInstalled() {
  const wanted = readLock('package-lock.json')
  const present = readLock('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const installed = present.packages[path]
    return installed ? installed.version === entry.version : entry.optional === true
  })
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The npm that started us when there is one, else the one on the path.
 * @returns {[string, string[]]}
 */
function npm() {
  const script = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  return script?.endsWith('npm-cli.js') ? [process.execPath, [script, ...args]] : ['npm', args]
}
