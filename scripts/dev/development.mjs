// @ts-check
import { lockData } from '../start/data-lock.mjs'
import { requireFreePort } from '../start/port.mjs'
import { getSecrets } from '../start/secrets.mjs'
import { readSettings } from '../start/settings.mjs'

/**
 * The app through Vite with hot reload, on the same API and the same data as `npm start`.
 * The API is built again at each change of its sources and started anew on its data.
 */
export async function startDevelopment() {
  const settings = readSettings(process.env)
  const lock = await lockData(settings.dataDir)
  process.once('exit', lock.release)
  await requireFreePort(settings.host, settings.port)
  const secrets = getSecrets(settings.dataDir)
  const { startUpstream } = await import('./upstream.mjs')
  const { startWeb } = await import('./web.mjs')
  const upstream = await startUpstream(settings, secrets)
  const web = await startWeb(settings, secrets, upstream.origin)
  stopOnSignal([web, upstream])
  if (upstream.administrator) {
    const { email, password } = upstream.administrator
    console.log(`The first administrator, shown only once: ${email}  ${password}`)
  }
  console.log(`Demo: ${settings.origin}/demo/login?token=${secrets.demoToken}`)
  console.log(`Developing at ${settings.origin}. Stop with Ctrl-C.`)
}

/** @param {{ stop: () => Promise<void> }[]} parts */
function stopOnSignal(parts) {
  const stop = async () => {
    for (const part of parts) await part.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal)
    process.once(signal, stop)
  }
}
