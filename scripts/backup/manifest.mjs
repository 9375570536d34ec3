// @ts-check
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../start/start-error.mjs'

/**
 * @typedef {{ path: string, size: number, sha256: string }} FileEntry
 * @typedef {{ format: string, madeAt: string, files: FileEntry[] }} Manifest
 */

export const manifestName = 'manifest.json'
export const dataFolder = 'data'
const format = 'firmament-backup-1'

/**
 * @param {string} folder that holds the copy under `data/`
 * @param {string[]} files of it
 * @returns {Promise<Manifest>}
 */
export async function writeManifest(folder, files) {
  const entries = []
  for (const path of files) entries.push(await describeFile(folder, path))
  return { format, madeAt: new Date().toISOString(), files: entries }
}

/**
 * Compares what was unpacked with what its manifest says.
 * @param {string} folder
 * @returns {Promise<Manifest>}
 * @throws {StartError} that names the first file that is not as it was.
 */
export async function verifyManifest(folder) {
  const manifest = readManifest(folder)
  for (const entry of manifest.files) {
    const path = join(folder, dataFolder, entry.path)
    if (!existsSync(path)) throw new StartError(`The backup is damaged: ${entry.path} is missing.`)
    const { size, sha256 } = await describeFile(folder, entry.path)
    if (size !== entry.size || sha256 !== entry.sha256) {
      throw new StartError(`The backup is damaged: ${entry.path} is not what was saved.`)
    }
  }
  const names = readdirSync(join(folder, dataFolder), { recursive: true, withFileTypes: true })
  if (names.filter((entry) => entry.isFile()).length !== manifest.files.length) {
    throw new StartError('The backup holds files that its list does not name.')
  }
  return manifest
}

/** @param {string} folder @returns {Manifest} */
function readManifest(folder) {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
    if (manifest.format === format && Array.isArray(manifest.files)) return manifest
  } catch {
    // Said below.
  }
  throw new StartError('This file is no backup of Firmament, or of another version.')
}

/** @param {string} folder @param {string} path @returns {Promise<FileEntry>} */
async function describeFile(folder, path) {
  const file = join(folder, dataFolder, path)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { path, size: statSync(file).size, sha256: hash.digest('hex') }
}
