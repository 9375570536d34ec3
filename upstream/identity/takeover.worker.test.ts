import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { apiKeyPrefix } from '#contract/person/api-keys.ts'
import { newId } from '../firm/ulid.ts'
import { fakeAuthenticator } from '../testing/authenticator.ts'
import { ask, createFirmOf, password, signInPerson } from '../testing/client.ts'
import { mailsTo, newestMail } from '../testing/mails.ts'
import { invite, linkTo, makeFirm } from '../testing/members.ts'
import { enrol, post, stopClock } from '../testing/second-factor.ts'
import { link, newStranger, replaceNetwork, signIn as signInSocial } from '../testing/social.ts'
import { apiKeys } from './api-keys/tables.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { directory } from './directory.ts'
import { cacheIdentity, findCachedIdentity } from './identity-cache.ts'
import { findByPassword } from './password-account.ts'
import { accounts, users } from './tables.ts'
import { hashToken, newToken } from './token.ts'

await stopClock()
replaceNetwork()

const site = { origin: 'https://firmament.test', rpId: 'firmament.test' }
const ended = 'Your earlier setup is no longer valid'
type Asked = { options: { challenge: string }; flow: string }

/**
 * Somebody who registered the address of somebody else, with all that an account can be opened by:
 * a session, a password, a second factor with a trusted browser, a passkey, an account elsewhere.
 */
async function squat() {
  const person = await enrol('Mallory')
  const { email, token, userId } = person
  const half = await post<{ data: { flow: string } }>('/auth/login', { email, password })
  const flow = half.body.data.flow
  const full = { flow, code: person.code(), isTrusted: true }
  const { body } = await post<{ device: string }>('/auth/second-factor/login', full)
  const authenticator = await fakeAuthenticator()
  const { body: asked } = await post<Asked>('/auth/passkeys/begin', {}, { token })
  const response = await authenticator.register({ ...site, challenge: asked.options.challenge })
  const passkey = { flow: asked.flow, response, name: 'Mine' }
  const added = await post('/auth/passkeys', passkey, { token })
  expect(added.status).toBe(200)
  const account = newStranger()
  expect((await link(token, account)).status).toBe(200)
  const [user] = await directory(env).select().from(users).where(eq(users.id, userId))
  expect(user?.isEmailVerified).toBe(false)
  const key = await plantKey(userId)
  return { ...person, authenticator, account, device: body.device, key }
}

/** A key of before keys asked for a proven address. */
async function plantKey(userId: string): Promise<string> {
  const secret = apiKeyPrefix + newToken()
  const name = { name: 'Waiting', hint: 'fmk_', permissions: '["member:view"]' }
  const times = { createdAt: Date.now(), expiresAt: Date.now() + 86_400_000 }
  const row = { id: newId(), userId, tokenHash: hashToken(secret), ...name, ...times }
  await directory(env).insert(apiKeys).values(row)
  expect((await ask({ path: '/auth/session', token: secret })).status).toBe(200)
  return secret
}

type Squatter = Awaited<ReturnType<typeof squat>>

/** What each of the squatter's ways in gives: 401 for a dead one. */
async function tryAll({ email, token, authenticator, account, device, code, key }: Squatter) {
  const session = await ask({ path: '/auth/session', token })
  const byKey = await ask({ path: '/auth/session', token: key })
  const headers = { 'x-client-device': device, 'x-client-address': '203.0.113.77' }
  const byPassword = await post('/auth/login', { email, password }, { headers })
  const { body } = await post<Asked>('/auth/passkey/begin', {})
  const asked = { ...site, challenge: body.options.challenge }
  const response = await authenticator.assert(asked)
  const byPasskey = await post('/auth/passkey/login', {
    flow: body.flow,
    response,
    signInKind: 'user',
  })
  const bySocial = await signInSocial(account)
  const ownNow = bySocial.body.data?.response.email === account.email
  return {
    session: session.status,
    key: byKey.status,
    password: byPassword.body,
    passkey: byPasskey.status,
    account: ownNow ? 'an account of its own' : bySocial.status,
    code: code().length,
  }
}

const dead = {
  session: 401,
  key: 401,
  password: { error: 'Invalid credentials', data: { messageKey: 'invalidCredentials' } },
  passkey: 401,
  account: 'an account of its own',
  code: 6,
}

async function byLink(email: string): Promise<Response> {
  await ask({ path: '/auth/login-link', json: { email } })
  const { token } = await newestMail(email, 'Your sign-in link')
  return ask({ path: '/auth/login', json: { email, token } })
}

async function tokenOf(answer: Response): Promise<string> {
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json<{ data: { token: string } }>()).data.token
}

const firstProofs: [string, (squatter: Squatter) => Promise<string>][] = [
  ['a sign-in link', async ({ email }) => tokenOf(await byLink(email))],
  [
    'a mailed code',
    async ({ email }) => {
      await ask({ path: '/auth/login-link', json: { email } })
      const { code } = await newestMail(email, 'Your sign-in link')
      return tokenOf(await ask({ path: '/auth/login', json: { email, token: code } }))
    },
  ],
  [
    'a link that sets a password',
    async ({ email }) => {
      await ask({ path: '/auth/forget-password', json: { email } })
      const { token } = await newestMail(email, 'Set a new password')
      const fresh = 'an altogether new harbour'
      await ask({ path: '/auth/recover-password', json: { token, password: fresh } })
      return tokenOf(await ask({ path: '/auth/login', json: { email, password: fresh } }))
    },
  ],
  [
    'an invitation',
    async ({ email }) => {
      const firm = await makeFirm()
      await invite(firm, firm.owner, 'sales', email)
      const path = `/invitations/${await linkTo(email)}`
      expect(await (await ask({ path })).json()).toMatchObject({ signInKind: null })
      const json = { name: 'Victoria', password: 'an altogether new harbour' }
      return tokenOf(await ask({ path: `${path}/register`, json }))
    },
  ],
  [
    'a provider that vouches for it',
    async ({ email }) => {
      const { body } = await signInSocial({ ...newStranger(), email })
      return body.data?.token ?? ''
    },
  ],
]

