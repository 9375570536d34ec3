// @ts-check
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const keptMs = 60 * 60_000

/**
 * Makes a directory whose name says what it holds, unless it is there. Another run may make the same
 * at once; what older runs may still use stays.
 * @param {string} directory
 * @param {(unfinished: string) => Promise<void>} make
 */
export async function makeOnce(directory, make) {
  if (existsSync(directory)) return
  removeOld(dirname(directory))
  const unfinished = `${directory}.${process.pid}`
  await make(unfinished)
  try {
    renameSync(unfinished, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function removeOld(folder) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > keptMs) rmSync(path, { recursive: true, force: true })
  }
}
