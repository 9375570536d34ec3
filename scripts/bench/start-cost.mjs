// @ts-check
import { Miniflare } from 'miniflare'
import { findRuntime, listRuntimes } from '../start/runtime-process.mjs'
import { builtModules } from '../start/workers.mjs'
import { readFineCpu, readPss } from './process-cost.mjs'
import { median } from './timing.mjs'

/**
 * @typedef {object} StartCost
 * @property {string} name
 * @property {number} cpuMs Time on the processors until its first answer, less what an empty Worker takes.
 * @property {number} multiple The same, in starts of an empty Worker.
 * @property {number} memoryMiB That it holds then, less what an empty one holds.
 */

/** @typedef {{ cpuMs: number, memoryMiB: number }} Start */

/** What each Worker is asked for: something that needs none of its data. */
const workers = [
  { name: 'web', folder: 'build/server', main: 'index.js' },
  { name: 'api', folder: 'build/upstream', main: 'worker.js' },
]

/**
 * What the start of both Workers takes, as built, beside that of an empty one: medians of several
 * rounds in turns, so that a busy machine slows all three alike. Only where there is `/proc`.
 * @param {number} rounds
 * @returns {Promise<StartCost[]>}
 */
export async function measureStarts(rounds) {
  /** @type {Start[]} */
  const empty = []
  const measured = workers.map((worker) => ({ worker, starts: /** @type {Start[]} */ ([]) }))
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await startOnce(undefined))
    for (const { worker, starts } of measured) starts.push(await startOnce(worker))
  }
  const base = middle(empty)
  return measured.map(({ worker, starts }) => {
    const own = middle(starts)
    const cpuMs = Math.round(own.cpuMs - base.cpuMs)
    const memoryMiB = Math.round(own.memoryMiB - base.memoryMiB)
    return {
      name: worker.name,
      cpuMs,
      multiple: Math.round((cpuMs / base.cpuMs) * 10) / 10,
      memoryMiB,
    }
  })
}

/**
 * @param {{ name: string, folder: string, main: string } | undefined} worker none for an empty one
 * @returns {Promise<Start>}
 */
async function startOnce(worker) {
  const known = listRuntimes()
  const nothing = 'export default { fetch: () => new Response() }'
  const miniflare = new Miniflare({
    ...(worker ? builtModules(worker.folder, worker.main) : { modules: true, script: nothing }),
    cf: false,
    telemetry: { enabled: false },
    compatibilityDate: '2026-04-20',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { COOKIE_SECRETS: 'only-for-measuring-the-start', PUBLIC_ORIGIN: 'http://localhost' },
    ...(worker?.name === 'api' && {
      durableObjects: { FIRM: { className: 'Firm', useSQLite: true } },
    }),
  })
  try {
    await miniflare.ready
    // An answer shows that its code has run; which one is no matter, as it has none of its data here.
    await miniflare.dispatchFetch('http://localhost/api').then((answer) => answer.text())
    const pid = findRuntime(known)
    if (pid === undefined) throw new Error('workerd is not to be found among our processes')
    return { cpuMs: readFineCpu(pid), memoryMiB: readPss(pid) }
  } finally {
    await miniflare.dispose()
  }
}

/** @param {Start[]} starts @returns {Start} each figure's median */
function middle(starts) {
  return {
    cpuMs: median(starts.map(({ cpuMs }) => cpuMs)),
    memoryMiB: median(starts.map(({ memoryMiB }) => memoryMiB)),
  }
}