describe('an address somebody else registered', () => {
  it.each(firstProofs)('is its owner’s alone once it is proven by %s', async (_name, prove) => {
    const squatter = await squat()
    const token = await prove(squatter)
    const session = await ask({ path: '/auth/session', token })
    expect(await session.json()).toMatchObject({
      user: { id: squatter.userId, email: squatter.email, isEmailVerified: true },
    })
    expect(await tryAll(squatter)).toEqual(dead)
    const methods = await ask({ path: '/auth/sign-in-methods', token })
    expect(await methods.json()).toMatchObject({ secondFactor: { isOn: false }, passkeys: [] })
    expect((await mailsTo(squatter.email)).map(({ subject }) => subject)).toContain(ended)
    const { rows } = await (await ask({ path: '/notifications', token })).json<{
      rows: { params: { change?: string } }[]
    }>()
    expect(rows.map(({ params }) => params.change)).toContain('everythingEnded')
  })

  it('gives nobody a firm: invited, the owner enters by link and joins, and the other sees nothing', async () => {
    const squatter = await squat()
    const firm = await makeFirm()
    await invite(firm, firm.owner, 'admin', squatter.email)
    const path = `/invitations/${await linkTo(squatter.email)}/accept`
    const early = await ask({ method: 'POST', path, token: squatter.token })
    expect([early.status, await early.json()]).toMatchObject([
      409,
      { data: { detail: { reason: 'addressUnproven' } } },
    ])
    const owner = await tokenOf(await byLink(squatter.email))
    expect((await ask({ method: 'POST', path, token: owner })).status).toBe(200)
    expect(await tryAll(squatter)).toEqual(dead)
    const look = await ask({ path: `/firms/${firm.firmId}/members`, token: squatter.token })
    expect(look.status).toBe(401)
  })

  it('is not confirmed by the click of somebody who does not hold the account', async () => {
    const { email } = await signInPerson()
    const { token } = await newestMail(email, 'Welcome to Firmament')
    const other = await signInPerson()
    const confirm = (json: object, own = {}) => ask({ path: '/auth/verify-email', json, ...own })
    for (const [own, sent, key] of [
      [{}, {}, 'required'],
      [{ token: other.token }, {}, 'required'],
      [{}, { password: 'a guess of a harbour' }, 'wrongPassword'],
    ] as const) {
      const refused = await confirm({ token, ...sent }, own)
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { data: { fields: { password: { key } } } },
      ])
    }
    const [user] = await directory(env).select().from(users).where(eq(users.email, email))
    expect(user?.isEmailVerified).toBe(false)
  })

  it('stays whole for whoever shows that account and mailbox are theirs', async () => {
    for (const how of ['password', 'session'] as const) {
      const person = await signInPerson()
      const { token } = await newestMail(person.email, 'Welcome to Firmament')
      const json = how === 'password' ? { token, password } : { token }
      const own = how === 'session' ? { token: person.token } : {}
      expect((await ask({ path: '/auth/verify-email', json, ...own })).status).toBe(200)
      const session = await ask({ path: '/auth/session', token: person.token })
      expect(await session.json()).toMatchObject({ user: { isEmailVerified: true } })
      await byLink(person.email)
      const login = { email: person.email, password }
      expect((await ask({ path: '/auth/login', json: login })).status).toBe(200)
      expect((await mailsTo(person.email)).map(({ subject }) => subject)).not.toContain(ended)
    }
  })

  it('lets no sign-in through that began before the proof', async () => {
    const { email, userId } = await signInPerson()
    const call = {
      env,
      identity: undefined,
      requestId: 'late',
      address: '203.0.113.9',
      userAgent: '',
      place: '',
      device: undefined,
      now: Date.now(),
      defer: () => {},
    }
    const found = await findByPassword(call, email, password)
    await byLink(email)
    const late = found && completeSignIn(call, found.person, 'password')
    await expect(late).rejects.toThrow('Invalid credentials')
    const own = eq(accounts.userId, userId)
    expect(await directory(env).select().from(accounts).where(own)).toEqual([])
  })

  it('gets nothing added by a session that ended and is still believed somewhere', async () => {
    const { email, token, userId } = await signInPerson()
    const { body } = await post<Asked>('/auth/passkeys/begin', {}, { token })
    const known = findCachedIdentity(token, Date.now())
    await byLink(email)
    if (!known) throw new Error('The session is not known here')
    cacheIdentity(token, known, Date.now())
    const authenticator = await fakeAuthenticator()
    const response = await authenticator.register({ ...site, challenge: body.options.challenge })
    const passkey = { flow: body.flow, response, name: 'Late' }
    expect((await post('/auth/passkeys', passkey, { token })).status).toBe(401)
    const fresh = { currentPassword: password, password: 'another harbour at night' }
    await ask({ path: '/auth/password', json: fresh, token })
    const own = eq(accounts.userId, userId)
    expect(await directory(env).select().from(accounts).where(own)).toEqual([])
  })

  it('may have a firm of its own before', async () => {
    const { token } = await signInPerson()
    expect(await createFirmOf(token)).not.toBe('')
  })
})
