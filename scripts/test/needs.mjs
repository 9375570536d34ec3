// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { showProgress } from '../start/progress.mjs'
import { runQuietly } from '../start/run-quietly.mjs'
import { StartError } from '../start/start-error.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'

/**
 * @typedef {object} Need A program that tests start and npm does not bring.
 * @property {string} name
 * @property {string} debian Its package in Debian.
 * @property {string} elsewhere What to do where Debian's packages are not.
 * @property {() => boolean} isThere
 * @property {() => boolean} [isBest] Whether it is what Debian's package brings; else anything that does is taken
 *   where nothing may be installed.
 */

/** @type {Record<'chromium' | 'java', Need>} */
const needs = {
  chromium: {
    name: 'Chromium',
    debian: 'chromium-headless-shell',
    elsewhere: 'npx playwright install --with-deps chromium',
    isThere: hasChromium,
    isBest: () => Boolean(process.env.CHROMIUM || process.env.CHROMIUM_PATH || findHeadlessShell()),
  },
  java: {
    name: 'Java',
    debian: 'default-jre-headless',
    elsewhere: 'install a Java runtime (11 or newer) and have `java` on the PATH',
    isThere: () => runs('java', '-version'),
  },
}

/**
 * Sees to the programs that a run needs, so that none is missed after minutes of work: takes what
 * is there, installs what is not where it may (root on Debian), takes Playwright's own browser else.
 * Sets CHROMIUM_PATH to the browser that is used.
 * @param {readonly (keyof typeof needs)[]} names
 * @throws {StartError} with one line that says which command to run.
 */
export async function ensureTools(names) {
  if (process.env.CHROMIUM && !runs(process.env.CHROMIUM, '--version')) {
    throw new StartError(`CHROMIUM names ${process.env.CHROMIUM}, which does not run.`)
  }
  const listMissing = () => names.map((name) => needs[name]).filter(({ isThere }) => !isThere())
  const wanted = names.map((name) => needs[name]).filter((need) => !(need.isBest ?? need.isThere)())
  if (wanted.length > 0 && mayInstall()) await installFromDebian(wanted)
  if (listMissing().length === 0) return
  if (names.includes('chromium') && !needs.chromium.isThere()) await installPlaywrightChromium()
  const still = listMissing()
  if (still.length > 0) throw new StartError(howToInstall(still))
}

/** Looks for the system's headless Chromium, its other one, then for Playwright's own, and remembers which it is. */
function hasChromium() {
  const known = [
    process.env.CHROMIUM_PATH,
    findHeadlessShell(),
    findChromium(),
    playwrightChromium(),
  ]
  const path = known.find((one) => one && existsSync(one) && runs(one, '--version'))
  if (path) process.env.CHROMIUM_PATH = path
  return path !== undefined
}

/** @returns {string | undefined} where Playwright keeps its browser, whether it is there or not */
function playwrightChromium() {
  // Packages may have been installed a moment ago.
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
}

/** @param {string} command @param {string} argument */
function runs(command, argument) {
  return spawnSync(command, [argument], { stdio: 'ignore' }).status === 0
}

function mayInstall() {
  return process.getuid?.() === 0 && runs('apt-get', '--version')
}

/** @param {Need[]} missing */
async function installFromDebian(missing) {
  const packages = missing.map(({ debian }) => debian)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  try {
    await showProgress(`Installing ${packages.join(' and ')} from Debian`, async () => {
      await runQuietly('apt-get update', 'apt-get', ['update', '-qq'], env)
      await runQuietly('apt-get install', 'apt-get', install, env)
    })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(`${error.output.trim()}\n${error.message}`)
  }
}

async function installPlaywrightChromium() {
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  try {
    await showProgress('Installing Playwright’s Chromium', () =>
      runQuietly('playwright install', process.execPath, args),
    )
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(`${error.output.trim()}\n${error.message}`)
  }
}

/** @param {Need[]} missing */
function howToInstall(missing) {
  const names = missing.map(({ name }) => name).join(' and ')
  const verb = missing.length > 1 ? 'are' : 'is'
  const packages = missing.map(({ debian }) => debian).join(' ')
  const command = runs('apt-get', '--version')
    ? `sudo apt-get install -y --no-install-recommends ${packages}`
    : missing.map(({ elsewhere }) => elsewhere).join('; ')
  return `${names} ${verb} missing: ${command}`
}
