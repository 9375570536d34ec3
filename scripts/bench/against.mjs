// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createDataDir, removeDataDir } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { buildOf } from './against/build-of.mjs'
import {
  measureFinalise,
  measureOpening,
  measurePage,
  measureRate,
} from './against/measure-one.mjs'
import { startBuild } from './against/start-build.mjs'
import { compare, printComparison, writeMarkdown } from './against/table.mjs'
import { pagesOf } from './against/targets.mjs'
import { readPss } from './process-cost.mjs'

/**
 * Today's build beside that of another commit, in turns on the same machine: what got slower, and what
 * got faster. Each runs on data that its own code wrote: a firm of `INVOICES` and a demo. `ROUNDS` says
 * how often each target is looked at, `ONLY` names some of them by a part of their names.
 */
const commit = process.env.AGAINST ?? 'HEAD'
const invoices = Number(process.env.INVOICES ?? 20_000)
const rounds = Number(process.env.ROUNDS ?? 5)
const only = process.env.ONLY

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const other = await buildOf(commit)
const dirs = [createDataDir(), createDataDir()]
/** @type {import('./against/start-build.mjs').Build[]} */
const builds = []
try {
  for (const [at, { root, name }] of [{ root: process.cwd(), name: 'today' }, other].entries()) {
    builds.push(await startBuild({ root, name, dataDir: dirs[at] ?? '', invoices }))
  }
  const results = await measureAll()
  const memory = Object.fromEntries(builds.map(({ name, pid }) => [name, Math.round(readPss(pid))]))
  const rows = compare(
    results,
    builds.map(({ name }) => name),
  )
  printComparison(rows, other.name, memory)
  const report = { at: new Date().toISOString(), against: other.commit, invoices, rounds, memory }
  mkdirSync('docs/measures', { recursive: true })
  const whole = { ...report, load: loadavg()[0], rows }
  const file = `docs/measures/against-${other.name}`
  writeFileSync(`${file}.json`, `${JSON.stringify(whole, null, 2)}\n`)
  writeFileSync(`${file}.md`, writeMarkdown(whole, other.name))
} finally {
  for (const build of builds) await build.stop()
  for (const dir of dirs) removeDataDir(dir)
}

/**
 * Every target in turn, today's build and the other one right after each other, the one first in one
 * round and the other in the next.
 */
async function measureAll() {
  /** @type {import('./against/table.mjs').Seen[]} */
  const seen = []
  for (let round = 1; round <= rounds; round += 1) {
    const inTurn = round % 2 === 1 ? builds : builds.toReversed()
    for (const { name, measure } of targets()) {
      for (const build of inTurn) {
        const figures = await measure(build)
        if (figures) seen.push({ target: name, build: build.name, ...figures })
      }
      tell(round, name, seen)
    }
  }
  return seen
}

function targets() {
  /** @typedef {import('./against/start-build.mjs').Build} Build */
  const all = [
    ...pagesOf().map(({ name, pathOf, isOpen }) => ({
      name,
      measure: (/** @type {Build} */ build) => measurePage(build, pathOf(build), isOpen),
    })),
    { name: 'create and finalise', measure: measureFinalise },
    {
      name: 'PDF, first',
      measure: (/** @type {Build} */ build) => measurePage(build, build.freshPdf),
    },
    {
      name: 'PDF, kept',
      measure: (/** @type {Build} */ build) => measureRate(build, build.keptPdf),
    },
    { name: 'demo, opened', measure: measureOpening },
  ]
  return all.filter(({ name }) => only === undefined || name.includes(only))
}

/**
 * @param {number} round
 * @param {string} target
 * @param {import('./against/table.mjs').Seen[]} seen
 */
function tell(round, target, seen) {
  const last = seen.filter((one) => one.target === target).slice(-builds.length)
  const said = last.map(
    ({ build, cpu, ms }) => `${build} ${cpu.toFixed(2)} ms CPU, ${ms.toFixed(1)} ms`,
  )
  console.log(`round ${round} of ${rounds}  ${target.padEnd(24)} ${said.join('   ')}`)
}
