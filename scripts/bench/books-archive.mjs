// @ts-check
import { createWriteStream, statSync, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMemory } from './process-cost.mjs'

/** @typedef {import('../../tests/support/api.mjs').Api} Api */

/** How much memory the whole export may take, MiB. */
const memoryLimit = 64

/**
 * Takes the whole firm as one archive, and looks how much memory workerd grew by meanwhile and how long a
 * small call had to wait beside it.
 * @param {{ api: Api, firmId: string, pid: number, file: string }} of
 */
export async function takeArchive({ api, firmId, pid, file }) {
  const small = `/firms/${firmId}/exchange-rates`
  await api.call('GET', small)
  // What the process held at most is counted anew from here (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const { now: before } = readMemory(pid)
  const began = performance.now()
  let isDone = false
  let longestWait = 0
  const beside = (async () => {
    while (!isDone) {
      const asked = performance.now()
      await api.call('GET', small)
      longestWait = Math.max(longestWait, performance.now() - asked)
      await new Promise((done) => setTimeout(done, 50))
    }
  })()
  const answer = await fetch(`${api.origin}/api/firms/${firmId}/exports/archive`, {
    headers: { authorization: `Bearer ${api.token}` },
  })
  if (answer.status !== 200 || !answer.body) {
    throw new Error(`Archive: ${answer.status} ${await answer.text()}`)
  }
  const firstMs = performance.now() - began
  // @ts-expect-error: Node's own type of a web stream is another than the DOM's.
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(file))
  const seconds = (performance.now() - began) / 1000
  isDone = true
  await beside
  const { peak } = readMemory(pid)
  return {
    megabytes: Math.round(statSync(file).size / 1e5) / 10,
    firstMs: Math.round(firstMs),
    seconds: Math.round(seconds * 10) / 10,
    longestWaitMs: Math.round(longestWait),
    memory: { before, peak, grown: peak - before, limit: memoryLimit },
  }
}
