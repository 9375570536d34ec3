// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { countLastLine, countPlaywright, countVitest } from './counts.mjs'
import { runLogged } from './run-step.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./run-step.mjs').Ran} Ran
 *
 * @typedef {object} Task How a step is to run this time.
 * @property {number} cores How many it may keep busy.
 * @property {boolean} isShown Its output is printed as it comes.
 * @property {string[]} only Arguments of its runner that narrow it; none for all of it.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} after Steps that must have ended when they run, too.
 * @property {('chromium' | 'java')[]} tools
 * @property {boolean} isWide It keeps all cores busy; others half of them.
 * @property {(task: Task) => Promise<Result>} run
 *
 * @typedef {Counts & Ran & { log: string }} Result
 */

const playwright = 'node_modules/@playwright/test/cli.js'
const vitest = 'node_modules/vitest/vitest.mjs'

/** In the order in which they begin, as far as there is room and what they wait for has ended. */
export const steps = [
  step('check', (task) => ownScript('check', ['scripts/check.mjs', ...task.only], task)),
  step('build', async (task) => {
    const { log, ...ran } = await run('build', ['scripts/build.mjs', '--if-needed'], task)
    const isGood = ran.code === 0
    return { ...ran, log, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, tests: [] }
  }),
  // One of its tests repeats the check on a copy, from what the check has found out.
  step('unit', (task) => runVitest('unit', 'vitest.config.ts', task), { after: ['check'] }),
  step('pages', (task) => runVitest('pages', 'tests/pages.config.ts', task), {
    after: ['build'],
    tools: ['java'],
  }),
  step('worker', (task) => runVitest('worker', 'vitest.upstream.config.ts', task)),
  step('start', (task) => runVitest('start', 'tests/start/vitest.config.ts', task), {
    after: ['build'],
  }),
  step('kill', (task) => ownScript('kill', ['tests/kill/kill.test.mjs'], task), {
    after: ['build'],
  }),
  step('islands', (task) => runPlaywright('islands', 'tests/islands/playwright.config.ts', task), {
    tools: ['chromium'],
  }),
  step('e2e', (task) => runPlaywright('e2e', 'tests/e2e/playwright.config.ts', task), {
    after: ['build'],
    tools: ['chromium'],
    isWide: true,
  }),
]

/**
 * @param {string} name
 * @param {Step['run']} run
 * @param {Partial<Omit<Step, 'name' | 'run'>>} [more]
 * @returns {Step}
 */
function step(name, run, { after = [], tools = [], isWide = false } = {}) {
  return { name, run, after, tools, isWide }
}

/**
 * @param {string} name
 * @param {string} config
 * @param {Task} task
 * @returns {Promise<Result>}
 */
async function runVitest(name, config, task) {
  const report = `.cache/test/${name}.json`
  rmSync(report, { force: true })
  const args = [vitest, ...(task.only[0] === 'related' ? [] : ['run']), ...task.only]
  args.push('--config', config, '--reporter=default', '--reporter=json')
  args.push(`--outputFile.json=${report}`, `--maxWorkers=${task.cores}`)
  const { log, ...ran } = await run(name, args, task)
  const counts = countVitest(report, ran.code)
  // What was asked for may have no tests of this kind; all of a step must have some.
  const isEmpty = task.only.length > 0 && ran.code === 0 && counts.passed === 0
  return { ...ran, log, ...counts, failed: isEmpty ? 0 : counts.failed }
}

/**
 * @param {string} name
 * @param {string} config
 * @param {Task} task
 * @returns {Promise<Result>}
 */
async function runPlaywright(name, config, task) {
  const report = `.cache/test/${name}.json`
  rmSync(report, { force: true })
  // Browsers wait for pages a quarter of the time: one more of them keeps the machine busy.
  const workers = task.cores > 1 ? task.cores + 1 : 1
  const args = [playwright, 'test', ...task.only, '-c', config, `--workers=${workers}`]
  args.push(`--reporter=${task.isShown ? 'line' : 'dot'},json`)
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) }
  const { log, ...ran } = await run(name, args, task, env)
  return { ...ran, log, ...countPlaywright(report, ran.code) }
}

/**
 * A script of ours that ends with “N passed, N failed”.
 * @param {string} name
 * @param {string[]} args
 * @param {Task} task
 * @returns {Promise<Result>}
 */
async function ownScript(name, args, task) {
  const { log, ...ran } = await run(name, args, task)
  return { ...ran, log, ...countLastLine(readFileSync(log, 'utf8'), ran.code) }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Task} task
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run(name, args, { isShown }, env) {
  const log = `.cache/test/${name}.log`
  return { ...(await runLogged(args, { log, isShown, env })), log }
}
