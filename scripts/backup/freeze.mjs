// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start/start-error.mjs'

const patienceMs = 5000

/**
 * Halts processes while the work runs, and lets them go on whatever comes of it. What they have
 * written until then is what a power cut would leave, all of one moment: SQLite promises to open it.
 * @template T
 * @param {number[]} pids
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {StartError} where they cannot be halted.
 */
export async function whileFrozen(pids, work) {
  if (process.platform === 'win32') {
    throw new StartError('Windows cannot halt a running server: stop it, and back up then.')
  }
  const endGuards = pids.map(guard)
  try {
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    for (const pid of pids) await untilHalted(pid)
    return await work()
  } finally {
    for (const pid of pids) resumeProcess(pid)
    for (const end of endGuards) end()
  }
}

/** @param {number} pid */
async function untilHalted(pid) {
  const began = Date.now()
  while (!isHalted(pid)) {
    if (Date.now() - began > patienceMs) {
      throw new StartError(`Process ${pid} of the server could not be halted; try again.`)
    }
    await sleep(5)
  }
}

/**
 * A signal is sent at once, but a thread in the middle of a write ends that first.
 * @param {number} pid
 */
function isHalted(pid) {
  const tasks = `/proc/${pid}/task`
  if (!existsSync(tasks)) {
    return /^T/.test(execFileSync('ps', ['-o', 'state=', '-p', `${pid}`], { encoding: 'utf8' }))
  }
  return readdirSync(tasks).every((task) => {
    const stat = readFileSync(`${tasks}/${task}/stat`, 'utf8')
    return stat.charAt(stat.lastIndexOf(')') + 2) === 'T'
  })
}

/**
 * Should we be killed meanwhile, a shell that waits on a pipe of ours lets the server go on.
 * @param {number} pid
 */
function guard(pid) {
  const script = 'read -r word; kill -CONT "$0" 2>/dev/null'
  const shell = spawn('/bin/sh', ['-c', script, `${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  shell.unref()
  shell.stdin.on('error', () => {})
  return () => shell.stdin.end('done\n')
}

/** @param {number} pid */
function resumeProcess(pid) {
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // It has ended.
  }
}
