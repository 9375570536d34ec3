// @ts-check
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findImportFaults } from './check/imports.mjs'
import { findTranslationFaults } from './check/translations.mjs'
import { findWordFaults } from './check/words.mjs'
import { runQuietly } from './start/run-quietly.mjs'
import { StartError } from './start/start-error.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
mkdirSync('.cache', { recursive: true })

const typesKnown = '.cache/types.tsbuildinfo'
/** One of several checkers finds out anew what another knows: one takes half of the processor time. */
const ofTypes = ['--checkers', '1', '--incremental']
/** Go tidies its memory less often: a third of the time, for some hundred megabytes. */
const unhurried = { GOGC: '400' }

/** @type {Record<string, () => Promise<string>>} each gives what is wrong; nothing when all is well */
const checks = {
  style: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  // TypeScript 7, the native compiler, at a third of the time; tools that read types need 5's API.
  // What it found out is kept, so that the next time it looks at what has changed alone.
  types: () => tool('typescript-native/bin/tsc', ...ofTypes, '--tsBuildInfoFile', typesKnown),
  imports: findImportFaults,
  'dead-code': findDeadCode,
  translations: async () => [...findTranslationFaults('app'), ...checkWords()].join('\n'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in checks))
if (unknown) {
  console.error(`There is no check “${unknown}”; there are: ${Object.keys(checks).join(', ')}.`)
  process.exit(2)
}

const results = await Promise.all(
  Object.entries(checks)
    .filter(([name]) => chosen.length === 0 || chosen.includes(name))
    .map(([name, run]) => judge(name, run)),
)
const failed = results.filter((isGood) => !isGood).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/**
 * @param {string} name
 * @param {() => Promise<string>} run
 */
async function judge(name, run) {
  const began = Date.now()
  const faults = (await run()).trim()
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${faults ? 'FAILED' : 'ok'}  ${name} (${seconds} s)${faults ? `\n${faults}` : ''}`)
  return faults === ''
}

/** What nothing uses, then what tests alone use: a promise that the product does not keep. */
async function findDeadCode() {
  return (await knip()) || knip('--production', '--include', 'exports,files')
}

/** @param {string[]} args */
function knip(...args) {
  return tool('knip/bin/knip.js', '--no-progress', '--no-config-hints', ...args)
}

function checkWords() {
  const allowed = JSON.parse(readFileSync('scripts/check/allowed-words.json', 'utf8'))
  return findWordFaults('app', 'upstream', allowed)
}

/**
 * @param {string} script
 * @param {string[]} args
 */
async function tool(script, ...args) {
  try {
    await runQuietly(script, process.execPath, [`node_modules/${script}`, ...args], unhurried)
    return ''
  } catch (error) {
    if (error instanceof StartError) return error.output || error.message
    throw error
  }
}
