// @ts-check
import { availableParallelism } from 'node:os'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').Result} Result
 * @typedef {{ step: Step, only: string[] }} Chosen
 */

/**
 * Runs steps side by side, two at a time or one wide one, each when what it needs is done.
 * What waits for a step that failed runs all the same, except after a failed build.
 * @param {Chosen[]} chosen
 * @returns {Promise<[string, Result | undefined][]>} undefined: it could not run
 */
export async function runSteps(chosen) {
  const cores = availableParallelism()
  /** @type {Map<string, Result | undefined>} */
  const results = new Map()
  /** @type {Map<Chosen, Promise<void>>} */
  const running = new Map()
  const waiting = [...chosen]
  const isAlone = chosen.length === 1
  const names = new Set(chosen.map(({ step }) => step.name))

  const begin = (/** @type {Chosen} */ one) => {
    waiting.splice(waiting.indexOf(one), 1)
    const { name, isWide, run } = one.step
    if (one.step.after.includes('build') && results.get('build')?.failed) {
      console.log(`━━ ${name}: there is no build to run on`)
      results.set(name, undefined)
      return
    }
    console.log(`━━ ${name} …`)
    const task = {
      cores: isWide || isAlone ? cores : Math.max(1, Math.floor(cores / 2)),
      isShown: isAlone,
      only: one.only,
    }
    const work = run(task).then((result) => {
      console.log(`━━ ${name}: ${formatResult(result)}`)
      results.set(name, result)
      running.delete(one)
    })
    running.set(one, work)
  }

  while (waiting.length + running.size > 0) {
    for (;;) {
      const next = waiting.find(({ step }) =>
        step.after.every((name) => !names.has(name) || results.has(name)),
      )
      if (!next || !hasRoom(next.step, [...running.keys()])) break
      begin(next)
    }
    if (running.size > 0) await Promise.race(running.values())
  }
  return chosen.map(({ step }) => [step.name, results.get(step.name)])
}

/** @param {Step} step @param {Chosen[]} running */
function hasRoom(step, running) {
  if (running.length === 0) return true
  return running.length < 2 && !step.isWide && !running.some((one) => one.step.isWide)
}

/** @param {Result} result */
export function formatResult({ passed, failed, seconds, cpuSeconds, idle }) {
  const cpu = cpuSeconds === undefined ? '' : `, ${Math.round(cpuSeconds)} s of processor`
  const rest = idle === undefined ? '' : `, machine ${Math.round(idle * 100)} % idle`
  return `${passed} passed, ${failed} failed (${Math.round(seconds)} s${cpu}${rest})`
}
