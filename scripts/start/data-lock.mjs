// @ts-check
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.mjs'

/** @typedef {{ pid: number, born: string }} Running */

/**
 * Takes the data folder for this process; two servers on one database would destroy it.
 * A lock whose owner is gone is taken over, and what that owner left running is ended.
 * @param {string} dataDir
 * @returns {Promise<{ setRuntime(pid: number): void, release(): void }>}
 * @throws {StartError} when a living server holds it.
 */
export async function lockData(dataDir) {
  mkdirSync(dataDir, { recursive: true })
  // Books and sessions of all firms lie in it: nobody else on this machine reads them.
  chmodSync(dataDir, 0o700)
  const path = join(dataDir, 'server.lock')
  const held = readLock(path)
  const [owner, ...runtimes] = held
  if (owner && isAlive(owner) && owner.pid !== process.pid) {
    throw new StartError(
      `Firmament is already running on ${dataDir} (process ${owner.pid}); stop it, or choose another DATA_DIR.`,
    )
  }
  for (const runtime of runtimes) {
    await end(runtime)
  }
  rmSync(path, { force: true })
  const ours = [identify(process.pid)]
  create(path, dataDir, ours)
  return {
    setRuntime(pid) {
      ours.splice(1, 1, identify(pid))
      writeFileSync(path, JSON.stringify(ours))
    },
    release() {
      rmSync(path, { force: true })
    },
  }
}

/**
 * The living server of a data folder, and the processes in which its data is open.
 * @param {string} dataDir
 * @returns {{ runtimes: Running[] } | undefined}
 */
export function findServer(dataDir) {
  const [owner, ...runtimes] = readLock(join(dataDir, 'server.lock'))
  return owner && isAlive(owner) ? { runtimes: runtimes.filter(isAlive) } : undefined
}

/** @param {Running} runtime */
async function end(runtime) {
  for (let tries = 0; tries < 50 && isAlive(runtime); tries += 1) {
    process.kill(runtime.pid, 'SIGKILL')
    await sleep(50)
  }
}

/**
 * @param {string} path
 * @param {string} dataDir
 * @param {Running[]} ours
 */
function create(path, dataDir, ours) {
  try {
    writeFileSync(path, JSON.stringify(ours), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new StartError(`Firmament is just being started on ${dataDir} by another process.`)
  }
}

/**
 * @param {string} path
 * @returns {Running[]}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return []
  }
}

/** @param {Running} running */
function isAlive({ pid, born }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return identify(pid).born === born
}

/**
 * Numbers of processes are used again; on Linux the moment of birth tells two apart.
 * @param {number} pid
 * @returns {Running}
 */
function identify(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie is dead; field 22 is the start time, counted from after the name as 20th.
    return { pid, born: fields[0] === 'Z' ? 'dead' : (fields[19] ?? '') }
  } catch {
    return { pid, born: '' }
  }
}
