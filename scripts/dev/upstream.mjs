// @ts-check
import { build } from 'vite'
import { createFirstAdministrator } from '../start/first-administrator.mjs'
import { startHost } from '../start/host.mjs'
import { findFreePort } from '../start/port.mjs'
import { emptyWorker, upstreamWorker } from '../start/workers.mjs'

const script = '.cache/dev/upstream'

/**
 * The API in workerd, rebuilt and restarted when its sources change.
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {import('../start/secrets.mjs').Secrets} secrets
 */
export async function startUpstream(settings, secrets) {
  const port = await findFreePort()
  const workers = () => [
    emptyWorker(),
    {
      ...upstreamWorker(settings, secrets, script),
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
    },
  ]
  /** @type {import('../start/host.mjs').Host | undefined} */
  let host
  const watcher = await watch(async () => {
    if (!host) return
    await host.stop()
    host = await startHost(workers(), settings.dataDir)
    console.log('The API was built and started again.')
  })
  host = await startHost(workers(), settings.dataDir)
  return {
    origin: `http://127.0.0.1:${port}`,
    administrator: await createFirstAdministrator(host.miniflare, settings, secrets),
    async stop() {
      await watcher.close()
      await host?.stop()
    },
  }
}

/**
 * Builds, and builds again at each change. Resolves when the first build is there.
 * @param {() => Promise<void>} onBuilt
 */
async function watch(onBuilt) {
  let restarting = Promise.resolve()
  const watcher = await build({
    configFile: 'vite.upstream.config.ts',
    logLevel: 'error',
    build: { outDir: script, minify: false, watch: {} },
  })
  if (!('on' in watcher)) throw new Error('Vite does not watch')
  await new Promise((done) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(`The API cannot be built: ${event.error.message}`)
      if (event.code !== 'END') return
      done(undefined)
      restarting = restarting.then(onBuilt).catch((error) => console.error(error.message))
    })
  })
  return watcher
}
