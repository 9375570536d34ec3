import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthUser } from '#contract/core/identity.ts'
import { ask, password, registerPerson, signInPerson } from '../../testing/client.ts'
import { newestMail } from '../../testing/mails.ts'
import { ageSessions } from '../../testing/profile.ts'
import { directory } from '../directory.ts'
import { users } from '../tables.ts'

const sms = { SMS_URL: 'https://sms.test/send', SMS_TOKEN: 'a token for messages' }
let messages: { to: string; text: string }[] = []
let phones = 0

/** Stands in for whoever sends text messages. */
async function receive(...sent: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...sent)
  expect([request.method, request.url]).toEqual(['POST', sms.SMS_URL])
  expect(request.headers.get('authorization')).toBe(`Bearer ${sms.SMS_TOKEN}`)
  messages.push(await request.json())
  return Response.json({})
}

function newPhone(): string {
  phones += 1
  return `+3902${String(10_000_000 + phones)}`
}

async function post(path: string, json: unknown, more: { token?: string; address?: string } = {}) {
  const { token, address = '192.0.2.1' } = more
  const response = await ask({
    path,
    json,
    with: sms,
    headers: { 'x-client-address': address },
    ...(token ? { token } : {}),
  })
  return { status: response.status, body: await response.json<{ data: AuthUser; code?: string }>() }
}

function lastCode(): string {
  return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? ''
}

async function withPhone() {
  const person = await signInPerson()
  const phone = newPhone()
  const { token } = person
  expect((await post('/auth/phone/check', { phone }, { token })).status).toBe(200)
  expect((await post('/auth/phone', { phone, code: lastCode() }, { token })).status).toBe(200)
  messages = []
  return { ...person, phone }
}

beforeAll(async () => {
  await registerPerson()
})
beforeEach(() => {
  messages = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(receive)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('without a sender of messages', () => {
  it('there are no phone codes at all', async () => {
    const { token } = await signInPerson()
    const phone = newPhone()
    for (const [path, json] of [
      ['/auth/phone/send', { phone }],
      ['/auth/phone/login', { phone, code: '123456' }],
      ['/auth/phone/check', { phone }],
      ['/auth/phone', { phone, code: '123456' }],
    ] as const) {
      expect((await ask({ path, json, token })).status).toBe(404)
    }
    expect((await ask({ path: '/auth/phone' })).status).toBe(404)
    const methods = await ask({ path: '/auth/sign-in-methods', token })
    expect(await methods.json()).toMatchObject({ phone: { isOffered: false } })
  })
})

describe('a phone number', () => {
  it('is the person’s once the code that was sent there is given', async () => {
    const { token } = await signInPerson()
    const phone = newPhone()
    const written = `${phone.slice(0, 3)} (02) ${phone.slice(5)}`
    expect((await post('/auth/phone/check', { phone: written }, { token })).status).toBe(200)
    expect(messages).toEqual([{ to: phone, text: expect.stringMatching(/^\d{6} is your/) }])
    const wrong = { phone, code: lastCode() === '000000' ? '000001' : '000000' }
    expect((await post('/auth/phone', wrong, { token })).status).toBe(422)
    expect((await post('/auth/phone', { phone, code: lastCode() }, { token })).status).toBe(200)
    const methods = await ask({ path: '/auth/sign-in-methods', token, with: sms })
    expect(await methods.json()).toMatchObject({ phone: { isOffered: true, number: phone } })
  })

  it('belongs to one person', async () => {
    const { phone } = await withPhone()
    const { token } = await signInPerson('Anna Bauer')
    await post('/auth/phone/check', { phone }, { token })
    const taken = await post('/auth/phone', { phone, code: lastCode() }, { token })
    expect(taken).toMatchObject({
      status: 422,
      body: { data: { fields: { phone: { key: 'phoneTaken' } } } },
    })
  })

  it('must look like one', async () => {
    for (const phone of ['0212345678', '+0212345678', '+39', 'call me', '+39021234567890123']) {
      expect((await post('/auth/phone/send', { phone })).status).toBe(422)
    }
  })

  it('is set and removed by whoever has just shown who they are, and the owner is told by mail', async () => {
    const { token, userId, email, phone } = await withPhone()
    const number = { phone: newPhone(), code: '123456' }
    await ageSessions(userId)
    for (const call of [
      { path: '/auth/phone/check', json: number },
      { path: '/auth/phone', json: number },
      { path: '/auth/phone', method: 'DELETE' },
    ]) {
      const refused = await ask({ ...call, token, with: sms })
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { code: 'confirm_needed' },
      ])
    }
    expect(messages).toEqual([])
    const shown = await post('/auth/confirm', { password }, { token })
    await ask({ method: 'DELETE', path: '/auth/phone', token: shown.body.data.token, with: sms })
    const set = await newestMail(email, 'A phone number was added')
    const removed = await newestMail(email, 'Your phone number was removed')
    for (const { text } of [set, removed]) expect(text).toContain(phone)
  })

  it('is removed, and opens nothing any more', async () => {
    const { phone, token } = await withPhone()
    expect((await ask({ method: 'DELETE', path: '/auth/phone', token })).status).toBe(200)
    await post('/auth/phone/send', { phone })
    expect(messages).toEqual([])
  })
})

