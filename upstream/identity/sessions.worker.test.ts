import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask, signInPerson } from '../testing/client.ts'
import { forgetUser } from './identity-cache.ts'
import { hashToken } from './token.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a session', () => {
  it('is kept as a hash only', async () => {
    const { token } = await signInPerson()
    const tables = ['sessions', 'users', 'accounts', 'rate_limits']
    for (const table of tables) {
      const { results } = await env.DIRECTORY.prepare(`SELECT * FROM ${table}`).all()
      expect(JSON.stringify(results)).not.toContain(token)
    }
    const { results } = await env.DIRECTORY.prepare('SELECT token_hash FROM sessions').all()
    expect(results).toContainEqual({ token_hash: hashToken(token) })
  })

  it('ends at logout for good', async () => {
    const { token } = await signInPerson()
    expect((await ask({ path: '/auth/session', token })).status).toBe(200)
    expect((await ask({ path: '/auth/logout', method: 'POST', token })).status).toBe(200)
    const replay = await ask({ path: '/auth/session', token })
    expect(replay.status).toBe(401)
    expect(await replay.json()).toMatchObject({ message: 'User not authenticated' })
  })

  it('ends thirty days after it was last used', async () => {
    const { token, userId } = await signInPerson()
    const day = 86_400_000
    const start = Date.now()
    const askAfter = async (ms: number) => {
      vi.setSystemTime(start + ms)
      forgetUser(userId)
      return (await ask({ path: '/auth/session', token })).status
    }
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    expect(await askAfter(29 * day)).toBe(200)
    expect(await askAfter(58 * day)).toBe(200)
    expect(await askAfter(89 * day)).toBe(401)
  })

  it('is nothing a foreign origin or a cookie could use', async () => {
    const { token } = await signInPerson()
    const headers = { cookie: `token=${token}`, origin: 'https://evil.example' }
    expect((await ask({ path: '/auth/session', headers })).status).toBe(401)
    expect((await ask({ path: `/auth/session?token=${token}` })).status).toBe(401)
  })

  it('keeps preferences, and only firms of its own', async () => {
    const { token } = await signInPerson()
    const changes = { language: 'it', theme: 'dark', kind: 'admin', isDemo: true }
    const path = '/auth/preferences'
    const changed = await ask({ path, method: 'PATCH', token, json: changes })
    const expected = { user: { language: 'it', theme: 'dark', kind: 'user', isDemo: false } }
    expect(await changed.json()).toMatchObject(expected)
    expect(await (await ask({ path: '/auth/session', token })).json()).toMatchObject(expected)
    const json = { currentFirmId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }
    expect((await ask({ path, method: 'PATCH', token, json })).status).toBe(404)
  })
})
