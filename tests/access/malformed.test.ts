import { afterEach, describe, expect, inject, test } from 'vitest'
import { askPage, logIn } from './ask-page.ts'

const { login } = inject('world')
const tenMegabytes = String(10 * 1024 * 1024)
const telling = /\bat \S+ \(|node_modules|SELECT .* FROM|D1_ERROR|ZodError|SyntaxError|worker\.js/

/** What came before must not have hurt the server. */
afterEach(async () => {
  expect((await askPage('/login', { form: { ...login } })).status).toBe(302)
})

describe('a cookie that is', () => {
  const names = ['session', 'flow', 'device', 'toast', 'lng', 'theme', 'planId', 'demo-tracking']

  test.each([
    ['no percent code', '%E0%A4%A'],
    ['no base64', 'abc.%%%'],
    ['nothing', ''],
    ['a point', '.'],
    ['JSON', '{"token":"x","planEmail":"x"}'],
    ['signed by somebody else', 'eyJ0b2tlbiI6IngifQ%3D%3D.c29tZXRoaW5nIGVsc2U'],
    ['an empty value with a signature', '.c29tZXRoaW5nIGVsc2U'],
    ['markup', '"><script>alert(1)</script>'],
    ['very long', 'a'.repeat(7000)],
  ])('%s is a visitor’s', async (_, value) => {
    for (const name of names) {
      const cookie = `${name}=${value}`
      for (const path of ['/', '/login', '/login/second-factor', '/register?lng=en']) {
        const page = await askPage(path, { cookie })
        expect([200, 302], `${path} with ${name}`).toContain(page.status)
        expect(page.text).not.toContain('alert(1)')
      }
      const firms = await askPage('/firms', { cookie })
      expect([firms.status, firms.location], name).toEqual([302, '/login?to=%2Ffirms'])
    }
    const cookie = names
      .map((name) => `${name}=${value}`)
      .join('; ')
      .slice(0, 12_000)
    const entered = await askPage('/login', { cookie, form: { ...login } })
    expect(entered.status).toBe(302)
    const half = await askPage('/login/second-factor', { cookie, form: { code: '123456' } })
    expect([half.status, half.location]).toEqual([302, '/login'])
  })
})

describe('a header that is', () => {
  test.each<[string, Record<string, string>]>([
    ['a language nobody speaks', { 'accept-language': ';;q=,,=;*;q=9' }],
    ['a language without end', { 'accept-language': 'x-'.repeat(3000) }],
    ['a range of nothing', { range: 'bytes=-1--' }],
    ['a tag without quotes', { 'if-none-match': 'W/' }],
    ['yesterday', { 'if-modified-since': 'yesterday' }],
    ['a token of nothing', { authorization: 'Bearer' }],
    ['a token of signs', { authorization: 'Bearer %00%ff' }],
    ['another scheme', { authorization: 'Basic %%%' }],
    ['an id of markup', { 'x-request-id': '<script>alert(1)</script>' }],
    ['a place that is no percent code', { 'x-client-place': '%E0%A4%A' }],
    ['a type without end', { accept: `${'text/html,'.repeat(500)}` }],
    ['bytes that are no letters', { 'user-agent': 'ÿþý' }],
  ])('%s changes no answer', async (_, headers) => {
    for (const path of ['/', '/login', '/nowhere', '/icons.svg', '/api/auth/session']) {
      const [plain, odd] = [await askPage(path), await askPage(path, { headers })]
      expect(odd.status, path).toBe(plain.status)
      expect(odd.text).not.toMatch(telling)
      expect(odd.text).not.toContain('alert(1)')
    }
  })
})

describe('a body that is', () => {
  test.each([
    ['a form without parts', 'multipart/form-data', 400],
    ['a form without end', 'multipart/form-data; boundary=x', 400],
    ['JSON', 'application/json', 415],
    ['plain text', 'text/plain', 415],
    ['a picture', 'image/png', 415],
    ['nothing by name', '', 415],
  ])('%s is refused by every endpoint', async (_, type, refused) => {
    const headers = { 'content-type': type }
    for (const path of ['/login', '/register', '/forget-password', '/recover-password']) {
      const { status, text } = await askPage(path, { headers, body: '--x\r\n{"email":' })
      expect(status, path).toBe(refused)
      expect(text).not.toMatch(telling)
    }
  })

  test.each([
    ['cut off', '{"email":'],
    ['nothing', ''],
    ['no text', '\u0000\u0001'],
    ['a number beyond all', '{"email":1e999,"password":1e999}'],
    ['a deep nest', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['a prototype', '{"__proto__":{"email":"a@b.example"},"constructor":{"prototype":{"x":1}}}'],
    ['the same key twice', '{"email":"a@b.example","email":["x"],"password":"x"}'],
    ['half a letter', '{"email":"\\ud800@b.example","password":"\\ud800"}'],
    ['a list', '[]'],
  ])('JSON that is %s is refused by the API', async (_, body) => {
    const headers = { 'content-type': 'application/json' }
    for (const path of ['/api/auth/login', '/api/post-jwt-register', '/api/auth/demo-login']) {
      const { status, text } = await askPage(path, { headers, body })
      expect([400, 401, 415, 422], path).toContain(status)
      expect(text).not.toMatch(telling)
    }
  })

  test.each([
    ['/login', 'application/x-www-form-urlencoded', 413],
    ['/register', 'multipart/form-data; boundary=x', 413],
    ['/forget-password', 'application/x-www-form-urlencoded', 413],
    ['/preferences', 'application/x-www-form-urlencoded', 413],
    ['/contact-us', 'application/x-www-form-urlencoded', 413],
    ['/nowhere', 'application/x-www-form-urlencoded', 413],
    ['/api/auth/login', 'application/json', 413],
    ['/api/nowhere', 'application/json', 404],
  ])('10 MB are not waited for: %s', async (path, type, status) => {
    const page = await askPage(path, { method: 'POST', headers: announce(type) })
    expect(page.status).toBe(status)
    expect(page.text).not.toMatch(telling)
  })

  test('more than an endpoint needs is refused, though it is little', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await askPage('/login', { headers, body: 'x=1&'.repeat(40_000) })
    expect(status).toBe(413)
  })

  test('10 MB are too much for a form of the firm, though they would do for an attachment', async () => {
    const { ids } = inject('world')
    const cookie = await logIn()
    const headers = announce('multipart/form-data; boundary=x')
    const send = (path: string) =>
      askPage(`/firms/${ids.firmId}${path}`, { method: 'POST', cookie, headers })
    expect((await send('/customers/new')).status).toBe(413)
    // The firm of somebody else: the form is let through and leads nowhere.
    expect((await send('/invoices/new')).status).toBe(404)
  })
})

/** What comes before a large body, which then does not come. */
function announce(type: string): Record<string, string> {
  return { 'content-type': type, 'content-length': tenMegabytes }
}
