// @ts-check
import { resolve } from 'node:path'
import { StartError } from './start-error.mjs'

/**
 * @typedef {object} Settings
 * @property {string} host Address to listen on.
 * @property {number} port
 * @property {string} dataDir Absolute path of the folder that holds all data.
 * @property {string} origin Where a person on this machine opens the app.
 * @property {string} publicOrigin Origin that stands in mails and links.
 * @property {number} callsPerMinute How many calls of the API one address may make.
 * @property {string} adminEmail Address of the first administrator.
 */

/**
 * Reads HOST, PORT, DATA_DIR, PUBLIC_ORIGIN, CALLS_PER_MINUTE and ADMIN_EMAIL.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {StartError} when one of them makes no sense.
 */
export function readSettings(env) {
  const host = env.HOST || '127.0.0.1'
  const port = Number(env.PORT || 8788)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StartError(`PORT must be a number from 1 to 65535, not “${env.PORT}”.`)
  }
  const callsPerMinute = Number(env.CALLS_PER_MINUTE || 6000)
  if (!Number.isInteger(callsPerMinute) || callsPerMinute < 100) {
    throw new StartError(
      `CALLS_PER_MINUTE must be a number from 100, not “${env.CALLS_PER_MINUTE}”.`,
    )
  }
  const visible = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const origin = `http://${visible.includes(':') ? `[${visible}]` : visible}:${port}`
  return {
    host,
    port,
    dataDir: resolve(env.DATA_DIR || '.data'),
    origin,
    publicOrigin: readOrigin(env.PUBLIC_ORIGIN) ?? origin,
    callsPerMinute,
    adminEmail: env.ADMIN_EMAIL || 'admin@firmament.local',
  }
}

/** @param {string | undefined} text */
function readOrigin(text) {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new StartError(`PUBLIC_ORIGIN must look like https://firm.example, not “${text}”.`)
  }
  return new URL(text).origin
}
