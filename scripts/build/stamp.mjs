// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stamp = 'build/.stamp'

/** All that a build depends on; tests are no part of it. */
const sources = [
  'app',
  'contract',
  'functions',
  'public',
  'upstream',
  'scripts/build',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.upstream.config.ts',
  'wrangler.toml',
]

/** A hash over the names and contents of all sources. */
export function hashSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(listFiles)) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} hash of the sources now */
export function isBuilt(hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/** Marks `build/` as made from the sources with this hash. @param {string} hash */
export function writeStamp(hash) {
  writeFileSync(stamp, hash)
}

/** What tells the web app which build it is, so that no page kept of another is shown. @param {string} hash */
export function stampOf(hash) {
  return hash.slice(0, 16)
}

/** From now on, until it has ended, the build counts as not made. */
export function clearStamp() {
  rmSync(stamp, { force: true })
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
