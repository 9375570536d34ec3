import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { pageLeaves } from '#app/shell/edge/page-leaves.server.ts'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { mapWide } from '../support/firm.mjs'
import { fillPath } from './rules.ts'

const origin = inject('origin')
const world = inject('world')
const owner = world.walkers.find(({ role }) => role === 'owner')
const cookie = owner?.cookie ?? ''

const paths = pageLeaves.map(({ path }) => fillPath(path, world.ids))

async function send(path: string, init: { method?: string; headers?: object; body?: string } = {}) {
  const { method = 'GET', headers = {}, body } = init
  const all = new Headers({ accept: 'text/html', cookie, ...headers })
  const request = { method, headers: all, body, redirect: 'manual' as const }
  const answer = await fetchAlone(origin + path, request)
  return { path, status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('another site', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const foreign = [
    { ...form, origin: 'https://evil.example' },
    { ...form, origin: 'null' },
    { ...form, 'sec-fetch-site': 'cross-site' },
    { ...form, 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain', origin: `${origin}.evil.example` },
  ]

  test.each(foreign)('posts to no page: %o', async (headers) => {
    const answers = await mapWide(paths, 4, (path) =>
      send(path, { method: 'POST', headers, body: 'intent=delete&name=Evil' }),
    )
    expect(answers.filter(({ status }) => status !== 403).map(({ path }) => path)).toEqual([])
  })

  test('gets nothing from the API for a cookie', async () => {
    const { status } = await send('/api/auth/session', {
      headers: { origin: 'https://evil.example' },
    })
    expect(status).toBe(401)
  })

  test('opens no live connection', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const lines = ['GET /realtime HTTP/1.1', `Host: ${new URL(origin).host}`, `Cookie: ${cookie}`]
    lines.push('Origin: https://evil.example', 'Connection: Upgrade', 'Upgrade: websocket')
    lines.push('Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==')
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1.1 403/)
  })
})

describe('what lies about on careless servers', () => {
  test.each([
    '/.git',
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/.dev.vars',
    '/wrangler.toml',
    '/upstream/wrangler.toml',
    '/_headers',
    '/_routes.json',
    '/api/.env',
    '/api/setup',
    '/api/internal/bootstrap',
    '/package.json',
    '/setup',
    '/debug',
    '/assets/',
    '/assets',
    '/fonts/',
    '/pictures/',
    '/__manifest',
    '/dashboard.data',
    '/server.js.map',
    '/service-worker.js.map',
    '/admin.php',
    '/wp-login.php',
    '/actuator/env',
    '/..%2f..%2fetc%2fpasswd',
  ])('is not here: %s', async (path) => {
    const { status, text } = await send(path, { headers: { cookie: '' } })
    expect(status).toBe(404)
    expect(text).not.toMatch(/\[core\]|SECRETS|compatibility_date|root:x/)
  })

  test('no script says where its source lies', async () => {
    const { text } = await send('/login', { headers: { cookie: '' } })
    const signedIn = await send('/firms')
    const scripts = [...`${text}${signedIn.text}`.matchAll(/"(\/assets\/[^"]+\.js)"/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, path = ''] of scripts) {
      expect((await send(path)).text).not.toContain('sourceMappingURL')
      expect((await send(`${path}.map`)).status).toBe(404)
    }
  })

  test('no file that is sent to browsers is a map or names one', () => {
    const names = readdirSync('build/client', { recursive: true, encoding: 'utf8' })
    const texts = names.filter((name) => /\.(js|css|html|json|txt|svg)$/.test(name))
    expect(texts.length).toBeGreaterThan(20)
    expect(names.filter((name) => /\.map$|(^|\/)\.[^/]+$/.test(name))).toEqual([])
    const naming = texts.filter((name) =>
      readFileSync(`build/client/${name}`, 'utf8').includes('sourceMappingURL'),
    )
    expect(naming).toEqual([])
  })
})

