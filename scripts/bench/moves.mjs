// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Plays 10,000 moves of stock of all kinds, back-dated ones included, in histories of 1,000 each, and
 * has layers, cost, value and ledger compared with a model after each; `MOVES` makes it shorter or
 * longer. The same test is in the gate with 140 moves.
 */
const moves = Number(process.env.MOVES ?? 10_000)
const test = 'upstream/modules/stock/stock/model.worker.test.ts'
const dir = mkdtempSync(join(tmpdir(), 'firmament-moves-'))
const found = join(dir, 'found.json')
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
try {
  const options = ['--config', 'vitest.upstream.config.ts', '--reporter=default']
  const child = spawn(
    'npx',
    ['vitest', 'run', ...options, '--reporter=json', `--outputFile.json=${found}`, test],
    { stdio: 'inherit', env: { ...process.env, MOVES: `${moves}` } },
  )
  const [code] = await once(child, 'close')
  const [{ assertionResults: histories }] = JSON.parse(readFileSync(found, 'utf8')).testResults
  const held = histories.filter((/** @type {{ status: string }} */ one) => one.status === 'passed')
  const ms = histories.reduce(
    (/** @type {number} */ sum, /** @type {{ duration: number }} */ one) => sum + one.duration,
    0,
  )
  const report = {
    at: new Date().toISOString(),
    moves,
    histories: histories.length,
    held: held.length,
    seconds: Math.round(ms / 1000),
    msEach: Math.round((10 * ms) / moves) / 10,
    load: loadavg()[0],
  }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/moves.json', `${JSON.stringify(report, null, 2)}\n`)
  console.log(`${held.length} of ${histories.length} histories are the model’s, ${moves} moves`)
  process.exitCode = code ?? 1
} finally {
  rmSync(dir, { recursive: true, force: true })
}
