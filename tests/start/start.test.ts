import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../../scripts/start/port.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createDataDir, removeDataDir, startAndEnd, startServer } from '../support/server.mjs'

let dataDir = ''
beforeEach(() => {
  dataDir = createDataDir()
})
afterEach(() => removeDataDir(dataDir))

it('prints the first administrator once, keeps its secrets, and stops in order', async () => {
  const first = await startServer({ dataDir })
  expect(first.administrator?.email).toBe('admin@firmament.local')
  expect(first.administrator?.password).toMatch(/^[\w-]{20}$/)
  const secrets = join(dataDir, 'secrets.json')
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  const made = readFileSync(secrets, 'utf8')
  await first.stop()
  const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  const open = ['.', ...paths].filter((path) => statSync(join(dataDir, path)).mode & 0o077)
  expect(open, 'can be read by others').toEqual([])
  expect(isRunning(first.runtimePid)).toBe(false)
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)

  const second = await startServer({ dataDir })
  expect(second.administrator).toBeUndefined()
  expect(second.output).not.toContain('password')
  expect(readFileSync(secrets, 'utf8')).toBe(made)
  expect(second.demoUrl).toBe(first.demoUrl.replace(first.origin, second.origin))
  await second.stop()

  rmSync(secrets)
  const { code, output } = await startAndEnd({ DATA_DIR: dataDir, PORT: `${await findFreePort()}` })
  expect(code).toBe(1)
  expect(output).toMatch(/^\S+secrets\.json is missing, but there is data .* from a backup\.\n$/)
})

it('says in one line that it cannot write', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const { code, output } = await startAndEnd({ DATA_DIR: join(file, 'data'), PORT: '18999' })
  expect(code).toBe(1)
  expect(output).toMatch(/^Firmament did not start\. [^\n]*ENOTDIR[^\n]*\n$/)
})

it('refuses a port in use in one line that names another', async () => {
  const port = await findFreePort()
  const other = createServer().listen(port, '127.0.0.1')
  const { code, output } = await startAndEnd({ DATA_DIR: dataDir, PORT: `${port}` })
  other.close()
  expect(code).toBe(1)
  expect(output).toBe(
    `Port ${port} on 127.0.0.1 is in use; choose another: PORT=${port + 1} npm start\n`,
  )
})

// The answer to the first request says that the connection is taken, the second one waits for its rest.
it('answers what it was asked before it was told to stop', async () => {
  const server = await startServer({ dataDir })
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').setEncoding('utf8')
  let answered = ''
  socket.on('data', (text) => {
    answered += text
  })
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' })
  const head = `host: ${new URL(server.origin).host}\r\n`
  const asked = `POST /api/auth/login HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  socket.write(`HEAD /icons.svg HTTP/1.1\r\n${head}\r\n${asked}${body.slice(0, 10)}`)
  await vi.waitFor(() => expect(answered).toContain('HTTP/1.1 200'), 10_000)
  const stopped = server.stop()
  await server.hasPrinted('Stopping …')
  const closed = once(socket, 'close')
  socket.write(body.slice(10))
  await closed
  expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 401'])
  await stopped
  expect(isRunning(server.runtimePid)).toBe(false)
})

describe('a server that runs', () => {
  const ownDir = createDataDir()
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ dataDir: ownDir })
  })
  afterAll(async () => {
    await server?.stop()
    removeDataDir(ownDir)
  })

  it('refuses a second start on the same data in one line', async () => {
    const { code, output } = await startAndEnd({
      DATA_DIR: ownDir,
      PORT: `${await findFreePort()}`,
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^Firmament is already running on .* another DATA_DIR\.\n$/)
  })

  it('answers every page and file through one origin', async () => {
    const api = await fetchAlone(`${server.origin}/api/openapi.json`)
    const icons = await fetchAlone(`${server.origin}/icons.svg`)
    const doubled = await fetchAlone(`${server.origin}//elsewhere.example/x`)
    expect(doubled.status).toBe(404)
    expect(doubled.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect([api.status, icons.status]).toEqual([200, 200])
    expect(icons.headers.get('content-type')).toBe('image/svg+xml')
  })

  it('answers again when workerd was killed, and says so', async () => {
    process.kill(server.runtimePid, 'SIGKILL')
    const printed = await server.hasPrinted('workerd runs again.')
    expect(printed).toContain('workerd ended by itself. Starting it again in 1 s.')
    expect((await fetchAlone(server.origin)).status).toBe(200)
  })

  it('leaves no workerd behind when node is killed, and starts again on the same port', async () => {
    const [node, runtime] = JSON.parse(readFileSync(join(ownDir, 'server.lock'), 'utf8'))
    process.kill(node.pid, 'SIGKILL')
    await vi.waitFor(() => expect(isRunning(node.pid)).toBe(false), 10_000)
    server = await startServer({ dataDir: ownDir, port: Number(new URL(server.origin).port) })
    expect(isRunning(runtime.pid)).toBe(false)
    expect((await fetchAlone(server.origin)).status).toBe(200)
  })
})

/** A process that nobody has asked for its end yet is dead all the same. */
function isRunning(pid: number) {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
