// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The process number of the workerd that miniflare started, which it does not tell: a child of
 * ours by that name that is not among those known before. Undefined where there is no `ps`.
 * @param {number[]} [known]
 * @returns {number | undefined}
 */
export function findRuntime(known = []) {
  return listRuntimes().find((pid) => !known.includes(pid))
}

/** Process numbers of our children that are workerd. */
export function listRuntimes() {
  if (process.platform === 'win32') return []
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  return lines
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, name]) => Number(parent) === process.pid && /(^|\/)workerd/.test(name ?? ''),
    )
    .map(([pid]) => Number(pid))
}

/**
 * Resolves when a process is no more.
 * @param {number} pid
 * @param {AbortSignal} [signal] ends the watch; it then never resolves
 */
export async function watchEnd(pid, signal) {
  while (isRunning(pid)) {
    if (signal?.aborted) return new Promise(() => {})
    await sleep(250, undefined, { ref: false })
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
 * @param {number | undefined} pid
 * @param {number} milliseconds
 */
export async function drainRuntime(pid, milliseconds) {
  if (pid === undefined || !isRunning(pid)) return
  process.kill(pid, 'SIGTERM')
  for (let waited = 0; waited < milliseconds && isRunning(pid); waited += 50) await sleep(50)
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
