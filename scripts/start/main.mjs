// @ts-check
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../build/build.mjs'
import { lockData } from './data-lock.mjs'
import { ensureInstalled } from './install.mjs'
import { describeLostFirms, requireDirectory } from './lost-data.mjs'
import { requireFreePort } from './port.mjs'
import { getSecrets } from './secrets.mjs'
import { readSettings } from './settings.mjs'
import { asStartError } from './start-error.mjs'

/**
 * Installs, builds, starts and announces; ends with a line instead of a stack.
 * With `--as-built` it takes what lies in `build/`, as the tests do that built it themselves.
 */
export async function start() {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  try {
    await serve(readSettings(process.env))
  } catch (error) {
    fail(asStartError(error))
  }
}

/** @param {import('./start-error.mjs').StartError} error */
function fail(error) {
  if (error.output) console.error(error.output.trim())
  console.error(error.message)
  process.exit(1)
}

/** @param {import('./settings.mjs').Settings} settings */
async function serve(settings) {
  const lock = await lockData(settings.dataDir)
  process.once('exit', lock.release)
  await requireFreePort(settings.host, settings.port)
  if (!process.argv.includes('--as-built')) {
    await ensureInstalled()
    await ensureBuilt()
  }
  // What is written from here on is data, the runtime's files included: for the owner alone.
  process.umask(0o077)
  const secrets = getSecrets(settings.dataDir)
  requireDirectory(settings.dataDir)
  // Only now are packages sure to be there.
  const { startHost } = await import('./host.mjs')
  const { keepRunning } = await import('./keep-running.mjs')
  const { edgeWorker, emptyWorker, upstreamWorker, webWorker } = await import('./workers.mjs')
  const { createFirstAdministrator } = await import('./first-administrator.mjs')
  const running = await keepRunning(async () => {
    const host = await startHost(
      [
        emptyWorker(),
        webWorker(settings, secrets),
        upstreamWorker(settings, secrets),
        edgeWorker(settings),
      ],
      settings.dataDir,
    )
    if (host.runtimePid) lock.setRuntime(host.runtimePid)
    // It reads all static files with the first that is asked for, which another build would replace.
    await fetch(`${settings.origin}/favicon.svg`)
    return host
  }, console.error)
  stopOnSignal(running)
  const created = await createFirstAdministrator(running.host.miniflare, settings, secrets)
  const loss = await describeLostFirms(running.host.miniflare, settings.dataDir)
  if (loss) console.error(loss)
  announce(settings, secrets, created)
  fail(await running.failed)
}

/** @param {{ stop: () => Promise<void> }} running */
function stopOnSignal(running) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    console.log('Stopping …')
    await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // miniflare's own listener would end the process before the running answers are given.
    process.removeAllListeners(signal)
    process.on(signal, stop)
  }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {{ email: string, password: string } | undefined} created
 */
function announce({ origin }, { demoToken }, created) {
  const lines = [`Firmament runs at ${origin}`, `Demo: ${origin}/demo/login?token=${demoToken}`]
  if (created) {
    lines.push(
      '',
      'The first administrator (this password is shown only once):',
      `  address   ${origin}/admin/login`,
      `  email     ${created.email}`,
      `  password  ${created.password}`,
      '',
    )
  }
  console.log([...lines, 'Ready. Stop with Ctrl-C.'].join('\n'))
}
