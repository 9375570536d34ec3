import type { AppLoadContext } from '@remix-run/cloudflare'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer } from './answer.ts'
import type { Keeping } from './kept-pages.ts'
import { env, origin } from './production.fixture.ts'

const kept = new Map<string, Response>()
const store: Keeping['store'] = {
  match: async (key) => kept.get(String(key))?.clone(),
  put: async (key, response) => void kept.set(String(key), response),
}

let made = 0
beforeEach(() => {
  kept.clear()
  made = 0
})

type Making = { headers?: Record<string, string>; status?: number; context?: object }

/** Asks for a page which says of itself that it may be kept, unless `making` says otherwise. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  {
    method = 'GET',
    making = {},
    stamp = '1',
  }: { method?: string; making?: Making; stamp?: string } = {},
) {
  async function handle(request: Request, context: AppLoadContext) {
    made += 1
    const asked =
      new URL(request.url).searchParams.get('lng') ?? request.headers.get('cookie') ?? ''
    const language = /gr/.test(asked) ? 'de' : 'en'
    Object.assign(context, { isKept: true }, making.context)
    const own = {
      'content-type': 'text/html',
      'content-language': language,
      'x-request-id': 'first',
    }
    return new Response(`${language} ${path}`, {
      headers: { ...own, ...making.headers },
      status: making.status,
    })
  }
  const request = new Request(origin + path, { method, headers })
  return answer(request, env, () => {}, handle, { keeping: { store, stamp }, bodyLimit: 1024 })
}

describe('a public page', () => {
  test('is made once for all who see it alike', async () => {
    const first = await ask('/support')
    const second = await ask('/support', { cookie: 'theme=system; __cf_bm=x' })
    expect(made).toBe(1)
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('cache-status')).toBe('edge; hit')
    expect(second.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  test.each([
    ['language', { cookie: 'lng=gr' }],
    ['appearance', { cookie: 'theme=dark' }],
  ])('is made for each %s', async (_, headers) => {
    await ask('/')
    await ask('/', headers)
    expect(made).toBe(2)
  })

  test('is made again after a deploy', async () => {
    await ask('/')
    await ask('/', {}, { stamp: '2' })
    expect(made).toBe(2)
  })

  test('brings nothing of the one it was made for to another', async () => {
    await ask('/')
    expect((await ask('/')).headers.get('x-request-id')).not.toBe('first')
  })

  test('is not kept by proxies, and asked for again by browsers', async () => {
    const { headers } = await ask('/')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('Cookie, Accept-Language')
  })

  test('is not sent to whoever has it', async () => {
    const { headers } = await ask('/')
    const again = await ask('/', { 'if-none-match': `"other", ${headers.get('etag')}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('answers a HEAD, and keeps it for the others', async () => {
    const head = await ask('/', {}, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const page = await ask('/')
    expect(await page.text()).toBe('en /')
    expect(page.headers.get('etag')).toBe(head.headers.get('etag'))
    expect(made).toBe(1)
  })

  test('remembers the language asked for, with each answer', async () => {
    const setCookie = 'lng=gr; Path=/; Max-Age=31536000; SameSite=Lax; Secure'
    for (const _ of [1, 2]) {
      const making = { headers: { 'set-cookie': setCookie } }
      const { headers } = await ask('/?lng=gr', {}, { making })
      expect(headers.getSetCookie()).toEqual([setCookie])
    }
    expect(made).toBe(1)
    expect([...kept.values()].some((response) => response.headers.has('set-cookie'))).toBe(false)
  })
})

describe('nothing is kept', () => {
  test.each<[string, string, Record<string, string>]>([
    ['with a session', '/', { cookie: '__Host-session=abc' }],
    ['with a toast to show', '/', { cookie: 'lng=en; toast=abc' }],
    ['with any other cookie', '/', { cookie: 'planId=two' }],
    ['of a search', '/blogs?tag=vat', {}],
    ['of a language nobody knows', '/?lng=xx', {}],
    ['of another spelling of a path', '/Support', {}],
  ])('for a request %s', async (_, path, headers) => {
    await ask(path, headers)
    await ask(path, headers)
    expect(made).toBe(2)
    expect(kept.size).toBe(0)
  })

  test.each<[string, Making]>([
    ['that does not say it may', { context: { isKept: false } }],
    ['with another status', { status: 404 }],
    ['with a cookie', { headers: { 'set-cookie': 'session=x' } }],
    ['with a cookie of the shell', { context: { cookies: ['planId=two'] } }],
    ['of a person', { context: { session: {} } }],
    ['with a toast', { context: { toast: { type: 'info', message: 'x' } } }],
    ['in the language of its document', { headers: { 'content-language': 'it' } }],
    ['that says for itself who may keep it', { headers: { 'cache-control': 'no-store' } }],
  ])('of an answer %s', async (_, making) => {
    await ask('/', {}, { making })
    expect(kept.size).toBe(0)
  })

  test('of what was posted', async () => {
    await ask('/', {}, { method: 'POST' })
    expect(kept.size).toBe(0)
  })
})
