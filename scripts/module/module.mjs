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
  app: 'app/modules/__area__/__folder__',
  contract: 'contract/__area__',
  upstream: 'upstream/modules/__area__/__folder__',
}

/**
 * Writes a module that works and passes every check.
 * @param {string | undefined} path `<area>/<name>`
 * @returns {Promise<string[]>} the files written
 * @throws {StartError} when there is no such area, or a part of such a module exists
 */
export async function newModule(path) {
  const [area = '', folder] = partsOf(path)
  const names = { ...namesOf(folder), __area__: area }
  if (!areas().includes(area))
    throw new StartError(`There is no area ${area}: ${areas().join(', ')}`)
  const taken = placesOf(area, folder).filter((place) => existsSync(place))
  if (taken.length > 0) throw new StartError(`There is ${taken.join(', ')} already`)
  const files = Object.entries(places).flatMap(([part, place]) =>
    listFiles(join(skeleton, part)).map((file) => {
      const text = readFileSync(join(skeleton, part, file), 'utf8')
      const target = fill(`${place}/${file.replace(/\.txt$/, '')}`, names)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, fill(text, names))
      return target
    }),
  )
  // The order of imports and the breaks of lines hang on the names.
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write']
  await runQuietly('Formatting', process.execPath, [...biome, ...files])
  return files
}

/**
 * Takes a module away, or all of an area.
 * @param {string | undefined} path `<area>/<name>`, or `<area>`
 * @returns {{ removed: string[], mentions: string[] }} what is gone, and which files still ask for it
 * @throws {StartError} when there is no such module or area
 */
export function removeModule(path) {
  const [area = '', folder] = partsOf(path)
  const removed = placesOf(area, folder).filter((place) => existsSync(place))
  if (removed.length === 0) throw new StartError(`There is no module ${path}`)
  for (const place of removed) {
    rmSync(place, { recursive: true })
    const above = dirname(place)
    if (folder && readdirSync(above).length === 0) rmSync(above, { recursive: true })
  }
  const part = folder
    ? `modules/${area}/${folder}/|\\.\\./(${area}/)?${folder}/|contract/${area}/${folder}\\.ts`
    : `modules/${area}/|\\.\\./${area}/|contract/${area}/`
  const imported = new RegExp(`(from|import\\(?) *'[^']*(${part})`)
  const mentions = sources
    .flatMap((root) => listFiles(root).map((file) => join(root, file)))
    .filter((file) => /\.(m?[jt]s|tsx)$/.test(file) && imported.test(readFileSync(file, 'utf8')))
  return { removed, mentions }
}

/** @returns {string[]} from the ground up */
function areas() {
  return JSON.parse(readFileSync('contract/core/areas.json', 'utf8'))
}

/** @param {string | undefined} path */
function partsOf(path) {
  const parts = path?.split('/') ?? []
  if (
    parts.length < 1 ||
    parts.length > 2 ||
    parts.some((part) => !/^[a-z][a-z0-9-]*$/.test(part))
  ) {
    throw new StartError(
      'Give area and name as lower-case words joined by hyphens: people/time-entries',
    )
  }
  return parts
}

/**
 * Where the parts of a module lie, or of an area.
 * @param {string} area
 * @param {string | undefined} folder
 */
function placesOf(area, folder) {
  const path = folder ? `${area}/${folder}` : area
  return [
    `app/modules/${path}`,
    `upstream/modules/${path}`,
    folder ? `contract/${path}.ts` : `contract/${path}`,
  ]
}

/** @param {string} root */
function listFiles(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
