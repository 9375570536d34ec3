import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type AccountMessageKey, accountMessages } from '#contract/core/account-messages.ts'
import { ask } from '../../testing/client.ts'
import { withIssuer } from '../../testing/issuer.ts'
import {
  type Answer,
  begin,
  end,
  issuer,
  newStranger,
  replaceNetwork,
  signIn,
  userOf,
} from '../../testing/social.ts'
import { directory } from '../directory.ts'
import { accounts } from '../tables.ts'

replaceNetwork()

describe('an attack', () => {
  const dead = 'over'
  const unproven = 'unproven'

  async function expectRefused(answer: Promise<Answer>, messageKey: AccountMessageKey) {
    const { status, body } = await answer
    expect([status, body.error]).toEqual([401, accountMessages[messageKey]])
    expect(body.data).toEqual({ redirectTo: '/login', messageKey })
  }

  it('with another state, with none, or with no flow comes to nothing', async () => {
    const stranger = newStranger()
    const { url, flow } = await begin()
    const other = await begin()
    const back = issuer.agree(url, stranger)
    await expectRefused(end({ ...back, state: 'x'.repeat(32) }, flow), dead)
    await expectRefused(end({ code: back.code }, flow), dead)
    await expectRefused(end(back, ''), dead)
    await expectRefused(end(back, 'not a flow'), dead)
    const swapped = new URL(other.url).searchParams.get('state')
    await expectRefused(end({ ...back, state: swapped }, flow), dead)
    // The victim's browser has a flow of its own; the attacker's code came with the attacker's state.
    await expectRefused(end(back, other.flow), dead)
    expect(await userOf(stranger.email)).toBeUndefined()
  })

  it('by playing an answer twice comes to nothing', async () => {
    const { url, flow } = await begin()
    const back = issuer.agree(url, newStranger())
    expect((await end(back, flow)).status).toBe(200)
    await expectRefused(end(back, flow), dead)
  })

  it('with a code of another sign-in fails at PKCE', async () => {
    const { url } = await begin()
    const mine = await begin()
    const { code } = issuer.agree(url, newStranger())
    const state = new URL(mine.url).searchParams.get('state')
    await expectRefused(end({ code, state }, mine.flow), unproven)
  })

  it.each([
    ['of another audience', { claims: { aud: 'somebody-else' } }],
    ['of several audiences', { claims: { aud: ['firmament', 'somebody-else'] } }],
    ['given to somebody else', { claims: { azp: 'somebody-else' } }],
    ['of another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that is over', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['that never ends', { claims: { exp: undefined } }],
    ['signed by a stranger', { isForged: true }],
  ])('with a token %s comes to nothing', async (_name, lies) => {
    const stranger = newStranger()
    const { url, flow } = await begin()
    await expectRefused(end(issuer.agree(url, stranger, lies), flow), unproven)
    expect(await userOf(stranger.email)).toBeUndefined()
  })

  it('by mixing up issuers comes to nothing', async () => {
    const { url, flow } = await begin()
    const back = issuer.agree(url, newStranger())
    await expectRefused(end({ ...back, iss: 'https://evil.example' }, flow), dead)
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    const atOther = await ask({
      path: '/social-login',
      json: { provider: 'google', flow, ...back },
      with: { ...withIssuer, ...google },
    })
    expect(atOther.status).toBe(401)
    expect(await atOther.json()).toMatchObject({ data: { messageKey: dead } })
  })

  it('with the accounts of an issuer that stood here before opens nobody’s', async () => {
    const stranger = newStranger()
    const { body } = await signIn(stranger)
    await directory(env)
      .update(accounts)
      .set({ accountId: `https://older.test|${stranger.sub}` })
      .where(eq(accounts.userId, body.data?.response._id ?? ''))
    expect((await signIn(stranger)).body.error).toBe(accountMessages.known)
  })

  it('says what the person did, or the provider', async () => {
    const { url, flow } = await begin()
    const state = new URL(url).searchParams.get('state')
    await expectRefused(end({ error: 'access_denied', state }, flow), 'denied')
    const other = await begin()
    const otherState = new URL(other.url).searchParams.get('state')
    await expectRefused(end({ error: '<script>', state: otherState }, other.flow), unproven)
  })
})
