// @ts-check
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { extract } from 'tar'
import { lockData } from '../start/data-lock.mjs'
import { StartError } from '../start/start-error.mjs'
import { dataFolder, verifyManifest } from './manifest.mjs'

/** @typedef {{ madeAt: string, files: number, kept: string | undefined }} Restored */

/**
 * Puts a backup in the place of a data folder. It is unpacked beside it and compared with its list
 * of checksums first; what was there is kept under another name.
 * @param {string} file
 * @param {string} dataDir
 * @param {{ mayReplace: boolean }} options Data that is there is replaced without asking.
 * @returns {Promise<Restored>}
 * @throws {StartError} when a server runs on the folder, the backup is damaged, or the person says no.
 */
export async function restore(file, dataDir, { mayReplace }) {
  if (!existsSync(file)) throw new StartError(`There is no ${file}.`)
  const lock = await lockData(dataDir)
  const folder = `${dataDir}.restored`
  try {
    const hasData = readdirSync(dataDir).some((name) => name !== 'server.lock')
    const kept = hasData ? `${dataDir}.${new Date().toISOString().replaceAll(':', '-')}` : undefined
    if (kept && !mayReplace) await askToReplace(dataDir, kept)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await unpack(file, folder)
    const { madeAt, files } = await verifyManifest(folder)
    if (kept) renameSync(dataDir, kept)
    else rmSync(dataDir, { recursive: true })
    renameSync(join(folder, dataFolder), dataDir)
    if (kept) rmSync(join(kept, 'server.lock'))
    return { madeAt, files: files.length, kept }
  } catch (error) {
    lock.release()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} file @param {string} folder */
async function unpack(file, folder) {
  try {
    await extract({ file, cwd: folder, strict: true, preserveOwner: false, filter: isPlain })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(`${file} is damaged or no backup: ${why}`)
  }
}

/**
 * A backup has no links; one that has was made by somebody else.
 * @param {string} _path
 * @param {import('node:fs').Stats | import('tar').ReadEntry} entry
 */
function isPlain(_path, entry) {
  return 'type' in entry && (entry.type === 'File' || entry.type === 'Directory')
}

/** @param {string} dataDir @param {string} kept */
async function askToReplace(dataDir, kept) {
  const what = `${dataDir} holds data. It would be kept as ${kept}.`
  if (!process.stdin.isTTY) {
    throw new StartError(`${what} Add --replace to do that, or choose another DATA_DIR.`)
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${what} Replace it? Type “yes”: `)
  lines.close()
  if (answer.trim() !== 'yes') throw new StartError('Nothing was changed.')
}
