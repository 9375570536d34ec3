import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockData } from './data-lock.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const gone = { pid: 2 ** 22 + 1, born: '1' }

it('refuses a second server on the same data, and says which one holds it', async () => {
  const born = readFileSync('/proc/1/stat', 'utf8').split(') ')[1]?.split(' ')[19]
  write([{ pid: 1, born }])
  await expect(lockData(folder)).rejects.toThrow(/already running on .*process 1\)/)
})

it('takes over from one that is gone, or whose number another process has now', async () => {
  for (const owner of [gone, { pid: 1, born: 'another time' }]) {
    write([owner])
    const lock = await lockData(folder)
    lock.release()
    expect(existsSync(path())).toBe(false)
  }
})

it('ends the workerd that a killed server left behind', async () => {
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(orphan, 'spawn')
  const ended = once(orphan, 'exit')
  const first = await lockData(folder)
  first.setRuntime(orphan.pid ?? 0)
  const [, runtime] = JSON.parse(readFileSync(path(), 'utf8'))
  write([gone, runtime])
  await lockData(folder)
  expect((await ended)[1]).toBe('SIGKILL')
})

it('is not stopped by a lock that was written half', async () => {
  writeFileSync(path(), '[{"pid":')
  await expect(lockData(folder)).resolves.toBeDefined()
})

function path() {
  return join(folder, 'server.lock')
}

function write(content: unknown) {
  writeFileSync(path(), JSON.stringify(content))
}