describe('signing in by phone', () => {
  it('opens a session with the code, once', async () => {
    const { phone, userId } = await withPhone()
    await post('/auth/phone/send', { phone })
    const code = lastCode()
    const entered = await post('/auth/phone/login', { phone, code })
    expect([entered.status, entered.body.data.response._id]).toEqual([200, userId])
    expect((await post('/auth/phone/login', { phone, code })).status).toBe(401)
  })

  it('answers alike for a number nobody has, and sends nothing there', async () => {
    const { phone } = await withPhone()
    const known = await post('/auth/phone/send', { phone })
    expect(messages).toHaveLength(1)
    messages = []
    const unknown = await post('/auth/phone/send', { phone: newPhone() })
    expect(unknown).toEqual(known)
    expect(messages).toEqual([])
  })

  it('takes three guesses, then not even the right code', async () => {
    const { phone } = await withPhone()
    await post('/auth/phone/send', { phone })
    const code = lastCode()
    for (const guess of [1, 2, 3].map((step) => String((Number(code) + step) % 1_000_000))) {
      const json = { phone, code: guess.padStart(6, '0') }
      expect((await post('/auth/phone/login', json)).status).toBe(401)
    }
    expect((await post('/auth/phone/login', { phone, code })).status).toBe(401)
  })

  it('takes the newest code only, for three minutes', async () => {
    const { phone } = await withPhone()
    await post('/auth/phone/send', { phone })
    const old = lastCode()
    await post('/auth/phone/send', { phone })
    const isOther = old !== lastCode()
    if (isOther) expect((await post('/auth/phone/login', { phone, code: old })).status).toBe(401)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 3 * 60_000 + 1000 })
    expect((await post('/auth/phone/login', { phone, code: lastCode() })).status).toBe(401)
    vi.useRealTimers()
  })

  it('sends few messages to one number, and from one address', async () => {
    const { phone } = await withPhone()
    const toOne = []
    for (let count = 0; count < 5; count += 1) {
      const address = `198.51.100.${count}`
      toOne.push((await post('/auth/phone/send', { phone }, { address })).status)
    }
    expect(toOne).toContain(429)
    const fromOne = new Set<number>()
    for (let count = 0; count < 22; count += 1) {
      const json = { phone: newPhone() }
      fromOne.add((await post('/auth/phone/send', json, { address: '203.0.113.9' })).status)
    }
    expect(fromOne).toContain(429)
  })

  it('asks for the second factor, and refuses the suspended and other sign-in pages', async () => {
    const { phone, userId } = await withPhone()
    const own = eq(users.id, userId)
    const db = directory(env)
    await post('/auth/phone/send', { phone })
    const json = { phone, code: lastCode() }
    expect((await post('/auth/phone/login', { ...json, signInKind: 'admin' })).status).toBe(401)
    await db.update(users).set({ hasSecondFactor: true }).where(own)
    await post('/auth/phone/send', { phone })
    const half = await post('/auth/phone/login', { phone, code: lastCode() })
    expect(half).toMatchObject({ status: 401, body: { error: 'Second factor needed' } })
    await db.update(users).set({ suspendedAt: Date.now() }).where(own)
    messages = []
    await post('/auth/phone/send', { phone }, { address: '192.0.2.77' })
    expect(messages).toEqual([])
  })
})
