// @ts-check
import { readFileSync } from 'node:fs'
import { formatResult } from './run-steps.mjs'

/** @typedef {import('./steps.mjs').Result} Result */

const slowest = 10
/** More are named in what the step said: whoever sees the end alone must see every step's first ones. */
const namedFaults = 5

/**
 * Prints what failed steps said, the slowest tests, each step's time, the names of what failed, and
 * the sum in the last line.
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
  const slow = tests
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowest)
  if (slow.length > 0) console.log(`\nThe slowest tests:`)
  for (const { step, name, seconds } of slow) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${step}: ${name}`)
  }
  console.log('')
  for (const [name, result] of results) {
    console.log(`${name.padEnd(8)} ${result ? formatResult(result) : 'failed: it could not run'}`)
  }
  for (const [name, result] of results) {
    if (result && result.failed > 0)
      for (const line of listFaults(result)) console.log(`FAILED ${name}: ${line}`)
  }
  for (const { step, name, firstTry } of tests) {
    if (firstTry) console.log(shorten(`PASSED AT THE SECOND TRY ${step}: ${name}: ${firstTry}`))
  }
  const passed = results.reduce((sum, [, result]) => sum + (result?.passed ?? 0), 0)
  const failed = results.reduce((sum, [, result]) => sum + (result?.failed ?? 1), 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

/**
 * What failed in a step, in a few lines: where no test is at fault, the last that it said.
 * @param {Pick<Result, 'tests' | 'log'>} result
 * @returns {string[]}
 */
export function listFaults({ tests, log }) {
  const faults = tests.filter(({ fault }) => fault !== undefined)
  if (faults.length === 0) {
    const lines = readFileSync(log, 'utf8').trim().split('\n')
    return lines.slice(-namedFaults).map((line) => shorten(line.trim()))
  }
  const named = faults.slice(0, namedFaults).map(({ name, fault }) => {
    return shorten(fault ? `${name}: ${fault}` : name)
  })
  const more = faults.length - named.length
  return more > 0 ? [...named, `and ${more} more`] : named
}

/** @param {string} line */
function shorten(line) {
  return line.length > 400 ? `${line.slice(0, 399)}…` : line
}
