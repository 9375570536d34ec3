import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AuthUser } from '#contract/core/identity.ts'
import { outbox } from '../../mail/tables.ts'
import { fakeAuthenticator } from '../../testing/authenticator.ts'
import { ask, password, registerPerson, signInPerson } from '../../testing/client.ts'
import { directory } from '../directory.ts'
import { forgetUser } from '../identity-cache.ts'
import { sessions, users } from '../tables.ts'
import { passkeys } from './tables.ts'

const origin = 'https://firmament.test'
const rpId = 'firmament.test'

type Begun = {
  options: { challenge: string; userVerification?: string; rp?: { id: string } }
  flow: string
}
type Login = { data: AuthUser & { redirectTo?: string }; error?: string }
type Changes = {
  origin?: string
  rpId?: string
  challenge?: string
  isVerified?: boolean
  counter?: number
}

async function begin(path: string, token?: string): Promise<Begun> {
  const response = await ask({ method: 'POST', path, ...(token ? { token } : {}) })
  expect(response.status).toBe(200)
  return response.json()
}

async function register(token: string, changes: Changes = {}, name = 'My laptop') {
  const key = await fakeAuthenticator()
  const { options, flow } = await begin('/auth/passkeys/begin', token)
  const asked = { challenge: options.challenge, origin, rpId, ...changes }
  const response = await key.register(asked, changes)
  const answer = await ask({ path: '/auth/passkeys', token, json: { flow, response, name } })
  return { key, answer, sent: { flow, response, name } }
}

async function withPasskey(name?: string) {
  const person = await signInPerson(name)
  const { key, answer } = await register(person.token)
  expect(answer.status).toBe(200)
  const { id } = await answer.json<{ id: string }>()
  return { ...person, key, passkeyId: id }
}

type Key = Awaited<ReturnType<typeof fakeAuthenticator>>

async function assertWith(key: Key, changes: Changes = {}) {
  const { options, flow } = await begin('/auth/passkey/begin')
  const asked = { challenge: options.challenge, origin, rpId, ...changes }
  return { flow, response: await key.assert(asked, changes) }
}

async function logIn(json: object) {
  const response = await ask({ path: '/auth/passkey/login', json })
  return { status: response.status, body: await response.json<Login>() }
}

async function lastMailTo(email: string) {
  const [row] = await directory(env)
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.sentAt), desc(outbox.id))
  return row?.subject
}

beforeAll(async () => {
  await registerPerson()
})

describe('a passkey is added', () => {
  it('by its person, who is told by mail', async () => {
    const { token, email } = await signInPerson()
    const { answer } = await register(token)
    expect(await answer.json()).toMatchObject({ name: 'My laptop', isSynced: false })
    const methods = await ask({ path: '/auth/sign-in-methods', token })
    expect(await methods.json()).toMatchObject({ passkeys: [{ name: 'My laptop' }] })
    expect(await lastMailTo(email)).toBe('A passkey was added')
  })

  it('for this site, and only if its owner unlocks it', async () => {
    const { token } = await signInPerson()
    const { options } = await begin('/auth/passkeys/begin', token)
    expect(options).toMatchObject({
      rp: { id: rpId },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it.each<[string, Changes]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['nobody who unlocked it', { isVerified: false }],
  ])('not with %s', async (_, changes) => {
    const { token, userId } = await signInPerson()
    const { answer } = await register(token, changes)
    expect(answer.status).toBe(422)
    expect(await directory(env).$count(passkeys, eq(passkeys.userId, userId))).toBe(0)
  })

  it('not twice, nor by another person with the same flow', async () => {
    const { token } = await signInPerson()
    const { sent } = await register(token)
    expect((await ask({ path: '/auth/passkeys', token, json: sent })).status).toBe(422)
    const { options, flow } = await begin('/auth/passkeys/begin', token)
    const key = await fakeAuthenticator()
    const response = await key.register({ challenge: options.challenge, origin, rpId })
    const other = await signInPerson('Anna Bauer')
    const json = { flow, response, name: 'Not mine' }
    expect((await ask({ path: '/auth/passkeys', token: other.token, json })).status).toBe(422)
  })

  it('not by a stranger, nor by a session whose person was long not asked who they are', async () => {
    const path = '/auth/passkeys/begin'
    expect((await ask({ method: 'POST', path })).status).toBe(401)
    const { token, userId, passkeyId } = await withPasskey()
    await directory(env)
      .update(sessions)
      .set({ authenticatedAt: Date.now() - 16 * 60_000 })
      .where(eq(sessions.userId, userId))
    forgetUser(userId)
    for (const call of [
      { method: 'POST', path },
      { method: 'DELETE', path: `/auth/passkeys/${passkeyId}` },
    ]) {
      const answer = await ask({ ...call, token })
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'confirm_needed' }])
    }
  })
})

