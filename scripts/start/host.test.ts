import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startHost } from './host.mjs'
import { keepRunning } from './keep-running.mjs'
import { findFreePort } from './port.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('says which process workerd is, and starts it again when it was killed', {
  timeout: 60_000,
}, async () => {
  const port = await findFreePort()
  const worker = {
    modules: [
      {
        type: 'ESModule' as const,
        path: 'worker.js',
        contents: 'export default { fetch: () => new Response("here") }',
      },
    ],
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  }
  const started: (number | undefined)[] = []
  const reports: string[] = []
  let announceSecond = () => {}
  const second = new Promise<void>((done) => {
    announceSecond = done
  })
  const running = await keepRunning(
    async () => {
      const host = await startHost([worker], folder)
      started.push(host.runtimePid)
      if (started.length === 2) announceSecond()
      return host
    },
    (line) => reports.push(line),
  )
  process.kill(started[0] ?? 0, 'SIGKILL')
  await second
  const answer = await fetch(`http://127.0.0.1:${port}`)
  expect(await answer.text()).toBe('here')
  await running.stop()
  expect(new Set(started).size).toBe(2)
  expect(reports[0]).toContain('Starting it again in 1 s')
  expect(() => process.kill(started[1] ?? 0, 0)).toThrow('ESRCH')
})

it('gives up with a reason where workerd ends again and again', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid
  const reports: string[] = []
  const running = await keepRunning(
    async () => ({ runtimePid: gone, stop: async () => {} }),
    (line) => reports.push(line),
    [0, 0],
  )
  const { message } = await running.failed
  expect(message).toBe('workerd ended too often. Stopped.')
  expect(reports.filter((line) => line.includes('Starting it again'))).toHaveLength(2)
})
