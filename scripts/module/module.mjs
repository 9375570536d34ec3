// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from '../start/run-quietly.mjs'
import { StartError } from '../start/start-error.mjs'
import { fill, namesOf } from './names.mjs'

const skeleton = fileURLToPath(new URL('skeleton', import.meta.url))
const sources = ['app', 'contract', 'functions', 'scripts', 'tests', 'upstream']

/** Where the three parts of a module lie. */
const places = {
  app: 'app/modules/__folder__',
  contract: 'contract',
  upstream: 'upstream/modules/__folder__',
}

/**
 * Writes a module that works and passes every check.
 * @param {string | undefined} folder
 * @returns {Promise<string[]>} the files written
 * @throws {StartError} when a part of such a module exists
 */
export async function newModule(folder) {
  const names = namesOf(folder)
  const taken = partsOf(names.__folder__).filter((path) => existsSync(path))
  if (taken.length > 0) throw new StartError(`There is ${taken.join(', ')} already`)
  const files = Object.entries(places).flatMap(([part, place]) =>
    listFiles(join(skeleton, part)).map((path) => {
      const text = readFileSync(join(skeleton, part, path), 'utf8')
      const target = fill(`${place}/${path.replace(/\.txt$/, '')}`, names)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, fill(text, names))
      return target
    }),
  )
  // The order of imports and the breaks of lines hang on the names.
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']
  const formatted = files.filter((path) => !path.endsWith('.md'))
  await runQuietly('Formatting', process.execPath, [...biome, ...formatted])
  return files
}

/**
 * Takes a module away.
 * @param {string | undefined} folder
 * @returns {{ removed: string[], mentions: string[] }} what is gone, and which files still ask for it
 * @throws {StartError} when there is no such module
 */
export function removeModule(folder) {
  const { __folder__ } = namesOf(folder)
  const removed = partsOf(__folder__).filter((path) => existsSync(path))
  if (removed.length === 0) throw new StartError(`There is no module ${__folder__}`)
  for (const path of removed) rmSync(path, { recursive: true })
  const part = `modules/${__folder__}/|\\.\\./${__folder__}/|contract/${__folder__}\\.ts`
  const imported = new RegExp(`(from|import\\(?) *'[^']*(${part})`)
  const mentions = sources
    .flatMap((root) => listFiles(root).map((path) => join(root, path)))
    .filter((path) => /\.(m?[jt]s|tsx)$/.test(path) && imported.test(readFileSync(path, 'utf8')))
  return { removed, mentions }
}

/** @param {string} folder */
function partsOf(folder) {
  return [`app/modules/${folder}`, `upstream/modules/${folder}`, `contract/${folder}.ts`]
}

/** @param {string} root */
function listFiles(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
