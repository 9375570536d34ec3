// @ts-check
import childProcess, { spawn } from 'node:child_process'
import { addV8Flags } from './v8-flags.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Gets hold of the workerd that miniflare starts, which it neither gives nor lets configure in
 * full: while the work runs, its call of `spawn` is ours.
 * @template T
 * @param {string[]} v8Flags
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, runtime: ChildProcess | undefined }>}
 */
export async function withRuntimeProcess(v8Flags, work) {
  /** @type {ChildProcess | undefined} */
  let runtime
  const watched = (/** @type {Parameters<typeof spawn>} */ ...args) => {
    const child = spawn(...args)
    if (args[0].includes('workerd')) {
      runtime = child
      rewriteInput(child, v8Flags)
    }
    return child
  }
  Reflect.set(childProcess, 'spawn', watched)
  try {
    return { result: await work(), runtime }
  } finally {
    Reflect.set(childProcess, 'spawn', spawn)
  }
}

/**
 * miniflare writes the whole configuration at once.
 * @param {ChildProcess} child
 * @param {string[]} v8Flags
 */
function rewriteInput(child, v8Flags) {
  const input = child.stdin
  if (!input) return
  const write = input.write.bind(input)
  Reflect.set(input, 'write', (/** @type {Uint8Array} */ message) =>
    write(addV8Flags(Buffer.from(message), v8Flags)),
  )
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
  if (!runtime || runtime.exitCode !== null || runtime.signalCode !== null) return
  await new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    runtime.once('exit', () => {
      clearTimeout(timer)
      done(undefined)
    })
    runtime.kill('SIGTERM')
  })
}
