import { describe, expect, test } from 'vitest'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { logIn, passActionHeaders } from './log-in.server.ts'

/** Posts to a sign-in page whose API refuses, and names a place to go to. */
async function refusedWith(detail: object, status = 401) {
  const answer = async () =>
    Response.json({ error: 'Invalid credentials', data: detail }, { status })
  const env: object = { UPSTREAM: { fetch: answer }, DEPLOYMENT: 'local' }
  const body = new URLSearchParams({ email: 'anna@firm.example', password: 'what was typed' })
  const request = new Request('http://127.0.0.1/login', { method: 'POST', body })
  const context = { env, waitUntil() {}, clientAddress: '127.0.0.1', requestId: 'r' }
  const args: Args = { request, params: {}, context }
  return logIn(args, await readForm(request), 'user')
}

describe('a login that failed', () => {
  test('goes where the API says, in three seconds, without a script', async () => {
    const answer = await refusedWith({ redirectTo: '/admin/login' })
    const headers = new Headers(Object(answer).init?.headers)
    expect(headers.get('refresh')).toBe('3; url=/admin/login')
    expect(JSON.stringify(answer)).toContain('"redirectTo":"/admin/login"')
    const actionHeaders = new Headers({ refresh: '3; url=/admin/login' })
    expect(passActionHeaders({ actionHeaders }).get('refresh')).toBe('3; url=/admin/login')
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,evil',
    '/\t/evil.example',
    '/login\r\nset-cookie: a=b',
    '0; url=//evil.example',
    42,
    null,
    { path: '/login' },
  ])('goes nowhere when the API says %j', async (redirectTo) => {
    const answer = await refusedWith({ redirectTo })
    expect(new Headers(Object(answer).init?.headers).get('refresh')).toBeNull()
    expect(JSON.stringify(answer)).not.toContain('evil')
  })

  test('keeps the address that was typed and not the password', async () => {
    const shown = JSON.stringify(await refusedWith({}))
    expect(shown).toContain('anna@firm.example')
    expect(shown).not.toContain('what was typed')
  })
})
