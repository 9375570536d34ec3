// @ts-check
import { CoreHeaders, Log, LogLevel, Miniflare } from 'miniflare'
import { drainRuntime, findRuntime, guardRuntime, listRuntimes } from './runtime-process.mjs'
import { StartError } from './start-error.mjs'
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
 * @returns {Promise<Host>}
 * @throws {StartError} when workerd does not start
 */
export async function startHost(workers, dataDir) {
  // miniflare lets a header of the request say where it comes from, because its own entrance sets
  // it. On a socket of ours any client could; without the name workerd takes the real address.
  Reflect.set(CoreHeaders, 'CF_BLOB', undefined)
  const known = listRuntimes()
  const miniflare = new Miniflare({
    ...persistence(dataDir),
    // false: do not ask workers.cloudflare.com where this machine stands.
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.WARN),
    workers,
  })
  await miniflare.ready.catch(async (error) => {
    await miniflare.dispose().catch(() => {})
    throw new StartError(`workerd did not start: ${firstLine(error)}`)
  })
  const runtimePid = findRuntime(known)
  const endGuard = runtimePid === undefined ? () => {} : guardRuntime(runtimePid)
  return {
    miniflare,
    runtimePid,
    async stop() {
      await drainRuntime(runtimePid, drainMs)
      await miniflare.dispose()
      endGuard()
    },
  }
}

/** @param {unknown} error */
function firstLine(error) {
  return String(error instanceof Error ? error.message : error).split('\n')[0]
}
