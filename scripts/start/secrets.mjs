// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
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
 */
export function getSecrets(dataDir) {
  const path = join(dataDir, 'secrets.json')
  if (!existsSync(path)) {
    const made = { upstream: random(32), cookies: random(32), demoToken: random(18) }
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  }
  chmodSync(path, 0o600)
  const secrets = JSON.parse(readFileSync(path, 'utf8'))
  for (const name of ['upstream', 'cookies', 'demoToken']) {
    if (typeof secrets[name] !== 'string' || secrets[name] === '') {
      throw new StartError(`${path} has no “${name}”; restore the file from a backup.`)
    }
  }
  return secrets
}

/** @param {number} bytes */
function random(bytes) {
  return randomBytes(bytes).toString('base64url')
}
