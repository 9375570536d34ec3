import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { pageLeaves } from '#app/shell/edge/page-leaves.server.ts'
import { contractRoutes } from '#upstream/gateway/routes.ts'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { mapWide, testPassword } from '../support/firm.mjs'
import { fillPath } from './rules.ts'

const origin = inject('origin')
const world = inject('world')
const owner = world.walkers.find(({ role }) => role === 'owner')
const ownHeaders = { cookie: owner?.cookie ?? '' }
const bearer = { authorization: `Bearer ${owner?.token}` }
/** Whoever is signed in finds it filled in where one writes to us. */
const ownName = 'owner@walk.example'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

type Init = { method?: string; headers?: Record<string, string>; body?: string }

async function send(path: string, { method = 'GET', headers = {}, body }: Init = {}) {
  const all = new Headers({ accept: 'text/html', ...headers })
  const request = { method, headers: all, body: body ?? null, redirect: 'manual' as const }
  const answer = await fetchAlone(origin + path, request)
  return { path, status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Sends what no client would, and gives the whole answer. */
async function sendRaw(method: string, path: string, more: string[] = []): Promise<string> {
  const { port, host } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) {
    answer += chunk
    // workerd keeps the connection of some methods open, whatever was asked.
    const [head = '', body] = answer.split('\r\n\r\n')
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    if (body !== undefined && Buffer.byteLength(body) >= length) break
  }
  socket.destroy()
  return answer
}

/** Of every kind that is refused, in the words of the test, with the status that says why. */
const refusals: [string, number, string, Init][] = [
  ['a page that is not there', 404, '/nowhere', {}],
  ['a firm that is not there', 404, '/firms/x/invoices', { headers: ownHeaders }],
  ['a public link that leads nowhere', 404, `/i/${'A'.repeat(84)}`, {}],
  ['another method', 405, '/login', { method: 'PUT', headers: form, body: 'a=b' }],
  ['a form where none is taken', 405, '/blogs', { method: 'POST', headers: form, body: 'a=b' }],
  [
    'a text',
    415,
    '/login',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' },
  ],
  ['an empty body', 415, '/login', { method: 'POST' }],
  ['a wrong password', 401, '/login', { method: 'POST', headers: form, body: wrongLogin() }],
  ['another site', 403, '/login', { method: 'POST', headers: { ...form, origin: 'null' } }],
  ['the data behind a page', 404, '/dashboard.data', {}],
  ['a socket that is none', 426, '/realtime', {}],
]

function wrongLogin(): string {
  return new URLSearchParams({ email: 'nobody@walk.example', password: 'x' }).toString()
}

/** What stands in them is the same for everybody. */
const forAll = /^\/(sitemap\.xml|robots\.txt|\.well-known\/security\.txt|api\/openapi\.html)$/

/** Words that tell how the server is made. */
const telling = /\bat \S+ \(|node_modules|SELECT .* FROM|D1_ERROR|SqliteError|worker\.js:\d+/

/** What a browser is not held to by an answer, and what an answer tells that it must not. */
function findFaults({ path, status, headers, text }: Awaited<ReturnType<typeof send>>): string[] {
  const has = (name: string, wanted: RegExp) => wanted.test(headers.get(name) ?? '')
  const isPage = has('content-type', /^text\/html/)
  const isPdf = has('content-type', /^application\/pdf/)
  const policy = headers.get('content-security-policy') ?? ''
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
  const checks: [string, boolean][] = [
    ['runs scripts of others', isPage && scripts !== "'self'"],
    ['runs what is written in it', /<script(?![^>]*\ssrc=)(?! type="application\/ld)/.test(text)],
    ['is framed', !policy.includes(`frame-ancestors '${isPdf ? 'self' : 'none'}'`)],
    ['is sniffed', !has('x-content-type-options', /^nosniff$/)],
    [
      'tells where one came from',
      !has('referrer-policy', /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/),
    ],
    ['is kept', !forAll.test(path) && !has('cache-control', /\b(private|no-store)\b/)],
    ['has no name', path !== '/realtime' && !has('x-request-id', /^[\w-]{8,}$/)],
    ['tells how it is made', isPage && path !== '/api/openapi.html' && telling.test(text)],
    ['is an empty page', isPage && status !== 304 && text.length < 500],
  ]
  return checks.filter(([, isFault]) => isFault).map(([what]) => `${path} (${status}) ${what}`)
}

describe('a refusal', () => {
  test.each(refusals)('of %s says so with %i and the headers of every page', async (...row) => {
    const [, status, path, init] = row
    const answer = await send(path, init)
    expect(answer.status).toBe(status)
    expect(findFaults(answer)).toEqual([])
    if (status === 405 && init.method !== 'POST') {
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
    }
  })

  test.each([
    ['a path that is not there', 'GET', '/nowhere', {}, 404],
    ['another method', 'DELETE', '/auth/login', {}, 405],
    ['a form', 'POST', '/auth/login', form, 415],
    ['a firm that is not there', 'GET', '/firms/x', bearer, 404],
    ['nobody', 'GET', '/auth/session', {}, 401],
  ])('of %s by the API says so', async (_, method, path, headers, status) => {
    const body = method === 'POST' ? 'a=b' : undefined
    const answer = await send(`/api${path}`, { method, headers, ...(body && { body }) })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ status, code: expect.any(String) })
    expect(findFaults(answer)).toEqual([])
  })

  test('of too much by the API comes before it is read', async () => {
    const more = ['Content-Type: application/json', 'Content-Length: 50000000']
    const answer = await sendRaw('POST', '/api/auth/login', more)
    expect(answer).toMatch(/^HTTP\/1.1 413/)
  })
})

test('every page, as a visitor gets it and as a member does, holds the browser to our rules', async () => {
  const paths = pageLeaves.map(({ path }) => fillPath(path, world.ids))
  expect(paths.length).toBeGreaterThan(60)
  paths.push('/api/openapi.html', '/firms/x', '/i/x', '/nowhere')
  const answers = await mapWide(paths, 4, async (path) => [
    await send(path),
    await send(path, { headers: ownHeaders }),
  ])
  expect(answers.flat().flatMap(findFaults)).toEqual([])
  expect(answers.flat().filter(({ status }) => status >= 300 && status < 400)).not.toEqual([])
})

test('whatever the API tells a member is kept by nobody', async () => {
  const paths = contractRoutes
    .filter(({ method, needs }) => method === 'GET' && needs !== 'public')
    .map(({ path }) => `/api${fillPath(path, world.ids)}`)
  expect(paths.length).toBeGreaterThan(40)
  const answers = await mapWide(paths, 4, (path) => send(path, { headers: bearer }))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  expect(answers.flatMap(findFaults)).toEqual([])
})

test('a sign-in and its cookie are kept by nobody', async () => {
  const body = new URLSearchParams(world.login).toString()
  const page = await send('/login', { method: 'POST', headers: { ...form, origin }, body })
  expect([page.status, page.headers.getSetCookie().length > 0]).toEqual([302, true])
  const json = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers: json, body: JSON.stringify(world.login) }
  const call = await send('/api/auth/login', init)
  expect([call.status, call.headers.getSetCookie()]).toEqual([200, []])
  for (const answer of [page, call]) {
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(findFaults(answer)).toEqual([])
  }
})

test('nothing that is asked for holds a password, a token or what is kept of one', async () => {
  const secrets = [testPassword, inject('administrator').password]
  for (const walker of world.walkers) if (walker.token) secrets.push(walker.token)
  const hashes = secrets.map((secret) => createHash('sha256').update(secret))
  for (const hash of hashes) secrets.push(hash.copy().digest('base64url'), hash.digest('hex'))
  const readable = contractRoutes.filter(({ method }) => method === 'GET')
  const paths = [...readable, { path: '/firms/{firmId}/invoices/export?format=csv' }]
  const asking = world.walkers.filter(({ role, kind }) => role === 'owner' || kind === 'admin')
  expect(asking.length).toBe(2)
  const faults: string[] = []
  for (const { token } of asking) {
    const headers = { authorization: `Bearer ${token}` }
    await mapWide(paths, 4, async ({ path }) => {
      const { text } = await send(`/api${fillPath(path, world.ids)}`, { headers })
      // The chain of the journal is meant to be noted elsewhere.
      const isChain = path.endsWith('/journal-verification')
      const hasSecret = secrets.some((secret) => text.includes(secret))
      if (hasSecret || (!isChain && /"(password|secret|hash|salt|totp)\w*":\s*"/i.test(text)))
        faults.push(path)
    })
  }
  expect(faults).toEqual([])
})

test('what a member was shown is shown to nobody who comes after, on public pages either', async () => {
  const paths = pageLeaves
    .filter(({ path, needs }) => needs === 'public' && !path.includes(':'))
    .map(({ path }) => path)
  const seen: string[] = []
  for (const path of paths) {
    const own = await send(path, { headers: ownHeaders })
    if (own.text.includes(ownName)) seen.push(path)
    const after = [await send(path), await send(path)]
    expect(
      after.some(({ text }) => text.includes(ownName)),
      path,
    ).toBe(false)
  }
  expect(seen).toContain('/contact-us')
})

describe('a request', () => {
  test.each(['TRACE', 'TRACK', 'FOO', 'CONNECT'])(
    'of method %s is not answered with what it brought, and changes nothing',
    async (method) => {
      for (const path of ['/', '/logout', '/api/auth/logout', '/api/auth/session']) {
        const more = [`Cookie: ${ownHeaders.cookie}`, `Authorization: ${bearer.authorization}`]
        const answer = await sendRaw(method, path, more)
        expect(answer).not.toMatch(/^HTTP\/1.1 [23]/)
        expect(answer).not.toContain(owner?.token)
        expect(answer).not.toContain(ownHeaders.cookie)
      }
      expect((await send('/firms', { headers: ownHeaders })).status).toBe(200)
    },
  )

  test('is of the method it has, whatever its headers, query and fields say', async () => {
    const path = `/firms/${world.ids.firmId}/parties/${world.ids.customerId}`
    const before = (await send(`/api${path}`, { headers: bearer })).text
    const says = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'PUT',
      'x-http-method': 'PUT',
    }
    await send(`/api${path}?_method=DELETE`, { headers: { ...bearer, ...says } })
    await send(`${path}?_method=DELETE`, { headers: { ...ownHeaders, ...says } })
    const headers = { ...ownHeaders, ...form, ...says, origin }
    await send(`${path}?_method=DELETE`, { method: 'POST', headers, body: '_method=DELETE' })
    expect((await send(`/api${path}`, { headers: bearer })).text).toBe(before)
  })

  test('that says a thing twice is refused, or means what its path says', async () => {
    const { firmId, customerId } = world.ids
    const parties = `/api/firms/${firmId}/parties`
    for (const query of [
      'q=a&q=b',
      'size=1&size=2',
      'q[]=1',
      'q[__proto__]=1',
      'size[]=1&size=2',
    ]) {
      expect([query, (await send(`${parties}?${query}`, { headers: bearer })).status]).toEqual([
        query,
        422,
      ])
    }
    const plain = (await send(`${parties}/${customerId}`, { headers: bearer })).text
    const other = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
    const query = `?firmId=${other}&customerId=${other}&firmId=${other}`
    const doubled = await send(`${parties}/${customerId}${query}`, { headers: bearer })
    // The API has no such parameter beside its path; a page passes over it.
    expect([doubled.status, JSON.parse(doubled.text).data.fields]).toEqual([
      422,
      { customerId: { key: 'unknownParameter' } },
    ])
    const named = await send(`${parties}/${customerId}?firmId=${other}`, { headers: bearer })
    expect([named.status, named.text]).toEqual([200, plain])
    const page = `/firms/${firmId}/parties/${customerId}`
    const pages = [await send(page, { headers: ownHeaders })]
    pages.push(await send(page + query, { headers: ownHeaders }))
    expect(pages.map(({ status }) => status)).toEqual([200, 200])
    expect(pages.map(({ text }) => text.includes('Zeisig und Partner'))).toEqual([true, true])
    const list = `/firms/${firmId}/customers?q=Zeisig&q=nothing&size=1&size=2`
    expect((await send(list, { headers: ownHeaders })).status).toBe(200)
  })
})
