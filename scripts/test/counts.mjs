// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} report A file in vitest's JSON form.
 * @param {number} code The exit code; a fault outside any test shows only there.
 * @returns {Counts}
 */
export function countVitest(report, code) {
  const { numPassedTests = 0, numFailedTests = 0 } = takeReport(report)
  return withFault({ passed: Number(numPassedTests), failed: Number(numFailedTests) }, code)
}

/**
 * A test that passed only at a second try counts as failed.
 * @param {string} report A file in Playwright's JSON form.
 * @param {number} code
 * @returns {Counts}
 */
export function countPlaywright(report, code) {
  const { stats = {} } = takeReport(report)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return withFault({ passed: expected, failed: unexpected + flaky }, code)
}

/**
 * @param {string} output whose last line says “N passed, N failed”
 * @param {number} code
 * @returns {Counts}
 */
export function countLastLine(output, code) {
  const found = /(\d+) passed, (\d+) failed\s*$/.exec(output)
  return withFault({ passed: Number(found?.[1] ?? 0), failed: Number(found?.[2] ?? 1) }, code)
}

/**
 * @param {Counts} counts
 * @param {number} code
 */
function withFault({ passed, failed }, code) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
}

/** @param {string} path A report is read once, so that an old one is never counted. */
function takeReport(path) {
  if (!existsSync(path)) return {}
  const report = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return report
}
