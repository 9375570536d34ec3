// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { watchEnd } from './runtime-process.mjs'
import { StartError } from './start-error.mjs'

/** @typedef {Pick<import('./host.mjs').Host, 'runtimePid' | 'stop'>} Running */

/** Seconds to wait before each start that follows an unexpected end; after the last one we give up. */
const usualWaits = [1, 2, 4, 8, 16]
/** A runtime that ran for so long counts as healthy: the waits begin anew. */
const healthyMs = 60_000

/**
 * Runs a host, and runs it again when its workerd ends by itself (killed, out of memory).
 * @template {Running} Host
 * @param {() => Promise<Host>} startOnce
 * @param {(text: string) => void} report takes a line for whoever runs the server
 * @param {readonly number[]} [waits]
 * @returns {Promise<{ host: Host, failed: Promise<StartError>, stop: () => Promise<void> }>}
 *   `failed` resolves when it ended too often
 */
export async function keepRunning(startOnce, report, waits = usualWaits) {
  const stopping = new AbortController()
  let current = await startOnce()
  const first = current
  const failed = new Promise((/** @type {(error: StartError) => void} */ done) => {
    void restartWhenever(done)
  })
  return {
    host: first,
    failed,
    async stop() {
      stopping.abort()
      await current.stop()
    },
  }

  /** @param {(error: StartError) => void} giveUp */
  async function restartWhenever(giveUp) {
    let starts = 0
    while (current.runtimePid !== undefined) {
      const began = Date.now()
      await watchEnd(current.runtimePid, stopping.signal)
      if (stopping.signal.aborted) return
      if (Date.now() - began > healthyMs) starts = 0
      await current.stop().catch(() => {})
      for (let isBack = false; !isBack; starts += 1) {
        const seconds = waits[starts]
        if (seconds === undefined) {
          return giveUp(new StartError('workerd ended too often. Stopped.'))
        }
        report(`workerd ended by itself. Starting it again in ${seconds} s.`)
        await sleep(seconds * 1000)
        if (stopping.signal.aborted) return
        isBack = await start()
      }
    }
  }

  /** @returns {Promise<boolean>} whether it runs; why not is reported */
  async function start() {
    try {
      current = await startOnce()
      report('workerd runs again.')
      return true
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
      return false
    }
  }
}
