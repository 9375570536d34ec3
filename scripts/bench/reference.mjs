// @ts-check
import { createDataDir, removeDataDir } from '../../tests/support/server.mjs'
import { startHost } from '../start/host.mjs'
import { findFreePort } from '../start/port.mjs'
import { edgeWorker, emptyWorker } from '../start/workers.mjs'

/** Answers as many bytes as its path says, made once per size. */
const contents = `const pages = new Map()
export default {
  fetch(request) {
    const bytes = Number(new URL(request.url).pathname.slice(1))
    if (!pages.has(bytes)) pages.set(bytes, 'x'.repeat(bytes))
    return new Response(pages.get(bytes), { headers: { 'content-type': 'text/html' } })
  },
}`

/**
 * @typedef {object} Reference
 * @property {number} port
 * @property {number} pid Process number of its workerd.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a Worker that answers constant pages where our web app stands otherwise, behind the same
 * entrance, in a workerd of its own. A machine that is slow for our pages is as slow for these, so
 * that the ratio of both means the same everywhere.
 * @returns {Promise<Reference>}
 */
export async function startReference() {
  const dataDir = createDataDir()
  const port = await findFreePort()
  const edge = edgeWorker({ host: '127.0.0.1', port, publicOrigin: '' })
  const web = { name: 'web', modules: [{ type: 'ESModule', path: 'web.js', contents }] }
  const host = await startHost(
    [emptyWorker(), edge, /** @type {import('miniflare').WorkerOptions} */ (web)],
    dataDir,
  )
  if (host.runtimePid === undefined) throw new Error('The workerd of the reference was not found')
  return {
    port,
    pid: host.runtimePid,
    async stop() {
      await host.stop()
      removeDataDir(dataDir)
    },
  }
}
