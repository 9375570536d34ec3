import { describe, expect, it } from 'vitest'
import { ask, createFirmOf, signInPerson } from '../testing/client.ts'

const login = '/auth/login'
const mebibyte = 1024 * 1024

describe('every answer', () => {
  it('carries the headers that keep it private and harmless', async () => {
    const { headers } = await ask({ path: '/auth/session' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('server-timing')).toMatch(/^api;dur=/)
  })

  it('is held to https and tells no timing in production', async () => {
    const { headers } = await ask({ path: '/auth/session', with: { DEPLOYMENT: 'production' } })
    expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000/)
    expect(headers.get('server-timing')).toBeNull()
  })

  it('echoes a well-formed request id and replaces any other', async () => {
    const kept = await ask({ path: '/auth/session', headers: { 'x-request-id': 'abc-12345678' } })
    expect(kept.headers.get('x-request-id')).toBe('abc-12345678')
    const made = await ask({ path: '/auth/session', headers: { 'x-request-id': 'a b<script>' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a request that no endpoint takes', () => {
  it.each([
    ['an unknown path', { path: '/.env' }, 404, 'not_found'],
    ['a path with a slash too many', { path: '/auth/session/' }, 404, 'not_found'],
    ['a wrong method', { path: login, method: 'DELETE' }, 405, 'method_not_allowed'],
    ['a method override', { path: login, headers: { 'x-http-method-override': 'POST' } }, 405],
    ['a form', { path: login, body: new URLSearchParams('email=a') }, 415, 'unsupported_type'],
    ['plain text', { path: login, body: '{}' }, 415, 'unsupported_type'],
    ['an upload where none is taken', { path: login, body: new FormData() }, 415],
    ['broken JSON', { path: login, ...jsonText('{"email":') }, 400, 'malformed'],
    ['a JSON number', { path: login, ...jsonText('1e999') }, 422, 'invalid'],
    ['a deep nest', { path: login, ...jsonText('['.repeat(9e4) + ']'.repeat(9e4)) }, 422],
    ['a prototype', { path: login, ...jsonText('{"__proto__":{"email":"a@b.c"}}') }, 422],
    ['too much', { path: login, ...jsonText(`"${'x'.repeat(mebibyte)}"`) }, 413, 'too_large'],
  ])('is refused: %s', async (_name, request, status, code?: string) => {
    const response = await ask(request)
    expect(response.status).toBe(status)
    const body = await response.json<Record<string, unknown>>()
    expect(body).toMatchObject({ defined: false, status, data: { fields: expect.anything() } })
    if (code) expect(body.code).toBe(code)
  })

  it('is told which methods there are', async () => {
    const response = await ask({ path: login, method: 'PUT', json: {} })
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('is refused when its size only shows while reading', async () => {
    const { readable, writable } = new TransformStream()
    const writer = writable.getWriter()
    const chunk = new Uint8Array(mebibyte / 2)
    const written = (async () => {
      for (let part = 0; part < 3; part += 1) await writer.write(chunk)
      await writer.close()
    })().catch(() => {})
    const headers = { 'content-type': 'application/json' }
    expect((await ask({ path: login, body: readable, headers })).status).toBe(413)
    await written
  })
})

describe('a fault behind the gateway', () => {
  it('is answered as unavailable, without a word of its cause', async () => {
    const { token } = await signInPerson()
    const firmId = await createFirmOf(token)
    const path = `/firms/${firmId}/invoices/fail`
    const response = await ask({ path, token })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await response.text()).not.toMatch(/SELECT|secrets|at /)
  })

  it('of our own is answered with the request id alone', async () => {
    const broken = { prepare: () => fail(), batch: () => fail() }
    const response = await ask({
      path: '/auth/session',
      token: 'x'.repeat(43),
      headers: { 'x-request-id': 'request-1234' },
      // @ts-expect-error a database that is out of order
      with: { DIRECTORY: broken },
    })
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      code: 'unexpected',
      message: 'Internal Server Error',
      data: { fields: {}, detail: { requestId: 'request-1234' } },
    })
  })
})

describe('the description of the API', () => {
  it('has every contract, its security and its idempotency keys', async () => {
    const response = await ask({ path: '/openapi.json' })
    const { openapi, paths, components } = await response.json<{
      openapi: string
      paths: Record<string, Record<string, { parameters?: { name: string }[]; security?: unknown }>>
      components: { securitySchemes: unknown }
    }>()
    expect(openapi).toMatch(/^3\.1/)
    expect(components.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
    })
    expect(paths['/auth/login']?.post?.security).toEqual([])
    const names = paths['/firms/{firmId}/invoices']?.post?.parameters?.map((one) => one.name)
    expect(names).toContain('Idempotency-Key')
  })

  it('says of each amount whether it counts minor units or is decimal text', async () => {
    type Schema = { type?: string; anyOf?: unknown; description?: string }
    type Body = { requestBody: { content: Record<string, { schema: { properties: object } }> } }
    const { paths } = await (await ask({ path: '/openapi.json' })).json<{
      paths: Record<string, { post: Body }>
    }>()
    const fieldsOf = (path: string): Record<string, Schema> => ({
      ...paths[`/firms/{firmId}${path}`]?.post.requestBody.content['application/json']?.schema
        .properties,
    })
    const { amount } = fieldsOf('/supplier-payments')
    expect([amount?.type, amount?.anyOf]).toEqual(['integer', undefined])
    expect(amount?.description).toContain('50 is 0.50 EUR')
    const { gross } = fieldsOf('/expenses')
    expect(JSON.stringify(gross)).toContain('50.00')
    expect(JSON.stringify(gross)).not.toContain('integer')
  })

  it('can be read by people, without script', async () => {
    const html = await (await ask({ path: '/openapi.html' })).text()
    expect(html).toContain('<code>/firms/{firmId}/invoices</code>')
    expect(html).not.toContain('<script')
  })
})

function jsonText(body: string) {
  return { body, headers: { 'content-type': 'application/json' } }
}

function fail(): never {
  throw new Error('D1_ERROR: no such table: sessions')
}
