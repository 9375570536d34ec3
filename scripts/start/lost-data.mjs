// @ts-check
import { createHash, createHmac } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.mjs'

const firmFolder = 'objects/upstream-Firm'
const directoryFolder = 'd1/miniflare-D1DatabaseObject'
/** A database without tables has a page or two; that of a firm has hundreds. */
const emptyBytes = 16 * 1024

/**
 * @param {string} dataDir
 * @throws {StartError} when there are firms, and the directory that lists them is gone: an empty one
 *   made in its place would lose every account without a word
 */
export function requireDirectory(dataDir) {
  const directory = fileOf(dataDir, directoryFolder, 'directory')
  if (!isEmpty(directory)) return
  const firms = listDatabases(join(dataDir, firmFolder)).filter((path) => !isEmpty(path))
  if (firms.length === 0) return
  throw new StartError(
    `${directory} is missing or empty: it lists all people and firms, and there are databases of ` +
      `firms (${firms.length}); restore the file from a backup.`,
  )
}

/**
 * Says which firms have lost their databases: their pages answer 503 until these are restored.
 * @param {import('miniflare').Miniflare} miniflare
 * @param {string} dataDir
 * @returns {Promise<string | undefined>} a line; undefined when every firm has its data
 */
export async function describeLostFirms(miniflare, dataDir) {
  const directory = await miniflare.getD1Database('DIRECTORY', 'upstream')
  const { results } = await directory.prepare('select id from firms order by id').all()
  const lost = results
    .map(({ id }) => String(id))
    .filter((id) => isEmpty(fileOf(dataDir, firmFolder, id)))
  if (lost.length === 0) return undefined
  return (
    `DATA MISSING: the databases of ${lost.length} of ${results.length} firms are missing or empty ` +
    `in ${join(dataDir, firmFolder)}; restore them from a backup: ${lost.slice(0, 20).join(', ')}`
  )
}

/**
 * Where workerd keeps the database of an object that has a name: in a file by the object's id.
 * @param {string} dataDir
 * @param {string} folder ends with the name of the Worker's class
 * @param {string} name
 */
function fileOf(dataDir, folder, name) {
  const key = createHash('sha256')
    .update(folder.slice(folder.indexOf('/') + 1))
    .digest()
  const start = mac(key, name)
  return join(dataDir, folder, `${Buffer.concat([start, mac(key, start)]).toString('hex')}.sqlite`)
}

/** @param {Buffer} key @param {string | Buffer} text */
function mac(key, text) {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16)
}

/** @param {string} path of a database; what was written last may stand in its log alone */
function isEmpty(path) {
  return sizeOf(path) + sizeOf(`${path}-wal`) <= emptyBytes
}

/** @param {string} path */
function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** @param {string} folder */
function listDatabases(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(folder, name))
}
