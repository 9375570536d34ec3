import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteOrigin } from '#contract/core/hosts.ts'
import { packStaticFiles } from '../build/static-files.mjs'
import { type Host, startHost } from './host.mjs'
import { findFreePort } from './port.mjs'
import { edgeWorker, emptyWorker } from './workers.mjs'

/** Worth compressing. */
const script = 'export const a = 1\n'.repeat(100)

const folder = mkdtempSync(join(tmpdir(), 'edge-'))
let port = 0
let farPort = 0
let proxiedPort = 0
let host: Host

beforeAll(async () => {
  await writeBuild()
  port = await findFreePort()
  farPort = await findFreePort()
  proxiedPort = await findFreePort()
  const here = { host: '127.0.0.1', publicOrigin: 'http://127.0.0.1' }
  const behindProxy = { ...here, port: proxiedPort, publicOrigin: 'https://firm.example' }
  host = await startHost(
    [
      emptyWorker(),
      echo('upstream'),
      edgeWorker({ ...here, port }, folder),
      { ...edgeWorker(behindProxy, folder), name: 'proxied' },
      echo('web'),
      far(),
    ],
    join(folder, 'data'),
  )
})

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
  const { body: other } = await get('/anything', lies, farPort)
  expect(JSON.parse(other)['x-client-address']).toBe('192.0.2.7')
})

it('believes the last address of a proxy where people come over https', async () => {
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' }
  const { body: proxied } = await get('/anything', forwarded, proxiedPort)
  expect(JSON.parse(proxied)['x-client-address']).toBe('198.51.100.7')
  const { body: direct } = await get('/anything', forwarded)
  expect(JSON.parse(direct)['x-client-address']).toBe('127.0.0.1')
})

it('keeps a file whose name holds its hash for ever, compressed as the browser can', async () => {
  const { status, headers } = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' })
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect((await get('/assets/a-1.js')).body).toBe(script)
})

it('answers 304 when the browser has the file', async () => {
  const { headers } = await get('/assets/a-1.js')
  const again = await get('/assets/a-1.js', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
})

it('reads pictures from the disk, and says how long they keep', async () => {
  const { status, body, headers } = await get('/pictures/a.png')
  expect([status, body, headers['content-type']]).toEqual([200, 'picture', 'image/png'])
  expect(headers['cache-control']).toBe('public, max-age=86400')
  const again = await get('/pictures/a.png', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
})

it('gives everything else to the web app', async () => {
  expect((await get('/assets/unknown.js')).headers['x-from']).toBe('web')
})

it('asks the API alone for what is at the host of a firm’s site', async () => {
  const host = new URL(siteOrigin(`http://127.0.0.1`, 'huber')).host
  for (const path of ['/page', '/assets/a-1.js']) {
    const { headers, body } = await get(path, { host })
    expect(headers['x-from']).toBe('upstream')
    expect(JSON.parse(body)['x-client-address']).toBe('127.0.0.1')
  }
  const proxied = new URL(siteOrigin('https://firm.example', 'huber')).host
  expect((await get('/page', { host: proxied }, proxiedPort)).headers['x-from']).toBe('upstream')
})

it('compresses pages for other machines only', async () => {
  const gzip = { 'accept-encoding': 'gzip' }
  expect((await get('/page', gzip)).headers['content-encoding']).toBeUndefined()
  expect((await get('/page', gzip, farPort)).headers['content-encoding']).toBe('gzip')
  expect((await get('/page', {}, farPort)).headers['content-encoding']).toBeUndefined()
})

async function writeBuild() {
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'client/pictures'))
  writeFileSync(join(folder, 'client/pictures/a.png'), 'picture')
  writeFileSync(join(folder, 'client/assets/a-1.js'), script)
  await packStaticFiles(folder)
}

function echo(name: 'web' | 'upstream') {
  const contents = `export default { fetch: (request) =>
    Response.json(Object.fromEntries(request.headers), { headers: { 'x-from': '${name}' } }) }`
  return {
    name,
    compatibilityDate: '2026-04-20',
    modules: [{ type: 'ESModule' as const, path: `${name}.js`, contents }],
  }
}

/** Brings a request to the edge as if its client were elsewhere. */
function far() {
  const contents = `export default { fetch: (request, env) =>
    env.EDGE.fetch(new Request(request, { cf: { clientIp: '192.0.2.7:41474' } })) }`
  return {
    name: 'far',
    compatibilityDate: '2026-04-20',
    modules: [{ type: 'ESModule' as const, path: 'far.js', contents }],
    serviceBindings: { EDGE: 'edge' },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: farPort }],
  }
}

function get(path: string, headers: Record<string, string> = {}, at = port) {
  type Answer = { status?: number; headers: Record<string, string | undefined>; body: string }
  return new Promise<Answer>((done, fail) => {
    const call = request({ port: at, host: '127.0.0.1', path, headers }, (answer) => {
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
