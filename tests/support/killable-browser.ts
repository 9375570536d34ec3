import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'

/** A browser with a profile on the disk that can be ended at once, as by a power cut. */
export async function startBrowser(profile: string) {
  // Of the run before: the port that it told.
  const told = join(profile, 'DevToolsActivePort')
  rmSync(told, { force: true })
  const child = spawn(
    process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--lang=en-GB',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  )
  const port = await untilTold(told)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context: BrowserContext | undefined = browser.contexts()[0]
  if (!context) throw new Error('The browser has no context')
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      const ended = once(child, 'exit')
      if (child.pid !== undefined) process.kill(0 - child.pid, 'SIGKILL')
      await ended
    },
  }
}

/** The port in a file that the browser writes once it listens. */
async function untilTold(file: string): Promise<string> {
  for (let look = 0; look < 200; look += 1) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port) return port
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('The browser did not start')
}
