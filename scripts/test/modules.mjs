// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const journeys = 'tests/e2e'

const noModules = new Set(['modules', 'migrations', 'testing'])

/** Folders whose children are modules: the areas of both trees, and what lies beside them. */
function listParents() {
  const areas = ['app/modules', 'upstream/modules'].flatMap((tree) =>
    readdirSync(tree).map((area) => join(tree, area)),
  )
  return [...areas, 'upstream']
}

/** @returns {string[]} the names of all modules of both trees */
export function listModules() {
  const names = listParents().flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !noModules.has(entry.name))
      .map(({ name }) => name),
  )
  return [...new Set(names)].sort()
}

/**
 * The folders of a module, as what stands in the paths of its tests.
 * @param {string} name
 * @returns {string[]}
 */
export function foldersOf(name) {
  return listParents()
    .map((parent) => join(parent, name))
    .filter((folder) => existsSync(folder))
}

/** @returns {string[]} every file of journeys */
export function listJourneys() {
  return readdirSync(journeys)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${journeys}/${file}`)
}

/**
 * The modules that a journey goes through: those its first line names (`// Modules: items, firms`),
 * else the one that its file is called after.
 * @param {string} file
 * @returns {string[]}
 */
export function modulesOf(file) {
  const [first = ''] = readFileSync(file, 'utf8').split('\n', 1)
  const named = /^\/\/ Modules: (.+)$/.exec(first)?.[1]
  if (named) return named.split(', ')
  return [file.slice(journeys.length + 1).replace(/\..*$/, '')]
}

/** @param {string} name of a module @returns {string[]} the journeys that go through it */
export function journeysOf(name) {
  return listJourneys().filter((file) => modulesOf(file).includes(name))
}
