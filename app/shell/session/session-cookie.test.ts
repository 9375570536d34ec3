import { describe, expect, test } from 'vitest'
import type { Env } from '../env.ts'
import type { Args } from '../load-context.ts'
import { parseSessionCookie, writeSessionCookie } from './session-cookie.server.ts'

const local: Env = { DEPLOYMENT: 'local', COOKIE_SECRETS: 'the-first-secret-here' }
const session = { token: 'a-bearer-token', planEmail: 'anna@firm.example' }
const url = 'http://localhost:8788/dashboard'

function argsOf(env: Env, at = url): Args {
  const context = { env, waitUntil() {}, clientAddress: '127.0.0.1', requestId: 'r' }
  return { request: new Request(at), params: {}, context }
}

async function cookieOf(env: Env, at = url): Promise<string> {
  return (await writeSessionCookie(argsOf(env, at), session)).split(';')[0] ?? ''
}

describe('the session cookie', () => {
  test('gives back what was put into it', async () => {
    expect(await parseSessionCookie(local, url, await cookieOf(local))).toEqual(session)
  })

  test('is out of reach for scripts and other sites', async () => {
    const secure = await writeSessionCookie(
      argsOf({ ...local, DEPLOYMENT: 'production' }, 'https://firm.example/'),
      session,
    )
    expect(secure).toMatch(/^__Host-session=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
      expect(secure).toContain(attribute)
    }
    expect(secure).not.toContain('Domain')
  })

  test('has no Secure on a local http server, and another name', async () => {
    const cookie = await writeSessionCookie(argsOf(local), session)
    expect(cookie).toMatch(/^session=/)
    expect(cookie).not.toContain('Secure')
  })

  test('is always Secure in production, even when the request came by http', async () => {
    const env: Env = { ...local, DEPLOYMENT: 'production' }
    expect(await writeSessionCookie(argsOf(env), session)).toContain('Secure')
  })

  test('is worth nothing once a letter of it is changed', async () => {
    const cookie = await cookieOf(local)
    const value = cookie.slice('session='.length)
    for (const at of [0, 5, value.length - 5]) {
      const other = value[at] === 'A' ? 'B' : 'A'
      const forged = `session=${value.slice(0, at)}${other}${value.slice(at + 1)}`
      expect(await parseSessionCookie(local, url, forged)).toBeNull()
    }
  })

  test('is worth nothing without its signature', async () => {
    const bare = (await cookieOf(local)).split('.')[0] ?? ''
    expect(await parseSessionCookie(local, url, bare)).toBeNull()
  })

  test('survives a new secret as long as the old one is kept, and no longer', async () => {
    const old = await cookieOf(local)
    const both: Env = { ...local, COOKIE_SECRETS: 'the-second-secret-now,the-first-secret-here' }
    const fresh: Env = { ...local, COOKIE_SECRETS: 'the-second-secret-now' }
    expect(await parseSessionCookie(both, url, old)).toEqual(session)
    expect(await parseSessionCookie(fresh, url, old)).toBeNull()
    expect(await parseSessionCookie(fresh, url, await cookieOf(both))).toEqual(session)
  })

  test('is forgotten at once when the session ends', async () => {
    const ended = await writeSessionCookie(argsOf(local), null)
    expect(ended).toMatch(/^session=;/)
    expect(ended).toContain('Max-Age=0')
  })

  test('that is not kept leaves with the browser', async () => {
    expect(await writeSessionCookie(argsOf(local), session, false)).not.toContain('Max-Age')
  })
})

test('production does not sign with a secret that everybody knows', async () => {
  const env: Env = { DEPLOYMENT: 'production' }
  await expect(async () => writeSessionCookie(argsOf(env), session)).rejects.toThrow(
    'COOKIE_SECRETS',
  )
})
