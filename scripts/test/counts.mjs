// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * @typedef {{ name: string, seconds: number }} TimedTest
 * @typedef {{ passed: number, failed: number, tests: TimedTest[] }} Counts
 */

/**
 * @param {string} report A file in vitest's JSON form.
 * @param {number} code The exit code; a fault outside any test shows only there.
 * @returns {Counts}
 */
export function countVitest(report, code) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = takeReport(report)
  const tests = testResults.flatMap((/** @type {VitestFile} */ { name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${shorten(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return withFault({ passed: Number(numPassedTests), failed: Number(numFailedTests), tests }, code)
}

/** @typedef {{ name: string, assertionResults: { fullName: string, duration?: number }[] }} VitestFile */

/**
 * A test that passed only at a second try counts as failed.
 * @param {string} report A file in Playwright's JSON form.
 * @param {number} code
 * @returns {Counts}
 */
export function countPlaywright(report, code) {
  const { stats = {}, suites = [] } = takeReport(report)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  const tests = suites.flatMap((/** @type {PlaywrightSuite} */ suite) => listSpecs(suite))
  return withFault({ passed: expected, failed: unexpected + flaky, tests }, code)
}

/**
 * @typedef {{ projectName: string, results: { duration: number }[] }} PlaywrightTest
 * @typedef {object} PlaywrightSuite
 * @property {{ file: string, title: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/** @param {PlaywrightSuite} suite @returns {TimedTest[]} */
function listSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}${projectName ? ` (${projectName})` : ''} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(listSpecs)]
}

/**
 * @param {string} output whose last line says “N passed, N failed”
 * @param {number} code
 * @returns {Counts}
 */
export function countLastLine(output, code) {
  const found = /(\d+) passed, (\d+) failed\s*$/.exec(output)
  const [passed, failed] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 1)]
  return withFault({ passed, failed, tests: [] }, code)
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
