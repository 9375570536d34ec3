// @ts-check
import { readFileSync } from 'node:fs'
import { formatResult } from './run-steps.mjs'

/** @typedef {import('./steps.mjs').Result} Result */

const slowest = 10

/**
 * Prints what failed steps said, the slowest tests, each step's time, and the sum in the last line.
 * @param {[string, Result | undefined][]} results
 * @param {boolean} isShown What they said was printed already.
 * @returns {number} the exit code
 */
export function report(results, isShown) {
  for (const [name, result] of results) {
    if (!result || result.failed === 0 || isShown) continue
    console.log(`\n━━ ${name} failed; it said (${result.log}):\n`)
    console.log(readFileSync(result.log, 'utf8').trim())
  }
  const tests = results.flatMap(([step, result]) =>
    (result?.tests ?? []).map((test) => ({ ...test, step })),
  )
  const slow = tests.sort((a, b) => b.seconds - a.seconds).slice(0, slowest)
  if (slow.length > 0) console.log(`\nThe slowest tests:`)
  for (const { step, name, seconds } of slow) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${step}: ${name}`)
  }
  console.log('')
  for (const [name, result] of results) {
    console.log(`${name.padEnd(8)} ${result ? formatResult(result) : 'failed: it could not run'}`)
  }
  const passed = results.reduce((sum, [, result]) => sum + (result?.passed ?? 0), 0)
  const failed = results.reduce((sum, [, result]) => sum + (result?.failed ?? 1), 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}
