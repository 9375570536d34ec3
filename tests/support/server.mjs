// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../scripts/start/port.mjs'

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {string} dataDir
 * @property {string} output What it printed while starting.
 * @property {{ email: string, password: string } | undefined} administrator At the first start.
 * @property {string} demoUrl
 * @property {number} runtimePid Process number of workerd.
 * @property {(text: string) => Promise<string>} hasPrinted What it printed, once that holds a text.
 * @property {() => Promise<void>} stop Ends it in order.
 * @property {() => Promise<void>} kill Ends node and workerd at once, as a power cut would.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const startMs = 600_000

/**
 * miniflare hands each certificate of this file to workerd, which took two thirds of a start
 * (measured, 144 of them). The servers of tests ask nobody who needs one.
 */
const withoutCertificates = { NODE_EXTRA_CA_CERTS: undefined }

/** A new folder for a server's data. Remove it with `removeDataDir`. */
export function createDataDir() {
  return mkdtempSync(join(tmpdir(), 'firmament-'))
}

/** @param {string} dataDir */
export function removeDataDir(dataDir) {
  // A workerd that was just killed may still write a file into a folder that is being emptied.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/**
 * Starts the real server on what lies in `build/`, as `npm start` does.
 * @param {{ dataDir: string, port?: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<Server>}
 */
export async function startServer({ dataDir, port, env = {} }) {
  const chosen = port ?? (await findFreePort())
  const child = spawn(process.execPath, ['scripts/start.mjs', '--as-built'], {
    cwd: root,
    env: {
      CALLS_PER_MINUTE: '10000000',
      ...process.env,
      ...withoutCertificates,
      ...env,
      HOST: '127.0.0.1',
      PORT: `${chosen}`,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((done) => child.once('close', done))
  // A test that fails before it stops its server leaves none behind either.
  const endChild = () => child.kill('SIGKILL')
  process.once('exit', endChild)
  child.once('close', () => process.off('exit', endChild))
  let printed = ''
  const listen = (/** @type {Buffer} */ chunk) => {
    printed += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const output = await readUntilRunning(child)
  const runtimePid = JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8'))[1].pid
  const email = /^ +email +(\S+)$/m.exec(output)?.[1]
  const password = /^ +password +(\S+)$/m.exec(output)?.[1]
  return {
    origin: `http://127.0.0.1:${chosen}`,
    dataDir,
    output,
    administrator: email && password ? { email, password } : undefined,
    demoUrl: /Demo: (\S+)/.exec(output)?.[1] ?? '',
    runtimePid,
    async hasPrinted(text) {
      while (!printed.includes(text))
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])
      return printed
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      process.kill(runtimePid, 'SIGKILL')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * Starts a server that is to end by itself, and gives what it said.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function startAndEnd(env) {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--as-built'], {
    cwd: root,
    env: { ...process.env, ...withoutCertificates, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk
    if (output.includes('Ready.')) child.kill('SIGTERM')
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function readUntilRunning(child) {
  return new Promise((done, fail) => {
    let output = ''
    const giveUp = (/** @type {string} */ why) => fail(new Error(`${why}:\n${output}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      giveUp('The server did not start in time')
    }, startMs)
    const listen = (/** @type {Buffer} */ chunk) => {
      output += chunk
      if (!output.includes('Ready.')) return
      clearTimeout(timer)
      done(output)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', () => {
      clearTimeout(timer)
      giveUp('The server ended while starting')
    })
  })
}
