// @ts-check
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './test/chromium.mjs'
import { countLastLine, countPlaywright, countVitest } from './test/counts.mjs'
import { runShown } from './test/run-shown.mjs'

/** @typedef {import('./test/counts.mjs').Counts} Counts */

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
mkdirSync('.cache/test', { recursive: true })
process.env.CHROMIUM_PATH ??= findChromium()
if (!process.env.CHROMIUM_PATH) delete process.env.CHROMIUM_PATH

/** @type {Record<string, () => Promise<Counts>>} */
const steps = {
  check: () => counted(['scripts/check.mjs']),
  unit: () => vitest('unit', 'vitest.config.ts'),
  worker: () => vitest('worker', 'vitest.upstream.config.ts'),
  build: async () => one(await runShown(process.execPath, ['scripts/build.mjs'])),
  start: () => vitest('start', 'tests/start/vitest.config.ts'),
  access: () => vitest('access', 'tests/access/vitest.config.ts'),
  site: () => vitest('site', 'tests/site/vitest.config.ts'),
  e2e: () => playwright('e2e', 'tests/e2e/playwright.config.ts'),
  islands: () => playwright('islands', 'tests/islands/playwright.config.ts'),
  kill: () => counted(['tests/kill/kill.test.mjs']),
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in steps))
if (unknown) {
  console.error(`There is no step “${unknown}”; there are: ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

/** @type {[string, Counts, number][]} */
const results = []
for (const [name, run] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n━━ ${name}`)
  const began = Date.now()
  results.push([name, await run(), Math.round((Date.now() - began) / 1000)])
}

console.log('')
for (const [name, { passed, failed }, seconds] of results) {
  console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)`)
}
const total = (/** @type {keyof Counts} */ key) =>
  results.reduce((sum, [, counts]) => sum + counts[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0

/**
 * @param {string} name
 * @param {string} config
 */
async function vitest(name, config) {
  const report = `.cache/test/${name}.json`
  const args = ['run', '--config', config, '--reporter=default', '--reporter=json']
  args.push(`--outputFile.json=${report}`)
  const code = await runShown(process.execPath, ['node_modules/vitest/vitest.mjs', ...args])
  return countVitest(report, code)
}

/**
 * @param {string} name
 * @param {string} config
 */
async function playwright(name, config) {
  if (!existsSync(config)) {
    console.error(`${config} is missing.`)
    return { passed: 0, failed: 1 }
  }
  const report = `.cache/test/${name}.json`
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    config,
    '--reporter=line,json',
  ]
  const code = await runShown(process.execPath, args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
  })
  return countPlaywright(report, code)
}

/** @param {string[]} args of a program of ours that ends with “N passed, N failed” */
async function counted(args) {
  let output = ''
  const code = await runShown(process.execPath, args, {}, (text) => {
    output += text
  })
  return countLastLine(output, code)
}

/** @param {number} code */
function one(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
