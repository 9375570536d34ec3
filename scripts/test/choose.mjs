// @ts-check
import { readdirSync } from 'node:fs'
import { listChanged } from './changed.mjs'
import { foldersOf, journeysOf, listModules } from './modules.mjs'
import { steps } from './steps.mjs'

/** @typedef {import('./run-steps.mjs').Chosen} Chosen */

/**
 * What to run for the words after `npm test`: nothing, names of steps, names of modules, or
 * `--changed`, after which the commit to compare with may stand.
 * @param {string[]} words
 * @returns {Chosen[] | string} a string says what is wrong with the words
 */
export function choose(words) {
  if (words.length === 0) return narrow(Object.fromEntries(steps.map(({ name }) => [name, []])))
  if (words[0] === '--changed') return narrow(listChanged(words[1]))
  const modules = listModules()
  const unknown = words.find((word) => !isStep(word) && !modules.includes(word))
  if (unknown) {
    return (
      `There is no step or module “${unknown}”. Steps: ${steps.map(({ name }) => name).join(', ')}.` +
      ` Modules: ${modules.join(', ')}.`
    )
  }
  const ofSteps = Object.fromEntries(words.filter(isStep).map((name) => [name, []]))
  const ofModules = words.filter((word) => !isStep(word))
  return narrow({ ...(ofModules.length > 0 ? ofModulesOnly(ofModules) : {}), ...ofSteps })
}

/**
 * All that concerns some modules: their own tests, those inside workerd, and the journeys through
 * them, on a build of what there is now.
 * @param {string[]} names
 * @returns {Record<string, string[]>} for each step what narrows it
 */
export function ofModulesOnly(names) {
  const folders = names.flatMap((name) => [
    ...foldersOf(name).map((folder) => `${folder}/`),
    ...readdirSync('contract').map((area) => `contract/${area}/${name}.`),
  ])
  const journeys = [...new Set(names.flatMap(journeysOf))]
  const quiet = '--passWithNoTests'
  return {
    unit: [...folders, quiet],
    worker: [...folders, quiet],
    ...(journeys.length > 0 ? { build: [], e2e: journeys } : {}),
  }
}

/** @param {string} word */
function isStep(word) {
  return steps.some(({ name }) => name === word)
}

/**
 * @param {Record<string, string[]>} only by the names of steps
 * @returns {Chosen[]}
 */
function narrow(only) {
  return steps.flatMap((step) => {
    const words = only[step.name]
    return words ? [{ step, only: words }] : []
  })
}
