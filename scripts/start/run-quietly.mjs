// @ts-check
import { spawn } from 'node:child_process'
import { StartError } from './start-error.mjs'

/** Programs we start report to nobody. */
const quiet = { WRANGLER_SEND_METRICS: 'false', DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' }

/**
 * Runs a program to its end and keeps what it prints for the case that it fails.
 * @param {string} what What failed, for the message.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] Added to ours.
 * @returns {Promise<string>} what it printed
 * @throws {StartError} with the output, when it ends with anything but 0.
 */
export function runQuietly(what, command, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a script on Windows.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    const endChild = () => child.kill()
    process.once('exit', endChild)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => fail(new StartError(`${what} could not start: ${error.message}`)))
    child.on('close', (code, signal) => {
      process.off('exit', endChild)
      if (code === 0) done(output)
      else fail(new StartError(`${what} failed (${signal ?? `exit ${code}`}).`, output))
    })
  })
}
