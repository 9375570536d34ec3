// @ts-check
import { spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Notices the workerd that miniflare starts, which it gives no handle of.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, runtime: ChildProcess | undefined }>}
 */
export async function withRuntimeProcess(work) {
  /** @type {ChildProcess[]} */
  const started = []
  const note = (/** @type {unknown} */ message) => {
    if (message && typeof message === 'object' && 'process' in message) {
      started.push(/** @type {ChildProcess} */ (message.process))
    }
  }
  subscribe('child_process', note)
  try {
    const result = await work()
    return { result, runtime: started.find((child) => child.spawnfile.includes('workerd')) }
  } finally {
    unsubscribe('child_process', note)
  }
}

/**
 * workerd outlives a killed parent and would keep the port and the database. A shell waits on a
 * pipe that only we hold: when it closes without a word, it ends workerd.
 * @param {number} pid
 * @returns {() => void} call when workerd was ended in the regular way
 */
export function guardRuntime(pid) {
  // Windows has no such shell; there the next start ends what the lock file names.
  if (process.platform === 'win32') return () => {}
  const script = 'read -r word && exit 0; kill -9 "$0" 2>/dev/null'
  const guard = spawn('/bin/sh', ['-c', script, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own group, else Ctrl-C in a terminal would end the guard first.
    detached: true,
  })
  guard.unref()
  guard.stdin.on('error', () => {})
  return () => guard.stdin.end('done\n')
}

/**
 * Lets workerd finish the answers it is giving; after the time it is ended anyway.
 * @param {ChildProcess | undefined} runtime
 * @param {number} milliseconds
 */
export async function drainRuntime(runtime, milliseconds) {
  if (!runtime || runtime.exitCode !== null) return
  await new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    runtime.once('exit', () => {
      clearTimeout(timer)
      done(undefined)
    })
    runtime.kill('SIGTERM')
  })
}