describe('odd requests', () => {
  // With PROPFIND a program looks for calendars, and is told where they are.
  test.each([
    ['PUT', 405, null],
    ['DELETE', 405, null],
    ['PATCH', 405, null],
    ['PROPFIND', 301, '/dav/'],
  ])('of method %s change nothing', async (method, refused, leadsTo) => {
    const path = `/firms/${world.ids.firmId}/parties/${world.ids.customerId}`
    const form = { origin, 'content-type': 'application/x-www-form-urlencoded' }
    const { status, headers } = await send(path, { method, headers: form, body: 'name=Evil' })
    expect([status, headers.get('location')]).toEqual([refused, leadsTo])
    expect((await send(path)).text).not.toContain('Evil')
  })

  test('cannot change their method, nor name another host', async () => {
    const path = '/logout'
    const headers = { 'x-http-method-override': 'POST', 'x-method-override': 'POST' }
    await send(path, { headers })
    expect((await send('/firms')).status).toBe(200)
    const named = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    const { text } = await send('/', { headers: { ...named, cookie: '' } })
    expect(text).not.toContain('evil.example')
  })

  test.each([
    'session=%E0%A4%A; __Host-session=x',
    `session=${'a'.repeat(7000)}`,
    'lng=../../x; theme=<script>; session=eyJ0b2tlbiI6IngifQ%3D%3D.forged',
    ';;;==; =x',
  ])('with a broken cookie are those of a visitor', async (broken) => {
    const { status, headers } = await send('/firms', { headers: { cookie: broken } })
    expect(status).toBe(302)
    expect(headers.get('location')).toMatch(/^\/login/)
    expect((await send('/', { headers: { cookie: broken } })).status).toBe(200)
  })

  test('of the wrong size are refused before they are read', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const lines = ['POST /login HTTP/1.1', `Host: ${new URL(origin).host}`, `Origin: ${origin}`]
    lines.push('Content-Type: application/x-www-form-urlencoded', 'Content-Length: 50000000')
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1.1 413/)
  })
})

describe('the session’s cookie', () => {
  async function logIn(headers: Record<string, string> = {}) {
    const body = new URLSearchParams(world.login).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin }
    return send('/login', { method: 'POST', headers: { cookie: '', ...type, ...headers }, body })
  }
  const sessionOf = (headers: Headers) =>
    headers.getSetCookie().find((text) => text.startsWith('session=')) ?? ''

  test('is no script’s, goes to our own pages only, and is another at each sign-in', async () => {
    const first = sessionOf((await logIn()).headers)
    const second = sessionOf((await logIn()).headers)
    expect(first).toMatch(/; HttpOnly/)
    expect(first).toMatch(/; SameSite=Lax/)
    expect(first).toMatch(/; Path=\//)
    expect(first).not.toMatch(/; Domain/i)
    expect(first.split(';')[0]).not.toBe(second.split(';')[0])
  })

  test('that somebody planted before the sign-in is worth nothing after it', async () => {
    const planted = sessionOf((await logIn()).headers).split(';')[0] ?? ''
    await send('/logout', { method: 'POST', headers: { cookie: planted, origin } })
    const fresh = sessionOf((await logIn({ cookie: planted })).headers).split(';')[0]
    expect(fresh).not.toBe(planted)
    expect((await send('/firms', { headers: { cookie: planted } })).status).toBe(302)
  })

  test('that was altered by one sign is nobody’s', async () => {
    const good = sessionOf((await logIn()).headers).split(';')[0] ?? ''
    // Not the last: of base64 some of its bits mean nothing.
    const altered = good.slice(0, -9) + (good.at(-9) === 'A' ? 'B' : 'A') + good.slice(-8)
    expect((await send('/firms', { headers: { cookie: good } })).status).toBe(200)
    expect((await send('/firms', { headers: { cookie: altered } })).status).toBe(302)
  })
})
