// @ts-check
import { CoreHeaders, Log, LogLevel, Miniflare } from 'miniflare'
import { drainRuntime, guardRuntime, withRuntimeProcess } from './runtime-process.mjs'
import { StartError } from './start-error.mjs'
import { smallMemory } from './v8-flags.mjs'
import { persistence } from './workers.mjs'

/**
 * @typedef {object} Host
 * @property {Miniflare} miniflare
 * @property {number | undefined} runtimePid Process number of workerd.
 * @property {() => Promise<void>} stop Lets running answers end, then stops all.
 */

const drainMs = 5000

/**
 * Runs Workers in one workerd, with their data in a folder.
 * @param {import('miniflare').WorkerOptions[]} workers
 * @param {string} dataDir
 * @param {string[]} [v8Flags]
 * @returns {Promise<Host>}
 */
export async function startHost(workers, dataDir, v8Flags = smallMemory) {
  // miniflare lets a header of the request say where it comes from, because its own entrance sets
  // it. On a socket of ours any client could; without the name workerd takes the real address.
  Reflect.set(CoreHeaders, 'CF_BLOB', undefined)
  const { result: miniflare, runtime } = await withRuntimeProcess(v8Flags, async () => {
    const started = new Miniflare({
      ...persistence(dataDir),
      // false: do not ask workers.cloudflare.com where this machine stands.
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.WARN),
      workers,
    })
    await started.ready.catch(async (error) => {
      await started.dispose().catch(() => {})
      throw new StartError(`workerd did not start: ${error.message}`)
    })
    return started
  })
  const endGuard = runtime?.pid ? guardRuntime(runtime.pid) : () => {}
  return {
    miniflare,
    runtimePid: runtime?.pid,
    async stop() {
      await drainRuntime(runtime, drainMs)
      await miniflare.dispose()
      endGuard()
    },
  }
}
