import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask, password, registerPerson } from '../testing/client.ts'
import { countAttempt, type Limit, requireAllowed, signInLimits } from './attempts.ts'
import { createFirstAdministrator } from './bootstrap.ts'
import { directory } from './directory.ts'
import { hashPassword, needsRehash } from './password-hash.ts'
import { accounts, users } from './tables.ts'

const minuteMs = 60_000
const refused = { error: 'Invalid credentials', data: { messageKey: 'invalidCredentials' } }

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
      messageKey: 'signedIn',
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

  it('keeps the kinds apart and shows the right sign-in page only to the right password', async () => {
    const email = 'admin@example.com'
    await registerPerson()
    await createFirstAdministrator(env, { name: 'Admin', email, password })
    expect((await tryPassword(email, password, '/auth/admin/login')).status).toBe(200)
    const wrongPage = await tryPassword(email, password)
    expect(wrongPage.status).toBe(401)
    const shown = {
      error: 'Invalid credentials',
      data: { redirectTo: '/admin/login', messageKey: 'invalidCredentials' },
    }
    expect(await wrongPage.json()).toEqual(shown)
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

  it('is not begun anew with each address of one and the same network of IPv6', async () => {
    const { email } = await registerPerson()
    const statuses = []
    for (let at = 1; at <= 6; at += 1) {
      const address = `2001:db8:85a3:8d3:${at}:${at}:${at}:${at}`
      statuses.push((await tryPassword(email, 'wrong', '/auth/login', address)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const other = await tryPassword(email, password, '/auth/login', '2001:db8:85a3:8d4::1')
    expect(other.status).toBe(200)
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

describe('guessing on and on', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const start = Date.UTC(2026, 9, 3, 12)
  const nets = (name: string) => signInLimits(`${name}@example.com`, `address of ${name}`)

  async function tryAt(limit: Limit | undefined, now: number) {
    if (!limit) throw new Error('No such limit')
    const [counted] = await countAttempt(directory(env), limit, now)
    if (!counted) throw new Error('Not counted')
    return counted
  }

  /** The waits in seconds, for somebody who guesses again as soon as it is allowed. */
  async function waitsOf(limit: Limit | undefined, guesses: number): Promise<number[]> {
    const waits: number[] = []
    let now = start
    for (let guess = 0; guess < guesses; guess += 1) {
      const { isAllowed, blockedUntil } = await tryAt(limit, now)
      expect(isAllowed).toBe(true)
      const wait = Math.max(0, blockedUntil - now)
      if (wait > 0) expect((await tryAt(limit, blockedUntil - 1)).isAllowed).toBe(false)
      waits.push(wait / 1000)
      now += wait + 1
    }
    return waits
  }

  it('waits twice as long each time: at one account from one address, up to a quarter of an hour', async () => {
    const [pair] = nets('pair')
    expect(await waitsOf(pair, 13)).toEqual([
      ...[0, 0, 0, 0],
      ...[15, 30, 60, 120, 240, 480],
      // More than a window has passed since the first.
      ...[0, 0, 0],
    ])
    const [steady] = nets('steady')
    const patient = steady && { ...steady, windowMs: 86_400_000 }
    expect((await waitsOf(patient, 14)).slice(-5)).toEqual([480, 900, 900, 900, 900])
  })

  it('waits at one account from everywhere, but never so long that its owner is locked out', async () => {
    const [, account] = nets('account')
    const waits = await waitsOf(account, 28)
    expect(waits.slice(0, 19)).toEqual(Array(19).fill(0))
    expect(waits.slice(19)).toEqual(Array(9).fill(5))
  })

  it('waits at one address through many accounts', async () => {
    const [, , address] = nets('address')
    const waits = await waitsOf(address, 104)
    expect(waits.slice(0, 99)).toEqual(Array(99).fill(0))
    expect(waits.slice(99)).toEqual([15, 30, 60, 120, 240])
  })

  it('is told to wait after thirty failures of a minute at one address, whoever is tried', async () => {
    const flood = '198.51.100.7'
    const { email } = await registerPerson()
    const known = await tryPassword(email, password, '/auth/login', flood)
    expect(known.status).toBe(200)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        tryPassword(`guessed-${at}@example.com`, 'wrong', '/auth/login', flood),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(20)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const again = await tryPassword(email, password, '/auth/login', flood)
    expect(again.status, 'who is known there gets in').toBe(200)
    const elsewhere = await tryPassword(email, password, '/auth/login', '198.51.100.8')
    expect(elsewhere.status).toBe(200)
  })

  it('counts a hundred at once as a hundred, and says the longest wait', async () => {
    const [pair] = nets('hundred')
    const all = await Promise.all(Array.from({ length: 100 }, () => tryAt(pair, start)))
    expect(all.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
    const waits = [start + 1500, start + 42_001].map((blockedUntil) => ({
      isAllowed: false,
      blockedUntil,
    }))
    expect(() => requireAllowed(waits, start)).toThrow(
      expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 43 }),
    )
  })

  it('from twenty addresses leaves the owner the known device, and after the wait the own one', async () => {
    const { email } = await registerPerson()
    const home = '203.0.113.1'
    expect((await tryPassword(email, password, '/auth/login', home)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
    const statuses = []
    const startedAt = performance.now()
    for (let at = 0; at < 22; at += 1) {
      const { status } = await tryPassword(email, 'wrong', '/auth/login', `203.0.113.${at + 10}`)
      statuses.push(status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
    // From a new place they are held up, and told no more than before.
    expect(statuses.slice(20)).toEqual([401, 401])
    expect(performance.now() - startedAt).toBeGreaterThan(4_000)
    for (let guess = 0; guess < 6; guess += 1)
      await tryPassword(email, 'wrong', '/auth/login', home)
    expect((await tryPassword(email, password, '/auth/login', home)).status).toBe(429)
    vi.setSystemTime(Date.now() + 16_000)
    expect((await tryPassword(email, password, '/auth/login', home)).status).toBe(200)
    const elsewhere = '203.0.113.99'
    expect((await tryPassword(email, 'wrong', '/auth/login', elsewhere)).status).toBe(401)
    vi.setSystemTime(Date.now() + minuteMs)
    expect((await tryPassword(email, password, '/auth/login', elsewhere)).status).toBe(200)
  })

  it('from a hundred addresses at once keeps nobody out: known ones at once, new ones in seconds', async () => {
    const { email } = await registerPerson()
    const home = '203.0.114.1'
    expect((await tryPassword(email, password, '/auth/login', home)).status).toBe(200)
    const guesses = Array.from({ length: 100 }, (_, at) =>
      tryPassword(email, 'wrong', '/auth/login', `198.51.101.${at}`),
    )
    const startedAt = performance.now()
    const known = await tryPassword(email, password, '/auth/login', home)
    const knownMs = performance.now() - startedAt
    const fresh = await tryPassword(email, password, '/auth/login', '203.0.115.1')
    const freshMs = performance.now() - startedAt
    const wrong = await Promise.all(guesses)
    expect([known.status, fresh.status]).toEqual([200, 200])
    expect(wrong.every(({ status }) => status === 401 || status === 429)).toBe(true)
    expect(knownMs).toBeLessThan(10_000)
    expect(freshMs).toBeLessThan(25_000)
  })
})
