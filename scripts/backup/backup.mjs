// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'tar'
import { findServer, lockData } from '../start/data-lock.mjs'
import { StartError } from '../start/start-error.mjs'
import { createCopy } from './copy-data.mjs'
import { whileFrozen } from './freeze.mjs'
import { dataFolder, manifestName, writeManifest } from './manifest.mjs'

/** @typedef {{ files: number, bytes: number, haltedMs: number }} Saved */

/**
 * Writes all databases and files of a data folder, as they are at one moment, into one file that
 * only its owner may read: the installation's secrets are in it. A running server goes on; it is
 * halted while what changed during the copying is copied again.
 * @param {string} dataDir
 * @param {string} file
 * @returns {Promise<Saved>}
 * @throws {StartError} when the file exists, there is no data, or the server is just starting.
 */
export async function backUp(dataDir, file) {
  if (existsSync(file)) throw new StartError(`${file} exists already; choose another name.`)
  if (!existsSync(join(dataDir, 'd1'))) throw new StartError(`There is no data in ${dataDir}.`)
  const folder = `${file}.part`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const { files, haltedMs } = await copyData(dataDir, join(folder, dataFolder))
    const manifest = await writeManifest(folder, files)
    writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 1))
    const packed = join(folder, 'packed')
    const options = { file: packed, gzip: { level: 6 }, cwd: folder, portable: true, mode: 0o600 }
    await create(options, [manifestName, dataFolder])
    renameSync(packed, file)
    return { files: files.length, bytes: statSync(file).size, haltedMs }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} dataDir
 * @param {string} to
 * @returns {Promise<{ files: string[], haltedMs: number }>}
 */
async function copyData(dataDir, to) {
  const copy = createCopy(dataDir, to)
  const server = findServer(dataDir)
  if (!server) {
    // So that none starts meanwhile.
    const lock = await lockData(dataDir)
    try {
      return { files: copy.update(), haltedMs: 0 }
    } finally {
      lock.release()
    }
  }
  if (server.runtimes.length === 0) {
    throw new StartError('The server is just starting; back up when it is ready.')
  }
  copy.update()
  const pids = server.runtimes.map(({ pid }) => pid)
  return whileFrozen(pids, async () => {
    const began = Date.now()
    return { files: copy.update(), haltedMs: Date.now() - began }
  })
}