describe('signing in with a passkey', () => {
  it('opens a session of ours for its person', async () => {
    const { key, userId } = await withPasskey()
    const { status, body } = await logIn(await assertWith(key))
    expect([status, body.data.response._id]).toEqual([200, userId])
    const session = await ask({ path: '/auth/session', token: body.data.token })
    expect(session.status).toBe(200)
    const rows = await directory(env).select().from(sessions).where(eq(sessions.userId, userId))
    expect(rows.map(({ method }) => method).sort()).toEqual(['passkey', 'password'])
  })

  it.each<[string, Changes]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['nobody who unlocked it', { isVerified: false }],
  ])('is refused with %s', async (_, changes) => {
    const { key } = await withPasskey()
    const { status, body } = await logIn(await assertWith(key, changes))
    expect([status, body]).toEqual([
      401,
      { error: 'Invalid credentials', data: { messageKey: 'invalidCredentials' } },
    ])
  })

  it('is refused when it is replayed, also into a new flow', async () => {
    const { key } = await withPasskey()
    const sent = await assertWith(key)
    expect((await logIn(sent)).status).toBe(200)
    expect((await logIn(sent)).status).toBe(401)
    const { flow } = await begin('/auth/passkey/begin')
    expect((await logIn({ ...sent, flow })).status).toBe(401)
  })

  it('is refused when a copy of the authenticator is behind', async () => {
    const { key } = await withPasskey()
    expect((await logIn(await assertWith(key, { counter: 5 }))).status).toBe(200)
    expect((await logIn(await assertWith(key, { counter: 5 }))).status).toBe(401)
    expect((await logIn(await assertWith(key, { counter: 6 }))).status).toBe(200)
  })

  it('is refused with the key of one and the name of another', async () => {
    const { key } = await withPasskey()
    const other = await withPasskey('Anna Bauer')
    const sent = await assertWith(key)
    const response = { ...sent.response, id: other.key.id, rawId: other.key.id }
    expect((await logIn({ ...sent, response })).status).toBe(401)
    const stranger = await fakeAuthenticator()
    expect((await logIn(await assertWith(stranger))).status).toBe(401)
  })

  it('is refused with the flow of adding one, or none', async () => {
    const { key, token } = await withPasskey()
    const { options, flow } = await begin('/auth/passkeys/begin', token)
    const response = await key.assert({ challenge: options.challenge, origin, rpId })
    expect((await logIn({ flow, response })).status).toBe(401)
    expect((await logIn({ flow: 'none', response })).status).toBe(401)
  })

  it('is refused to the suspended, and at the sign-in pages of others', async () => {
    const { key, userId } = await withPasskey()
    for (const signInKind of ['admin', 'crm']) {
      expect((await logIn({ ...(await assertWith(key)), signInKind })).status).toBe(401)
    }
    const own = eq(users.id, userId)
    await directory(env).update(users).set({ kind: 'admin' }).where(own)
    const { status, body } = await logIn(await assertWith(key))
    expect([status, body.data]).toMatchObject([401, { redirectTo: '/admin/login' }])
    expect((await logIn({ ...(await assertWith(key)), signInKind: 'admin' })).status).toBe(200)
    await directory(env).update(users).set({ suspendedAt: Date.now() }).where(own)
    expect((await logIn({ ...(await assertWith(key)), signInKind: 'admin' })).status).toBe(401)
  })

  it('stands for both factors', async () => {
    const { key, userId, email } = await withPasskey()
    const own = eq(users.id, userId)
    await directory(env).update(users).set({ hasSecondFactor: true }).where(own)
    const half = await ask({ path: '/auth/login', json: { email, password } })
    expect(half.status).toBe(401)
    expect((await logIn(await assertWith(key))).status).toBe(200)
  })
})

describe('a passkey', () => {
  it('is renamed and removed, and signs in no more; the owner is told', async () => {
    const { key, token, passkeyId, email } = await withPasskey()
    const path = `/auth/passkeys/${passkeyId}`
    const renamed = await ask({ method: 'PATCH', path, token, json: { name: 'Old phone' } })
    expect(await renamed.json()).toMatchObject({ id: passkeyId, name: 'Old phone' })
    expect((await ask({ method: 'DELETE', path, token })).status).toBe(200)
    expect((await logIn(await assertWith(key))).status).toBe(401)
    expect(await lastMailTo(email)).toBe('A passkey was removed')
  })

  it('of another person does not exist', async () => {
    const { passkeyId, key } = await withPasskey()
    const { token } = await signInPerson('Anna Bauer')
    for (const id of [passkeyId, '01ARZ3NDEKTSV4RRFFQ69G5FAV']) {
      const path = `/auth/passkeys/${id}`
      const rename = { method: 'PATCH', path, token, json: { name: 'Mine now' } }
      expect((await ask(rename)).status).toBe(404)
      expect((await ask({ method: 'DELETE', path, token })).status).toBe(404)
    }
    expect((await logIn(await assertWith(key))).status).toBe(200)
  })
})
