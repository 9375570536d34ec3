import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ask, password, registerPerson } from '../testing/client.ts'
import { createFirstAdministrator } from './bootstrap.ts'
import { directory } from './directory.ts'
import { hashPassword, needsRehash } from './password-hash.ts'
import { accounts, users } from './tables.ts'

const refused = { error: 'Invalid credentials', data: {} }

function tryPassword(email: string, given: string, path = '/auth/login', address = '192.0.2.1') {
  return ask({ path, json: { email, password: given }, headers: { 'x-client-address': address } })
}

describe('signing in', () => {
  it('answers as the specification has it', async () => {
    const { email } = await registerPerson('Maria Rossi')
    const response = await tryPassword(email.toUpperCase(), password)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        response: {
          _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
          name: 'Maria Rossi',
          email,
          role: 'user',
          isDemo: false,
          language: 'en',
        },
      },
      message: 'You are signed in.',
    })
  })

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await registerPerson()
    const wrong = await tryPassword(email, 'not the password')
    const unknown = await tryPassword(`nobody-${email}`, 'not the password')
    for (const response of [wrong, unknown]) {
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual(refused)
    }
  })

  it('refuses a login with a token nobody gave out', async () => {
    const { email } = await registerPerson()
    const response = await ask({ path: '/auth/login', json: { email, token: 'abc' } })
    expect([response.status, await response.json()]).toEqual([401, refused])
  })

  it('asks for the password or a token', async () => {
    const response = await ask({ path: '/auth/login', json: { email: 'a@example.com' } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      data: { fields: { password: { key: 'required' } } },
    })
  })

  it('keeps the kinds apart and shows the right door only to the right password', async () => {
    const email = 'admin@example.com'
    await registerPerson()
    await createFirstAdministrator(env, { name: 'Admin', email, password })
    expect((await tryPassword(email, password, '/auth/admin/login')).status).toBe(200)
    const wrongDoor = await tryPassword(email, password)
    expect(wrongDoor.status).toBe(401)
    const shown = { error: 'Invalid credentials', data: { redirectTo: '/admin/login' } }
    expect(await wrongDoor.json()).toEqual(shown)
    expect(await (await tryPassword(email, 'not the password')).json()).toEqual(refused)
    const person = await registerPerson()
    for (const path of ['/auth/admin/login', '/crmuser/login-crmsuser']) {
      const response = await tryPassword(person.email, password, path)
      expect([response.status, await response.json()]).toEqual([401, refused])
    }
  })

  it('rehashes a password that was hashed at a lower cost', async () => {
    const { email } = await registerPerson()
    const db = directory(env)
    const cheap = await hashPassword(password, { logN: 4, r: 8, p: 1 })
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    const own = eq(accounts.userId, user?.id ?? '')
    await db.update(accounts).set({ passwordHash: cheap }).where(own)
    expect((await tryPassword(email, password)).status).toBe(200)
    const [account] = await db.select().from(accounts).where(own)
    expect(needsRehash(account?.passwordHash ?? '')).toBe(false)
    expect((await tryPassword(email, password)).status).toBe(200)
  })
})

describe('guessing', () => {
  it('is stopped after five tries, also with the right password, and only there', async () => {
    const { email } = await registerPerson()
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => tryPassword(email, 'wrong', '/auth/login', '192.0.2.7')),
    )
    const statuses = guesses.map((response) => response.status).sort()
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const late = await tryPassword(email, password, '/auth/login', '192.0.2.7')
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await late.json()).toMatchObject({ code: 'rate_limited' })
    expect((await tryPassword(email, password, '/auth/login', '192.0.2.8')).status).toBe(200)
  })

  it('is slowed for an unknown address just the same', async () => {
    const email = `nobody-${crypto.randomUUID()}@example.com`
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await tryPassword(email, 'wrong', '/auth/login', '192.0.2.9')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})
