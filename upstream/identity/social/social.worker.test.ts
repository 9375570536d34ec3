import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '#contract/core/account-messages.ts'
import { ask, registerPerson, signInPerson } from '../../testing/client.ts'
import { withIssuer } from '../../testing/issuer.ts'
import { mailsTo } from '../../testing/mails.ts'
import {
  begin,
  end,
  issuer,
  link,
  newStranger,
  post,
  replaceNetwork,
  signIn,
  userOf,
} from '../../testing/social.ts'
import { directory } from '../directory.ts'
import { forgetUser } from '../identity-cache.ts'
import { accounts, sessions, users } from '../tables.ts'

replaceNetwork()

/** As if the person had followed a link that was mailed to the address. */
async function prove(email: string) {
  await directory(env).update(users).set({ isEmailVerified: true }).where(eq(users.email, email))
}

describe('the settings', () => {
  async function names(settings: object) {
    const answer = await ask({ path: '/social-login/providers', with: settings })
    const { providers } = await answer.json<{ providers: { id: string; name: string }[] }>()
    return providers.map(({ name }) => name)
  }

  it('show a provider only with its secret, and none over plain http', async () => {
    expect(await names({})).toEqual([])
    expect(await names({ GOOGLE_CLIENT_ID: 'id' })).toEqual([])
    expect(await names({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' })).toEqual([])
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(await names({ ...google, ...withIssuer })).toEqual(['Google', 'Observatory'])
    expect(await names({ ...withIssuer, OIDC_ISSUER: 'http://issuer.test' })).toEqual([])
    const here = { ...withIssuer, OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_NAME: '' }
    expect(await names(here)).toEqual(['127.0.0.1'])
    expect(await names({ ...here, DEPLOYMENT: 'production' })).toEqual([])
  })

  it('leave nothing to begin with where there is none', async () => {
    const json = { provider: 'oidc' }
    expect((await ask({ path: '/social-login/begin', json })).status).toBe(404)
    const login = await ask({ path: '/social-login', json: { ...json, code: 'x', state: 'y' } })
    expect(login.status).toBe(401)
    const { token } = await signInPerson()
    expect((await ask({ path: '/auth/social-accounts/begin', json, token })).status).toBe(404)
  })
})

describe('a sign-in', () => {
  it('asks the provider for a code with PKCE, state and nonce', async () => {
    const { url } = await begin()
    const { origin, searchParams } = new URL(url)
    expect(origin).toBe(withIssuer.OIDC_ISSUER)
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'firmament',
      redirect_uri: 'https://firmament.test/social-login/callback/oidc',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('makes an account for a verified address nobody has, and finds it again', async () => {
    const stranger = newStranger()
    const { url, flow } = await begin()
    const back = { ...issuer.agree(url, stranger), language: 'it', planId: 'team' }
    const first = await end(back, flow)
    expect(first.status).toBe(200)
    expect(first.body.message).toBe('You are signed in.')
    expect(first.body.data?.response).toMatchObject({
      name: 'Vera Rubin',
      email: stranger.email,
      role: 'user',
      isDemo: false,
      language: 'it',
    })
    expect(await userOf(stranger.email)).toMatchObject({ isEmailVerified: true, planId: 'team' })
    const welcome = {
      subject: 'Benvenuto in Firmament',
      text: expect.stringContaining('/firms/new'),
    }
    expect(await mailsTo(stranger.email)).toMatchObject([welcome])
    const session = await ask({ path: '/auth/session', token: first.body.data?.token ?? '' })
    expect(session.status).toBe(200)
    const again = await signIn({ ...stranger, email: 'moved@example.com' })
    expect(again.body.data?.response._id).toBe(first.body.data?.response._id)
    expect(again.body.data?.response.language).toBe('it')
    expect(await mailsTo(stranger.email)).toHaveLength(1)
  })

  it('asks nobody but the issuer', async () => {
    await signIn(newStranger())
    expect(new Set(issuer.asked.map((url) => new URL(url).origin))).toEqual(
      new Set([withIssuer.OIDC_ISSUER]),
    )
  })

  it('never takes over the account of a known address', async () => {
    const known = await registerPerson()
    await prove(known.email)
    const refused = await signIn({ ...newStranger(), email: known.email })
    expect([refused.status, refused.body]).toEqual([
      401,
      {
        error: accountMessages.known,
        data: { redirectTo: '/login', messageKey: 'known' },
      },
    ])
    const of = eq(accounts.userId, (await userOf(known.email))?.id ?? '')
    expect(await directory(env).select().from(accounts).where(of)).toHaveLength(1)
  })

  it('refuses an address that is not verified, and makes nothing of it', async () => {
    for (const email_verified of [false, undefined]) {
      const { email_verified: _verified, ...stranger } = newStranger()
      const { url, flow } = await begin()
      const person = email_verified === undefined ? stranger : { ...stranger, email_verified }
      const refused = await end(issuer.agree(url, person), flow)
      expect(refused.status).toBe(401)
      expect(refused.body.error).toBe(accountMessages.unverified)
      expect(await userOf(stranger.email)).toBeUndefined()
    }
  })

  it('refuses whoever is suspended', async () => {
    const stranger = newStranger()
    await signIn(stranger)
    await directory(env)
      .update(users)
      .set({ suspendedAt: 1 })
      .where(eq(users.email, stranger.email))
    const refused = await signIn(stranger)
    expect([refused.status, refused.body.error]).toEqual([401, 'Invalid credentials'])
  })

  it('asks for the second factor of whoever has one', async () => {
    const stranger = newStranger()
    await signIn(stranger)
    await directory(env)
      .update(users)
      .set({ hasSecondFactor: true })
      .where(eq(users.email, stranger.email))
    const half = await signIn(stranger)
    expect(half.status).toBe(401)
    expect(half.body.data?.redirectTo).toBe('/login/second-factor')
  })

  it('opens only the sign-in page of the person’s kind, and makes accounts at the ordinary one alone', async () => {
    for (const kind of ['admin', 'crm'] as const) {
      const { userId, token } = await signInPerson()
      const own = newStranger()
      expect((await link(token, own)).status).toBe(200)
      await directory(env).update(users).set({ kind }).where(eq(users.id, userId))
      const atOrdinary = await signIn(own)
      expect([atOrdinary.status, atOrdinary.body.data?.redirectTo]).toEqual([401, `/${kind}/login`])
      expect((await signIn(own, kind)).body.data?.response.role).toBe(kind)
      const stranger = newStranger()
      expect((await signIn(stranger, kind)).status).toBe(401)
      expect(await userOf(stranger.email)).toBeUndefined()
    }
  })
})

describe('linking', () => {
  async function listed(token: string) {
    const answer = await ask({ path: '/auth/social-accounts', token, with: withIssuer })
    return (await answer.json<{ accounts: { id: string; linkedAt: string | null }[] }>()).accounts
  }

  function unlink(token: string) {
    return post('/auth/social-accounts/oidc', {}, token, 'DELETE')
  }

  async function makeStale(userId: string) {
    await directory(env)
      .update(sessions)
      .set({ authenticatedAt: Date.now() - 16 * 60_000 })
      .where(eq(sessions.userId, userId))
    forgetUser(userId)
  }

  it('is for the signed-in person, who is told by mail, and signs in with it from then on', async () => {
    const { token, email, userId } = await signInPerson()
    expect(await listed(token)).toEqual([{ id: 'oidc', name: 'Observatory', linkedAt: null }])
    const own = newStranger()
    expect((await link(token, own)).status).toBe(200)
    expect(await listed(token)).toMatchObject([{ linkedAt: expect.stringMatching(/Z$/) }])
    expect((await signIn(own)).body.data?.response._id).toBe(userId)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('An account was linked')
    const twice = await post('/auth/social-accounts/begin', { provider: 'oidc' }, token)
    expect(twice.status).toBe(409)
  })

  it('needs a session, and one that is fresh', async () => {
    for (const path of ['/auth/social-accounts', '/auth/social-accounts/begin']) {
      expect((await post(path, { provider: 'oidc' })).status).toBe(401)
    }
    const { token, userId } = await signInPerson()
    await link(token, newStranger())
    await makeStale(userId)
    const begun = await post('/auth/social-accounts/begin', { provider: 'oidc' }, token)
    expect([begun.status, begun.body.code]).toEqual([403, 'confirm_needed'])
    const ended = await unlink(token)
    expect([ended.status, ended.body.code]).toEqual([403, 'confirm_needed'])
  })

  it('is ended by whoever began it, and by nobody else', async () => {
    const attacker = await signInPerson()
    const victim = await signInPerson()
    const begun = await post('/auth/social-accounts/begin', { provider: 'oidc' }, attacker.token)
    const flow = begun.body.flow ?? ''
    const back = issuer.agree(begun.body.url ?? '', newStranger())
    const json = { provider: 'oidc', flow, ...back }
    expect((await post('/auth/social-accounts', json, victim.token)).status).toBe(409)
    expect((await end(back, flow)).status).toBe(401)
    const login = await begin()
    const other = { ...issuer.agree(login.url, newStranger()), flow: login.flow, provider: 'oidc' }
    expect((await post('/auth/social-accounts', other, victim.token)).status).toBe(409)
    expect(await listed(victim.token)).toMatchObject([{ linkedAt: null }])
    expect(await listed(attacker.token)).toMatchObject([{ linkedAt: null }])
  })

  it('refuses an account that signs in somebody else, and an unverified address', async () => {
    const taken = newStranger()
    await signIn(taken)
    const { token } = await signInPerson()
    const refused = await link(token, taken)
    expect([refused.status, refused.body.message]).toEqual([409, accountMessages.taken])
    const unverified = await link(token, { ...newStranger(), email_verified: false })
    expect(unverified.status).toBe(409)
    expect(await listed(token)).toMatchObject([{ linkedAt: null }])
  })

  it('is undone, unless it is the last way in', async () => {
    const { token, email } = await signInPerson()
    const own = newStranger()
    await link(token, own)
    expect((await unlink(token)).status).toBe(200)
    expect((await unlink(token)).status).toBe(404)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'A linked account was removed',
    )
    expect((await signIn(own)).body.data?.response.email).toBe(own.email)
    const alone = await signIn(newStranger())
    const last = await unlink(alone.body.data?.token ?? '')
    expect([last.status, last.body.message]).toEqual([409, accountMessages.lastWay])
  })
})
