import { describe, expect, test, vi } from 'vitest'
import type { Env } from '../env.ts'
import { writeSessionCookie } from '../session/session-cookie.server.ts'
import { answer } from './answer.ts'
import { bodyLimits } from './body-limit.ts'
import { env } from './production.fixture.ts'

const bodyLimit = 1024
const limits = { bodyLimit }

function ask(request: Request, settings: Env = env, page = '<!doctype html>') {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const handle = async () => new Response(page, { headers })
  return answer(request, settings, () => {}, handle, limits)
}

const get = (path = '/'): Request => new Request(`https://firmament.example${path}`)

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('https://firmament.example/login', init)
}

describe('a page', () => {
  test('may run no script and no style but our own', async () => {
    const policy = (await ask(get())).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('is kept by nobody unless it says so, and is bound to https', async () => {
    const { headers } = await ask(get())
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

test('a file that the caller has already is not sent again', async () => {
  const handle = async () => new Response('new', { headers: { etag: 'W/"a"' } })
  const asked = async (known: string) => {
    const request = new Request(get().url, { headers: { 'if-none-match': known } })
    return answer(request, env, () => {}, handle, limits)
  }
  const same = await asked('W/"a"')
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', 'W/"a"'])
  const other = await asked('W/"b"')
  expect([other.status, await other.text()]).toEqual([200, 'new'])
})

test.each([
  [42, '42'],
  [undefined, '60'],
])('a page that asks to wait says how long', async (retryAfterSeconds, said) => {
  const answered = await answer(
    get(),
    env,
    () => {},
    async (_, context) => {
      context.retryAfterSeconds = retryAfterSeconds
      return new Response('', { status: 429 })
    },
    limits,
  )
  expect(answered.headers.get('retry-after')).toBe(said)
})

test.each([
  ['cookie secrets', { ...env, COOKIE_SECRETS: '' }, 'COOKIE_SECRETS'],
  ['a secret long enough', { ...env, COOKIE_SECRETS: 'short' }, 'COOKIE_SECRETS'],
  ['an API', { ...env, API_URL: undefined }, 'API_URL'],
  ['a public origin', { ...env, PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN'],
])('production answers nothing without %s', async (_, settings, named) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await ask(get(), settings)).status).toBe(500)
  expect(log.mock.calls.join()).toContain(named)
  log.mockRestore()
})

test('a body beyond the limit is refused, whether it tells its length or not', async () => {
  const large = new Uint8Array(bodyLimit + 1)
  const sized = post(large, { 'content-length': String(large.byteLength) })
  expect((await ask(sized)).status).toBe(413)
  expect((await ask(post(new Blob([large]).stream()))).status).toBe(413)
  expect((await ask(post('a=b'))).status).toBe(200)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is no way to ask for a page',
  async (method) => {
    const handle = vi.fn()
    const request = new Request('https://firmament.example/login', { method })
    const response = await answer(request, env, () => {}, handle, limits)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(handle).not.toHaveBeenCalled()
  },
)

test('a form beyond the limit is read for whoever is signed in, and from nobody else', async () => {
  const url = get().url
  const context = { env, waitUntil() {}, clientAddress: '127.0.0.1', requestId: 'r' }
  const session = { token: 'a-bearer-token', planEmail: 'anna@firm.example' }
  const written = await writeSessionCookie({ request: get(), params: {}, context }, session)
  const [cookie = ''] = written.split(';')
  const post = async (sent: string) => {
    let pieces = 0
    const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n'
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pieces += 1
          if (pieces === 1) controller.enqueue(new TextEncoder().encode(head))
          else if (pieces < 24) controller.enqueue(new Uint8Array(1024 * 1024))
          else {
            controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n'))
            controller.close()
          }
        },
      },
      { highWaterMark: 0 },
    )
    const type = 'multipart/form-data; boundary=b'
    const headers = { 'content-type': type, 'content-length': '24000000', cookie: sent }
    const request = new Request(url, { method: 'POST', body, headers, duplex: 'half' } as object)
    const handle = async (asked: Request) =>
      new Response(String((await asked.arrayBuffer()).byteLength))
    const limits = { bodyLimit: bodyLimits.file }
    const { status } = await answer(request, env, () => {}, handle, limits)
    return { status, pieces }
  }
  for (const sent of ['', `${cookie}x`, '__Host-session=made-up']) {
    expect(await post(sent)).toEqual({ status: 413, pieces: 0 })
  }
  expect(await post(cookie)).toEqual({ status: 200, pieces: 24 })
})

test('every answer, a refusal too, has a name of its own to ask about', async () => {
  const foreign = post('a=b', { origin: 'https://elsewhere.example' })
  const [first, second] = [await ask(get()), await ask(get())]
  const refused = [await ask(foreign), await ask(get('/__manifest')), await ask(get(), {})]
  const names = [first, second, ...refused].map(({ headers }) => headers.get('x-request-id'))
  expect(names).toEqual(names.map(() => expect.stringMatching(/^[\w-]{16,}$/)))
  expect(new Set(names).size).toBe(names.length)
})

test('the data behind the pages is nobody’s to ask for', async () => {
  expect((await ask(get('/_root.data'))).status).toBe(404)
  expect((await ask(get('/__manifest?p=/'))).status).toBe(404)
})

test('an error in the page’s own making is an answer too', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = async () => Promise.reject(new Error('broken'))
  const response = await answer(get(), env, () => {}, broken, limits)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('broken')
  log.mockRestore()
})
