// @ts-check
import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Who holds the data, and SQLite's index of a log, which it makes anew: of the machine, not the data. */
const isLeftOut = /^server\.lock$|-shm$/

/** A clock of files ticks some hundred times a second: what is as new as this may change unseen. */
const uncertainMs = 2000

/** @typedef {{ size: number, mtimeMs: number, isCertain: boolean }} Seen */

/**
 * A copy of a folder in two turns: the first, with the server at work, takes most of the time; the
 * second, with it halted, only what has changed since then.
 * @param {string} from
 * @param {string} to
 */
export function createCopy(from, to) {
  /** @type {Map<string, Seen>} */
  const known = new Map()
  return {
    /** Brings the copy up to what the folder is now. @returns {string[]} the files that it has */
    update() {
      const files = listFiles(from)
      for (const file of files) {
        const before = look(join(from, file))
        if (before && isSame(before, known.get(file))) continue
        if (before && take(join(from, file), join(to, file))) known.set(file, before)
      }
      const present = new Set(files)
      for (const file of known.keys()) {
        if (present.has(file)) continue
        rmSync(join(to, file), { force: true })
        known.delete(file)
      }
      return [...known.keys()].sort()
    },
  }
}

/**
 * @param {string} folder
 * @returns {string[]} paths inside it
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/** @param {string} path @returns {Seen | undefined} nothing when it is gone */
function look(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  const { size, mtimeMs } = stat
  return { size, mtimeMs, isCertain: Date.now() - mtimeMs > uncertainMs }
}

/** @param {Seen} now @param {Seen | undefined} before */
function isSame(now, before) {
  return before?.isCertain === true && before.size === now.size && before.mtimeMs === now.mtimeMs
}

/** @param {string} from @param {string} to */
function take(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  try {
    // Where the file system can, it shares the blocks until one of both changes.
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
