// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const trees = ['app', 'contract', 'functions', 'scripts', 'tests', 'upstream']
const isSource = /\.(ts|tsx|mjs)$/
// Every path that is imported is whole, so no resolver is needed.
const imported = /(?:from|import|import\()\s*['"]([#.][^'"]+)['"]/g

/**
 * All files that import one of these, themselves or through others, and these.
 * @param {readonly string[]} files from the root of the project
 * @returns {Set<string>}
 */
export function listDependents(files) {
  const importers = readImporters()
  const found = new Set(files)
  // A set gives what is added while it is walked, too.
  for (const file of found) for (const one of importers.get(file) ?? []) found.add(one)
  return found
}

/** @returns {Map<string, string[]>} who imports each file */
function readImporters() {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const tree of trees.filter((one) => existsSync(one))) {
    for (const name of readdirSync(tree, { recursive: true, encoding: 'utf8' })) {
      if (!isSource.test(name)) continue
      const file = join(tree, name)
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
        const target = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
        importers.set(target, [...(importers.get(target) ?? []), file])
      }
    }
  }
  return importers
}
