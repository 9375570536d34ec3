// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ name: string, seconds: number, fault?: string, firstTry?: string }} TimedTest `fault`:
 *   the first line of what it said when it failed; `firstTry`: the same, where the second try passed.
 * @typedef {{ passed: number, failed: number, tests: TimedTest[] }} Counts
 */

/**
 * @param {string} report A file in vitest's JSON form.
 * @param {number} code The exit code; a fault outside any test shows only there.
 * @returns {Counts}
 */
export function countVitest(report, code) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = takeReport(report)
  const tests = testResults.flatMap((/** @type {VitestFile} */ file) => listTests(file))
  return withFault({ passed: Number(numPassedTests), failed: Number(numFailedTests), tests }, code)
}

/**
 * @typedef {{ fullName: string, status: string, duration?: number, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 */

/** @param {VitestFile} file @returns {TimedTest[]} and the file itself, where none of its tests is at fault */
function listTests({ name, status, message, assertionResults }) {
  const file = shorten(name)
  const tests = assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
    name: `${file} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    ...(status === 'failed' ? { fault: firstLine(failureMessages[0]) } : {}),
  }))
  if (status !== 'failed' || tests.some(({ fault }) => fault !== undefined)) return tests
  return [...tests, { name: file, seconds: 0, fault: firstLine(message) }]
}

/** @param {string | undefined} text that may be coloured */
function firstLine(text) {
  const lines = stripVTControlCharacters(text ?? '').split('\n')
  return lines.map((line) => line.trim()).find((line) => line !== '') ?? 'it failed'
}

/**
 * A test that passed at its second try has passed, and is named with what the first one said.
 * @param {string} report A file in Playwright's JSON form.
 * @param {number} code
 * @returns {Counts}
 */
export function countPlaywright(report, code) {
  const { stats = {}, suites = [] } = takeReport(report)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  const tests = suites.flatMap((/** @type {PlaywrightSuite} */ suite) => listSpecs(suite))
  return withFault({ passed: expected + flaky, failed: unexpected, tests }, code)
}

/**
 * @typedef {{ message?: string, location?: { line: number } }} PlaywrightError
 * @typedef {{ duration: number, status?: string, errors?: PlaywrightError[] }} PlaywrightResult
 * @typedef {{ projectName: string, results: PlaywrightResult[] }} PlaywrightTest
 * @typedef {object} PlaywrightSuite
 * @property {{ file: string, title: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/** @param {PlaywrightSuite} suite @returns {TimedTest[]} */
function listSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => {
      const failed = results.findLast(({ errors = [] }) => errors.length > 0)
      const said = failed?.errors?.map(describe).join('; ')
      const hasPassed = results.at(-1)?.status === 'passed'
      return {
        name: `${file}${projectName ? ` (${projectName})` : ''} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(said ? { [hasPassed ? 'firstTry' : 'fault']: said } : {}),
      }
    }),
  )
  return [...own, ...suites.flatMap(listSpecs)]
}

/**
 * What failed, what was waited for, and where: a time limit by itself says none of it.
 * @param {PlaywrightError} error
 */
function describe({ message = '', location }) {
  const waited = /waiting for [^\n]+/.exec(stripVTControlCharacters(message))
  return [firstLine(message), waited?.[0], location && `line ${location.line}`]
    .filter(Boolean)
    .join(', ')
}

/**
 * @param {string} output whose last line says “N passed, N failed”; a line “FAILED …” names a fault
 * @param {number} code
 * @returns {Counts}
 */
export function countLastLine(output, code) {
  const found = /(\d+) passed, (\d+) failed\s*$/.exec(output)
  const [passed, failed] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 1)]
  const faults = [...output.matchAll(/^FAILED +(.+)$/gm)].map(([, name = '']) => name)
  const tests = faults.map((name) => ({ name, seconds: 0, fault: '' }))
  return withFault({ passed, failed, tests }, code)
}

/**
 * A runner that crashed, or that ran nothing, has failed whatever it wrote.
 * @param {Counts} counts
 * @param {number} code
 */
function withFault({ passed, failed, tests }, code) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, tests }
}

/** @param {string} path A report is read once, so that an old one is never counted. */
function takeReport(path) {
  if (!existsSync(path)) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // A runner that was ended while it wrote: nothing counts as passed.
    return {}
  } finally {
    rmSync(path)
  }
}

/** @param {string} path */
function shorten(path) {
  return path.startsWith(`${process.cwd()}/`) ? path.slice(process.cwd().length + 1) : path
}
