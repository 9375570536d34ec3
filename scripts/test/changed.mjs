// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { listDependents } from './import-graph.mjs'
import { foldersOf, journeysOf, listModules } from './modules.mjs'

/** What is found by glob or read as a file belongs to all that stands under it. */
const walkedBy = {
  pages:
    /^(tests\/(access|site|support)|app\/shell\/edge|upstream\/(gateway|identity)|functions)\/|\/routes\.ts$|^contract\/core\/roles\.ts$/,
  start: /^(tests\/(start|support)|scripts\/start|scripts\/build)\//,
  kill: /^(tests\/(kill|support)|upstream\/firm)\//,
  islands: /^(tests|app)\/islands\//,
  everything: /^(package(-lock)?\.json|tsconfig\.json|(vite|vitest)\..*ts|app\/root\.tsx)$/,
  journeys: /^tests\/e2e\/(?!.*\.test\.ts$)/,
}

/**
 * What the changes since a commit touch: those that are committed, those that are not, and new files.
 * @param {string} [since] a commit
 * @returns {Record<string, string[]>} for each step that is touched what narrows it
 */
export function listChanged(since = whereItBegan()) {
  const files = filesSince(since)
  console.log(`${files.length} files changed since ${since.slice(0, 10)}`)
  const changed = (/** @type {RegExp} */ part) => files.some((file) => part.test(file))
  const dependents = [...listDependents(files)]
  const modules = listModules().filter((name) =>
    foldersOf(name).some((folder) => dependents.some((file) => file.startsWith(`${folder}/`))),
  )
  const isAll = changed(walkedBy.everything)
  const journeys = [
    ...new Set([...modules.flatMap(journeysOf), ...dependents.filter(isJourney)]),
  ].filter((file) => existsSync(file))
  const isAllJourneys = isAll || changed(walkedBy.journeys)
  const workerTests = dependents.filter(
    (file) => file.endsWith('.worker.test.ts') && existsSync(file),
  )
  const folders = modules.flatMap(foldersOf).filter((folder) => folder.startsWith('upstream/'))
  const worker = [...new Set([...folders.map((folder) => `${folder}/`), ...workerTests])]
  const needsBuild = isAllJourneys || journeys.length > 0
  const walks = ['pages', 'start', 'kill'].filter(
    (name) => isAll || changed(walkedBy[/** @type {'pages'} */ (name)]),
  )
  return {
    check: [],
    unit: isAll ? [] : ['related', '--run', ...files.filter(existsSync), ...architectureTests()],
    ...(isAll
      ? { worker: [] }
      : worker.length > 0
        ? { worker: [...worker, '--passWithNoTests'] }
        : {}),
    ...(needsBuild || walks.length > 0 ? { build: [] } : {}),
    ...Object.fromEntries(walks.map((name) => [name, []])),
    ...(isAll || changed(walkedBy.islands) ? { islands: [] } : {}),
    ...(needsBuild ? { e2e: isAllJourneys ? [] : journeys } : {}),
  }
}

/** They read files instead of importing them; the one that takes a minute is left to the gate. */
function architectureTests() {
  return readdirSync('tests/architecture')
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('drill'))
    .map((file) => `tests/architecture/${file}`)
}

/** @param {string} file */
function isJourney(file) {
  return /^tests\/e2e\/.*\.test\.ts$/.test(file)
}

/** Where the branch left `main`; on `main` itself the last commit, or what is not committed yet. */
function whereItBegan() {
  const head = git('rev-parse', 'HEAD')
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '-q', name))
  const base = main ? git('merge-base', main, 'HEAD') : ''
  if (base && base !== head) return base
  return (git('status', '--porcelain') ? head : git('rev-parse', 'HEAD~1')) || head
}

/**
 * Also those that are gone: a registry found by glob, or a walk, is another one without them.
 * @param {string} since @returns {string[]}
 */
function filesSince(since) {
  const names = `${git('diff', '--name-only', since)}\n${git('ls-files', '-o', '--exclude-standard')}`
  return [...new Set(names.split('\n').filter((name) => name !== ''))]
}

/** @param {string[]} args @returns {string} nothing where git refuses */
function git(...args) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
