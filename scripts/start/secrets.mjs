// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.mjs'

/**
 * @typedef {object} Secrets
 * @property {string} upstream Signs sessions and links in the API.
 * @property {string} cookies Signs the cookies of the web app.
 * @property {string} demoToken Opens the demo.
 */

/**
 * Reads the installation's secrets, and makes them at the first start.
 * @param {string} dataDir
 * @returns {Secrets}
 * @throws {StartError} when they are missing though there is data: sessions, links and second
 *   factors that were made with them would be lost without a word
 */
export function getSecrets(dataDir) {
  const path = join(dataDir, 'secrets.json')
  if (!existsSync(path)) {
    if (hasDatabases(dataDir)) {
      throw new StartError(
        `${path} is missing, but there is data that was made with it; restore the file from a backup.`,
      )
    }
    const made = { upstream: random(32), cookies: random(32), demoToken: random(18) }
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  }
  chmodSync(path, 0o600)
  const secrets = parse(path)
  for (const name of ['upstream', 'cookies', 'demoToken']) {
    if (typeof secrets[name] !== 'string' || secrets[name] === '') {
      throw new StartError(`${path} has no “${name}”; restore the file from a backup.`)
    }
  }
  return secrets
}

/** @param {string} path */
function parse(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new StartError(`${path} cannot be read; restore the file from a backup.`)
  }
}

/** @param {string} dataDir */
function hasDatabases(dataDir) {
  return ['d1', 'objects'].some((name) => {
    const folder = join(dataDir, name)
    return existsSync(folder) && readdirSync(folder).length > 0
  })
}

/** @param {number} bytes */
function random(bytes) {
  return randomBytes(bytes).toString('base64url')
}
