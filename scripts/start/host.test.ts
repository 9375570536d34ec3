import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startHost } from './host.mjs'
import { findFreePort } from './port.mjs'
import { addV8Flags } from './v8-flags.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('hands flags to V8', async () => {
  const contents = 'export default { fetch: () => new Response(typeof gc) }'
  const port = await findFreePort()
  const worker = {
    modules: [{ type: 'ESModule' as const, path: 'worker.js', contents }],
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  }
  const read = async (flags: string[]) => {
    const host = await startHost([worker], folder, flags)
    const answer = await fetch(`http://127.0.0.1:${port}`)
    await host.stop()
    return answer.text()
  }
  expect(await read(['--expose-gc', '--max-semi-space-size=2'])).toBe('function')
  expect(await read(['--max-semi-space-size=2'])).toBe('undefined')
})

it('leaves a configuration alone that has flags already, or another shape', () => {
  const root = [0, 0, 0, 0, 0, 0, 3, 0]
  const words = (list: number[][]) => Buffer.from(list.flat())
  const head = (size: number) => [0, 0, 0, 0, size, 0, 0, 0]
  const empty = [0, 0, 0, 0, 0, 0, 0, 0]
  const taken = words([head(4), root, empty, empty, [1, 0, 0, 0, 0, 0, 0, 0]])
  expect(addV8Flags(taken, ['--x'])).toBe(taken)
  const small = words([head(2), [0, 0, 0, 0, 0, 0, 1, 0], empty])
  expect(addV8Flags(small, ['--x'])).toBe(small)
  const free = words([head(4), root, empty, empty, empty])
  expect(addV8Flags(free, ['--x']).length).toBeGreaterThan(free.length)
})
