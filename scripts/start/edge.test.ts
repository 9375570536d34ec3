import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Host, startHost } from './host.mjs'
import { closedDoor, edgeWorker } from './workers.mjs'

const folder = mkdtempSync(join(tmpdir(), 'edge-'))
let port = 0
let host: Host

beforeAll(async () => {
  writeBuild()
  port = await findFreePort()
  host = await startHost(
    [closedDoor(), edgeWorker({ host: '127.0.0.1', port }, folder), echo()],
    join(folder, 'data'),
  )
}, 30_000)

afterAll(async () => {
  await host?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('tells the web app the address of the client, whatever the client says', async () => {
  const lies = {
    'x-client-address': '6.6.6.6',
    'mf-cf-blob': JSON.stringify({ clientIp: '6.6.6.6:1' }),
    'cf-connecting-ip': '6.6.6.6',
  }
  const { body } = await get('/anything', lies)
  expect(JSON.parse(body)['x-client-address']).toBe('127.0.0.1')
})

it('keeps a file whose name holds its hash for ever, compressed as the browser can', async () => {
  const { status, headers } = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' })
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect((await get('/assets/a-1.js')).body).toBe('plain')
})

it('answers 304 when the browser has the file', async () => {
  const { headers } = await get('/assets/a-1.js')
  const again = await get('/assets/a-1.js', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
})

it('gives everything else to the web app', async () => {
  expect((await get('/assets/unknown.js')).headers['x-from']).toBe('web')
})

function writeBuild() {
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'static/assets'), { recursive: true })
  writeFileSync(join(folder, 'client/assets/a-1.js'), 'plain')
  writeFileSync(join(folder, 'static/assets/a-1.js.br'), 'packed')
  const type = 'text/javascript; charset=utf-8'
  const files = { '/assets/a-1.js': { type, etag: '"1"', isImmutable: true, encodings: ['br'] } }
  writeFileSync(join(folder, 'static/files.json'), JSON.stringify(files))
}

function echo() {
  const contents = `export default { fetch: (request) =>
    Response.json(Object.fromEntries(request.headers), { headers: { 'x-from': 'web' } }) }`
  return {
    name: 'web',
    compatibilityDate: '2026-04-20',
    modules: [{ type: 'ESModule' as const, path: 'web.js', contents }],
  }
}

function get(path: string, headers: Record<string, string> = {}) {
  type Answer = { status?: number; headers: Record<string, string | undefined>; body: string }
  return new Promise<Answer>((done, fail) => {
    const call = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      const found = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
      answer.on('end', () =>
        done({ status: answer.statusCode, headers: Object.fromEntries(found), body }),
      )
    })
    call.on('error', fail).end()
  })
}

function findFreePort() {
  return new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
